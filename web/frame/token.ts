// The page's token: in memory only, renewed by the host's message or, after a direct login, by the session.
import { type Claims, claimsOf, isSameIdentity } from '../../partners/embed-sdk/messages.js';
import { emit, fail, onCommand } from './host.ts';
import { issueToken } from './own-session.ts';
import { clockAhead, isOwnPage } from './page-data.ts';

let token = isOwnPage ? '' : (new URLSearchParams(location.search).get('token') ?? '');
// A credential stays neither in the address bar nor in the history.
if (location.search) history.replaceState(history.state, '', location.pathname);

export const bearer = (): string => token;
export const claims = (): Partial<Claims> => claimsOf(token) ?? {};
/** Whether the token grants a capability. */
export const can = (capability: string): boolean => (claims().capabilities ?? []).includes(capability);

const renewalListeners = new Set<() => void>();
/** For whatever depends on the token, such as a live scene's connection. */
export const onToken = (listener: () => void): void => void renewalListeners.add(listener);

const endListeners = new Set<(isEnded: boolean) => void>();
/** Hears that the session has ended, and that it goes on after all. */
export const onSessionEnd = (listener: (isEnded: boolean) => void): void => void endListeners.add(listener);

let ending: ReturnType<typeof setTimeout> | undefined;
let told = false;

/** Tells the host once, and the person for as long as it is so. */
export const sessionEnded = (): void => {
  if (told) return;
  told = true;
  if (!isOwnPage)
    fail('embed.session_expired', 'The session of this frame has expired.', { retryable: false });
  for (const listener of endListeners) listener(true);
};

/** Ends the session in the page when the token's life is over. */
export const watchExpiry = (): void => {
  if (isOwnPage) return;
  clearTimeout(ending);
  told = false;
  const { exp } = claims();
  if (exp !== undefined)
    ending = setTimeout(sessionEnded, Math.max(0, exp * 1_000 - Date.now() + clockAhead));
};

const expiresAt = (): string | null => {
  const { exp } = claims();
  return exp === undefined ? null : new Date(exp * 1_000).toISOString();
};

/** A token of another person, or for another purpose, is no renewal of this one. */
const take = (offered: unknown): void => {
  const next = claimsOf(offered);
  const reason = !next ? 'unreadable' : isSameIdentity(claims(), next) ? undefined : 'identity_mismatch';
  if (reason === undefined) {
    token = String(offered);
    if (told) for (const listener of endListeners) listener(false);
    watchExpiry();
    for (const listener of renewalListeners) listener();
  }
  emit('token.updated', {
    accepted: reason === undefined,
    ...(reason ? { reason } : {}),
    expiresAt: expiresAt(),
  });
};
onCommand('token', (message) => take(message.token));

let renewAt = Number.NEGATIVE_INFINITY;
let renewing: Promise<void> | undefined;

/** The status with which a session refused a token; 0 where it could not be reached. */
export class NoToken extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`No token: ${status}`);
    this.status = status;
  }
}

/**
 * After a direct login: asks for a token where one is needed, so that a page that nobody uses keeps no session alive.
 * @throws NoToken
 */
export const renewOwnToken = (): Promise<void> => {
  renewing ??= issueToken()
    .catch(() => ({ refused: 0 }))
    .then((issued) => {
      if ('refused' in issued) {
        if (issued.refused === 401 || issued.refused === 403) sessionEnded();
        throw new NoToken(issued.refused);
      }
      ({ token, renewAt } = issued);
    })
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
};
/** Whether the session's token is about to end. */
export const isOwnTokenDue = (): boolean => isOwnPage && Date.now() > renewAt;
