import { spawn } from 'node:child_process';
import path from 'node:path';

export interface OperatorRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The document that `--json` prints. */
  // biome-ignore lint/suspicious/noExplicitAny: documents of every shape
  readonly json: any;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;
const ROOT = path.join(import.meta.dirname, '../../..');

/** The command line as a process of its own, without a terminal, with just these settings. */
export const runOperator = (
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
  cwd: string = ROOT,
): Promise<OperatorRun> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'api/operator/main.ts'), ...args],
      { cwd, env: { PATH, NODE_COMPILE_CACHE, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (status) =>
      resolve({
        status,
        stdout,
        stderr,
        json: args.includes('--json') && stdout !== '' ? JSON.parse(stdout) : undefined,
      }),
    );
  });
