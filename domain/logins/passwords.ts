import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createKeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Messages } from '../messages/en.ts';

/**
 * People choose passwords, so they are hashed with argon2id (RFC 9106; OWASP's 19 MiB, 2 passes, 1 lane: about 30
 * ms), under a key that is not in the database.
 */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** One for each thread of the pool. More at once would only hold 19 MiB each while they wait. */
const AT_ONCE = 4;
const WAITING_AT_MOST = 200;

const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, tag: NonSharedBuffer) => void) =>
    argon2('argon2id', parameters, done),
);

/** Too many people sign in at once; some must try again. */
export class PasswordsBusy extends Error {
  constructor() {
    super('Too many passwords are being checked at once');
    this.name = 'PasswordsBusy';
  }
}

const inTurn = createKeyedSemaphore(AT_ONCE, (waiting) => {
  if (waiting >= WAITING_AT_MOST) throw new PasswordsBusy();
});

const PURPOSE = 'login-password';

const tagOf = (secret: Buffer, password: string, nonce: Buffer) =>
  inTurn('all passwords', () =>
    derive({
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      secret,
      memory: MEMORY,
      passes: PASSES,
      parallelism: LANES,
      tagLength: TAG_BYTES,
    }),
  );

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
const FORM = new RegExp(
  `^\\$argon2id\\$v=19\\$m=${MEMORY},t=${PASSES},p=${LANES}\\$([A-Za-z0-9+/]{22})\\$([A-Za-z0-9+/]{43})$`,
);

/** @param ownerId of the practitioner or operator account. @returns the hash in PHC string format. */
export const hashPassword = async (secrets: Secrets, ownerId: string, password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(secrets.keyedHash(PURPOSE, ownerId), password, salt);
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`;
};

/**
 * Takes the same time where there is no hash, so that a missing account cannot be detected.
 * `outdated`: the password is right, but its hash was made under an older key.
 */
export const passwordMatches = async (
  secrets: Secrets,
  ownerId: string,
  password: string,
  stored: string | null,
): Promise<'wrong' | 'right' | 'outdated'> => {
  const [, salt, tag] = FORM.exec(stored ?? '') ?? [];
  const nonce = salt ? Buffer.from(salt, 'base64') : Buffer.alloc(SALT_BYTES);
  const wanted = tag ? Buffer.from(tag, 'base64') : Buffer.alloc(TAG_BYTES);
  const keys = secrets.keyedHashes(PURPOSE, ownerId);
  const tags = await Promise.all(keys.map((key) => tagOf(key, password, nonce)));
  const [newest, ...older] = tags.map((derived) => timingSafeEqual(derived, wanted) && tag !== undefined);
  if (newest) return 'right';
  return older.includes(true) ? 'outdated' : 'wrong';
};

export const SHORTEST_PASSWORD = 12;
/** Longer passwords would only cost time. */
const LONGEST_PASSWORD = 256;

/**
 * The problem with a new password, as text for its owner. Only the length counts; no kinds of characters are
 * required.
 */
export const passwordIssue = (
  password: string,
  email: string,
  said: Messages['password'],
): string | undefined => {
  const length = [...password].length;
  if (!password.isWellFormed()) return said.untypable;
  if (length < SHORTEST_PASSWORD) return said.tooShort(SHORTEST_PASSWORD);
  if (length > LONGEST_PASSWORD) return said.tooLong(LONGEST_PASSWORD);
  return password.toLowerCase() === email.toLowerCase() ? said.isEmail : undefined;
};
