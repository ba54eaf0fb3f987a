import { SignJWT } from 'jose';
import { findRoom, roomName } from '../../../domain/appointments/video-room.ts';
import { mayRecord } from '../../../domain/session-configuration/recording.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Rows } from '../../../platform/database/rows.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { JoinSession } from './join-session.ts';

export type JitsiSettings = Pick<Config, 'JITSI_URL' | 'JITSI_APP_ID' | 'JITSI_APP_SECRET'>;

/** Until this many seconds after the session's end a Jitsi server accepts the token. People in the room can stay. */
const GRACE_SECONDS = 3_600;

/**
 * The token for a Jitsi server with authentication. It names no person: the clinician is the moderator, the patient a
 * guest.
 */
const jitsiToken = (
  { JITSI_URL, JITSI_APP_ID = '', JITSI_APP_SECRET = '' }: JitsiSettings,
  room: string,
  session: JoinSession,
): Promise<string> => {
  const moderator = session.seat === 'clinician';
  const context = {
    user: {
      id: `${room}-${session.seat}`,
      name: moderator ? 'Clinician' : 'Guest',
      affiliation: moderator ? 'owner' : 'member',
      moderator,
    },
    features: { recording: moderator && mayRecord(session) },
  };
  return new SignJWT({ room, moderator, context })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(JITSI_APP_ID)
    .setAudience('jitsi')
    .setSubject(new URL(JITSI_URL).hostname)
    .setIssuedAt()
    .setExpirationTime(Math.ceil(session.end_at.getTime() / 1000) + GRACE_SECONDS)
    .sign(Buffer.from(JITSI_APP_SECRET));
};

const jitsiAddress = async (settings: JitsiSettings, secrets: Secrets, session: JoinSession) => {
  const room = roomName(secrets, session.appointment_id, session.clinician_code_hash);
  const token = settings.JITSI_APP_SECRET ? `?jwt=${await jitsiToken(settings, room, session)}` : '';
  const camera = session.camera_default === 'off' ? '#config.startWithVideoMuted=true' : '';
  return `${settings.JITSI_URL.replace(/\/$/, '')}/${room}${token}${camera}`;
};

/** The address of this seat's room. @returns undefined while the provider has not created the room. */
export const roomAddress = async (
  { config, rows, secrets }: { config: JitsiSettings; rows: Rows; secrets: Secrets },
  session: JoinSession,
): Promise<string | undefined> => {
  const { video_provider: provider } = session;
  if (provider === 'Jitsi') return jitsiAddress(config, secrets, session);
  if (provider === 'None') return undefined;
  const room = await findRoom(rows, secrets, {
    organizationId: session.organization_id,
    appointmentId: session.appointment_id,
    provider,
  });
  return room?.addresses[session.seat];
};
