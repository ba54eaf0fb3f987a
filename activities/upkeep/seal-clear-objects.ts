import { sql } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import { type ListedObject, ObjectAbsent } from '../../platform/objects/objects.ts';
import type { OpenedObjects } from '../../platform/objects/open-objects.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import type { Heartbeat, PerformTask } from './task.ts';

/** Objects that are checked and sealed at the same time. */
const AT_ONCE = 8;
/** Younger objects may still be replaced by their writer, which sealing them in place would undo. */
const OLD_ENOUGH_MS = 24 * 3_600_000;

interface State {
  readonly seals_from: Date;
  readonly done: boolean;
  readonly now: Date;
}

/** Sealing a large archive takes long, so a heartbeat is sent this often. */
const BEAT_MS = 10_000;
const withHeartbeat = async (heartbeat: Heartbeat, work: Promise<unknown>): Promise<void> => {
  const timer = setInterval(() => {
    try {
      heartbeat();
    } catch {
      // The activity was cancelled, so the next batch does not begin.
    }
  }, BEAT_MS);
  await work.finally(() => clearInterval(timer));
};

/** An object that was removed meanwhile needs nothing more. */
const unlessAbsent = (error: unknown): void => {
  if (!(error instanceof ObjectAbsent)) throw error;
};

/**
 * Seals objects that versions without sealing stored (`platform/objects/sealing.ts`). When all are sealed, unsealed
 * objects are refused. An unsealed object that is newer than the begin of sealing was not stored by our processes: it
 * is not sealed but logged, and later refused. So somebody who keeps adding such objects cannot prevent the end of
 * this task.
 */
export const sealClearObjects =
  ({
    database,
    objects,
    log,
  }: {
    readonly database: Scoped;
    readonly objects: Pick<OpenedObjects, 'list' | 'isSealed' | 'seal'>;
    readonly log: Pick<Logger, 'info' | 'warn'>;
  }): PerformTask =>
  async (heartbeat) => {
    const state = await database.unscoped.first(sql<State>`
      select seals_from, clear_refused_at is not null as done, clock_timestamp() as now from object_sealing`);
    if (!state || state.done) return 0;
    const now = new Date(state.now).getTime();
    const old = now - OLD_ENOUGH_MS;
    const began = new Date(state.seals_from).getTime();
    // Processes of the preceding version may still run, and could not open a sealed object.
    if (now < began) return 0;
    // No object of ours is too young to be sealed now.
    const isLast = began <= old;
    let total = 0;
    let left = 0;
    const seal = async ({ key, modified_at }: ListedObject) => {
      if (await objects.isSealed(key)) return;
      if (modified_at.getTime() >= began) {
        left += 1;
        log.warn({ key }, 'An object came in clear after all were to be sealed: it will open no more');
      } else {
        await objects.seal(key);
        total += 1;
      }
    };
    const sealAll = (batch: readonly ListedObject[]) =>
      withHeartbeat(heartbeat, Promise.all(batch.map((one) => seal(one).catch(unlessAbsent))));
    let batch: ListedObject[] = [];
    for await (const one of objects.list('organizations/')) {
      if (!isLast && one.modified_at.getTime() >= Math.min(began, old)) continue;
      batch.push(one);
      if (batch.length < AT_ONCE) continue;
      await sealAll(batch);
      batch = [];
      heartbeat();
    }
    await sealAll(batch);
    if (!isLast) return total;
    await database.unscoped.all(sql`
      update object_sealing set clear_refused_at = clock_timestamp() where clear_refused_at is null returning 1`);
    log.info({ sealed: total, left }, 'All objects are sealed: from now on none in clear is opened');
    return total;
  };
