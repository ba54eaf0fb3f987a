import { spawn } from 'node:child_process';
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
  /** Which of its lines appear on the console too; none of them by default. */
  readonly echo?: (line: string) => boolean;
  readonly stopSignal?: NodeJS.Signals;
  /** Milliseconds between the stop signal and SIGKILL. */
  readonly grace?: number;
  /** A one-off command ends by itself: that is no crash, until {@link Child.watch}. */
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
  /** Its last lines. */
  tail(): readonly string[];
  /** From now on its end is a crash. */
  watch(): void;
  /** @param signal other than its own: as somebody else would end it. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface ChildProcesses {
  /** @throws once {@link ChildProcesses.refuse} was called: nothing starts during a stop. */
  start(plan: ChildPlan): Child;
  /** Resolves with the first child that ended without being asked to. */
  readonly crash: Promise<{ child: Child; ending: Ending }>;
  refuse(): void;
  /** SIGKILL for whatever is left. */
  killAll(): void;
  running(): readonly Child[];
  /** To be called when none is running any more: removes their record. */
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

/**
 * Starts and watches child processes. Each leads a process group of its own, so that Ctrl-C in the terminal
 * reaches only the supervisor, which then stops them in order. Whatever is left at this process's own end is
 * killed; only its SIGKILL leaves them, for the next start to find in their record.
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
    const spawned = spawn(plan.command, plan.args, {
      cwd: plan.directory,
      env: plan.environment ?? process.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...plan.account,
    });
    for (const stream of [spawned.stdout, spawned.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > TAIL_LINES) lines.shift();
        log.write(`${line}\n`);
        if (plan.echo?.(line)) options.print(`[${plan.name}] ${line}`);
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
        const stopped = new AbortController();
        const force = pause(plan.grace ?? 10_000, undefined, { signal: stopped.signal }).then(
          () => {
            options.print(`${plan.name} did not stop in time and is killed.`);
            signalGroup(child.pid, 'SIGKILL');
          },
          () => {},
        );
        await ended.promise;
        stopped.abort();
        await force;
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
    // `close` comes after the last line of output, but never where a grandchild keeps the pipe open.
    spawned.once('exit', (code, signal) => {
      const late = setTimeout(() => finish({ code, signal }), 1_000);
      spawned.once('close', () => {
        clearTimeout(late);
        finish({ code, signal });
      });
    });
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
