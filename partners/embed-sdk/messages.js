// The messages between frame and host: plain objects in a versioned envelope. Each side accepts them only from the
// window and origin that it expects.

export const FROM_FRAME = 'clinic-embed:frame';
export const FROM_HOST = 'clinic-embed:host';
/** Messages about layout. They are not events, so hosts older than 1.3 do not pass them on. */
export const FROM_LAYOUT = 'clinic-embed:layout';
export const VERSION = 1;

/** The frame reports an event to the host. */
export const eventMessage = (event, payload) => ({ from: FROM_FRAME, version: VERSION, event, payload });

/** The frame reports the height of its content, in CSS pixels. */
export const heightMessage = (height) => ({ from: FROM_LAYOUT, version: VERSION, height });

/** The frame requests the host's settings before it draws anything. */
export const settingsRequest = () => ({ from: FROM_LAYOUT, version: VERSION, asks: 'settings' });

/** The host sends settings: `appearance`, `locale`, `height`. */
export const settingsMessage = (settings) => ({
  from: FROM_HOST,
  version: VERSION,
  command: 'settings',
  settings,
});

/** The host sends the frame a new token. */
export const tokenMessage = (token) => ({ from: FROM_HOST, version: VERSION, command: 'token', token });

/**
 * The host reports that it uses the SDK, so the frame may send it events.
 * @param handles the events that it listens for; `*` means all events.
 */
export const helloMessage = (handles) => ({ from: FROM_HOST, version: VERSION, command: 'hello', handles });

/**
 * Whether the host handles what an event requests. Hosts older than 1.2 do not report this; if no host has reported,
 * nobody handles it.
 */
export const takesOn = (hello, event) =>
  hello !== undefined &&
  (!Array.isArray(hello.handles) || hello.handles.includes(event) || hello.handles.includes('*'));

export const isFrom = (side, data) =>
  typeof data === 'object' && data !== null && data.from === side && data.version === VERSION;

/** The claims of a token, not verified: only the service decides whether it is accepted. */
export const claimsOf = (token) => {
  try {
    const part = String(token).split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    const text = new TextDecoder().decode(Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0)));
    const claims = JSON.parse(text);
    return typeof claims === 'object' && claims !== null && Number.isFinite(claims.exp) ? claims : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Claims that identify a token's owner, audience and subject. An access token opens no frame. The credential is not
 * part of the identity, because a partner may change it.
 */
const IDENTITY = ['aud', 'org_id', 'practitioner_id', 'patient_id', 'game_session_id', 'game_type', 'role'];
export const isSameIdentity = (claims, others) => IDENTITY.every((name) => claims[name] === others[name]);

/** Whether an origin is one of those that a token is pinned to. `*` stands for one or more complete labels. */
export const isAmong = (origin, allowed) =>
  allowed.some((one) => {
    if (one === origin) return true;
    const [scheme, host] = one.split('://*');
    if (host === undefined || !origin.startsWith(`${scheme}://`)) return false;
    const rest = origin.slice(scheme.length + 3);
    return rest.length > host.length && rest.endsWith(host);
  });
