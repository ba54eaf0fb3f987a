import { type Known, type RateState, rateOf } from '../access/admission.ts';
import { type Taken, type Taking, type TakingName, taking, takingValues } from '../access/taking-units.ts';
import { findingBefore, foundOf, organizationsMissed, type Sought } from '../data/coalesced-finds.ts';
import type { Resource, Row } from '../data/resource.ts';
import { sql } from '../data/rows.ts';
import { scopeOf } from '../data/scoped-query.ts';
import type { RunSettlement } from '../data/settling-connection.ts';
import { batchSize } from '../metrics.ts';
import { type AuditEntry, appendingBehind } from './audit.ts';
import { createBatcher } from './batcher.ts';

export interface Settlement {
  /**
   * Takes a request's unit and appends its audit entry, both or neither, in one statement for all concurrent requests:
   * of those whose answer is known before it is known whether they may have it.
   * @param known what held when the caller was admitted before.
   * @returns undefined where that holds no longer, or the windows may have no room: then nothing has happened.
   */
  settle(known: Known, entry: AuditEntry): Promise<RateState | undefined>;
  /**
   * The same of who is answered the record that is sought, as it is found: one round trip instead of two.
   * @param entry what is appended if it is found.
   * @returns `missing` where there is no such record, undefined as above: also where another request of the
   *   organization, settled together with this one, found none. In both cases nothing has happened.
   */
  settleFound(
    known: Known,
    entry: AuditEntry,
    sought: SoughtRecord,
  ): Promise<SettledRecord | 'missing' | undefined>;
}

export interface SoughtRecord extends Sought {
  readonly resource: Resource;
}
export interface SettledRecord {
  readonly rate: RateState;
  readonly row: Row;
}

interface Settling {
  readonly known: Known;
  readonly entry: AuditEntry;
  readonly sought: SoughtRecord | undefined;
}

const NOTHING_SOUGHT: Row = { id: '' };

/** Nothing is taken of an organization of which something was not found. */
const statement = appendingBehind<TakingName, Taken>((given, begin) =>
  taking(given, sql`${begin} and organization_id <> all(${organizationsMissed})`),
);

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

/** What is sought, by the kind of record. */
const soughtByResource = (settling: readonly Settling[]): Map<Resource, SoughtRecord[]> =>
  Map.groupBy(
    settling.map(({ sought }) => sought).filter((sought) => sought !== undefined),
    ({ resource }) => resource,
  );

/** Smaller batches take more of the processor for each request, larger ones leave the process with nothing to do. */
const AHEAD = 32;

export const createSettlement = (environment: string, run: RunSettlement): Settlement => {
  const settle = createBatcher<Settling, SettledRecord | 'missing' | undefined>(
    async (settling) => {
      batchSize.observe({ ledger: 'settlement' }, settling.length);
      const takings = takingsOf(settling);
      const isTaking = ({ known, entry }: Settling) =>
        takings.get(entry.organization_id)?.version === known.version;
      const taking = settling.filter(isTaking);
      const kinds = [...soughtByResource(taking)];
      const results = await run(
        {
          scope: scopeOf(kinds.flatMap(([, sought]) => sought)),
          statements: kinds.map(([resource, sought]) => findingBefore(resource, sought)),
        },
        statement(
          environment,
          taking.map(({ entry }) => entry),
          takingValues([...takings.values()]),
        ),
      );
      const rows = new Map<Sought, Row | undefined>();
      for (const [index, [, sought]] of kinds.entries())
        for (const [place, row] of foundOf(sought, results[index] as unknown[]).entries())
          rows.set(sought[place] as Sought, row);
      const taken = new Map<string, Taken>();
      for (const one of results[kinds.length] as Taken[]) taken.set(one.organization_id, one);
      const places = new Map<string, number>();
      return settling.map((one) => {
        const { known, entry, sought } = one;
        if (!isTaking(one)) return undefined;
        const row = sought ? rows.get(sought) : NOTHING_SOUGHT;
        const units = taken.get(entry.organization_id);
        if (!units) return row ? undefined : 'missing';
        if (!row) throw new Error('What was recorded as found was not');
        const place = (places.get(entry.organization_id) ?? 0) + 1;
        places.set(entry.organization_id, place);
        return { rate: rateOf({ ...known, ...units }, place), row };
      });
    },
    { ahead: AHEAD },
  );
  return {
    async settle(known, entry) {
      const settled = await settle({ known, entry, sought: undefined });
      return settled === 'missing' ? undefined : settled?.rate;
    },
    settleFound: (known, entry, sought) => settle({ known, entry, sought }),
  };
};
