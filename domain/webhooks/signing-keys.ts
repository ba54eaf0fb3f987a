import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  sign as signBytes,
} from 'node:crypto';
import { type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { lockWebhooksOf } from './lock-webhooks.ts';

/**
 * The keys that sign an organization's deliveries. Of an Ed25519 key nothing secret is stored: its seed is derived from
 * the service's pepper, the organization and the key's id. A pepper may rotate, so the public half says from which one.
 */

const SEED_BYTES = 32;
const SECRET_BYTES = 32;
/** What precedes the seed in a private key of PKCS #8 (RFC 8410, 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface StoredKey {
  readonly id: string;
  readonly kind: 'ed25519' | 'hmac';
  readonly public_key: string | null;
  readonly secret: Buffer | null;
}

interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: string;
}

const pairOf = (seed: Buffer): Pair => {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: `whpk_${Buffer.from(x, 'base64url').toString('base64')}` };
};

/** One pair for each pepper, the newest first. */
const pairsOf = (secrets: Secrets, organizationId: string, keyId: string): readonly Pair[] =>
  secrets.deriveSeeds(organizationId, `webhook-key/${keyId}`, SEED_BYTES).map(pairOf);

/** What `public_key` is before it is kept: under the oldest pepper, so that a rotation does not change it. */
const firstPublicKey = (secrets: Secrets, organizationId: string, keyId: string): string =>
  (pairsOf(secrets, organizationId, keyId).at(-1) as Pair).publicKey;

export const publicKeyOf = (
  secrets: Secrets,
  organizationId: string,
  { id, kind, public_key }: Pick<StoredKey, 'id' | 'kind' | 'public_key'>,
): string | null => (kind === 'hmac' ? null : (public_key ?? firstPublicKey(secrets, organizationId, id)));

const contextOf = (keyId: string): string => `webhook-key/${keyId}`;

const USABLE = sql`(retires_at is null or retires_at > clock_timestamp())`;
export const isUsable = sql`(t.retires_at is null or t.retires_at > clock_timestamp())`;

/** Keeps the public halves of keys that came with the organization. */
export const keepPublicKeys = async (rows: Rows, secrets: Secrets, organizationId: string): Promise<void> => {
  const unkept = await rows.all(sql<{ id: string }>`
    select id from webhook_keys
    where organization_id = ${organizationId} and kind = 'ed25519' and public_key is null`);
  for (const { id } of unkept)
    await rows.all(sql`
      update webhook_keys set public_key = ${firstPublicKey(secrets, organizationId, id)}
      where organization_id = ${organizationId} and id = ${id} and public_key is null`);
};

export interface CreatedKey {
  readonly id: string;
  readonly public_key: string | null;
  readonly secret?: string;
}

/** Adds a key, and retires the former ones of its kind: at most two of a kind sign. */
export const createKey = async (
  rows: Rows,
  secrets: Secrets,
  organizationId: string,
  { id, kind, overlapSeconds }: { id: string; kind: StoredKey['kind']; overlapSeconds: number },
): Promise<CreatedKey> => {
  await lockWebhooksOf(rows, organizationId);
  await keepPublicKeys(rows, secrets, organizationId);
  await rows.all(sql`
    update webhook_keys set retires_at = case when retires_at is null
      then clock_timestamp() + make_interval(secs => ${overlapSeconds}) else clock_timestamp() end
    where organization_id = ${organizationId} and kind = ${kind} and ${USABLE}`);
  const secret = kind === 'hmac' ? randomBytes(SECRET_BYTES) : null;
  const public_key = kind === 'hmac' ? null : (pairsOf(secrets, organizationId, id)[0] as Pair).publicKey;
  await rows.all(sql`
    insert into webhook_keys (id, organization_id, kind, public_key, secret)
    values (${id}, ${organizationId}, ${kind}, ${public_key}, ${secret && secrets.seal(secret, contextOf(id))})`);
  return { id, public_key, ...(secret && { secret: `whsec_${secret.toString('base64')}` }) };
};

export interface Signer {
  /** The header `webhook-signature` (Standard Webhooks). */
  sign(id: string, timestamp: number, body: string): string;
}

type SignOne = (content: Buffer) => string;

const signerOf = (secrets: Secrets, organizationId: string, key: StoredKey): SignOne | undefined => {
  if (key.kind === 'hmac') {
    const secret = secrets.open(key.secret as Buffer, contextOf(key.id));
    return (content) => `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;
  }
  // Undefined where the pepper of a key that came before a rotation was taken away.
  const pair = pairsOf(secrets, organizationId, key.id).find(({ publicKey }) => publicKey === key.public_key);
  return pair && ((content) => `v1a,${signBytes(null, content, pair.privateKey).toString('base64')}`);
};

/** Reads the keys that sign now, whose public halves are kept since the first endpoint was added: first the Ed25519 ones, the newest first, then the HMAC ones. */
export const readSigner = async (rows: Rows, secrets: Secrets, organizationId: string): Promise<Signer> => {
  const keys = await rows.all(sql<StoredKey>`
    select id, kind, public_key, secret from webhook_keys
    where organization_id = ${organizationId} and ${USABLE}
    order by kind, created_at desc, id`);
  const signers = keys
    .map((key) => signerOf(secrets, organizationId, key))
    .filter((signer) => signer !== undefined);
  return {
    sign(id, timestamp, body) {
      const content = Buffer.from(`${id}.${timestamp}.${body}`);
      return signers.map((signOne) => signOne(content)).join(' ');
    },
  };
};
