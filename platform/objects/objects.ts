import type { Readable } from 'node:stream';
import { requireNoTransaction } from '../database/outside-transactions.ts';

/**
 * Where bytes are kept that are too large for the database: pictures, documents, archives. What a record
 * refers to is stored before the record says so; what no record refers to is swept away later
 * (activities/upkeep/).
 */
export interface ObjectStore {
  /** Durable and whole when it resolves, or not there at all. Takes the place of what had the key. */
  put(key: string, content: Buffer | Readable, about: ObjectAbout): Promise<void>;
  /** @throws ObjectAbsent */
  read(key: string): Promise<StoredObject>;
  /** Keys that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** @param prefix whole segments, with a slash at the end; in no particular order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /**
   * Removes what was begun below the prefix and never finished, as by a process that was killed. Who still writes
   * one of them fails.
   * @param before what was begun later is left alone; unset: all of it.
   * @returns how many there were.
   */
  abandon(prefix: string, before?: Date): Promise<number>;
}

export interface ObjectAbout {
  readonly media_type: string;
  readonly signal?: AbortSignal;
  /** It takes the place of what the record had: it is never refused for the organization's storage limit. */
  readonly replaces?: boolean;
}

/** A folder or a bucket. */
export interface RawStore extends ObjectStore {
  /**
   * @param span only these bytes of it; what lies beyond its end is left out.
   * @throws ObjectAbsent
   */
  read(key: string, span?: ByteSpan): Promise<StoredObject>;
}

export interface StoredObject {
  readonly bytes: Readable;
  /** Of all of it, in bytes. */
  readonly size: number;
}

/** The first byte is 0; `end` is the last one that is wanted. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

export interface ListedObject {
  readonly key: string;
  /** In bytes, as it lies in the store: sealed, it is a little larger (sealed-format.ts). */
  readonly size: number;
  readonly modified_at: Date;
}

export interface LinkTerms {
  readonly expires_at: Date;
  readonly media_type: string;
  /** Makes it a download. The same for everybody: a title would tell of a patient. */
  readonly file_name?: string;
  /** To whom the link was handed out. While this clinician is disabled or deleted it opens nothing (decisions 6.1). */
  readonly clinician_id?: string | null;
}

/** A part of an object, chosen by who knows how large it is. */
export interface ObjectPart extends StoredObject {
  /** Unset: it is the whole object. */
  readonly span?: ByteSpan;
}

export interface Objects extends ObjectStore {
  /**
   * @param choose is told the size, which is certain by then; undefined: all of it. What it throws is thrown.
   * @throws ObjectAbsent
   */
  readPart(key: string, choose: (size: number) => ByteSpan | undefined): Promise<ObjectPart>;
  /** An address that opens the object until it expires, and needs no bearer. */
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
 * Keys are ours alone: ids and words, in segments. Nothing else passes, so no key leads out of the folder.
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

/** The keys of everything that belongs to one record: `organizations/<organization>/<kind>/<id>/`. */
export const keysOf = (organizationId: string, kind: string, id: string): string =>
  checkedPrefix(`organizations/${organizationId}/${kind}/${id}/`);

const OF_RECORD = /^organizations\/([0-9a-f-]{36})\/([a-z_-]+)\/([0-9a-f-]{36})\/./;

/** Whose object it is; undefined for what is no record's. */
export const partsOfKey = (
  key: string,
): { readonly organizationId: string; readonly kind: string; readonly recordId: string } | undefined => {
  const [, organizationId, kind, recordId] = OF_RECORD.exec(key) ?? [];
  return organizationId && kind && recordId ? { organizationId, kind, recordId } : undefined;
};

/** As handlers and views have them: each link is handed out to the caller's clinician. */
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

/** Refuses to work while a transaction waits for it. */
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
  };
};
