import { type Known, type RateState, rateOf } from '../../domain/access/admission.ts';
import {
  type HeldTakingName,
  haveHolders,
  type Taken,
  type Taking,
  takerOf,
  taking,
  takingOfHolders,
  takingValues,
} from '../../domain/access/taking-units.ts';
import {
  findingBefore,
  foundOf,
  organizationsMissed,
  type Sought,
} from '../../domain/declarations/batched-finds.ts';
import type { Resource, Row } from '../../domain/declarations/resource.ts';
import { type AuditEntry, appendingBehind } from '../../platform/audit/audit.ts';
import { createBatcher } from '../../platform/batching/batcher.ts';
import { type Placeholders, type RawBuilder, sql } from '../../platform/database/rows.ts';
import { scopeOf } from '../../platform/database/scoped-query.ts';
import type { RunSettlement } from '../../platform/database/settling-connection.ts';
import { batchSize } from '../../platform/telemetry/metrics.ts';

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

type Given = Placeholders<HeldTakingName>;

/** Nothing is taken of an organization of which something was not found. */
const unlessMissed = (begin: RawBuilder<unknown>) =>
  sql`${begin} and organization_id <> all(${organizationsMissed})`;

const appending = appendingBehind<HeldTakingName, Taken>(
  (given: Given, begin) => sql`passed as (${taking(given, unlessMissed(begin))})`,
);
const appendingOfHolders = appendingBehind<HeldTakingName, Taken>((given: Given, begin) =>
  takingOfHolders(given, unlessMissed(begin)),
);

/** Of each organization, what those take, by holder, who are known by the same mark as its first. */
const takingsOf = (settling: readonly Settling[]) => {
  const versions = new Map<string, string>();
  const takings = new Map<string, Taking>();
  for (const { known, entry } of settling) {
    const { organization_id } = entry;
    const version = versions.get(organization_id) ?? known.version;
    versions.set(organization_id, version);
    if (version !== known.version) continue;
    const taker = takerOf(organization_id, known.holder);
    takings.set(taker, { ...known, organization_id, units: (takings.get(taker)?.units ?? 0) + 1 });
  }
  return { versions, takings: [...takings.values()] };
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
      const { versions, takings } = takingsOf(settling);
      const isTaking = ({ known, entry }: Settling) => versions.get(entry.organization_id) === known.version;
      const taking = settling.filter(isTaking);
      const kinds = [...soughtByResource(taking)];
      const results = await run(
        {
          scope: scopeOf(kinds.flatMap(([, sought]) => sought)),
          statements: kinds.map(([resource, sought]) => findingBefore(resource, sought)),
        },
        (haveHolders(takings) ? appendingOfHolders : appending)(
          environment,
          taking.map(({ entry }) => entry),
          takingValues(takings),
        ),
      );
      const rows = new Map<Sought, Row | undefined>();
      for (const [index, [, sought]] of kinds.entries())
        for (const [place, row] of foundOf(sought, results[index] as unknown[]).entries())
          rows.set(sought[place] as Sought, row);
      const taken = new Map<string, Taken>();
      for (const one of results[kinds.length] as Taken[])
        taken.set(takerOf(one.organization_id, one.holder), one);
      const places = new Map<string, number>();
      const placeOf = (taker: string): number => {
        const place = (places.get(taker) ?? 0) + 1;
        places.set(taker, place);
        return place;
      };
      return settling.map((one) => {
        const { known, entry, sought } = one;
        if (!isTaking(one)) return undefined;
        const row = sought ? rows.get(sought) : NOTHING_SOUGHT;
        const taker = takerOf(entry.organization_id, known.holder);
        const units = taken.get(taker);
        if (!units) return row ? undefined : 'missing';
        if (!row) throw new Error('What was recorded as found was not');
        return { rate: rateOf({ ...known, ...units }, placeOf(entry.organization_id), placeOf(taker)), row };
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
