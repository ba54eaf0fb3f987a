import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Worker } from '@temporalio/worker';
import { upkeepWorkflows } from '../../domain/workflow-definitions/upkeep.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { dataConverter } from '../../temporal/codec.ts';
import * as implementations from '../../workflows/index.ts';
import { testSecrets } from '../activities/world.ts';
import { servers } from '../support/servers.ts';
import './quiet-runtime.ts';

const folder = new URL('./histories/', import.meta.url);
const recordings = readdirSync(folder).filter((name) => name.endsWith('.json'));

const definitions = { ...workflows, ...upkeepWorkflows };
const fileNameOf = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(Object.keys(definitions))('%s has a recorded history, and an implementation', (type) => {
  expect(recordings.map((name) => name.split('.')[0])).toContain(fileNameOf(type));
  expect(Object.keys(implementations)).toContain(type);
});

test('every workflow that workers know is defined', () => {
  expect(Object.keys(implementations).toSorted()).toEqual(Object.keys(definitions).toSorted());
});

/** Why today's workflows decide otherwise than in each recording; one worker replays them all. */
const replayed = async (): Promise<ReadonlyMap<string, Error | undefined>> => {
  const { workflowBundlePath } = await servers();
  const options = {
    workflowBundle: { codePath: workflowBundlePath },
    dataConverter: dataConverter(testSecrets(), 'recordings'),
  };
  const histories = recordings.map((workflowId) => ({
    workflowId,
    history: JSON.parse(readFileSync(new URL(workflowId, folder), 'utf8')) as object,
  }));
  const results = new Map<string, Error | undefined>();
  for await (const { workflowId, error } of Worker.runReplayHistories(options, histories))
    results.set(workflowId, error);
  return results;
};
let replaying: ReturnType<typeof replayed> | undefined;

// A workflow that is running while a new version is deployed goes on in the new code: this is that moment.
test.each(recordings)('today’s workflows make the same decisions as in %s', async (name) => {
  replaying ??= replayed();
  const results = await replaying;
  expect([...results.keys()]).toContain(name);
  expect(results.get(name)).toBeUndefined();
});
