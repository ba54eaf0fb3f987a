import { type Rows, sql } from '../database/rows.ts';

/**
 * Whether objects are sealed, and whether one in clear is believed. A service that had objects before it sealed them
 * changes over without a pause, and the database says how far it is (table `object_sealing`), because whoever can
 * write into the store must not be able to say so:
 *
 * 1. For a day after the migration everything is still written in clear: processes of the version before, which run
 *    beside ours meanwhile, cannot open what is sealed. Both kinds are opened.
 * 2. Then everything is written sealed, and an upkeep task seals what lies there in clear. Both kinds are opened.
 * 3. When all is sealed, nothing in clear is opened any more. Else sealing would protect from readers alone: whoever
 *    can write into the store would put something in clear in the place of something sealed.
 *
 * A service that begins with this version begins with the third.
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
  // It never changes back.
  let seals = false;
  return {
    async seals() {
      seals ||= (await state()).seals;
      return seals;
    },
    acceptsClear: async () => (await state()).accepts_clear,
  };
};
