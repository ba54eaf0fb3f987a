import type { Pool } from 'pg';
import { type Known, type RateState, rateOf } from '../access/admission.ts';
import { type Taken, type Taking, type TakingName, taking, takingValues } from '../access/taking-units.ts';
import type { Rows } from '../data/rows.ts';
import { batchSize } from '../metrics.ts';
import { type AuditEntry, appendingBehind } from './audit.ts';
import { createBatcher } from './batcher.ts';

/**
 * Takes a request's unit and appends its audit entry, both or neither, in one statement for all concurrent requests:
 * of those whose answer is known before it is known whether they may have it.
 * @param known what held when the caller was admitted before.
 * @returns undefined where that holds no longer, or the windows may have no room: then nothing has happened.
 */
export type Settle = (known: Known, entry: AuditEntry) => Promise<RateState | undefined>;

interface Settling {
  readonly known: Known;
  readonly entry: AuditEntry;
}

const statement = appendingBehind<TakingName, Taken>(taking);

/** Of each organization, what those take who are known by the same mark as its first. */
const takingsOf = (settling: readonly Settling[]): Map<string, Taking> => {
  const takings = new Map<string, Taking>();
  for (const { known, entry } of settling) {
    const { organization_id } = entry;
    const others = takings.get(organization_id);
    if (others && others.version !== known.version) continue;
    takings.set(organization_id, { ...known, organization_id, units: (others?.units ?? 0) + 1 });
  }
  return takings;
};

export const createSettlement = (environment: string, pool: Pool, rowsOf: (pool: Pool) => Rows): Settle => {
  const rows = rowsOf(pool);
  const settle = createBatcher<Settling, RateState | undefined>(async (settling) => {
    batchSize.observe({ ledger: 'settlement' }, settling.length);
    const takings = takingsOf(settling);
    const isTaking = ({ known, entry }: Settling) =>
      takings.get(entry.organization_id)?.version === known.version;
    const entries = settling.filter(isTaking).map(({ entry }) => entry);
    const taken = new Map<string, Taken>();
    for (const one of await rows.all(statement(environment, entries, takingValues([...takings.values()]))))
      taken.set(one.organization_id, one);
    const places = new Map<string, number>();
    return settling.map((one) => {
      const { known, entry } = one;
      const units = taken.get(entry.organization_id);
      if (!units || !isTaking(one)) return undefined;
      const place = (places.get(entry.organization_id) ?? 0) + 1;
      places.set(entry.organization_id, place);
      return rateOf({ ...known, ...units }, place);
    });
  });
  return (known, entry) => settle({ known, entry });
};
