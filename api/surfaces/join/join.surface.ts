import type { Context } from 'koa';
import { messagesIn } from '../../../domain/messages/messages.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';
import { sendPage, setHostedHeaders } from '../page.ts';
import { get, type Route, serve } from '../route.ts';
import { findVisit, noteVisit, type SessionVisit, seatCookie } from '../session/session-visit.ts';
import { visitorLanguage } from '../visitor-language.ts';
import { closedPage, notAheadPage, preparingPage, waitingPage, waitingScript } from './join-pages.ts';
import {
  askForRoom,
  findJoinSession,
  type JoinSession,
  mustWait,
  noteClinicianJoined,
} from './join-session.ts';
import { isPrefetch, isRealVisit } from './real-visit.ts';
import { type JitsiSettings, roomAddress } from './room-address.ts';
import { createWaitingLine, type News } from './waiting-line.ts';

interface JoinDependencies {
  readonly config: JitsiSettings & Pick<Config, 'DATABASE_URL' | 'BASE_URL'>;
  readonly database: Pick<Scoped, 'unscoped' | 'within'>;
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'warn'>;
}

/** The session's times, as the page shows them. */
const windowOf = ({ start_at, end_at }: JoinSession): string => `${start_at.getTime()}-${end_at.getTime()}`;

/** What those who wait are told, of a session whose links may have changed since its page was shown. */
const newsOf = (
  {
    database,
    secrets,
    addressFor,
  }: Pick<JoinDependencies, 'database' | 'secrets'> & {
    readonly addressFor: (session: JoinSession) => Promise<string | undefined>;
  },
  ctx: Context,
  found: JoinSession,
  code: string,
) => {
  // Of a page that was away meanwhile, such as on a telephone that slept.
  const before = ctx.get('Last-Event-ID') || windowOf(found);
  return async (): Promise<News | undefined> => {
    const session = await findJoinSession(database, secrets, code);
    if (session?.session_type !== 'virtual' || windowOf(session) !== before) return 'changed';
    if (mustWait(session)) return undefined;
    // The session page waits for the room of the provider by itself.
    return session.session_page_enabled || (await addressFor(session)) !== undefined ? 'go' : undefined;
  };
};

/**
 * `/join/<code>`: the short address of one seat of one session (decisions part 4). It leads to the session page. Where
 * that page is switched off, it leads to the room of the organization's present provider, whichever it was at the booking.
 */
export const joinSurface = (dependencies: JoinDependencies): readonly Route[] => {
  const { config, database, secrets } = dependencies;
  const line = createWaitingLine(dependencies);
  const addressFor = (session: JoinSession) =>
    roomAddress({ config, rows: database.within(session.organization_id), secrets }, session);

  const join = async (ctx: Context, code: string): Promise<void> => {
    const visit = await findVisit(database, secrets, code);
    if (!visit) return sendPage(ctx, closedPage(visitorLanguage(ctx)));
    const { join: session } = visit;
    if (session && mustWait(session)) return sendPage(ctx, waitingPage(session));
    if (isPrefetch(ctx)) return sendPage(ctx, notAheadPage(visit.locale));
    if (!session || session.session_page_enabled || session.session_type === 'in_person')
      return openSessionPage(ctx, visit);
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
    ctx.body = messagesIn(visit.locale).join.opensNow;
  };

  const openSessionPage = async (ctx: Context, visit: SessionVisit): Promise<void> => {
    await noteVisit(ctx, database, visit);
    setHostedHeaders(ctx);
    ctx.append('Set-Cookie', seatCookie(config, visit));
    ctx.status = 303;
    ctx.redirect(`/session/${visit.handle}`);
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = messagesIn(visit.locale).join.opensNow;
  };

  const events = async (ctx: Context, code: string): Promise<void> => {
    const found = await findJoinSession(database, secrets, code);
    if (!found) return sendPage(ctx, closedPage(visitorLanguage(ctx)));
    line.wait(
      ctx,
      found.appointment_id,
      windowOf(found),
      newsOf({ database, secrets, addressFor }, ctx, found, code),
    );
  };

  return [
    serve(waitingScript),
    get('/join/:code', (ctx, { code = '' }) => join(ctx, code)),
    get('/join/:code/events', (ctx, { code = '' }) => events(ctx, code)),
  ];
};
