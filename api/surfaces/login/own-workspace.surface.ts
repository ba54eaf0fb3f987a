import type { Context } from 'koa';
import {
  AREA_KEYS,
  type Capability,
  capabilitiesOfAreas,
  grantedBy,
} from '../../../domain/access/capabilities.ts';
import type { EmbedTokens } from '../../../domain/access/embed-tokens.ts';
import { localeOf } from '../../../domain/messages/locale-of-organization.ts';
import { requireOnRoster } from '../../../domain/patients/roster.ts';
import { issue, Problem, type ValidationIssue } from '../../../domain/problems.ts';
import { isUuid } from '../../../platform/ids.ts';
import { problemAnswer } from '../../http/answer.ts';
import type { WorkspaceStart } from '../frames/frame.ts';
import { logoOrigin } from '../frames/logo-origin.ts';
import { workspaceStart } from '../frames/workspace.surface.ts';
import { notFoundPage, type Page, sendPage } from '../page.ts';
import { at, get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';
import type { WorkspaceBundle } from '../workspace-bundle/serve-bundle.ts';
import { fillingPage, workspacePage } from './own-workspace-pages.ts';
import type { SignedIn, Visits } from './signed-in.ts';
import { goTo, type LoginDependencies, practitionerEntry } from './visitors.ts';

export interface OwnWorkspaceDependencies extends LoginDependencies {
  readonly embedTokens: Pick<EmbedTokens, 'issueOwn'>;
  readonly visits: Visits;
  readonly bundle: WorkspaceBundle;
}

/**
 * Short, because the page requests another token when it needs one. So the session counts as used while its owner
 * works.
 */
const TTL_SECONDS = 300;
/** All capabilities that a partner can give its clinicians' frames, except those that act for one patient. */
const EVERYTHING = grantedBy(capabilitiesOfAreas(AREA_KEYS, 'full'));
/** Capabilities for which a partner's page mints a separate token when the frame asks for it (specification part 6). */
const WITH_PATIENT: readonly Capability[] = [
  'form:submit',
  'form:send',
  'storybook:share',
  'worksheet:share',
];

interface Wanted {
  readonly capabilities: readonly Capability[];
  readonly patient_id: string | null;
}

/** What a token is requested for; without a capability, the workspace itself. @throws Problem validation-error. */
const wantedBy = (capability: string | undefined, patient: string | undefined): Wanted => {
  if (capability === undefined && patient === undefined)
    return { capabilities: EVERYTHING, patient_id: null };
  const one = WITH_PATIENT.find((known) => known === capability);
  const fields: ValidationIssue[] = [];
  if (!one) fields.push(issue('capability', capability === undefined ? 'required' : 'invalid_value'));
  if (!isUuid(patient))
    fields.push(issue('patient_id', patient === undefined ? 'required' : 'invalid_format'));
  if (!one || fields.length > 0) throw new Problem('validation-error', { fields });
  return { capabilities: grantedBy([one]), patient_id: (patient as string).toLowerCase() };
};

const answer = (ctx: Context, status: number, type: string, body: string | null): void => {
  ctx.status = status;
  ctx.type = type;
  ctx.body = body;
};

/** Issues a token of the embed tier for the session of the cookie. */
const issueToken = async (
  { config, database, audit, embedTokens, visits }: OwnWorkspaceDependencies,
  ctx: Context,
): Promise<void> => {
  const visit = await visits.form(ctx);
  const refuse = async (problem: Problem): Promise<void> => {
    if (visit)
      await audit.append({
        ...practitionerEntry(ctx, visit.session, 'issueWorkspaceToken', '/workspace/token', problem.status),
        problem: problem.slug,
      });
    const { status, body } = problemAnswer(problem, ctx.response.get('X-Request-Id'), config.PROBLEM_BASE);
    answer(ctx, status, 'application/problem+json', body);
  };
  if (!visit) return refuse(new Problem('unauthorized'));
  const { session, form } = visit;
  const { organization_id, practitioner_id, id: login_session_id } = session;
  let wanted: Wanted;
  try {
    wanted = wantedBy(form.get('capability'), form.get('patient_id'));
    if (wanted.patient_id)
      await requireOnRoster(database.within(organization_id), session, wanted.patient_id);
  } catch (error) {
    if (error instanceof Problem) return refuse(error);
    throw error;
  }
  const token = await embedTokens.issueOwn({
    organization_id,
    practitioner_id,
    login_session_id,
    ...wanted,
    ttl_seconds: TTL_SECONDS,
  });
  await audit.append(practitionerEntry(ctx, session, 'issueWorkspaceToken', '/workspace/token', 200));
  answer(ctx, 200, 'application/json', JSON.stringify({ token, expires_in: TTL_SECONDS }));
};

/**
 * Tells a page whose session has ended, and whose reader signed in again in another tab, whose session it is now and
 * what its forms prove themselves with. Only pages of this origin can read the answer.
 */
const showSession = async ({ audit, visits }: OwnWorkspaceDependencies, ctx: Context): Promise<void> => {
  const visit = await visits.current(ctx);
  if (!visit) return answer(ctx, 401, 'application/json', '{}');
  const { csrf, session } = visit;
  await audit.append(practitionerEntry(ctx, session, 'readWorkspaceSession', '/workspace/session', 200));
  const { practitioner_id } = session;
  answer(ctx, 200, 'application/json', JSON.stringify({ practitioner_id, csrf }));
};

/**
 * The workspace after a direct login (decisions 2.7): the same application that partners frame, on a page of its own.
 * Its script uses the embed tier with tokens that name the session instead of a credential. It requests them here,
 * with the cookie, and keeps them in memory.
 */
export const ownWorkspaceSurface = (deps: OwnWorkspaceDependencies): readonly Route[] => {
  const { database, audit, visits, bundle } = deps;

  const show = async (
    ctx: Context,
    [action, route]: readonly [string, string],
    draw: (visit: SignedIn) => Page | Promise<Page>,
  ): Promise<void> => {
    const visit = await visits.current(ctx);
    if (!visit) return goTo(ctx, '/login');
    // Drawing the page may query the database. It comes before the audit row, so that no row records a page that
    // failed.
    const drawn = await draw(visit);
    // The row is durable before the page is sent, as with every read.
    await audit.append(practitionerEntry(ctx, visit.session, action, route, 200));
    sendPage(ctx, drawn);
  };

  const open = (ctx: Context, start: WorkspaceStart | undefined): void | Promise<void> => {
    if (!start) return sendPage(ctx, notFoundPage(visitorLanguage(ctx)));
    return show(ctx, ['openWorkspace', '/workspace'], async (visit) =>
      workspacePage(visit, start, {
        bundle,
        locale: await localeOf(database.within(visit.session.organization_id), visit.session.organization_id),
        pictures: await logoOrigin(database, visit.session.organization_id),
      }),
    );
  };

  const fill = (ctx: Context, form: string, patient: string): void | Promise<void> => {
    if (!isUuid(form) || !isUuid(patient)) return sendPage(ctx, notFoundPage(visitorLanguage(ctx)));
    const named = { form: form.toLowerCase(), patient: patient.toLowerCase() };
    return show(ctx, ['openFormFrame', '/workspace/forms/{id}/patients/{patientId}'], async (visit) => {
      const { organization_id } = visit.session;
      const locale = await localeOf(database.within(organization_id), organization_id);
      return fillingPage(visit, { ...named, locale });
    });
  };

  return [
    get('/workspace', (ctx) => open(ctx, workspaceStart('home'))),
    at('/workspace/token', { POST: (ctx) => issueToken(deps, ctx) }),
    get('/workspace/session', (ctx) => showSession(deps, ctx)),
    get('/workspace/clients/by-patient/:id', (ctx, { id }) => open(ctx, workspaceStart('clients', id))),
    get('/workspace/forms/:id/patients/:patient', (ctx, { id = '', patient = '' }) => fill(ctx, id, patient)),
    get('/workspace/:area', (ctx, { area }) => open(ctx, workspaceStart(area))),
    get('/workspace/:area/:id', (ctx, { area, id }) => open(ctx, workspaceStart(area, id))),
    get('/workspace/:area/:id/:view', (ctx, { area, id, view }) => open(ctx, workspaceStart(area, id, view))),
  ];
};
