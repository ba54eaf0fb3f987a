import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Pool } from 'pg';
import { ALGORITHM, KEY_CACHE_MS, readPublishedKeys } from '../../domain/access/verification-keys.ts';
import { type Rows, sql } from '../../platform/database/rows.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Secrets } from '../../platform/secrets.ts';

export interface SigningKey {
  readonly kid: string;
  readonly key: CryptoKey;
}

/**
 * The signing keys of access tokens, shared by all processes through `signing_keys`. A key is published as soon as it
 * exists. It signs from `active_from` until its successor does, and stays published until `retired_at`, when the last
 * token that it signed has expired.
 */
export interface KeyStore {
  /** The key that signs now. If there is none, the first one is created. */
  signingKey(): Promise<SigningKey>;
  /** The public keys, as `/.well-known/jwks.json` shows them. */
  published(): Promise<{ keys: JWK[] }>;
  /**
   * Adds a key. It starts to sign once every cache of the key set can have seen it.
   * @param within the transaction that it commits with; by default one of its own.
   */
  rotate(within?: Rows): Promise<{ kid: string; active_from: Date }>;
}

/**
 * Time between publication and first use, in seconds. Verifiers cache the key set for as long as they like; most read
 * it again when they meet an unknown `kid`.
 */
const PUBLISHED_BEFORE_USE_SECONDS = 60;
/**
 * Time between last use and the end of publication, in seconds: the life of a token, and the time by which a process
 * with an old cache or clock may sign too late.
 */
const PUBLISHED_AFTER_USE_SECONDS = 86_400 + 300;
const LOCK = 7_310_002;

const contextOf = (kid: string) => `signing-key/${kid}`;

const readSigner = (rows: Rows) =>
  rows.first(sql<{ kid: string; private_jwk: Buffer }>`
    select kid, private_jwk from signing_keys
    where active_from <= clock_timestamp() and (retired_at is null or retired_at > clock_timestamp())
    order by active_from desc, kid limit 1`);

const lock = (rows: Rows) => rows.all(sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`);

export const createKeyStore = (pool: Pool, rows: Rows, secrets: Secrets): KeyStore => {
  let signing: Promise<SigningKey> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const generate = async () => {
    const kid = randomUUID();
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, {
      modulusLength: 2_048,
      extractable: true,
    });
    const described = { kid, use: 'sig', alg: ALGORITHM };
    const sealed = secrets.seal(Buffer.from(JSON.stringify(await exportJWK(privateKey))), contextOf(kid));
    return { kid, public_jwk: JSON.stringify({ ...(await exportJWK(publicKey)), ...described }), sealed };
  };

  /** Several processes may find no key at the same time. The first one creates a key, and the others find that one. */
  const makeFirst = async (): Promise<void> => {
    const made = await generate();
    await inTransaction(pool, async (transaction) => {
      await lock(transaction);
      if (await readSigner(transaction)) return;
      await transaction.all(sql`
        insert into signing_keys (kid, public_jwk, private_jwk, active_from)
        values (${made.kid}, ${made.public_jwk}::jsonb, ${made.sealed}, clock_timestamp())`);
    });
  };

  const read = async (): Promise<SigningKey> => {
    let signer = await readSigner(rows);
    if (!signer) {
      await makeFirst();
      signer = await readSigner(rows);
    }
    if (!signer) throw new Error('No signing key could be made');
    const jwk = JSON.parse(secrets.open(signer.private_jwk, contextOf(signer.kid)).toString());
    return { kid: signer.kid, key: (await importJWK(jwk, ALGORITHM)) as CryptoKey };
  };

  const signingKey = (): Promise<SigningKey> => {
    if (!signing || performance.now() - readAt > KEY_CACHE_MS) {
      readAt = performance.now();
      const reading = read();
      signing = reading;
      // A failure is not cached: the next caller tries again.
      reading.catch(() => {
        if (signing === reading) signing = undefined;
      });
    }
    return signing;
  };

  return {
    signingKey,
    async published() {
      // Reading the signing key creates the first key if needed. The set itself is never cached here, because an
      // operator who rotates keys looks at it next.
      await signingKey();
      return { keys: await readPublishedKeys(rows) };
    },
    async rotate(within) {
      const made = await generate();
      const add = async (transaction: Rows) => {
        await lock(transaction);
        const added = await transaction.first(sql<{ active_from: Date }>`
          insert into signing_keys (kid, public_jwk, private_jwk, active_from)
          values (${made.kid}, ${made.public_jwk}::jsonb, ${made.sealed},
                  clock_timestamp() + make_interval(secs => ${PUBLISHED_BEFORE_USE_SECONDS}))
          returning active_from`);
        const { active_from } = added as { active_from: Date };
        await transaction.all(sql`
          update signing_keys set retired_at = ${active_from}::timestamptz + make_interval(secs => ${PUBLISHED_AFTER_USE_SECONDS})
          where retired_at is null and kid <> ${made.kid}`);
        // Without its private half a retired key cannot sign anything.
        await transaction.all(sql`delete from signing_keys where retired_at < clock_timestamp()`);
        return { kid: made.kid, active_from };
      };
      const rotated = await (within ? add(within) : inTransaction(pool, add));
      signing = undefined;
      return rotated;
    },
  };
};
