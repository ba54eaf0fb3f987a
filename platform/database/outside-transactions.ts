import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A transaction holds one of few connections, and locks that others wait for. So nothing in it may wait for another
 * server or for a disk: bytes are stored, and other servers are asked, before it or after it.
 */

const open = new AsyncLocalStorage<true>();

/** Runs what a transaction does. */
export const asTransaction = <Result>(work: () => Promise<Result>): Promise<Result> => open.run(true, work);

/**
 * Called by everything that reads or writes files, or asks another server.
 * @throws TransactionOpen a defect of the caller, which the first test of it shows.
 */
export const requireNoTransaction = (what: string): void => {
  if (open.getStore()) throw new TransactionOpen(what);
};

export class TransactionOpen extends Error {
  constructor(what: string) {
    super(`${what}: not while a transaction is open`);
    this.name = 'TransactionOpen';
  }
}
