import { setWorkflowOptions } from '@temporalio/workflow';
import { upkeepWorkflows } from '../domain/workflow-definitions/upkeep.ts';
import { type WorkflowType, workflows } from '../domain/workflow-definitions/workflows.ts';
import * as implementations from './index.ts';

/**
 * The workflows for workers that have a version. Each says whether a run stays on the version that began it. It is a
 * script of its own, because a server refuses these declarations from workers without versions.
 */

/** Checks by types that every definition has an implementation for its input. */
const checked: {
  readonly [Type in WorkflowType]: (
    input: ReturnType<(typeof workflows)[Type]['command']>['input'],
  ) => Promise<unknown>;
} = implementations;

const definitions = { ...workflows, ...upkeepWorkflows };
for (const type of Object.keys(definitions) as (keyof typeof definitions)[])
  setWorkflowOptions(
    { versioningBehavior: definitions[type].versioning },
    { ...implementations, ...checked }[type] as (input: never) => Promise<unknown>,
  );

export * from './index.ts';
