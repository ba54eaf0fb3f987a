import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, type RecordedProcess, removeRecord, signalGroup, writeRecord } from './process-record.ts';

const TAIL_LINES = 20;
const LOG_ROTATION_BYTES = 20_000_000;

export interface ChildPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  readonly directory?: string;
  readonly account?: { readonly uid?: number; readonly gid?: number };
  /** What is printed on the console for a line of its output; by default nothing. */
  readonly show?: (line: string) => string | undefined;
  readonly stopSignal?: NodeJS.Signals;
  /** Milliseconds between the stop signal and SIGKILL. */
  readonly grace?: number;
  /** A one-off command ends by itself. That is not a crash, unless {@link Child.watch} was called. */
  readonly ends?: boolean;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly ended: Promise<Ending>;
  /** The last lines of its output. */
  tail(): readonly string[];
  /** From now on, if it ends, that counts as a crash. */
  watch(): void;
  /** @param signal instead of its own stop signal, as another program would send it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface ChildProcesses {
  /** @throws once {@link ChildProcesses.refuse} was called, because nothing may start during a stop. */
  start(plan: ChildPlan): Child;
  /** Resolves with the first child that ended unexpectedly. */
  readonly crash: Promise<{ child: Child; ending: Ending }>;
  refuse(): void;
  /** Sends SIGKILL to all remaining children. */
  killAll(): void;
  running(): readonly Child[];
  /** Removes the record of running children. Call it when none is running any more. */
  forget(): void;
}

export const describeEnding = ({ code, signal }: Ending): string =>
  signal ? `was ended by ${signal}` : `ended with status ${code}`;

const openLog = (directory: string, name: string): WriteStream => {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, `${name}.log`);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_ROTATION_BYTES) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: 'a', mode: 0o600 });
};

/** Starts the process as the leader of a process group. */
const spawnGroup = ({ command, args, directory, environment, account }: ChildPlan) =>
  spawn(command, args, {
    cwd: directory,
    env: environment ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });

const onLines = ({ stdout, stderr }: ReturnType<typeof spawnGroup>, take: (line: string) => void): void => {
  for (const input of [stdout, stderr]) createInterface({ input }).on('line', take);
};

/** Waits for the end of the child, which is killed where it takes longer. */
const endedWithin = async (
  milliseconds: number,
  { name, pid, ended }: Child,
  print: (line: string) => void,
): Promise<void> => {
  const stopped = new AbortController();
  const force = pause(milliseconds, undefined, { signal: stopped.signal }).then(
    () => {
      print(`${name} did not stop in time and is killed.`);
      signalGroup(pid, 'SIGKILL');
    },
    () => {},
  );
  await ended;
  stopped.abort();
  await force;
};

/** `close` comes after the last line of output, but not if a grandchild keeps the pipe open. */
const onceWritten = (spawned: ChildProcess, finish: (ending: Ending) => void): void => {
  spawned.once('exit', (code, signal) => {
    const late = setTimeout(() => finish({ code, signal }), 1_000);
    spawned.once('close', () => {
      clearTimeout(late);
      finish({ code, signal });
    });
  });
};

/**
 * Starts and watches child processes. Each leads a process group of its own, so Ctrl-C in the terminal reaches only
 * the supervisor, which then stops them in order. Children that still run when this process ends are killed. Only if
 * this process is killed by SIGKILL do they stay; the next start finds them in their record.
 */
export const createChildProcesses = (options: {
  readonly recordFile: string;
  readonly logDirectory: string;
  readonly print: (line: string) => void;
}): ChildProcesses => {
  const running = new Map<Child, RecordedProcess>();
  const crash = Promise.withResolvers<{ child: Child; ending: Ending }>();
  let refusing = false;
  const record = () => writeRecord(options.recordFile, [...running.values()]);
  record();

  const start = (plan: ChildPlan): Child => {
    if (refusing) throw new Error(`${plan.name} was not started: everything is being stopped`);
    const stopSignal = plan.stopSignal ?? 'SIGTERM';
    const log = openLog(options.logDirectory, plan.name);
    const lines: string[] = [];
    const spawned = spawnGroup(plan);
    onLines(spawned, (line) => {
      lines.push(line);
      if (lines.length > TAIL_LINES) lines.shift();
      log.write(`${line}\n`);
      const shown = plan.show?.(line);
      if (shown !== undefined) options.print(shown);
    });

    const ended = Promise.withResolvers<Ending>();
    let asked = plan.ends ?? false;
    const child: Child = {
      name: plan.name,
      pid: spawned.pid ?? 0,
      ended: ended.promise,
      tail: () => [...lines],
      watch: () => {
        asked = false;
        if (!running.has(child)) void child.ended.then((ending) => crash.resolve({ child, ending }));
      },
      stop: async (signal = stopSignal) => {
        asked = true;
        if (!running.has(child)) return;
        signalGroup(child.pid, signal);
        await endedWithin(plan.grace ?? 10_000, child, options.print);
      },
    };
    const finish = (ending: Ending) => {
      if (!running.delete(child)) return;
      log.end();
      record();
      ended.resolve(ending);
      if (!asked && !refusing) crash.resolve({ child, ending });
    };
    running.set(child, identify(plan.name, child.pid, stopSignal));
    record();
    spawned.once('error', (error) => {
      lines.push(error.message);
      if (spawned.pid === undefined) finish({ code: 127, signal: null });
    });
    onceWritten(spawned, finish);
    return child;
  };

  const killAll = () => {
    for (const { pid } of running.keys()) signalGroup(pid, 'SIGKILL');
  };
  process.once('exit', killAll);

  return {
    start,
    crash: crash.promise,
    refuse: () => {
      refusing = true;
    },
    killAll,
    running: () => [...running.keys()],
    forget: () => removeRecord(options.recordFile),
  };
};
