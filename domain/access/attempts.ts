import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';

export interface AttemptLimit {
  readonly attempts: number;
  readonly seconds: number;
}

export interface Attempts {
  /**
   * Takes one of the attempts that a source has for a purpose.
   * @returns undefined if there was one left, otherwise the seconds until there are new ones.
   */
  take(purpose: string, source: string, limit: AttemptLimit): Promise<number | undefined>;
  /**
   * Takes an attempt that is always allowed, but may have to wait. The first attempts may be made at once. Each
   * further one must wait a step longer than the one before, across all processes.
   * @param patience in milliseconds. A source that would have to wait longer takes no attempt.
   * @returns milliseconds until the attempt may be made; with `refused` if that is longer than the patience.
   */
  pace(
    purpose: string,
    source: string,
    pace: Pace,
    patience: number,
  ): Promise<{ readonly wait: number; readonly refused: boolean }>;
  /** Gives back the attempt that was taken last, because it is not of the kind that is counted. */
  giveBack(purpose: string, source: string): Promise<void>;
  /** Gives back all attempts, because the last one succeeded. */
  forget(purpose: string, source: string): Promise<void>;
}

/**
 * Takes one attempt of each source. If one source has none left, the others keep theirs, because nothing was tried.
 * @returns as `take` does.
 */
export const takeEach = async (
  attempts: Pick<Attempts, 'take' | 'giveBack'>,
  ...wanted: readonly (readonly [purpose: string, source: string, limit: AttemptLimit])[]
): Promise<number | undefined> => {
  for (const [at, [purpose, source, limit]] of wanted.entries()) {
    const wait = await attempts.take(purpose, source, limit);
    if (wait === undefined) continue;
    for (const [taken, from] of wanted.slice(0, at)) await attempts.giveBack(taken, from);
    return wait;
  }
  return undefined;
};

/** How fast further attempts of a source are slowed down. A source is never locked out while attempts are counted. */
export interface Pace extends AttemptLimit {
  /** After the first `attempts`, each attempt waits this much longer than the one before. */
  readonly stepMilliseconds: number;
  readonly longestMilliseconds: number;
}

const SWEEP_EVERY_MS = 60_000;

/**
 * Counts attempts at public pages, in windows of the database's clock, for all processes together. An attempt is
 * counted before it is checked, so that concurrent attempts are limited like consecutive ones. Sources (addresses,
 * accounts) are stored as keyed hashes only.
 */
export const createAttempts = (rows: Rows, secrets: Secrets): Attempts => {
  let sweptAt = Number.NEGATIVE_INFINITY;
  const hashOf = (purpose: string, source: string) => secrets.keyedHash(`attempts/${purpose}`, source);

  const sweep = async (): Promise<void> => {
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = performance.now();
    await rows.all(sql`
      delete from attempts where source_hash in (
        select source_hash from attempts where over_at < clock_timestamp() limit 1000 for update skip locked)`);
  };

  return {
    async take(purpose, source, { attempts, seconds }) {
      const taken = await rows.first(sql<{ taken: number; wait: number }>`
        insert into attempts as a (source_hash, over_at, taken)
        values (${hashOf(purpose, source)}, clock_timestamp() + make_interval(secs => ${seconds}), 1)
        on conflict (source_hash) do update set
          taken = case when a.over_at <= excluded.over_at - make_interval(secs => ${seconds}) then 1
                       else least(a.taken + 1, 1000000) end,
          over_at = case when a.over_at <= excluded.over_at - make_interval(secs => ${seconds}) then excluded.over_at
                         else a.over_at end
        returning taken, greatest(1, ceil(extract(epoch from over_at - clock_timestamp())))::int as wait`);
      await sweep();
      return taken && taken.taken > attempts ? taken.wait : undefined;
    },
    async pace(purpose, source, { attempts, seconds, stepMilliseconds, longestMilliseconds }, patience) {
      const source_hash = hashOf(purpose, source);
      const gap = (taken: string) =>
        sql`make_interval(secs => least(${longestMilliseconds}::int,
          greatest(0, ${sql.raw(taken)} - ${attempts}::int) * ${stepMilliseconds}::int)::float8 / 1000)`;
      const isNew = sql`a.over_at <= excluded.over_at - make_interval(secs => ${seconds})`;
      // The time of the next attempt is stored at once, so that concurrent attempts queue one after the other.
      const taken = await rows.first(sql<{ wait: number }>`
        insert into attempts as a (source_hash, over_at, taken, next_at)
        values (${source_hash}, clock_timestamp() + make_interval(secs => ${seconds}), 1, clock_timestamp())
        on conflict (source_hash) do update set
          taken = case when ${isNew} then 1 else least(a.taken + 1, 1000000) end,
          over_at = case when ${isNew} then excluded.over_at else a.over_at end,
          next_at = case when ${isNew} then excluded.next_at
            else greatest(excluded.next_at, coalesce(a.next_at, excluded.next_at) + ${gap('a.taken + 1')}) end
        where ${isNew} or coalesce(a.next_at, excluded.next_at) + ${gap('a.taken + 1')}
          <= excluded.next_at + make_interval(secs => ${patience}::float8 / 1000)
        returning ceil(greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000))::int as wait`);
      await sweep();
      if (taken) return { wait: taken.wait, refused: false };
      const next = await rows.first(sql<{ wait: number }>`
        select ceil(greatest(0, extract(epoch from next_at + ${gap('taken + 1')} - clock_timestamp()) * 1000))::int as wait
        from attempts where source_hash = ${source_hash}`);
      return { wait: next?.wait ?? 0, refused: true };
    },
    async giveBack(purpose, source) {
      await rows.all(
        sql`update attempts set taken = taken - 1 where source_hash = ${hashOf(purpose, source)} and taken > 0`,
      );
    },
    async forget(purpose, source) {
      await rows.all(sql`delete from attempts where source_hash = ${hashOf(purpose, source)}`);
    },
  };
};
