import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectDirectory } from '../../../local/settings.ts';
import type { Defect, Edit } from './defects.ts';

/** A copy of the project, in which something is changed on purpose, and its tests. */

export interface TestRun {
  readonly failed: readonly string[];
  readonly passed: number;
  /** The suites that could not even be loaded, or another reason why there is no result. */
  readonly broken: string | undefined;
}

interface JestResult {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());

export const runTests = async (directory: string, tests: readonly string[]): Promise<TestRun> => {
  const output = path.join(directory, 'jest-result.json');
  await rm(output, { force: true });
  const child = spawn(
    process.execPath,
    ['local/test.js', ...tests, '--json', `--outputFile=${output}`, '--silent'],
    {
      cwd: directory,
      // Temporal's programs are looked for where the project keeps them.
      env: { ...process.env, DATA_DIR: path.join(projectDirectory, '.data'), npm_lifecycle_event: undefined },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk}`.slice(-2_000);
  });
  const stop = () => child.kill('SIGTERM');
  stopping.signal.addEventListener('abort', stop, { once: true });
  await new Promise((resolve) => child.once('close', resolve));
  stopping.signal.removeEventListener('abort', stop);
  stopping.signal.throwIfAborted();
  const result = await readFile(output, 'utf8').then(
    (text) => JSON.parse(text) as JestResult,
    () => undefined,
  );
  if (!result) return { failed: [], passed: 0, broken: errors };
  const unloaded = result.testResults.find(({ assertionResults }) => assertionResults.length === 0);
  return {
    failed: result.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ),
    passed: result.numPassedTests,
    broken: unloaded && `${path.relative(directory, unloaded.name)}: ${unloaded.message.slice(0, 500)}`,
  };
};

/** @throws Error naming the defect whose place is not in the code any more. */
export const plant = async (directory: string, { name, edits }: Defect): Promise<() => Promise<void>> => {
  const originals = new Map<string, string>();
  const apply = async ({ file, find, replace }: Edit): Promise<void> => {
    const place = path.join(directory, file);
    const text = await readFile(place, 'utf8');
    if (!originals.has(place)) originals.set(place, text);
    const parts = text.split(find);
    if (parts.length !== 2)
      throw new Error(`"${name}" does not fit ${file} any more: its text is there ${parts.length - 1} times`);
    await writeFile(place, parts.join(replace));
  };
  const restore = async (): Promise<void> => {
    for (const [place, text] of originals) await writeFile(place, text);
  };
  try {
    for (const edit of edits) await apply(edit);
  } catch (error) {
    await restore();
    throw error;
  }
  return restore;
};

export const copyProject = async (): Promise<string> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'clinic-service-mutants-'));
  const left = new Set(['node_modules', '.data', '.git', '.test']);
  await cp(projectDirectory, directory, {
    recursive: true,
    filter: (source) => !left.has(path.relative(projectDirectory, source)),
  });
  await symlink(path.join(projectDirectory, 'node_modules'), path.join(directory, 'node_modules'));
  return directory;
};
