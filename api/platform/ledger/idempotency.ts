import { randomUUID } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Scoped } from '../data/database.ts';
import { type Rows, sql } from '../data/rows.ts';
import type { Secrets } from '../secrets.ts';

/** What is sent again for a repeated request, byte for byte. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Whose key it is: keys of one organization's clinicians, and of the organization itself, never meet. */
export interface IdempotencyScope {
  readonly organization_id: string;
  readonly practitioner_id: string | null;
  /** Of a token that is bound to one patient or seat: its keys are its own. */
  readonly holder?: string | undefined;
}

export interface Claim {
  readonly kind: 'claimed';
  readonly scope: IdempotencyScope;
  readonly key_hash: Buffer;
  readonly lock_token: string;
  /** The id of the resource that the request creates, and the tail of the workflows that it starts. */
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

export interface Idempotency {
  /**
   * Claims the key in a transaction of its own, so that a second request is told at once.
   * @param claiming false only looks: an unused key then stays free (`undefined`).
   */
  claim(request: {
    scope: IdempotencyScope;
    key: string;
    fingerprint: Buffer;
    request_id: string;
    claiming: boolean;
  }): Promise<ClaimOutcome | undefined>;
  /**
   * Stores the answer within the transaction of the change itself.
   * @returns false when another request has taken the key over meanwhile: then nothing may be committed.
   */
  settle(transaction: Rows, claim: Claim, answer: StoredAnswer, workflowId: string | null): Promise<boolean>;
  /**
   * Frees the key of a request that decided nothing.
   * @returns false when another request has taken the key over meanwhile.
   */
  release(claim: Claim): Promise<boolean>;
}

/**
 * Covers method, path, query and the body in canonical form (RFC 8785). Keyed: from a plain hash at rest one
 * could guess what a short body said.
 */
export const fingerprintOf = (secrets: Secrets, method: string, path: string, body: unknown): Buffer =>
  secrets.keyedHash(
    'idempotency-fingerprint',
    `${method}\n${path}\n${body === undefined ? '' : (canonicalize(body) ?? '')}`,
  );

interface Held {
  readonly fingerprint: Buffer;
  readonly answer: Buffer | null;
  readonly request_id: string;
  readonly operation_id: string;
}

const ATTEMPTS = 5;

export const createIdempotency = (
  database: Pick<Scoped, 'within'>,
  secrets: Secrets,
  times: { readonly retentionSeconds: number; readonly takeoverSeconds: number },
): Idempotency => {
  const actorOf = (scope: IdempotencyScope) => scope.practitioner_id ?? scope.organization_id;
  /** No key holds a NUL, so no key of one holder reads like another's. */
  const ownerOf = (scope: IdempotencyScope) =>
    `${scope.organization_id}/${actorOf(scope)}${scope.holder ? `\0${scope.holder}` : ''}`;
  const contextOf = (scope: IdempotencyScope, keyHash: Buffer) =>
    `answer/${scope.organization_id}/${actorOf(scope)}/${keyHash.toString('hex')}`;
  const at = (scope: IdempotencyScope, keyHash: Buffer) =>
    sql`organization_id = ${scope.organization_id} and actor_id = ${actorOf(scope)} and key_hash = ${keyHash}`;

  return {
    async claim({ scope, key, fingerprint, request_id, claiming }) {
      const rows = database.within(scope.organization_id);
      const key_hash = secrets.keyedHash('idempotency-key', `${ownerOf(scope)}/${key}`);
      const expired = sql`r.created_at < clock_timestamp() - make_interval(secs => ${times.retentionSeconds})`;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const lock_token = randomUUID();
        const won = claiming
          ? await rows.first(sql<{ operation_id: string }>`
              insert into idempotency_records as r
                (organization_id, actor_id, key_hash, fingerprint, operation_id, lock_token, request_id)
              values (${scope.organization_id}, ${actorOf(scope)}, ${key_hash}, ${fingerprint}, ${randomUUID()},
                      ${lock_token}, ${request_id})
              on conflict (organization_id, actor_id, key_hash) do update set
                operation_id = case when ${expired} then excluded.operation_id else r.operation_id end,
                created_at = case when ${expired} then clock_timestamp() else r.created_at end,
                fingerprint = excluded.fingerprint, lock_token = excluded.lock_token,
                locked_at = clock_timestamp(), answer = null, workflow_id = null, request_id = excluded.request_id
              where ${expired} or (r.answer is null and r.fingerprint = excluded.fingerprint
                and r.locked_at < clock_timestamp() - make_interval(secs => ${times.takeoverSeconds}))
              returning operation_id`)
          : undefined;
        if (won) return { kind: 'claimed', scope, key_hash, lock_token, operation_id: won.operation_id };
        const held = await rows.first(sql<Held>`
          select fingerprint, answer, request_id, operation_id from idempotency_records r
          where ${at(scope, key_hash)} and not ${expired}`);
        if (held) {
          if (!secrets.sameHash(held.fingerprint, fingerprint)) return { kind: 'mismatch' };
          if (!held.answer) return { kind: 'in-flight' };
          const answer = JSON.parse(secrets.open(held.answer, contextOf(scope, key_hash)).toString());
          return { kind: 'replay', answer, request_id: held.request_id, operation_id: held.operation_id };
        }
        if (!claiming) return undefined;
        // The holder released it between the two statements: claim again.
      }
      return { kind: 'in-flight' };
    },

    async settle(transaction, claim, answer, workflowId) {
      const sealed = secrets.seal(
        Buffer.from(JSON.stringify(answer)),
        contextOf(claim.scope, claim.key_hash),
      );
      const kept = await transaction.first(sql`
        update idempotency_records set answer = ${sealed}, workflow_id = ${workflowId}
        where ${at(claim.scope, claim.key_hash)} and lock_token = ${claim.lock_token}
        returning 1`);
      return kept !== undefined;
    },

    async release(claim) {
      const freed = await database.within(claim.scope.organization_id).first(sql`
        delete from idempotency_records
        where ${at(claim.scope, claim.key_hash)} and lock_token = ${claim.lock_token} and answer is null
        returning 1`);
      return freed !== undefined;
    },
  };
};
