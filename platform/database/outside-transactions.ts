import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A transaction holds one of few connections, and locks that others wait for. So it must not wait for another server
 * or for a disk: storing bytes and calling other servers happens before or after it.
 */

const open = new AsyncLocalStorage<true>();

/** Marks everything that `work` does as being within a transaction. */
export const asTransaction = <Result>(work: () => Promise<Result>): Promise<Result> => open.run(true, work);

/**
 * Called before reading or writing files, and before calling another server.
 * @throws TransactionOpen for a defect of the caller; its first test shows it.
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
