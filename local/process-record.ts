import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A record on disk of the processes that a supervisor has started, so that a later start can end those that a killed
 * supervisor left behind. A process is identified by its id and the time when it began, because ids are reused, and
 * no other program may ever get a signal.
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

/** The time when the process began; undefined if it does not exist (or is a zombie). */
const beginningOf = (pid: number): string | undefined => {
  try {
    if (process.platform === 'linux') {
      // The name (field 2) may contain spaces and parentheses, so parsing begins after its last parenthesis.
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

/** Sends a signal to a process and to the group it leads; false if neither exists any more. */
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

/** Thrown if the supervisor of the record is still running. */
class AlreadyRunningError extends Error {
  constructor(pid: number) {
    super(
      `It is already running on this DATA_DIR (process ${pid}). Stop that one first, or set another DATA_DIR.`,
    );
  }
}

/**
 * Ends the processes that a killed supervisor left behind: first with its stop signal, all at once, and by force
 * after 10 seconds.
 * @throws AlreadyRunningError if that supervisor is still running.
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
