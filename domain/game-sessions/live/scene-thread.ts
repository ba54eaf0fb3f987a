import { parentPort } from 'node:worker_threads';
import type { ContentsKind } from './scene-contents.ts';
import { mergeUpdates, SceneDocument } from './scene-document.ts';
import { type FailureReason, SceneFailure } from './scene-failure.ts';

/**
 * The thread that holds the documents of all scenes of a process, and does one request after the other. The thread
 * that answers requests goes on meanwhile, and never parses what a seat sent.
 */

/** An error of Yjs while it applies an update leaves the document half changed. */
const reasonOf = (error: unknown): FailureReason =>
  error instanceof SceneFailure ? error.reason : 'harmful';

const documents = new Map<number, SceneDocument>();

const documentOf = (id: number): SceneDocument => {
  const document = documents.get(id);
  if (!document) throw new SceneFailure('lost');
  return document;
};

/** After any other error the document must be discarded. */
const withDocument = <Result>(id: number, work: (document: SceneDocument) => Result): Result => {
  const document = documentOf(id);
  try {
    return work(document);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'unusable' && reason !== 'too-large') documents.delete(id);
    throw error;
  }
};

const methods = {
  open: (id: number, updates: readonly Uint8Array[], kind?: ContentsKind) =>
    void documents.set(id, new SceneDocument(updates, kind)),
  take: (id: number, update: Uint8Array) => withDocument(id, (document) => document.take(update)),
  read: (id: number, updates: readonly Uint8Array[]) =>
    withDocument(id, (document) => document.read(updates)),
  stateVector: (id: number) => documentOf(id).stateVector(),
  missing: (id: number, stateVector: Uint8Array) =>
    withDocument(id, (document) => document.missing(stateVector)),
  contents: (id: number) => withDocument(id, (document) => document.contents()),
  close: (id: number) => documents.delete(id),
  merge: mergeUpdates,
};

export type SceneMethods = typeof methods;
export interface SceneRequest {
  readonly method: keyof SceneMethods;
  readonly values: readonly unknown[];
}
export interface SceneReply {
  readonly result?: unknown;
  readonly failure?: FailureReason;
  /** Processor time, in milliseconds. */
  readonly ms: number;
}

parentPort?.on('message', ({ method, values }: SceneRequest) => {
  const began = process.threadCpuUsage();
  let outcome: Omit<SceneReply, 'ms'>;
  let hadMs = 0;
  try {
    outcome = { result: (methods[method] as (...all: readonly unknown[]) => unknown)(...values) };
  } catch (error) {
    outcome = { failure: reasonOf(error) };
    if (error instanceof SceneFailure) hadMs = error.ms;
  }
  const { user, system } = process.threadCpuUsage(began);
  parentPort?.postMessage({ ...outcome, ms: Math.max(hadMs, (user + system) / 1_000) } satisfies SceneReply);
});
