import type { Actor } from '../../api/platform/access/actor.ts';
import type { Rows } from '../../api/platform/data/rows.ts';
import type { Surroundings } from '../../api/platform/http/endpoint.ts';

export type ArchivedRecord = Readonly<Record<string, unknown>>;

/** Whose record is archived, and what it is read with. */
export interface ArchiveScope {
  readonly rows: Rows;
  readonly actor: Actor;
  readonly surroundings: Surroundings;
}

/** Links are credentials or expire: neither belongs into an archive that is kept for years. */
export const withoutLinks = (record: ArchivedRecord): ArchivedRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !/_url(_expires_at)?$/.test(name)));
