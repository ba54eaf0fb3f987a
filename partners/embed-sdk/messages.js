// The vocabulary of frame and host. Messages are plain objects in one versioned envelope; both sides take them
// from the window and the origin that they expect, and from nowhere else.

export const FROM_FRAME = 'clinic-embed:frame';
export const FROM_HOST = 'clinic-embed:host';
/** How the frame is laid out: never an event, so hosts of before 1.3 pass none of it on. */
export const FROM_LAYOUT = 'clinic-embed:layout';
export const VERSION = 1;

/** A frame tells the host what happened. */
export const eventMessage = (event, payload) => ({ from: FROM_FRAME, version: VERSION, event, payload });

/** The frame tells how high its content is, in CSS pixels. */
export const heightMessage = (height) => ({ from: FROM_LAYOUT, version: VERSION, height });

/** The frame asks for the host's settings before it draws anything. */
export const settingsRequest = () => ({ from: FROM_LAYOUT, version: VERSION, asks: 'settings' });

/** The host says how the frame looks and speaks: `appearance`, `locale`, `height`. */
export const settingsMessage = (settings) => ({
  from: FROM_HOST,
  version: VERSION,
  command: 'settings',
  settings,
});

/** The host hands the frame a new token. */
export const tokenMessage = (token) => ({ from: FROM_HOST, version: VERSION, command: 'token', token });

/**
 * The host takes part: the frame may now tell which page it is in.
 * @param handles the events that somebody there listens for; `*` stands for all of them.
 */
export const helloMessage = (handles) => ({ from: FROM_HOST, version: VERSION, command: 'hello', handles });

/** Whether a host takes on what an event asks for. Hosts of before 1.2 do not say; nobody is there to who never spoke. */
export const takesOn = (hello, event) =>
  hello !== undefined &&
  (!Array.isArray(hello.handles) || hello.handles.includes(event) || hello.handles.includes('*'));

export const isFrom = (side, data) =>
  typeof data === 'object' && data !== null && data.from === side && data.version === VERSION;

/** What a token says of itself, unchecked: whether it is accepted is the service's decision. */
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
 * Whose token it is, for whom and for what: an access token opens no frame. Through which of its partner's credentials
 * it was minted may change with them.
 */
const IDENTITY = ['aud', 'org_id', 'practitioner_id', 'patient_id', 'game_session_id', 'game_type', 'role'];
export const isSameIdentity = (claims, others) => IDENTITY.every((name) => claims[name] === others[name]);

/** Whether an origin is one of those that a token is pinned to; `*` stands for one or more whole labels. */
export const isAmong = (origin, allowed) =>
  allowed.some((one) => {
    if (one === origin) return true;
    const [scheme, host] = one.split('://*');
    if (host === undefined || !origin.startsWith(`${scheme}://`)) return false;
    const rest = origin.slice(scheme.length + 3);
    return rest.length > host.length && rest.endsWith(host);
  });
