import { Worker } from 'node:worker_threads';
import { createKeyedSemaphore } from '../../../platform/batching/keyed-semaphore.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';
import type { ContentsKind } from './scene-contents.ts';
import type { TakenUpdate } from './scene-document.ts';
import { SceneFailure } from './scene-failure.ts';
import type { SceneMethods, SceneReply } from './scene-thread.ts';

/** For all scenes of a process; one scene takes at most two. */
const MEMORY_MEGABYTES = 512;
/**
 * The thread stops by itself what takes longer than a second. This limit ends a thread that is stuck for another
 * reason.
 */
const STUCK_MS = 10_000;
/**
 * Requests that the thread has at one time, of all organizations and of each: with one alone it would wait for this
 * thread after each; with more, an organization would wait longer for the dear ones of another.
 */
const AT_ONCE = 4;

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
  /** All of it, without what was overwritten or removed. */
  contents(): Promise<Uint8Array>;
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
  close(): Promise<void>;
}

type Values<Method extends keyof SceneMethods> = Parameters<SceneMethods[Method]>;
type Result<Method extends keyof SceneMethods> = ReturnType<SceneMethods[Method]>;
type Call = <Method extends keyof SceneMethods>(
  method: Method,
  ...values: Values<Method>
) => Promise<Done<Result<Method>>>;

interface Asked {
  resolve(reply: SceneReply): void;
  reject(error: SceneFailure): void;
}

/** The thread, which answers what it is asked in order. */
interface SceneThread {
  ask(method: string, values: readonly unknown[]): Promise<SceneReply>;
  /** Every document in it is lost. */
  end(): Promise<unknown>;
}

/** @param onEnd called when it ended, for whatever reason. */
const startThread = (log: Logger, onEnd: () => void): SceneThread => {
  const thread = new Worker(new URL('./scene-thread.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  thread.unref();
  const asked: Asked[] = [];
  let isEnding = false;
  thread.on('error', (error) => log.error({ err: error }, 'scene thread failed'));
  thread.on('message', (reply: SceneReply) => {
    const first = asked.shift();
    if (reply.failure) first?.reject(new SceneFailure(reply.failure, reply.ms));
    else first?.resolve(reply);
  });
  thread.on('exit', () => {
    onEnd();
    // What it was doing has ended it, unless it was told to end; it had not begun with the others.
    for (const [index, { reject }] of asked.splice(0).entries())
      reject(new SceneFailure(isEnding || index > 0 ? 'lost' : 'harmful'));
  });
  return {
    async ask(method, values) {
      const { promise, resolve, reject } = Promise.withResolvers<SceneReply>();
      asked.push({ resolve, reject });
      thread.postMessage({ method, values });
      const stuck = setTimeout(() => void thread.terminate(), STUCK_MS);
      return promise.finally(() => clearTimeout(stuck));
    },
    end() {
      isEnding = true;
      return thread.terminate();
    },
  };
};

export const createSceneDocuments = (log: Logger): SceneDocuments => {
  const ofOrganization = createKeyedSemaphore(AT_ONCE);
  const ofThread = createKeyedSemaphore(AT_ONCE);
  let current: SceneThread | undefined;
  let ids = 0;
  let closing = false;

  const running = (): SceneThread => {
    if (closing) throw new SceneFailure('lost');
    if (current) return current;
    const thread = startThread(log, () => {
      if (current === thread) current = undefined;
    });
    current = thread;
    return thread;
  };

  const callerOf =
    (organizationId: string, threadNow: () => SceneThread): Call =>
    (method, ...values) =>
      ofOrganization(organizationId, () =>
        ofThread('', async () => {
          const { result, ms } = await threadNow().ask(method, values);
          return { result: result as Result<typeof method>, ms };
        }),
      );

  return {
    async open(organizationId, updates, kind) {
      ids += 1;
      const id = ids;
      let thread: SceneThread | undefined;
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
        contents: async () => (await call('contents', id)).result,
        // If the thread ended, its document is gone already.
        close: () => void call('close', id).catch(() => undefined),
      };
    },
    merge: async (organizationId, updates) => {
      if (updates.length === 1) return updates[0] as Uint8Array;
      return (await callerOf(organizationId, running)('merge', updates)).result;
    },
    async close() {
      closing = true;
      await current?.end();
    },
  };
};
