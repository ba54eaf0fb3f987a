import type { Context } from 'koa';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';
import { sendPage, setHostedHeaders } from '../page.ts';
import { get, type Route, serve } from '../route.ts';
import {
  closedPage,
  inPersonPage,
  notAheadPage,
  preparingPage,
  waitingPage,
  waitingScript,
} from './join-pages.ts';
import { askForRoom, findJoinSession, type JoinSession, noteClinicianJoined } from './join-session.ts';
import { isPrefetch, isRealVisit } from './real-visit.ts';
import { type JitsiSettings, roomAddress } from './room-address.ts';
import { createWaitingLine, type News } from './waiting-line.ts';

interface JoinDependencies {
  readonly config: JitsiSettings & Pick<Config, 'DATABASE_URL'>;
  readonly database: Pick<Scoped, 'unscoped' | 'within'>;
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'warn'>;
}

/** The session's times, as the page shows them. */
const windowOf = ({ start_at, end_at }: JoinSession): string => `${start_at.getTime()}-${end_at.getTime()}`;

const mustWait = (session: JoinSession): boolean =>
  session.seat === 'patient' && session.waiting_room_enabled && !session.clinician_joined;

/**
 * `/join/<code>`: the short address of one seat of one session (decisions part 4). The room is that of the
 * organization's present provider, whichever it was at the booking.
 */
export const joinSurface = (dependencies: JoinDependencies): readonly Route[] => {
  const { config, database, secrets } = dependencies;
  const line = createWaitingLine(dependencies);
  const addressFor = (session: JoinSession) =>
    roomAddress({ config, rows: database.within(session.organization_id), secrets }, session);

  const join = async (ctx: Context, code: string): Promise<void> => {
    const session = await findJoinSession(database, secrets, code);
    if (!session) return sendPage(ctx, closedPage());
    if (session.session_type === 'in_person') return sendPage(ctx, inPersonPage(session));
    if (mustWait(session)) return sendPage(ctx, waitingPage(session));
    if (isPrefetch(ctx)) return sendPage(ctx, notAheadPage());
    const address = await addressFor(session);
    const rows = database.within(session.organization_id);
    if (!address) {
      if (isRealVisit(ctx)) await askForRoom(rows, session);
      return sendPage(ctx, preparingPage(session));
    }
    if (session.seat === 'clinician' && isRealVisit(ctx)) await noteClinicianJoined(rows, session);
    setHostedHeaders(ctx);
    ctx.redirect(address);
    // Koa's own body would repeat the address as a link, and the address opens the room.
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = 'Your session opens.';
  };

  const events = async (ctx: Context, code: string): Promise<void> => {
    const found = await findJoinSession(database, secrets, code);
    if (!found) return sendPage(ctx, closedPage());
    const shown = windowOf(found);
    // What the page showed last, if it was disconnected, for example on a sleeping telephone.
    const before = ctx.get('Last-Event-ID') || shown;
    const news = async (): Promise<News | undefined> => {
      const session = await findJoinSession(database, secrets, code);
      if (session?.session_type !== 'virtual' || windowOf(session) !== before) return 'changed';
      return mustWait(session) || (await addressFor(session)) === undefined ? undefined : 'go';
    };
    line.wait(ctx, found.appointment_id, shown, news);
  };

  return [
    serve(waitingScript),
    get('/join/:code', (ctx, { code = '' }) => join(ctx, code)),
    get('/join/:code/events', (ctx, { code = '' }) => events(ctx, code)),
  ];
};
