import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Which processes a supervisor has started, on disk, so that a later start can end what a killed
 * supervisor left behind. A process is known by its id and the moment it began: ids are used again, and
 * nothing that is not ours may ever be signalled.
 */

export interface RecordedProcess {
  readonly name: string;
  readonly pid: number;
  readonly began: string;
  readonly stopSignal: NodeJS.Signals;
}
interface ProcessRecord {
  readonly supervisor: RecordedProcess;
  readonly children: readonly RecordedProcess[];
}

/** When the process began, or undefined where there is none (or only its unreaped remains). */
const beginningOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') {
      // The name (field 2) may hold spaces and parentheses; the rest follows its last parenthesis.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (fields[0] === 'Z') return undefined;
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

export const identify = (name: string, pid: number, stopSignal: NodeJS.Signals): RecordedProcess => ({
  name,
  pid,
  began: beginningOf(pid) ?? 'unknown',
  stopSignal,
});

const isRunning = ({ pid, began }: RecordedProcess): boolean => beginningOf(pid) === began;

/** Signals a process and the group it leads; false where neither is there any more. */
export const signalGroup = (pid: number, signal: NodeJS.Signals): boolean => {
  // 0 and 1 would mean the own group, or every process of this account.
  if (pid <= 1) return false;
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return true;
    } catch {}
  }
  return false;
};

export const writeRecord = (file: string, children: readonly RecordedProcess[]): void => {
  const record: ProcessRecord = { supervisor: identify('supervisor', process.pid, 'SIGTERM'), children };
  writeFileSync(`${file}.new`, JSON.stringify(record, undefined, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

export const removeRecord = (file: string): void => rmSync(file, { force: true });

const readRecord = (file: string): ProcessRecord | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessRecord;
  } catch {
    return undefined;
  }
};

/** Thrown where the supervisor of the record is alive. */
class AlreadyRunningError extends Error {
  constructor(pid: number) {
    super(
      `It is already running on this DATA_DIR (process ${pid}). Stop that one first, or set another DATA_DIR.`,
    );
  }
}

/**
 * Ends the processes that a killed supervisor left behind: gently, all at once, by force after 10 seconds.
 * @throws AlreadyRunningError where that supervisor still lives.
 */
export const stopLeftovers = async (file: string, print: (line: string) => void): Promise<void> => {
  const record = readRecord(file);
  if (!record) return;
  if (record.supervisor.pid !== process.pid && isRunning(record.supervisor))
    throw new AlreadyRunningError(record.supervisor.pid);
  const alive = () => record.children.filter(isRunning);
  for (const { name, pid, stopSignal } of alive()) {
    print(`Stopping ${name} (process ${pid}), left behind by an earlier start …`);
    signalGroup(pid, stopSignal);
  }
  for (let waited = 0; alive().length > 0 && waited < 100; waited++) await pause(100);
  for (const { pid } of alive()) signalGroup(pid, 'SIGKILL');
  for (let waited = 0; alive().length > 0 && waited < 50; waited++) await pause(100);
  removeRecord(file);
};
