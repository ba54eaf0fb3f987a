import type { Context } from 'koa';
import type { HandlerContext } from '../../../domain/declarations/handler-context.ts';
import { readState } from '../../../domain/live-sessions/live-session-store.ts';
import { isOnShelf, listRooms, readSubject } from '../../../domain/live-sessions/session-rooms.ts';
import { sees } from '../../../domain/live-sessions/session-state.ts';
import { isFromShelf } from '../../../domain/live-sessions/toys.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { Problem } from '../../../domain/problems.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { type Html, html } from '../../../platform/html.ts';
import { isUuid } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';
import { problemAnswer } from '../../http/answer.ts';
import { pageData } from '../frames/frame.ts';
import { closedPage, waitingPage } from '../join/join-pages.ts';
import { askForRoom, mustWait } from '../join/join-session.ts';
import { isRealVisit } from '../join/real-visit.ts';
import { createWaitingLine, type News } from '../join/waiting-line.ts';
import { type Page, page, sendPage, setHostedHeaders } from '../page.ts';
import { at, get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { createSave, listSaves, readSave, readSaveThumbnail } from './session-saves.ts';
import { type SessionVideo, sessionVideo } from './session-video.ts';
import { noteVisit, type SessionVisit, visitOf } from './session-visit.ts';

export interface SessionSurfaceDependencies extends Pick<HandlerContext, 'config' | 'secrets' | 'objects'> {
  readonly config: Config;
  readonly database: Scoped;
  readonly clock: { now(): Date };
  readonly log: Pick<Logger, 'warn'>;
  readonly bundle: WorkspaceBundle;
  readonly audit: Audit;
}

/** Camera and microphone are the page's own, for the device check, and the video's; of nobody else. */
const devicesFor = (video: SessionVideo): string => {
  const who = video.kind === 'framed' ? `(self "${video.origin}")` : '(self)';
  return ['camera', 'microphone', 'display-capture', 'fullscreen', 'autoplay']
    .map((feature) => `${feature}=${who}`)
    .join(', ');
};

/** Whether the clinician works in this service's own pages; others go on in their practice's software. */
const hasLogin = async ({ database }: SessionSurfaceDependencies, visit: SessionVisit): Promise<boolean> =>
  (await database.within(visit.organization_id).first(sql`
    select 1 from login_passwords
    where organization_id = ${visit.organization_id} and practitioner_id = ${visit.practitioner_id}`)) !==
  undefined;

/** What a seat's page is told once; what changes comes by its connection. `web/session/setup.ts` reads it. */
const setupOf = async (deps: SessionSurfaceDependencies, visit: SessionVisit) => {
  const { database, config, secrets } = deps;
  const rows = database.within(visit.organization_id);
  const isClinician = visit.role === 'practitioner';
  return {
    video: await sessionVideo({ config, rows, secrets }, visit),
    camera_default: visit.join?.camera_default ?? 'off',
    ...(isClinician
      ? {
          rooms: await listRooms(rows, visit),
          can_save: visit.patient_id !== null,
          appointment_id: visit.appointment_id,
          has_workspace: await hasLogin(deps, visit),
        }
      : {}),
  };
};

/** The pages of what is open: for who sees it. @throws Problem not-found. */
const subjectOf = async (
  { database, secrets, config, objects, clock }: SessionSurfaceDependencies,
  visit: SessionVisit,
  [content_type = '', content_id = '']: readonly string[],
) => {
  const rows = database.within(visit.organization_id);
  const { state } = (await readState(rows, secrets, visit)) ?? {};
  const { open, room } = state ?? {};
  const isOpen = open?.toy === content_type && open.subject === content_id;
  if (!state || !room || !open || !isOpen || !isFromShelf(open.toy) || !sees(state, visit.role))
    throw new Problem('not-found');
  const content = { content_type: open.toy, content_id };
  if (!(await isOnShelf(rows, visit, room, content))) throw new Problem('not-found');
  const context = { config, secrets, objects, now: clock.now(), features: {} };
  const subject = await readSubject(rows, visit.organization_id, content, context);
  if (!subject) throw new Problem('not-found');
  // The title is a record's name, which is the clinician's; a book's own pages say it to both.
  return visit.role === 'practitioner' ? subject : { ...subject, title: '' };
};

const sendJson = (ctx: Context, status: number, value: unknown): void => {
  setHostedHeaders(ctx);
  ctx.status = status;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify(value);
};

/** Another site's page could have a browser send the cookie; no form and no script of theirs may change anything. */
const refuseForeign = (ctx: Context, { BASE_URL }: Pick<Config, 'BASE_URL'>): void => {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  const isForeign =
    site === '' ? origin !== '' && origin !== new URL(BASE_URL).origin : site !== 'same-origin';
  if (isForeign) throw new Problem('forbidden');
};

const sessionPage = (visit: SessionVisit, video: SessionVideo, scripts: Html): Page => {
  const { join, forms } = messagesIn(visit.locale);
  const data = {
    seat: visit.seat === 'clinician' ? 'clinician' : 'client',
    locale: visit.locale,
    alone: String(!visit.join),
  };
  return page({
    title: join.sessionTitle,
    locale: visit.locale,
    layout: 'application',
    frames: video.kind === 'framed' ? video.origin : undefined,
    head: html`${pageData(data)}${scripts}`,
    body: html`<div id="surface"></div><noscript><p class="warn">${forms.noScript}</p></noscript>`,
  });
};

const sendPicture = (ctx: Context, picture: Buffer): void => {
  setHostedHeaders(ctx);
  ctx.status = 200;
  ctx.type = 'image/png';
  ctx.body = picture;
};

const sendProblem = (
  ctx: Context,
  problem: Problem,
  { PROBLEM_BASE }: Pick<Config, 'PROBLEM_BASE'>,
): void => {
  setHostedHeaders(ctx);
  const { body, headers, status } = problemAnswer(problem, ctx.response.get('X-Request-Id'), PROBLEM_BASE);
  ctx.set(headers);
  ctx.status = status;
  ctx.body = body;
};

/** @throws Problem not-found */
const idOf = (id: string): string => {
  if (!isUuid(id)) throw new Problem('not-found');
  return id.toLowerCase();
};

/** `/session/<handle>`: where a session happens (spec/playroom.md, part 1). */
export const sessionSurface = (deps: SessionSurfaceDependencies): readonly Route[] => {
  const { config, database, secrets, bundle } = deps;
  const line = createWaitingLine(deps);
  const visitTo = (ctx: Context, handle: string) => visitOf(database, secrets, handle, ctx.get('Cookie'));

  const show = async (ctx: Context, handle: string): Promise<void> => {
    const visit = await visitTo(ctx, handle);
    if (!visit) return sendPage(ctx, closedPage(visitorLanguage(ctx)));
    if (visit.join && mustWait(visit.join)) return sendPage(ctx, waitingPage(visit.join));
    await noteVisit(ctx, database, visit);
    const rows = database.within(visit.organization_id);
    const video = await sessionVideo({ config, rows, secrets }, visit);
    if (video.kind === 'preparing' && visit.join && isRealVisit(ctx)) await askForRoom(rows, visit.join);
    sendPage(ctx, sessionPage(visit, video, await bundle.head('session')));
    ctx.set('Permissions-Policy', devicesFor(video));
  };

  const events = async (ctx: Context, handle: string): Promise<void> => {
    const visit = await visitTo(ctx, handle);
    if (!visit?.join) return sendPage(ctx, closedPage(visitorLanguage(ctx)));
    const news = async (): Promise<News | undefined> => {
      const now = await visitTo(ctx, handle);
      if (!now?.join) return 'changed';
      return mustWait(now.join) ? undefined : 'go';
    };
    line.wait(ctx, visit.session_id, 'waiting', news);
  };

  /** A JSON answer for who has the page's cookie, a problem document for whoever has not. */
  const answer = async (
    ctx: Context,
    handle: string,
    work: (visit: SessionVisit) => Promise<unknown>,
    status = 200,
  ): Promise<void> => {
    try {
      const visit = await visitTo(ctx, handle);
      if (!visit) throw new Problem('not-found');
      if (visit.join && mustWait(visit.join)) throw new Problem('forbidden');
      if (ctx.method === 'POST') refuseForeign(ctx, config);
      const value = await work(visit);
      if (Buffer.isBuffer(value)) sendPicture(ctx, value);
      else sendJson(ctx, status, value);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      sendProblem(ctx, error, config);
    }
  };

  return [
    get('/session/:handle', (ctx, { handle = '' }) => show(ctx, handle)),
    get('/session/:handle/events', (ctx, { handle = '' }) => events(ctx, handle)),
    get('/session/:handle/setup', (ctx, { handle = '' }) =>
      answer(ctx, handle, (visit) => setupOf(deps, visit)),
    ),
    get('/session/:handle/subjects/:type/:id', (ctx, { handle = '', type = '', id = '' }) =>
      answer(ctx, handle, async (visit) => subjectOf(deps, visit, [type, idOf(id)])),
    ),
    at('/session/:handle/saves', {
      GET: (ctx, { handle = '' }) => answer(ctx, handle, (visit) => listSaves(deps, visit)),
      POST: (ctx, { handle = '' }) => answer(ctx, handle, (visit) => createSave(deps, ctx, visit), 201),
    }),
    get('/session/:handle/saves/:id', (ctx, { handle = '', id = '' }) =>
      answer(ctx, handle, async (visit) => readSave(deps, visit, idOf(id))),
    ),
    get('/session/:handle/saves/:id/thumbnail', (ctx, { handle = '', id = '' }) =>
      answer(ctx, handle, async (visit) => readSaveThumbnail(deps, visit, idOf(id))),
    ),
  ];
};
