import type { Rows } from '../../../platform/database/rows.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { type JitsiSettings, roomAddress } from '../join/room-address.ts';
import type { SessionVisit } from './session-visit.ts';

/** Where the video of a session is, for one seat. */
export type SessionVideo =
  | { readonly kind: 'none' }
  /** The provider has not made the room yet. */
  | { readonly kind: 'preparing' }
  /** Beside the room, in a frame: by the provider's own address for that. */
  | { readonly kind: 'framed'; readonly address: string; readonly origin: string }
  /** In a window of its own. */
  | { readonly kind: 'apart'; readonly address: string };

/** Ends calls in frames after some minutes, so it is opened apart. */
const NEVER_FRAMED = new Set(['meet.jit.si']);

/** How each provider's room knows that it is in a frame, by its documentation. */
const framedAddress = (provider: string, address: string): string => {
  const url = new URL(address);
  // Whereby's own page around the room is not shown in a frame; names are asked for by none of them.
  if (provider === 'Whereby') {
    url.searchParams.set('embed', '');
    url.searchParams.set('skipMediaPermissionPrompt', '');
  }
  if (provider === 'Jitsi') {
    const more = 'config.prejoinConfig.enabled=false&config.disableDeepLinking=true';
    url.hash = url.hash ? `${url.hash}&${more}` : more;
  }
  return url.href;
};

export const sessionVideo = async (
  at: { readonly config: JitsiSettings; readonly rows: Rows; readonly secrets: Secrets },
  { join }: SessionVisit,
): Promise<SessionVideo> => {
  if (join?.session_type !== 'virtual' || join.video_provider === 'None') return { kind: 'none' };
  const address = await roomAddress(at, join);
  if (!address) return { kind: 'preparing' };
  const { hostname, origin } = new URL(address);
  if (NEVER_FRAMED.has(hostname)) return { kind: 'apart', address };
  return { kind: 'framed', address: framedAddress(join.video_provider, address), origin };
};
