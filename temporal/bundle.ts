import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
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
