import { type Rows, sql } from '../database/rows.ts';

/**
 * Whether objects are sealed, and whether unsealed objects are accepted. A service that has unsealed objects changes
 * over without a pause. The database stores the progress (table `object_sealing`), because whoever can write into the
 * store must not be able to change it:
 *
 * 1. For a day after the migration everything is still written unsealed, because processes of the preceding version
 * still run and cannot open sealed objects. Both kinds are accepted.
 * 2. Then everything is written sealed, and an upkeep task seals the unsealed objects. Both kinds are accepted.
 * 3. When all are sealed, unsealed objects are refused. Otherwise whoever can write into the store could replace a
 * sealed object by an unsealed one.
 *
 * A service that is installed with this version begins with step 3.
 */
export interface Sealing {
  /** Whether new objects are written sealed. */
  seals(): Promise<boolean>;
  /** Whether an unsealed object may be opened. */
  acceptsClear(): Promise<boolean>;
}

export const SEALED_ALONE: Sealing = { seals: async () => true, acceptsClear: async () => false };

interface State {
  readonly seals: boolean;
  readonly accepts_clear: boolean;
}

/** Read from the database and its clock, so that all processes change over together. */
export const sealingOf = (rows: Rows): Sealing => {
  const state = async (): Promise<State> =>
    // Without the row, no unsealed object is trusted.
    (await rows.first(sql<State>`
      select seals_from <= clock_timestamp() as seals, clear_refused_at is null as accepts_clear
      from object_sealing`)) ?? { seals: true, accepts_clear: false };
  // This value never changes back to false.
  let seals = false;
  return {
    async seals() {
      seals ||= (await state()).seals;
      return seals;
    },
    acceptsClear: async () => (await state()).accepts_clear,
  };
};
