import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from '../../local/ports.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const root = fileURLToPath(new URL('../../', import.meta.url));
const execute = promisify(execFile);
const FLAGS = ['--disable-warning=ExperimentalWarning'];

export const freePort = async (): Promise<number> => (await freePorts(1))[0] as number;

export interface Process {
  readonly child: ChildProcess;
  /**
   * Resolves when its admin listener says so.
   * @throws with what it wrote, where it ends before.
   */
  untilReady(adminPort: number): Promise<void>;
  /** Kills the process, as a crash would. */
  kill(): Promise<void>;
  /** Ends the process by SIGTERM, as an operator would. @returns the exit status. */
  stop(): Promise<number | null>;
}

/** Those that run, from their first moment: whoever started them may be ended in the middle. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * A process of the service. Nothing of it outlives this process.
 * @param output collects all that it writes.
 */
export const spawnProcess = (script: string, environment: NodeJS.ProcessEnv, output?: string[]): Process => {
  const child = spawn(process.execPath, [...FLAGS, script], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
    output?.push(String(chunk));
  });
  child.stdout?.on('data', (chunk: Buffer) => output?.push(String(chunk)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  return {
    child,
    async untilReady(adminPort) {
      const isReady = () =>
        fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        );
      while (!(await isReady())) {
        if (hasEnded())
          throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}: ${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
};

/** The same, ready when it resolves. */
export const startProcess = async (
  script: string,
  environment: NodeJS.ProcessEnv,
  adminPort: number,
  output?: string[],
): Promise<Process> => {
  const started = spawnProcess(script, environment, output);
  await started.untilReady(adminPort);
  return started;
};

/** What `npm run --silent operator -- … --json` prints. */
export const operator = async (environment: NodeJS.ProcessEnv, ...words: string[]) => {
  const { stdout } = await execute(process.execPath, [...FLAGS, 'api/operator/main.ts', ...words, '--json'], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  });
  return JSON.parse(stdout);
};
