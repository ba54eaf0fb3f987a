import { createHash, randomBytes } from 'node:crypto';

/** A server's challenge in `WWW-Authenticate` (RFC 7616), as far as we can answer it. */
export interface DigestChallenge {
  readonly realm: string;
  readonly nonce: string;
  readonly opaque?: string | undefined;
  /** As the server wrote it; left out, it means MD5. */
  readonly algorithm?: string | undefined;
  readonly hash: string;
  /** False: an RFC 2069 challenge, which has no counter. */
  readonly counts: boolean;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const HASHES: Readonly<Record<string, string>> = { md5: 'md5', 'sha-256': 'sha256' };

/**
 * A scheme, or a parameter of the preceding scheme. The header is read once from start to end, without backtracking.
 */
const PART = /[\s,]*([\w-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",]*)))?/y;

/** @returns the first challenge of the header that we can answer. */
export const digestChallengeOf = (header = ''): DigestChallenge | undefined => {
  const challenges: { scheme: string; parameters: Map<string, string> }[] = [];
  PART.lastIndex = 0;
  for (let part = PART.exec(header); part; part = PART.exec(header)) {
    const [, name = '', quoted, plain] = part;
    const value = quoted ?? plain;
    if (value === undefined) challenges.push({ scheme: name.toLowerCase(), parameters: new Map() });
    else challenges.at(-1)?.parameters.set(name.toLowerCase(), value);
  }
  for (const { scheme, parameters } of challenges) {
    const [realm, nonce] = [parameters.get('realm'), parameters.get('nonce')];
    const algorithm = parameters.get('algorithm');
    const hash = HASHES[algorithm?.toLowerCase() ?? 'md5'];
    const offered = parameters
      .get('qop')
      ?.toLowerCase()
      .split(/[\s,]+/);
    if (scheme !== 'digest' || realm === undefined || nonce === undefined || !hash) continue;
    if (offered && !offered.includes('auth')) continue;
    return { realm, nonce, opaque: parameters.get('opaque'), algorithm, hash, counts: offered !== undefined };
  }
  return undefined;
};

/**
 * The `Authorization` header that answers a challenge.
 * @param uri path and query of the request.
 * @param count number of requests answered with this nonce, from 1.
 */
export const digestAnswer = (
  { realm, nonce, opaque, algorithm, hash, counts }: DigestChallenge,
  { username, password }: Credentials,
  { method, uri, count }: { readonly method: string; readonly uri: string; readonly count: number },
  cnonce = randomBytes(16).toString('base64url'),
): string => {
  const hashOf = (...values: string[]) => createHash(hash).update(values.join(':')).digest('hex');
  const nc = count.toString(16).padStart(8, '0');
  const [who, what] = [hashOf(username, realm, password), hashOf(method, uri)];
  const response = counts ? hashOf(who, nonce, nc, cnonce, 'auth', what) : hashOf(who, nonce, what);
  return [
    `Digest username="${username.replace(/["\\]/g, '\\$&')}"`,
    `realm="${realm}"`,
    `nonce="${nonce}"`,
    `uri="${uri}"`,
    `response="${response}"`,
    ...(algorithm ? [`algorithm=${algorithm}`] : []),
    ...(opaque === undefined ? [] : [`opaque="${opaque}"`]),
    ...(counts ? ['qop=auth', `nc=${nc}`, `cnonce="${cnonce}"`] : []),
  ].join(', ');
};
