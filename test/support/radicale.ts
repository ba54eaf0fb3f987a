import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../../local/ports.ts';

const VERSION = '3.9.0';
const execute = promisify(execFile);
const PYTHONS = ['python3', 'python'];
const INSTALL_LIMIT_MS = 180_000;
const START_LIMIT_MS = 30_000;

export interface Radicale {
  /** `host:port`, for the guard's list. */
  readonly host: string;
  /** Makes the user, or gives it another password; null takes it away. */
  setPassword(user: string, password: string | null): Promise<void>;
  /** Makes a calendar of the user and answers its address. */
  calendar(user: string, name: string): Promise<string>;
  /** Requests as the user itself would make them, with any calendar program. */
  ask(user: string, url: string, method: string, options?: RequestInit): Promise<Response>;
  /** The events that stand in a calendar, as iCalendar text. */
  events(user: string, url: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Its packages, installed once into a folder of their own beside Temporal's programs. */
const install = async (python: string): Promise<string> => {
  const bin = path.resolve(import.meta.dirname, '../..', process.env.DATA_DIR || '.data', 'bin');
  const target = path.join(bin, `radicale-${VERSION}`);
  if (existsSync(target)) return target;
  await mkdir(bin, { recursive: true });
  const scratch = await mkdtemp(path.join(bin, 'radicale-'));
  const options = ['--quiet', '--disable-pip-version-check', '--no-input', '--target', scratch];
  try {
    await execute(python, ['-m', 'pip', 'install', ...options, `radicale==${VERSION}`], {
      timeout: INSTALL_LIMIT_MS,
    });
    // Whole or not at all; another test file may have been first.
    await rename(scratch, target).catch(async (error: unknown) => {
      if (!existsSync(target)) throw error;
      await rm(scratch, { recursive: true, force: true });
    });
    return target;
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);
    throw new Error(
      `The calendar tests need Radicale ${VERSION}, a CalDAV server. Install Python 3.10 or newer with pip, by which it is fetched (package radicale). What pip said: ${reason}`,
    );
  }
};

const findPython = async (): Promise<string> => {
  for (const python of PYTHONS)
    if (
      await execute(python, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).then(
        () => true,
        () => false,
      )
    )
      return python;
  throw new Error('The calendar tests need Python 3.10 or newer with pip, for the CalDAV server Radicale.');
};

/** A real CalDAV server of this file's own; passwords are read anew at each request. */
export const startRadicale = async (): Promise<Radicale> => {
  const python = await findPython();
  const packages = await install(python);
  const directory = await mkdtemp(path.join(tmpdir(), 'clinic-service-radicale-'));
  const [port] = await freePorts(1);
  const host = `127.0.0.1:${port}`;
  const users = new Map<string, string>();
  const usersFile = path.join(directory, 'users');
  /** Whole at any moment: a request may be read between two users. */
  const writeUsers = () => {
    writeFileSync(`${usersFile}.new`, [...users].map(([user, password]) => `${user}:${password}\n`).join(''));
    renameSync(`${usersFile}.new`, usersFile);
  };
  writeUsers();
  const configuration = path.join(directory, 'config');
  await writeFile(
    configuration,
    `[server]
hosts = ${host}
[auth]
type = htpasswd
htpasswd_filename = ${usersFile}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${path.join(directory, 'collections')}
[logging]
level = error
`,
  );
  const child = spawn(python, ['-m', 'radicale', '--config', configuration], {
    env: { PATH: process.env.PATH, PYTHONPATH: packages },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = once(child, 'exit');
  // A run that is ended in the middle comes to no orderly end.
  const endNow = () => {
    child.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', endNow);
  const stop = async (): Promise<void> => {
    process.off('exit', endNow);
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    await rm(directory, { recursive: true, force: true });
  };
  for (const until = Date.now() + START_LIMIT_MS; ; ) {
    if (child.exitCode !== null) throw new Error(`Radicale ended at its start: ${said}`);
    if (
      await fetch(`http://${host}/.web/`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (Date.now() > until) {
      await stop();
      throw new Error(`Radicale did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  const ask: Radicale['ask'] = (user, url, method, options = {}) =>
    fetch(url, {
      method,
      ...options,
      headers: {
        Authorization: `Basic ${Buffer.from(`${user}:${users.get(user) ?? ''}`).toString('base64')}`,
        ...(options.headers as Record<string, string> | undefined),
      },
    });
  return {
    host,
    async setPassword(user, password) {
      if (password === null) users.delete(user);
      else users.set(user, password);
      writeUsers();
    },
    ask,
    async calendar(user, name) {
      const url = `http://${host}/${user}/${name}/`;
      const { status } = await ask(user, url, 'MKCALENDAR');
      if (status !== 201) throw new Error(`MKCALENDAR answered ${status}`);
      return url;
    },
    async events(user, url) {
      const text = await (await ask(user, url, 'GET')).text();
      return text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
    },
    stop,
  };
};
