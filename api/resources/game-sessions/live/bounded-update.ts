import * as Y from 'yjs';

/** The document has a part of the update, and is of no use any more. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork';
}

let latest = Number.POSITIVE_INFINITY;
const cutOff = new WeakSet<Y.Doc>();

/**
 * Yjs looks for an item's place among all that want the same one, so that many of those cost their number squared:
 * half a minute for 50 KB, in which the process serves nobody. How much work an update is shows only while it is done.
 */
const { integrate } = Y.Item.prototype;
Y.Item.prototype.integrate = function integrateInTime(transaction, offset) {
  if (performance.now() > latest) {
    cutOff.add(transaction.doc);
    throw new TooMuchWork();
  }
  integrate.call(this, transaction, offset);
};

/** @throws TooMuchWork once it has taken so long, in milliseconds; other errors for what is no update. */
export const applyWithin = (ms: number, document: Y.Doc, update: Uint8Array, origin?: unknown): void => {
  latest = performance.now() + ms;
  try {
    Y.applyUpdate(document, update, origin);
  } finally {
    latest = Number.POSITIVE_INFINITY;
  }
};

/** Whether an update was given up on: Yjs tells of the part that was applied all the same. */
export const isCutOff = (document: Y.Doc): boolean => cutOff.has(document);

/** How long a scene at rest may take to be read, in milliseconds: every process does so that opens it. */
export const READING_MS = 2_000;
