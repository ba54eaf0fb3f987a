import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { OperatorRun } from './run-operator.ts';

const HOST = path.join(import.meta.dirname, 'operator-host.ts');
const { PATH, NODE_COMPILE_CACHE } = process.env;

const idle: ChildProcess[] = [];
let runs = 0;

const startHost = (): ChildProcess => {
  const host = fork(HOST, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It ends with this process, which need not wait for it.
  host.unref();
  host.channel?.unref();
  return host;
};

/**
 * As `runOperator`, in a process that stays for the next run (`operator-host.ts`); what a process of its own is about,
 * such as signals, pipes and its folder, needs that one.
 */
export const operatorLine = async (
  environment: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<OperatorRun> => {
  const host = idle.pop() ?? startHost();
  runs += 1;
  const heard = new AbortController();
  const { signal } = heard;
  const answered = Promise.race([
    once(host, 'message', { signal }),
    once(host, 'exit', { signal }).then(() =>
      Promise.reject(new Error('The command line ended its process')),
    ),
  ]).finally(() => heard.abort());
  host.send({ run: runs, args, environment: { PATH, ...environment } });
  const [run] = (await answered) as [Omit<OperatorRun, 'json'>];
  idle.push(host);
  const json = args.includes('--json') && run.stdout !== '' ? JSON.parse(run.stdout) : undefined;
  return { ...run, json };
};
