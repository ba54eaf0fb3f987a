import type { Readable } from 'node:stream';
import { requireNoTransaction } from '../database/outside-transactions.ts';

/**
 * Stores bytes that are too large for the database: pictures, documents, archives. An object is stored before its
 * record refers to it; objects without a record are swept away later (activities/upkeep/).
 */
export interface ObjectStore {
  /** Durable and complete when it resolves, or absent. Replaces the object that had the key. */
  put(key: string, content: Buffer | Readable, about: ObjectAbout): Promise<void>;
  /** @throws ObjectAbsent */
  read(key: string): Promise<StoredObject>;
  /** Missing keys are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** @param prefix whole segments, with a slash at the end. The order is arbitrary. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Removes unfinished uploads under the prefix, such as those of a process that was killed. A writer that is still
   * active fails.
   * @param before only uploads that began earlier; unset: all.
   * @returns how many there were.
   */
  abandon(prefix: string, before?: Date): Promise<number>;
  /**
   * Everything that the store still has under the prefix: each version of each object, of removed ones too. A store
   * without versions has one of each.
   */
  listVersions(prefix: string): AsyncIterable<ObjectVersion>;
  /** Removes them for good. Missing ones are no error. */
  removeVersions(versions: readonly ObjectVersion[]): Promise<void>;
}

export interface ObjectVersion {
  readonly key: string;
  /** The store's name of it; null where the store keeps no versions. */
  readonly version: string | null;
}

export interface ObjectAbout {
  readonly media_type: string;
  readonly signal?: AbortSignal;
  /**
   * Whether it replaces an object of the record. Then it is never refused because of the organization's storage
   * limit.
   */
  readonly replaces?: boolean;
}

/** A folder or a bucket. */
export interface RawStore extends ObjectStore {
  /**
   * @param span only these bytes; a span beyond the end is cut off.
   * @throws ObjectAbsent
   */
  read(key: string, span?: ByteSpan): Promise<StoredObject>;
}

export interface StoredObject {
  readonly bytes: Readable;
  /** Size of the whole object, in bytes. */
  readonly size: number;
}

/** `start` is counted from 0; `end` is the last byte of the span. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

export interface ListedObject {
  readonly key: string;
  /** Bytes in the store; a sealed object is a little larger than its content (sealed-format.ts). */
  readonly size: number;
  readonly modified_at: Date;
}

export interface LinkTerms {
  readonly expires_at: Date;
  readonly media_type: string;
  /**
   * Makes the link a download under this name, which is the same for everybody: a title would reveal something about
   * a patient.
   */
  readonly file_name?: string;
  /**
   * The clinician to whom the link was issued. While this clinician is disabled or deleted, it opens nothing
   * (decisions 6.1).
   */
  readonly clinician_id?: string | null;
}

/** A part of an object, chosen once its size is known. */
export interface ObjectPart extends StoredObject {
  /** Unset: the whole object. */
  readonly span?: ByteSpan;
}

export interface Objects extends ObjectStore {
  /**
   * @param choose gets the size and returns the span; undefined: all of it. Its errors are passed on.
   * @throws ObjectAbsent
   */
  readPart(key: string, choose: (size: number) => ByteSpan | undefined): Promise<ObjectPart>;
  /** An address that opens the object until it expires, without a bearer token. */
  link(key: string, terms: LinkTerms): string;
}

export class ObjectAbsent extends Error {
  constructor() {
    super('There is no such object');
    this.name = 'ObjectAbsent';
  }
}

const KEY = /^[a-z0-9_-]+(\.[a-z0-9]+)*(\/[a-z0-9_-]+(\.[a-z0-9]+)*)*$/;
const LONGEST = 400;

/**
 * Keys consist of ids and words in segments. Everything else is refused, so no key leads out of the folder.
 * @throws TypeError
 */
export const checkedKey = (key: string): string => {
  if (key.length > LONGEST || !KEY.test(key)) throw new TypeError('That is not the key of an object');
  return key;
};

/** @throws TypeError */
export const checkedPrefix = (prefix: string): string => {
  if (prefix !== '' && !prefix.endsWith('/')) throw new TypeError('A prefix ends with a slash');
  if (prefix !== '') checkedKey(prefix.slice(0, -1));
  return prefix;
};

/** The prefix of everything that belongs to one record: `organizations/<organization>/<kind>/<id>/`. */
export const keysOf = (organizationId: string, kind: string, id: string): string =>
  checkedPrefix(`organizations/${organizationId}/${kind}/${id}/`);

const OF_RECORD = /^organizations\/([0-9a-f-]{36})\/([a-z_-]+)\/([0-9a-f-]{36})\/./;

/** The record that a key belongs to; undefined for other keys. */
export const partsOfKey = (
  key: string,
): { readonly organizationId: string; readonly kind: string; readonly recordId: string } | undefined => {
  const [, organizationId, kind, recordId] = OF_RECORD.exec(key) ?? [];
  return organizationId && kind && recordId ? { organizationId, kind, recordId } : undefined;
};

/** The object store that handlers and views receive: every link is issued to the caller's clinician. */
export const issuingLinksTo = (objects: Objects, clinician_id: string | null): Objects => ({
  ...objects,
  link: (key, terms) => objects.link(key, { ...terms, clinician_id }),
});

/** @throws ObjectAbsent */
export const readWhole = async (store: Pick<ObjectStore, 'read'>, key: string): Promise<Buffer> => {
  const { bytes } = await store.read(key);
  return Buffer.concat(await bytes.toArray());
};

/** Removes everything under a prefix. */
export const removeAll = async (
  store: Pick<ObjectStore, 'list' | 'remove'>,
  prefix: string,
): Promise<void> => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  if (keys.length > 0) await store.remove(keys);
};

/** Refuses to work while a transaction is open. */
export const outsideTransactions = <Store extends ObjectStore>(store: Store): Store => {
  const guarded =
    <Given extends readonly unknown[], Result>(name: string, work: (...given: Given) => Result) =>
    (...given: Given): Result => {
      requireNoTransaction(`The object store: ${name}`);
      return work(...given);
    };
  return {
    ...store,
    put: guarded('put', store.put),
    read: guarded('read', store.read),
    remove: guarded('remove', store.remove),
    list: guarded('list', store.list),
    abandon: guarded('abandon', store.abandon),
    listVersions: guarded('list', store.listVersions),
    removeVersions: guarded('remove', store.removeVersions),
  };
};
