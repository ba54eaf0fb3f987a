import { randomUUID } from 'node:crypto';
import canonicalize from 'canonicalize';
import { type Batcher, createBatcher } from '../batching/batcher.ts';
import { byColumn, type Prepared, type RawBuilder, type Rows, sql, templateOf } from '../database/rows.ts';
import type { Scoped } from '../database/scoped.ts';
import type { KeyedHashes, Secrets } from '../secrets.ts';
import { chunksOf, type Interruptible, inSlices } from '../slices.ts';
import { batchSize } from '../telemetry/metrics.ts';

/**
 * The response that is sent again for a repeated request, byte for byte.
 *
 * This file is longer than 300 lines: claim, take-over, finalize and release of a key are read in one place.
 */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The owner of a key: keys of an organization, and of each of its clinicians, are separate. */
export interface IdempotencyScope {
  readonly organization_id: string;
  readonly practitioner_id: string | null;
  /** For a token bound to one patient or seat, whose keys are separate too. */
  readonly holder?: string | undefined;
}

export interface Claim {
  readonly kind: 'claimed';
  readonly scope: IdempotencyScope;
  readonly key_hash: Buffer;
  readonly lock_token: string;
  /**
   * The id of the resource that the request creates, and the last part of the ids of the workflows that it starts.
   */
  readonly operation_id: string;
}

export type ClaimOutcome =
  | Claim
  | {
      readonly kind: 'replay';
      readonly answer: StoredAnswer;
      readonly request_id: string;
      readonly operation_id: string;
    }
  | { readonly kind: 'in-flight' }
  | { readonly kind: 'mismatch' };

/** The result of a claimed request. */
export interface Finalization {
  readonly claim: Claim;
  readonly answer: StoredAnswer;
  readonly workflow_id: string | null;
}

export interface Idempotency {
  /**
   * Claims the key in a transaction of its own, so that a second request is answered immediately.
   * @param claiming false only looks: an unused key then stays free (`undefined`).
   */
  claim(request: {
    scope: IdempotencyScope;
    key: string;
    fingerprints: KeyedHashes;
    request_id: string;
    claiming: boolean;
  }): Promise<ClaimOutcome | undefined>;
  /**
   * Stores the answer in the transaction of the change itself.
   * @returns false when another request has taken the key over: then nothing may be committed.
   */
  finalize(transaction: Rows, finalization: Finalization): Promise<boolean>;
  /**
   * Does the same for several requests in one statement. The statement, and its transaction, fail if one key was
   * taken over.
   */
  finalizeStatement(finalizations: readonly Finalization[]): Prepared;
  /**
   * Releases the key of a request that changed and decided nothing.
   * @returns false when another request has taken the key over.
   */
  release(claim: Claim): Promise<boolean>;
}

/**
 * Covers method, path, query and the body in canonical form (RFC 8785). Keyed, because a short body could be guessed
 * from a plain hash.
 * @returns the hash under each key, the newest first.
 */
const fingerprints = (secrets: Secrets, method: string, path: string, canonical: string): KeyedHashes =>
  secrets.keyedHashes('idempotency-fingerprint', `${method}\n${path}\n${canonical}`);

export const fingerprintsOf = (secrets: Secrets, method: string, path: string, body: unknown): KeyedHashes =>
  fingerprints(secrets, method, path, body === undefined ? '' : (canonicalize(body) ?? ''));

/** The canonical form in pieces, because lists in a body may be long. */
function* canonicalBody(body: Readonly<Record<string, unknown>>): Interruptible<string> {
  const members: string[] = [];
  for (const name of Object.keys(body).toSorted()) {
    const value = body[name];
    const parts: string[] = [];
    if (Array.isArray(value))
      yield* chunksOf(value, (chunk) => parts.push((canonicalize(chunk) as string).slice(1, -1)));
    members.push(
      `${JSON.stringify(name)}:${Array.isArray(value) ? `[${parts.join()}]` : canonicalize(value)}`,
    );
  }
  return `{${members.join()}}`;
}

