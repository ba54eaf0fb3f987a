import { Worker } from 'node:worker_threads';
import { createKeyedSemaphore } from '../../../platform/batching/keyed-semaphore.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';
import type { ContentsKind } from './scene-contents.ts';
import type { TakenUpdate } from './scene-document.ts';
import { type FailureReason, SceneFailure } from './scene-failure.ts';
import type { SceneMethods, SceneReply } from './scene-thread.ts';

/** For all scenes of a process; one scene takes at most two. */
const MEMORY_MEGABYTES = 512;
/**
 * The thread stops by itself what takes longer than a second. This limit ends a thread that is stuck for another
 * reason.
 */
const STUCK_MS = 10_000;

/** A result, and how many milliseconds of processor time it took. */
export interface Done<Result> {
  readonly result: Result;
  readonly ms: number;
}

/** One session's document, which lives in another thread. Every method throws SceneFailure. */
export interface SceneDocumentProxy {
  /** Applies an update from a seat. */
  take(update: Uint8Array): Promise<Done<TakenUpdate>>;
  /** Applies what other processes wrote. @returns what is new. */
  read(updates: readonly Uint8Array[]): Promise<readonly Uint8Array[]>;
  stateVector(): Promise<Uint8Array>;
  /** What a peer with that state vector lacks. */
  missing(stateVector: Uint8Array): Promise<Done<Uint8Array>>;
  close(): void;
}

/** The documents of this process's scenes, all in one thread. Organizations take turns in it. */
export interface SceneDocuments {
  /** @param kind what it may consist of; a scene, unless given. */
  open(
    organizationId: string,
    updates: readonly Uint8Array[],
    kind?: ContentsKind,
  ): Promise<SceneDocumentProxy>;
  merge(organizationId: string, updates: readonly Uint8Array[]): Promise<Uint8Array>;
  /** The same content without what was overwritten or removed. */
  compact(organizationId: string, updates: readonly Uint8Array[]): Promise<Uint8Array>;
  close(): Promise<void>;
}

type Values<Method extends keyof SceneMethods> = Parameters<SceneMethods[Method]>;
type Result<Method extends keyof SceneMethods> = ReturnType<SceneMethods[Method]>;
type Call = <Method extends keyof SceneMethods>(
  method: Method,
  ...values: Values<Method>
) => Promise<Done<Result<Method>>>;

const askThread = (
  thread: Worker,
  method: string,
  values: readonly unknown[],
  reasonOfEnd: () => FailureReason,
): Promise<SceneReply> =>
  new Promise((resolve, reject) => {
    const stuck = setTimeout(() => void thread.terminate(), STUCK_MS);
    const over = () => {
      clearTimeout(stuck);
      thread.off('message', answered).off('exit', ended);
    };
    const answered = (reply: SceneReply) => {
      over();
      if (reply.failure) reject(new SceneFailure(reply.failure, reply.ms));
      else resolve(reply);
    };
    const ended = () => {
      over();
      reject(new SceneFailure(reasonOfEnd()));
    };
    thread.on('message', answered).on('exit', ended);
    thread.postMessage({ method, values });
  });

export const createSceneDocuments = (log: Logger): SceneDocuments => {
  const ofOrganization = createKeyedSemaphore(1);
  const ofThread = createKeyedSemaphore(1);
  let current: Worker | undefined;
  let ids = 0;
  let closing = false;

  const start = (): Worker => {
    const thread = new Worker(new URL('./scene-thread.ts', import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    });
    thread.unref();
    thread.on('error', (error) => log.error({ err: error }, 'scene thread failed'));
    thread.on('exit', () => {
      if (current === thread) current = undefined;
    });
    return thread;
  };
  const running = (): Worker => {
    if (closing) throw new SceneFailure('lost');
    current ??= start();
    return current;
  };

  /** A thread that ended by itself was ended by the request it was running. */
  const reasonOfEnd = () => (closing ? 'lost' : 'harmful');
  /** The thread gets one request at a time, so that it is known which request ended it. */
  const callerOf =
    (organizationId: string, threadNow: () => Worker): Call =>
    (method, ...values) =>
      ofOrganization(organizationId, () =>
        ofThread('', async () => {
          const { result, ms } = await askThread(threadNow(), method, values, reasonOfEnd);
          return { result: result as Result<typeof method>, ms };
        }),
      );

  return {
    async open(organizationId, updates, kind) {
      ids += 1;
      const id = ids;
      let thread: Worker | undefined;
      // The document is lost when the thread in which it was opened ends.
      const call = callerOf(organizationId, () => {
        thread ??= running();
        if (thread !== current) throw new SceneFailure('lost');
        return thread;
      });
      await call('open', id, updates, kind);
      return {
        take: (update) => call('take', id, update),
        read: async (newer) => (await call('read', id, newer)).result,
        stateVector: async () => (await call('stateVector', id)).result,
        missing: (stateVector) => call('missing', id, stateVector),
        // If the thread ended, its document is gone already.
        close: () => void call('close', id).catch(() => undefined),
      };
    },
    merge: async (organizationId, updates) => {
      if (updates.length === 1) return updates[0] as Uint8Array;
      return (await callerOf(organizationId, running)('merge', updates)).result;
    },
    compact: async (organizationId, updates) =>
      (await callerOf(organizationId, running)('compact', updates)).result,
    async close() {
      closing = true;
      await current?.terminate();
    },
  };
};
