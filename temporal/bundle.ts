import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleOption } from '@temporalio/worker';
import { failureConverterPath } from './codec.ts';

let bundled: Promise<{ code: string }> | undefined;

/** The workflows as one script for the sandbox; made once for each process (it takes seconds). */
export const bundleWorkflows = (): Promise<{ code: string }> => {
  bundled ??= bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
    failureConverterPath,
    workflowInterceptorModules: [fileURLToPath(new URL('../workflows/trace.ts', import.meta.url))],
    logger: new DefaultLogger('WARN'),
  });
  return bundled;
};

export const writeBundle = async (file: string): Promise<void> =>
  writeFile(file, (await bundleWorkflows()).code);

/** @param made the path of what `write-bundle.ts` made of the same version; else it is made here. */
export const workflowBundle = async (made: string | undefined): Promise<WorkflowBundleOption> =>
  made === undefined ? bundleWorkflows() : { codePath: path.resolve(made) };
