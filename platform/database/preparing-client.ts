import pg from 'pg';
import { statementName } from './statement-name.ts';

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * A connection that prepares each statement with bound values once. The unit of work's driver sends them
 * without a name, and PostgreSQL would plan the same text anew each time: for the audit's append that takes
 * longer than running it.
 */
export class PreparingClient extends pg.Client {
  /** Set by the pool, whenever it hands the connection out. */
  release?: (gone?: boolean) => void;

  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    // Unheard, it would end the process: the next statement fails, and that is heard.
    this.on('error', () => undefined);
    this.once('end', () => this.#returnToPool());
  }

  /** The driver gives no connection back whose rollback or commit fails: each would be missing from then on. */
  #returnToPool(): void {
    const { release } = this;
    this.release = () => undefined;
    try {
      release?.(true);
    } catch {
      // It was idle, and the pool has heard of its end by itself.
    }
  }

  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const send = super.query.bind(this) as Query;
    return typeof text === 'string' && Array.isArray(values) && values.length > 0 && callback === undefined
      ? send({ name: statementName(text), text, values })
      : send(text, values, callback);
  }) as pg.Client['query'];
}
