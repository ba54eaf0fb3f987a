import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectDirectory } from '../../local/settings.ts';
import { type Defect, defects, type Edit } from './mutants/defects.ts';

/**
 * `npm run mutants [-- --only WORD]`: plants each defect of `mutants/defects.ts` in a copy of the project and
 * runs the tests that are to notice it. A defect that no test notices is a hole in the suite.
 */
const print = (line = ''): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = defects.filter(({ name }) => name.includes(values.only ?? ''));
if (chosen.length === 0) throw new Error('No defect has that word in its name');

interface TestRun {
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

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());

const runTests = async (directory: string, tests: readonly string[]): Promise<TestRun> => {
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
const plant = async (directory: string, { name, edits }: Defect): Promise<() => Promise<void>> => {
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

const copyProject = async (): Promise<string> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'clinic-service-mutants-'));
  const left = new Set(['node_modules', '.data', '.git', '.test']);
  await cp(projectDirectory, directory, {
    recursive: true,
    filter: (source) => !left.has(path.relative(projectDirectory, source)),
  });
  await symlink(path.join(projectDirectory, 'node_modules'), path.join(directory, 'node_modules'));
  return directory;
};

const directory = await copyProject();
let caught = 0;
const complaints: string[] = [];
try {
  const needed = [...new Set(chosen.flatMap(({ tests }) => tests))];
  print(`Without a defect, in ${needed.length} test files …`);
  const sound = await runTests(directory, needed);
  if (sound.broken || sound.failed.length > 0)
    throw new Error(`The tests fail without a defect: ${sound.broken ?? sound.failed.join('; ')}`);
  print(`${sound.passed} tests pass.\n`);
  for (const defect of chosen) {
    try {
      const restore = await plant(directory, defect);
      const { failed, broken } = await runTests(directory, defect.tests);
      await restore();
      if (broken) throw new Error(`"${defect.name}" keeps the tests from running: ${broken}`);
      const [first, ...others] = failed;
      if (first) {
        caught += 1;
        const more = others.length > 0 ? ` (and ${others.length} more)` : '';
        print(`caught  ${defect.name}\n        by "${first}"${more}`);
      } else {
        print(`MISSED  ${defect.name}`);
        complaints.push(`No test noticed "${defect.name}"`);
      }
    } catch (error) {
      stopping.signal.throwIfAborted();
      complaints.push((error as Error).message);
      print(`FAILED  ${(error as Error).message}`);
    }
  }
} catch (error) {
  complaints.push((error as Error).message);
  print(`FAILED  ${(error as Error).message}`);
} finally {
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
}
print(`\n${caught} of ${chosen.length} defects were caught.`);
process.exit(complaints.length === 0 && caught === chosen.length ? 0 : 1);
