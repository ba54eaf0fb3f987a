import { createKeyedBatcher } from '../../../platform/batching/batcher.ts';
import { createNotices } from '../../../platform/database/notices.ts';
import { byColumn, sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { SceneDocuments } from './scene-documents.ts';

/** The organization and session of a live scene. */
export interface SceneKey {
  readonly organization_id: string;
  /** Of the game session, or of the document of a session. */
  readonly game_session_id: string;
}

/** Where documents are stored, and the names that their seals and notifications have. */
export interface SceneTables {
  readonly documents: 'game_sessions' | 'session_documents';
  readonly updates: 'game_scene_updates' | 'session_document_updates';
  /** The column of `updates` that leads to the document. */
  readonly document_id: 'game_session_id' | 'document_id';
  readonly context: 'game-session' | 'session-document';
  readonly channel: string;
}

/** The channel on which processes learn of new updates; `readChange` reads the payload. */
export const SCENE_CHANNEL = 'game_scenes';
export const SCENE_TABLES: SceneTables = {
  documents: 'game_sessions',
  updates: 'game_scene_updates',
  document_id: 'game_session_id',
  context: 'game-session',
  channel: SCENE_CHANNEL,
};
/** A document of which an update with that number was written. Earlier processes do not tell the number. */
export interface SceneChange {
  readonly id: string;
  readonly sequence: number | undefined;
}

export const readChange = (payload: string): SceneChange => {
  const [id = '', sequence] = payload.split(' ');
  return { id, sequence: sequence === undefined ? undefined : Number(sequence) };
};

/** Changes of several documents within so many milliseconds are told together. */
const TOGETHER_MS = 20;
/** After so many updates a snapshot is made. */
const COMPACT_AFTER = 200;

/**
 * A stored live scene: a snapshot and the updates after it, which the session's row numbers without gaps. Updates of
 * a CRDT may arrive in any order and more than once, so processes need nothing but these numbers.
 */
export interface SceneStore {
  /** All updates after `sequence`. */
  read(
    key: SceneKey,
    sequence: number,
  ): Promise<{ readonly updates: readonly Uint8Array[]; readonly sequence: number }>;
  /**
   * Writes the updates as one; durable when it resolves. What arrives for several documents of an organization is
   * written with one transaction.
   */
  append(key: SceneKey, updates: readonly Uint8Array[]): Promise<Appended>;
  /** Puts a snapshot, which has at least the first `sequence` updates, in their place. */
  compact(key: SceneKey, snapshot: Uint8Array, sequence: number): Promise<void>;
}

export interface Appended {
  /** The update's number. */
  readonly sequence: number;
  /** Whether there are so many updates that the scene should be compacted. */
  readonly isLong: boolean;
}

interface Read {
  readonly sequence: string;
  readonly snapshot_sequence: string;
  readonly snapshot: Buffer | null;
  readonly updates: readonly { readonly sequence: string; readonly payload: string }[] | null;
}

interface Append {
  readonly key: SceneKey;
  readonly update: Uint8Array;
}
interface Numbered {
  readonly id: string;
  /** The number of its newest update before this. */
  readonly before: string;
  readonly snapshot_sequence: string;
}

export const createSceneStore = (
  database: Scoped,
  secrets: Secrets,
  documents: Pick<SceneDocuments, 'merge'>,
  tables: SceneTables = SCENE_TABLES,
): SceneStore => {
  const [holders, updatesOf] = [sql.table(tables.documents), sql.table(tables.updates)];
  const documentId = sql.ref(tables.document_id);
  const notices = createNotices(database.unscoped, tables.channel, TOGETHER_MS);
  const contextOf = (key: SceneKey, what: string) => `${tables.context}/${key.game_session_id}/${what}`;
  const at = (key: SceneKey) => sql`organization_id = ${key.organization_id} and id = ${key.game_session_id}`;

  /** One statement, so that snapshot and updates are of one moment even while a snapshot is made. */
  const readStatement = (key: SceneKey, after: number) => sql<Read>`
    select s.sequence, s.snapshot_sequence, case when s.snapshot_sequence > ${after} then s.snapshot end as snapshot,
      (select json_agg(json_build_object('sequence', u.sequence::text, 'payload', encode(u.payload, 'base64')) order by u.sequence)
       from ${updatesOf} u
       where u.organization_id = s.organization_id and u.${documentId} = s.id and u.sequence > ${after}) as updates
    from ${holders} s where ${at(key)}`;

  const opened = (key: SceneKey, row: Read): readonly Uint8Array[] => {
    // Its own buffer, which can be transferred to another thread.
    const open = (sealed: Buffer, what: string) => new Uint8Array(secrets.open(sealed, contextOf(key, what)));
    const updates = (row.updates ?? []).map(({ sequence, payload }) =>
      open(Buffer.from(payload, 'base64'), `update/${sequence}`),
    );
    return row.snapshot ? [open(row.snapshot, `snapshot/${row.snapshot_sequence}`), ...updates] : updates;
  };

  /** Numbers the updates of each document, and locks the documents in one order, as every process does. */
  const numberStatement = (organizationId: string, ids: readonly string[]) => sql<Numbered>`
    with wanted as (select id, count(*) as updates from unnest(${ids}::uuid[]) as id group by id),
      locked as (
        select s.id, wanted.updates from ${holders} s join wanted using (id)
        where s.organization_id = ${organizationId} and s.deleted_at is null order by s.id for update of s)
    update ${holders} s set sequence = s.sequence + locked.updates from locked
    where s.organization_id = ${organizationId} and s.id = locked.id
    returning s.id, s.sequence - locked.updates as before, s.snapshot_sequence`;

  /** @returns what became of each; undefined for a document that is gone. */
  const appendAll = async (
    organizationId: string,
    items: readonly Append[],
  ): Promise<(Appended | undefined)[]> => {
    const appended = await database.transact(organizationId, async (rows) => {
      const ids = items.map(({ key }) => key.game_session_id);
      const numbered = await rows.all(numberStatement(organizationId, ids));
      const lasts = new Map(numbered.map((row) => [row.id, { ...row, last: Number(row.before) }]));
      const added: { id: string; sequence: number; payload: Buffer }[] = [];
      const results = items.map(({ key, update }) => {
        const document = lasts.get(key.game_session_id);
        if (!document) return undefined;
        document.last += 1;
        const sequence = document.last;
        const payload = secrets.seal(Buffer.from(update), contextOf(key, `update/${sequence}`));
        added.push({ id: key.game_session_id, sequence, payload });
        return { sequence, isLong: sequence - Number(document.snapshot_sequence) >= COMPACT_AFTER };
      });
      const { id, sequence, payload } = byColumn(['id', 'sequence', 'payload'], added);
      await rows.all(sql`
        insert into ${updatesOf} (organization_id, ${documentId}, sequence, payload)
        select ${organizationId}::uuid, a.* from unnest(${id}::uuid[], ${sequence}::bigint[], ${payload}::bytea[]) as a`);
      return results;
    });
    for (const [index, { key }] of items.entries()) {
      const sequence = appended[index]?.sequence;
      if (sequence) notices.tell(key.game_session_id, `${key.game_session_id} ${sequence}`);
    }
    return appended;
  };
  const appendTogether = createKeyedBatcher(appendAll);

  return {
    async read(key, sequence) {
      const row = await database.within(key.organization_id).first(readStatement(key, sequence));
      if (!row) return { updates: [], sequence };
      return { updates: opened(key, row), sequence: Number(row.sequence) };
    },

    async append(key, updates) {
      const update = await documents.merge(key.organization_id, updates);
      const appended = await appendTogether(key.organization_id, { key, update });
      if (!appended) throw new Error('The document is gone');
      return appended;
    },

    /** Updates never change, so nothing is locked. */
    async compact(key, snapshot, sequence) {
      const sealed = secrets.seal(Buffer.from(snapshot), contextOf(key, `snapshot/${sequence}`));
      await database.transact(key.organization_id, async (rows) => {
        await rows.all(sql`
          update ${holders} set snapshot = ${sealed}, snapshot_sequence = ${sequence}, updated_at = clock_timestamp()
          where ${at(key)} and snapshot_sequence < ${sequence}`);
        // Another process may have made a newer snapshot; it covers these updates too.
        await rows.all(sql`
          delete from ${updatesOf}
          where organization_id = ${key.organization_id} and ${documentId} = ${key.game_session_id}
            and sequence <= ${sequence}`);
      });
    },
  };
};
