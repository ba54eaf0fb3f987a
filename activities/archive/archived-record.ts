import type { Actor } from '../../domain/access/actor.ts';
import type { HandlerContext } from '../../domain/declarations/handler-context.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { ObjectStore } from '../../platform/objects/objects.ts';

export type ArchivedRecord = Readonly<Record<string, unknown>>;

/** Whose record is archived, and what it is read with. */
export interface ArchiveScope {
  readonly rows: Rows;
  readonly actor: Actor;
  readonly surroundings: HandlerContext;
  /** What documents are bound with that are behind their pages. */
  readonly database: Scoped;
  readonly objects: ObjectStore;
  readonly signal: AbortSignal;
}

const isLink = (name: string): boolean => name.endsWith('_url') || name.endsWith('_url_expires_at');

/** Links are credentials or expire: neither belongs into an archive that is kept for years. */
export const withoutLinks = (record: ArchivedRecord): ArchivedRecord => {
  const kept: Record<string, unknown> = {};
  for (const name in record) if (!isLink(name)) kept[name] = record[name];
  return kept;
};
