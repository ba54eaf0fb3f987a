import { reapplyClosing } from '../../activities/closings/reapply-closing.ts';
import type { OutsideDependencies } from '../../activities/erasures/kinds-outside.ts';
import { reapplyErasure } from '../../activities/erasures/reapply-erasure.ts';
import { createRooms } from '../../activities/video/create-rooms.ts';
import { recordedObjects } from '../../domain/stored-objects/recorded-objects.ts';
import { isOfPatient, type LedgerLine } from '../../platform/audit/erasures/erasure-ledger.ts';
import { scopedPool } from '../../platform/database/pools.ts';
import { scopedBy } from '../../platform/database/scoped.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { guardedFetchOf } from '../../platform/outgoing/guarded-fetch.ts';
import type { Session } from './session.ts';

/** What workers erase with, for the command that runs while there are none. Rows are those of one organization at a time. */
export const withErasing = async <Result>(
  { config, secrets, pool }: Session,
  work: (reapply: (line: LedgerLine) => Promise<number>) => Promise<Result>,
): Promise<Result> => {
  const scoped = scopedPool({ url: config.DATABASE_URL, application: 'operator' }, 2);
  const database = scopedBy(scoped, pool);
  const objects = recordedObjects(openObjects(config, secrets), database);
  const dependencies: OutsideDependencies = {
    database,
    secrets,
    config,
    objects,
    store: objects.store,
    guardedFetch: guardedFetchOf(config),
    rooms: createRooms(config),
  };
  try {
    return await work((line) =>
      isOfPatient(line) ? reapplyErasure(dependencies, line) : reapplyClosing(dependencies, line),
    );
  } finally {
    objects.close();
    await scoped.end();
  }
};
