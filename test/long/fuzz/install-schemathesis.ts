import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const VERSION = '4.32.5';
const PYTHON_LEAST = [3, 10] as const;

const execute = promisify(execFile);

const findPython = async (): Promise<string> => {
  for (const command of ['python3', 'python']) {
    const script = 'import sys, venv, ensurepip; print(*sys.version_info[:2])';
    const answer = await execute(command, ['-c', script]).catch(() => undefined);
    const [major = 0, minor = 0] = answer?.stdout.trim().split(' ').map(Number) ?? [];
    if (major === PYTHON_LEAST[0] && minor >= PYTHON_LEAST[1]) return command;
  }
  throw new Error(
    `Schemathesis needs Python ${PYTHON_LEAST.join('.')} or newer with its modules venv and ensurepip (on Debian and Ubuntu: apt-get install python3 python3-venv).`,
  );
};

/**
 * Schemathesis in a virtual environment of its own, kept from run to run.
 * @param cacheDirectory where it is kept, under the version's name.
 * @returns the path of its program `st`.
 */
export const installSchemathesis = async (
  cacheDirectory: string,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<string> => {
  const home = path.join(cacheDirectory, `schemathesis-${VERSION}`);
  const done = path.join(home, 'installed');
  const program = path.join(home, 'bin', 'st');
  if (existsSync(done)) return program;
  const python = await findPython();
  report(`Installing schemathesis ${VERSION} into ${home} …`);
  // Programs of a virtual environment hold its path, so it is made in its place and marked when it is whole.
  await rm(home, { recursive: true, force: true });
  await mkdir(cacheDirectory, { recursive: true });
  await execute(python, ['-m', 'venv', home], { signal });
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'];
  try {
    await execute(path.join(home, 'bin', 'python'), [...pip, `schemathesis==${VERSION}`], { signal });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(`pip could not install schemathesis ${VERSION}: ${stderr.trim().split('\n').at(-1)}`, {
      cause: error,
    });
  }
  const { stdout } = await execute(program, ['--version'], { signal });
  if (!stdout.includes(VERSION)) throw new Error(`${program} is not version ${VERSION}`);
  await writeFile(done, '');
  return program;
};
