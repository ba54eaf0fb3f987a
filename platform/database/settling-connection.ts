import type { Pool, PoolClient, QueryResult } from 'pg';
import { LIMITS, poolOf, roleOption, type ServerSettings } from './pools.ts';
import { prepareStep, QueryWithSteps, type Step, type StepStatement, withSteps } from './query-with-steps.ts';
import type { Prepared } from './rows.ts';
import { scopeStatement, scopeStep } from './scoped-query.ts';

const AS_LEDGER = {
  name: 'as_ledger',
  text: `select set_config('role', 'clinic_ledger', true)`,
  values: [],
} satisfies StepStatement;

/**
 * One connection that finds records as the reader, within the organizations that are named, and then settles as the
 * ledger, in one transaction: neither role has the rights of the other. It takes a statement before it has answered
 * the last one.
 */
export const settlingPool = (settings: ServerSettings, options: string): Pool =>
  poolOf(settings, {
    pipeline: true,
    max: 1,
    options: `${LIMITS} ${roleOption('clinic_reader')} ${options}`,
    ...withSteps(scopeStatement('app.organizations'), AS_LEDGER),
  } as Parameters<typeof poolOf>[1]);

/** Several at once on one connection of the pool. One on which something has failed is not used again: it may be lost. */
const sharing = (pool: Pool) => {
  interface Shared {
    readonly client: Promise<PoolClient>;
    users: number;
    failed: boolean;
  }
  let current: Shared | undefined;
  return async <Result>(use: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    if (!current || current.failed) current = { client: pool.connect(), users: 0, failed: false };
    const shared = current;
    shared.users += 1;
    try {
      return await use(await shared.client);
    } catch (error) {
      shared.failed = true;
      throw error;
    } finally {
      shared.users -= 1;
      if (shared.users === 0) {
        if (current === shared) current = undefined;
        await shared.client.then(
          (client) => client.release(shared.failed),
          () => undefined,
        );
      }
    }
  };
};

/** What is to be found before a settlement, each in its own statement. */
export interface Finding {
  /** As `scopeStep` has it. */
  readonly scope: string;
  readonly statements: readonly Prepared[];
}

/** Runs what is to be found, then the settlement, in one transaction. @returns the rows of each, in this order. */
export type RunSettlement = (finding: Finding, settlement: Prepared) => Promise<readonly unknown[][]>;

export const createRunSettlement = (pool: Pool): RunSettlement => {
  const shared = sharing(pool);
  return ({ scope, statements }, settlement) =>
    shared((client) => {
      const steps: Step[] = [];
      if (statements.length > 0) steps.push(scopeStep(scope));
      for (const { name, text, values } of statements) {
        prepareStep(client, { name, text, values: values.map(() => '{}') });
        steps.push({ name, values: values as string[], answers: true });
      }
      steps.push({ name: AS_LEDGER.name, values: AS_LEDGER.values });
      return new Promise((resolve, reject) => {
        const answered = (error: Error | null, results: QueryResult | QueryResult[]) =>
          error ? reject(error) : resolve([results].flat().map(({ rows }) => rows));
        void client.query(new QueryWithSteps(steps, settlement) as never, answered as never);
      });
    });
};
