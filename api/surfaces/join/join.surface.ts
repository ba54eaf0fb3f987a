import type { Middleware } from 'koa';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/data/database.ts';
import { html } from '../../platform/html.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { page, sendPage, setHostedHeaders } from '../page.ts';
import { get } from '../route.ts';
import { findJoinSession, type JoinSession, noteClinicianJoined, roomName } from './join-session.ts';

/** How often the waiting page asks again, in seconds. */
const WAITING_SECONDS = 5;

const timeOf = ({ start_at, timezone }: JoinSession): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: timezone }).format(
    start_at,
  );

const closed = () =>
  page({
    title: 'This link does not open a session',
    status: 404,
    body: html`<h1>This link does not open a session</h1>
<p>The session may have been cancelled, or it is over. If you expected one, ask your practice for a new link.</p>`,
  });

const waiting = (session: JoinSession) =>
  page({
    title: 'You are in the waiting room',
    head: html`<meta http-equiv="refresh" content="${String(WAITING_SECONDS)}">`,
    body: html`<h1>You are in the waiting room</h1>
<p>Your session with ${session.clinic_name} is planned for ${timeOf(session)} (${session.timezone}).</p>
<p role="status">Please leave this page open: the session opens by itself as soon as your practitioner has joined.</p>`,
  });

const inPerson = (session: JoinSession) =>
  page({
    title: 'Session in person',
    body: html`<h1>Session in person</h1>
<p>This session with ${session.clinic_name} takes place in person, on ${timeOf(session)} (${session.timezone}). It has no video.</p>`,
  });

const roomNotReady = () =>
  page({
    title: 'The video room is not open yet',
    head: html`<meta http-equiv="refresh" content="${String(WAITING_SECONDS)}">`,
    body: html`<h1>The video room is not open yet</h1>
<p role="status">Please leave this page open: it tries again by itself.</p>`,
  });

/** `/join/<code>`: the short address of one seat of one session (decisions part 4). */
export const joinSurface = ({
  config,
  database,
  secrets,
}: {
  readonly config: Pick<Config, 'JITSI_URL'>;
  readonly database: Pick<Database, 'rows'>;
  readonly secrets: Secrets;
}): Middleware =>
  get('/join/:code', async (ctx, { code = '' }) => {
    const session = await findJoinSession(database.rows, secrets, code);
    if (!session) return sendPage(ctx, closed());
    if (session.seat === 'clinician') await noteClinicianJoined(database.rows, session.appointment_id);
    if (session.session_type === 'in_person') return sendPage(ctx, inPerson(session));
    if (session.seat === 'patient' && session.waiting_room_enabled && !session.clinician_joined)
      return sendPage(ctx, waiting(session));
    if (session.video_provider !== 'Jitsi') return sendPage(ctx, roomNotReady());
    setHostedHeaders(ctx);
    ctx.redirect(`${config.JITSI_URL}/${roomName(secrets, session.appointment_id)}`);
  });
