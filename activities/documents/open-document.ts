import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { requireNoTransaction } from '../../platform/database/outside-transactions.ts';
import { retryable } from '../failures.ts';
import { COPY_CPU_SECONDS, MEMORY_MOST, STEP_CPU_SECONDS, STEP_SECONDS } from './document-limits.ts';
import type { Answer, DrawnPage, Question, RefusalCode } from './reading-protocol.ts';

/** The document is of another kind, broken or locked, or needs more resources than a worksheet may. */
export class DocumentRefused extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.name = 'DocumentRefused';
    this.code = code;
  }
}

export interface DocumentReader {
  readonly pages: number;
  /** @param index counted from 0. @throws DocumentRefused */
  page(index: number): Promise<DrawnPage>;
  /** A new PDF with all pages, which must have been drawn before. @throws DocumentRefused if it cannot be made. */
  copy(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const LIBRARIES = `${PROJECT}node_modules`;
/** The process may read the program and its libraries and nothing else, load no other code, and start no process. */
const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
  '--permission',
  '--allow-addons',
  `--allow-fs-read=${PROJECT}activities/documents/*`,
  // A link, where an image or a work tree shares it.
  ...new Set([LIBRARIES, realpathSync(LIBRARIES)].map((folder) => `--allow-fs-read=${folder}/*`)),
  `--allow-fs-read=${PROJECT}package.json`,
  '--max-old-space-size=128',
];

/** Linux counts processor time in ticks of a hundredth of a second. */
const TICKS = 100;
const PAGE_BYTES = 4_096;
const WATCH_MS = 50;
/** Most characters of what a process that does not start wrote about it. */
const WRITTEN_MOST = 300;

interface Use {
  readonly memory: number;
  readonly cpuSeconds: number;
}

/** Undefined if the system does not report it; then only the elapsed time is limited. */
const useOf = async (pid: number): Promise<Use | undefined> => {
  try {
    const [stat, statm] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/statm`, 'utf8'),
    ]);
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      memory: Number(statm.split(' ')[1]) * PAGE_BYTES,
      cpuSeconds: (Number(words[11]) + Number(words[12])) / TICKS,
    };
  } catch {
    return undefined;
  }
};

/** Signals that end all processes of a worker that is stopped. */
const STOPPING: readonly (string | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];

/** The first line that a process wrote about an error, while it started. */
const errorIn = (written: string): string =>
  /^.*Error.*$/m.exec(written)?.[0].slice(0, WRITTEN_MOST) ?? 'It wrote no error';

/** The reason why the process no longer answers. */
const faultOf = ({ exitCode, signalCode }: ChildProcess): Error => {
  // It was stopped together with its worker, or the system could not start a process. Neither says anything about the
  // document.
  if (STOPPING.includes(signalCode) || (exitCode !== null && exitCode < 0))
    return retryable('DocumentReadingInterrupted', 'Reading the document was interrupted');
  // It ended by itself (out of memory, or a library failed), or it used too much and was killed.
  return new DocumentRefused('unreadable_document');
};

const tooSlow = () => retryable('DocumentReadingSlow', 'Reading the document took too long');

/**
 * Starts the process. It has nothing of a document yet, so no document is at fault if it does not start: it cannot load
 * a library, for example.
 * @throws a retryable failure, with what the process wrote.
 */
const startReading = async (program: string, signal: AbortSignal | undefined): Promise<ChildProcess> => {
  const child = fork(program, [], {
    execArgv: FLAGS,
    env: {},
    cwd: PROJECT,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let written = '';
  const keep = (part: Buffer) => {
    written = `${written}${part}`.slice(-10 * WRITTEN_MOST);
  };
  child.stderr?.on('data', keep);
  const ready = Promise.withResolvers<void>();
  const onReady = () => ready.resolve();
  const onClose = () => {
    const fault = faultOf(child);
    const words = `The process that reads documents did not start: ${errorIn(written)}`;
    ready.reject(fault instanceof DocumentRefused ? retryable('DocumentReaderNotStarted', words) : fault);
  };
  const giveUp = (reason: unknown) => {
    ready.reject(reason);
    child.kill('SIGKILL');
  };
  const onAbort = () => giveUp(signal?.reason);
  const timer = setTimeout(() => giveUp(tooSlow()), STEP_SECONDS * 1_000);
  // A process that the system could not start emits it, and then `close`.
  child.on('error', () => undefined);
  child.once('message', onReady).once('close', onClose);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    await ready.promise;
    // From here on it may quote the document.
    child.stderr?.off('data', keep).resume();
    return child;
  } finally {
    clearTimeout(timer);
    child.off('message', onReady).off('close', onClose);
    signal?.removeEventListener('abort', onAbort);
  }
};

/**
 * Opens an uploaded document in a separate process. The process is killed as soon as it uses more memory or processor
 * time than a worksheet may need, or is no longer needed.
 * @param program what the process runs.
 * @throws DocumentRefused; a retryable failure if the machine was too busy to decide, was being stopped, or cannot run
 *   the program.
 */
export const openDocument = async (
  bytes: Uint8Array,
  media_type: string,
  signal?: AbortSignal,
  program = PROGRAM,
): Promise<DocumentReader> => {
  requireNoTransaction('Reading a document');
  signal?.throwIfAborted();
  const child = await startReading(program, signal);
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  // A signal that could not be sent emits an error.
  const exited = hasEnded ? undefined : once(child, 'exit').catch(() => undefined);
  const kill = () => void child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });

  const ask = async (question: Question, cpuSeconds = STEP_CPU_SECONDS): Promise<Answer> => {
    const answered = Promise.withResolvers<Answer>();
    const began = Date.now();
    const before = (await useOf(child.pid as number))?.cpuSeconds ?? 0;
    const onMessage = (reply: Answer) => answered.resolve(reply);
    const onExit = () => answered.reject(signal?.aborted ? signal.reason : faultOf(child));
    child.once('message', onMessage).once('exit', onExit);
    const watch = setInterval(async () => {
      const use = await useOf(child.pid as number);
      if (use && (use.memory > MEMORY_MOST || use.cpuSeconds - before > cpuSeconds)) kill();
      else if (Date.now() - began > STEP_SECONDS * 1_000) {
        answered.reject(tooSlow());
        kill();
      }
    }, WATCH_MS);
    if (child.exitCode !== null || child.signalCode !== null) onExit();
    else child.send(question, (error) => (error ? onExit() : undefined));
    try {
      return await answered.promise;
    } finally {
      clearInterval(watch);
      child.off('message', onMessage).off('exit', onExit);
    }
  };
  const close = async () => {
    signal?.removeEventListener('abort', kill);
    kill();
    await exited;
  };
  const expected = <Kind extends Answer['kind']>(
    reply: Answer,
    kind: Kind,
  ): Extract<Answer, { kind: Kind }> => {
    if (reply.kind === 'refused') throw new DocumentRefused(reply.code);
    if (reply.kind !== kind) throw new DocumentRefused('unreadable_document');
    return reply as Extract<Answer, { kind: Kind }>;
  };

  try {
    const { pages } = expected(await ask({ kind: 'open', bytes, media_type }), 'open');
    return {
      pages,
      async page(index) {
        const { png, width, height } = expected(await ask({ kind: 'page', index }), 'page');
        return { png, width, height };
      },
      async copy() {
        return expected(await ask({ kind: 'copy' }, COPY_CPU_SECONDS), 'copy').pdf;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