/** `fingerprintsOf` for a large body: other requests run in between. */
export const fingerprintsInSlices = async (
  secrets: Secrets,
  method: string,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<KeyedHashes> => fingerprints(secrets, method, path, await inSlices(canonicalBody(body)));

interface Held {
  readonly key_hash: Buffer;
  readonly fingerprint: Buffer;
  readonly answer: Buffer | null;
  readonly request_id: string;
  readonly operation_id: string;
}

const ATTEMPTS = 5;

interface Claiming {
  readonly organization_id: string;
  readonly actor_id: string;
  readonly key_hash: Buffer;
  readonly fingerprint: Buffer;
  readonly operation_id: string;
  readonly lock_token: string;
  readonly request_id: string;
}

const CLAIMED = [
  'organization_id',
  'actor_id',
  'key_hash',
  'fingerprint',
  'operation_id',
  'lock_token',
  'request_id',
] as const satisfies readonly (keyof Claiming)[];
const claimNew = templateOf<keyof Claiming, { lock_token: string }>(
  (given) => sql<{ lock_token: string }>`
    insert into idempotency_records
      (organization_id, actor_id, key_hash, fingerprint, operation_id, lock_token, request_id)
    select * from unnest(${given.organization_id}::uuid[], ${given.actor_id}::uuid[], ${given.key_hash}::bytea[],
      ${given.fingerprint}::bytea[], ${given.operation_id}::uuid[], ${given.lock_token}::uuid[],
      ${given.request_id}::uuid[]) as a(organization_id, actor_id, key_hash)
    order by a.organization_id, a.actor_id, a.key_hash
    on conflict (organization_id, actor_id, key_hash) do nothing
    returning lock_token`,
);

/**
 * Claims unused keys of concurrent requests in one statement, which never waits: a key that exists is checked alone.
 * Of requests with the same key in one batch, one wins.
 */
const createClaiming = (rows: Rows): Batcher<Claiming, boolean> =>
  createBatcher(async (claims) => {
    batchSize.observe({ ledger: 'idempotency' }, claims.length);
    const won = await rows.all(claimNew(byColumn(CLAIMED, claims)));
    const tokens = new Set(won.map(({ lock_token }) => lock_token));
    return claims.map(({ lock_token }) => tokens.has(lock_token));
  });

const FINALIZED = ['organization_id', 'actor_id', 'key_hash', 'lock_token', 'answer', 'workflow_id'] as const;
type Settled = (typeof FINALIZED)[number];
/** A condition on the lock token: a request whose key was taken over must not finalize it. */
const fenced = (settled: (name: Settled) => RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (r.organization_id, r.actor_id, r.key_hash) =
    (${settled('organization_id')}, ${settled('actor_id')}, ${settled('key_hash')})
  and r.lock_token = ${settled('lock_token')}`;

/** If one key was taken over, the statement fails, and the transaction with it, even if the commit was already sent. */
const NOT_KEPT = '22012'; // division by zero

/** Another request has taken the key over, so nothing of this one was committed. */
export const isTakenOver = (error: unknown): boolean => (error as { code?: unknown }).code === NOT_KEPT;

const finalizeOne = templateOf<Settled>(
  (given) => sql`
    with kept as (
      update idempotency_records r set answer = ${given.answer}, workflow_id = ${given.workflow_id}
      where ${fenced((name) => given[name])} returning 1
    ) select 1 / count(*) from kept`,
);
const finalizeAll = templateOf<Settled>(
  (given) => sql`
    with kept as (update idempotency_records r set answer = a.answer, workflow_id = a.workflow_id
    from unnest(${given.organization_id}::uuid[], ${given.actor_id}::uuid[], ${given.key_hash}::bytea[],
      ${given.lock_token}::uuid[], ${given.answer}::bytea[], ${given.workflow_id}::text[])
      as a(organization_id, actor_id, key_hash, lock_token, answer, workflow_id)
    where ${fenced((name) => sql.ref(`a.${name}`))} returning 1)
    select 1 / (count(*) = cardinality(${given.lock_token}::uuid[]))::int from kept`,
);

interface Times {
  readonly retentionSeconds: number;
  readonly takeoverSeconds: number;
}

const actorOf = (scope: IdempotencyScope): string => scope.practitioner_id ?? scope.organization_id;
/** No key holds a NUL, so keys of different owners cannot collide. */
const ownerOf = (scope: IdempotencyScope): string =>
  `${scope.organization_id}/${actorOf(scope)}${scope.holder ? `\0${scope.holder}` : ''}`;
const contextOf = (scope: IdempotencyScope, keyHash: Buffer): string =>
  `answer/${scope.organization_id}/${actorOf(scope)}/${keyHash.toString('hex')}`;
const at = (scope: IdempotencyScope, keyHashes: readonly Buffer[]): RawBuilder<unknown> =>
  sql`organization_id = ${scope.organization_id} and actor_id = ${actorOf(scope)}
    and key_hash = any(${keyHashes}::bytea[])`;
const isExpired = ({ retentionSeconds }: Times): RawBuilder<unknown> =>
  sql`r.created_at < clock_timestamp() - make_interval(secs => ${retentionSeconds})`;

/** What a request brings to take over a key that has expired, or whose request stalled. */
interface Taking {
  readonly scope: IdempotencyScope;
  readonly held: Buffer;
  readonly fingerprints: KeyedHashes;
  readonly lock_token: string;
  readonly request_id: string;
}

const takeOver = ({ scope, held, fingerprints, lock_token, request_id }: Taking, times: Times) => {
  const expired = isExpired(times);
  return sql<{ operation_id: string }>`
    update idempotency_records r set
      operation_id = case when ${expired} then ${randomUUID()}::uuid else r.operation_id end,
      created_at = case when ${expired} then clock_timestamp() else r.created_at end,
      fingerprint = ${fingerprints[0]}, lock_token = ${lock_token}, locked_at = clock_timestamp(),
      answer = null, workflow_id = null, request_id = ${request_id}
    where ${at(scope, [held])} and (${expired} or (r.answer is null and r.fingerprint = any(${fingerprints}::bytea[])
      and r.locked_at < clock_timestamp() - make_interval(secs => ${times.takeoverSeconds})))
    returning operation_id`;
};

/** @param claims a connection that may claim keys of all organizations in one batch. */
export const createIdempotency = (
  database: Pick<Scoped, 'within'>,
  claims: Rows,
  secrets: Secrets,
  times: Times,
): Idempotency => {
  const claimUnused = createClaiming(claims);
  const release: Idempotency['release'] = async ({ scope, key_hash, lock_token }) => {
    const freed = await database.within(scope.organization_id).first(sql`
      delete from idempotency_records
      where ${at(scope, [key_hash])} and lock_token = ${lock_token} and answer is null
      returning 1`);
    return freed !== undefined;
  };

  const finalizeStatement = (finalizations: readonly Finalization[]): Prepared => {
    const all = finalizations.map(({ claim: { scope, key_hash, lock_token }, answer, workflow_id }) => ({
      organization_id: scope.organization_id,
      actor_id: actorOf(scope),
      key_hash,
      lock_token,
      answer: secrets.seal(Buffer.from(JSON.stringify(answer)), contextOf(scope, key_hash)),
      workflow_id,
    }));
    const [first] = all;
    if (all.length === 1 && first) return finalizeOne(first);
    return finalizeAll(byColumn(FINALIZED, all));
  };

  return {
    async claim({ scope, key, fingerprints, request_id, claiming }) {
      const rows = database.within(scope.organization_id);
      const hashes = secrets.keyedHashes('idempotency-key', `${ownerOf(scope)}/${key}`);
      const [key_hash, ...older] = hashes;
      const [fingerprint] = fingerprints;
      const expired = isExpired(times);
      const lock_token = randomUUID();
      const claimed = (operation_id: string, held = key_hash): Claim => ({
        kind: 'claimed',
        scope,
        key_hash: held,
        lock_token,
        operation_id,
      });
      /**
       * While the signing keys rotate: whether an earlier request, or one in another process, has this key under
       * another hash.
       */
      const isHeldUnderAnother = async () =>
        older.length > 0 &&
        (await rows.first(sql`
          select from idempotency_records r where ${at(scope, older)} and not ${expired}`)) !== undefined;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const operation_id = randomUUID();
        const { organization_id } = scope;
        const one = { organization_id, actor_id: actorOf(scope), key_hash, fingerprint, operation_id };
        if (claiming && (await claimUnused({ ...one, lock_token, request_id }))) {
          // Checked after this claim is committed: of two claims at once under two hashes, at least one sees the
          // other.
          if (!(await isHeldUnderAnother())) return claimed(operation_id);
          await release(claimed(operation_id));
        }
        const held = await rows.first(sql<Held>`
          select key_hash, fingerprint, answer, request_id, operation_id from idempotency_records r
          where ${at(scope, hashes)} and not ${expired}`);
        if (!held && !claiming) return undefined;
        if (held && !fingerprints.some((one) => secrets.sameHash(held.fingerprint, one)))
          return { kind: 'mismatch' };
        if (held?.answer) {
          const answer = JSON.parse(secrets.open(held.answer, contextOf(scope, held.key_hash)).toString());
          return { kind: 'replay', answer, request_id: held.request_id, operation_id: held.operation_id };
        }
        const kept = held?.key_hash ?? key_hash;
        const taken = claiming
          ? await rows.first(takeOver({ scope, held: kept, fingerprints, lock_token, request_id }, times))
          : undefined;
        if (taken) return claimed(taken.operation_id, kept);
        if (held) return { kind: 'in-flight' };
        // The owner released it between the statements: claim again.
      }
      return { kind: 'in-flight' };
    },

    finalize: (transaction, finalization) =>
      transaction.all(finalizeStatement([finalization])).then(
        () => true,
        (error: unknown) => {
          if (isTakenOver(error)) return false;
          throw error;
        },
      ),
    finalizeStatement,

    release,
  };
};
