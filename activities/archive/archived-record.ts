import type { Actor } from '../../domain/access/actor.ts';
import type { HandlerContext } from '../../domain/declarations/handler-context.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Scoped } from '../../platform/database/scoped.ts';
import type { ObjectStore } from '../../platform/objects/objects.ts';

export type ArchivedRecord = Readonly<Record<string, unknown>>;

/** The clinician whose records are archived, and what is needed to read them. */
export interface ArchiveScope {
  readonly rows: Rows;
  readonly actor: Actor;
  readonly handlerContext: HandlerContext;
  /** Needed to bind documents that are older than their pages. */
  readonly database: Scoped;
  readonly objects: ObjectStore;
  readonly signal: AbortSignal;
}

const isLink = (name: string): boolean => name.endsWith('_url') || name.endsWith('_url_expires_at');

/** Removes links: they are credentials or expire, and an archive may be kept for years. */
export const withoutLinks = (record: ArchivedRecord): ArchivedRecord => {
  const kept: Record<string, unknown> = {};
  for (const name in record) if (!isLink(name)) kept[name] = record[name];
  return kept;
};
