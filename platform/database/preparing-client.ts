import pg from 'pg';
import { statementName } from './statement-name.ts';

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * A connection that prepares each statement with bound values once. The driver of the unit of work sends statements
 * without a name, and PostgreSQL would plan the same text again each time. For the audit's append, planning takes
 * longer than running it.
 */
export class PreparingClient extends pg.Client {
  /** Set by the pool each time it hands the connection out. */
  release?: (gone?: boolean) => void;

  constructor(settings?: string | pg.ClientConfig) {
    super(settings);
    // Without a listener the event would end the process. The next statement fails, and the caller sees that error.
    this.on('error', () => undefined);
    this.once('end', () => this.#returnToPool());
  }

  /**
   * The driver does not return a connection whose rollback or commit fails; the pool would have one connection less
   * each time.
   */
  #returnToPool(): void {
    const { release } = this;
    this.release = () => undefined;
    try {
      release?.(true);
    } catch {
      // The connection was idle, and the pool has noticed its end itself.
    }
  }

  override query = ((text: unknown, values?: unknown, callback?: unknown) => {
    const send = super.query.bind(this) as Query;
    return typeof text === 'string' && Array.isArray(values) && values.length > 0 && callback === undefined
      ? send({ name: statementName(text), text, values })
      : send(text, values, callback);
  }) as pg.Client['query'];
}
