import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleOption } from '@temporalio/worker';
import { failureConverterPath } from './codec.ts';

/** `versioned` is for workers that have a version (`workflows/versioned.ts`). */
export type BundleKind = 'unversioned' | 'versioned';
const ENTRIES = { unversioned: '../workflows/index.ts', versioned: '../workflows/versioned.ts' } as const;
const bundles = new Map<BundleKind, Promise<{ code: string }>>();

/** The workflows as one script for the sandbox. It is built once per process, which takes seconds. */
export const bundleWorkflows = (kind: BundleKind = 'unversioned'): Promise<{ code: string }> => {
  const bundled =
    bundles.get(kind) ??
    bundleWorkflowCode({
      workflowsPath: fileURLToPath(new URL(ENTRIES[kind], import.meta.url)),
      failureConverterPath,
      workflowInterceptorModules: [fileURLToPath(new URL('../workflows/trace.ts', import.meta.url))],
      logger: new DefaultLogger('WARN'),
    });
  bundles.set(kind, bundled);
  return bundled;
};

const fileOf = (file: string, kind: BundleKind): string =>
  kind === 'versioned' ? `${file}.versioned` : file;

export const writeBundle = async (file: string, kind: BundleKind = 'unversioned'): Promise<void> =>
  writeFile(fileOf(file, kind), (await bundleWorkflows(kind)).code);

/**
 * @param made the path of a script that `write-bundle.ts` of the same version wrote; without it the script is built
 *   here.
 */
export const workflowBundle = async (
  made: string | undefined,
  kind: BundleKind,
): Promise<WorkflowBundleOption> =>
  made === undefined ? bundleWorkflows(kind) : { codePath: path.resolve(fileOf(made, kind)) };
