// The page's token: in memory only, renewed by the host's message or, after a direct login, by the session.
import { type Claims, claimsOf, isSameIdentity } from '../../partners/embed-sdk/messages.js';
import { emit, fail, onCommand } from './host.ts';
import { issueToken, type RefusedToken } from './own-session.ts';
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

/** `replaced`: somebody else has signed in in this browser. */
export type SessionEnd = 'ended' | 'replaced';
type EndListener = (end: SessionEnd | undefined) => void;
const endListeners = new Set<EndListener>();
/** Hears that the session has ended, and (undefined) that it goes on after all. */
export const onSessionEnd = (listener: EndListener): void => void endListeners.add(listener);

let ending: ReturnType<typeof setTimeout> | undefined;
let told: SessionEnd | undefined;
export const sessionEnd = (): SessionEnd | undefined => told;

/** Tells the host once, and the person for as long as it is so. */
export const sessionEnded = (how: SessionEnd = 'ended'): void => {
  if (told === how) return;
  if (!isOwnPage)
    fail('embed.session_expired', 'The session of this frame has expired.', { retryable: false });
  told = how;
  for (const listener of endListeners) listener(how);
};
const sessionGoesOn = (): void => {
  if (!told) return;
  told = undefined;
  for (const listener of endListeners) listener(undefined);
};

/** Ends the session in the page when the token's life is over. */
export const watchExpiry = (): void => {
  if (isOwnPage) return;
  clearTimeout(ending);
  told = undefined;
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
    sessionGoesOn();
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
    .catch((): RefusedToken => ({ refused: 0 }))
    .then((issued) => {
      if ('refused' in issued) {
        if (issued.refused === 401 || issued.refused === 403)
          sessionEnded(issued.isReplaced ? 'replaced' : 'ended');
        throw new NoToken(issued.refused);
      }
      ({ token, renewAt } = issued);
      if (!told) return;
      sessionGoesOn();
      for (const listener of renewalListeners) listener();
    })
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
};
/** Who comes back from signing in in another tab goes on here. */
const lookAgain = (): void => {
  if (told) void renewOwnToken().catch(() => undefined);
};
if (isOwnPage) {
  addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
}
/** Whether the session's token is about to end. */
export const isOwnTokenDue = (): boolean => isOwnPage && Date.now() > renewAt;
