import type { Context } from 'koa';
import type { Actor } from '../../../domain/access/actor.ts';
import type { Admit } from '../../../domain/access/admit.ts';
import type { Capability, MaskedFeature } from '../../../domain/access/capabilities.ts';
import {
  accessRequestOf,
  actorOf,
  type EmbedClaims,
  type EmbedTokens,
} from '../../../domain/access/embed-tokens.ts';
import type { Feature } from '../../../domain/access/features.ts';
import { Unanswered } from '../../../domain/access/refusal-brake.ts';
import { hasFeature } from '../../../domain/practitioners/entitlement.ts';
import { Problem, type ProblemSlug } from '../../../domain/problems.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { html } from '../../../platform/html.ts';
import { newRequestId } from '../../../platform/ids.ts';
import { type Page, page } from '../page.ts';
import { frameHead, sendFrame, tokenOf } from './frame.ts';

export interface FrameDependencies {
  readonly database: Scoped;
  readonly embedTokens: EmbedTokens;
  readonly admit: Admit;
  readonly audit: Audit;
}

/** What a surface requires of the token that opens it. */
export interface FrameNeeds {
  /** If there are several, one is enough. */
  readonly capability: readonly Capability[];
  /** A feature that the session configuration must have switched on. */
  readonly feature?: MaskedFeature;
  /** A feature that the organization, or the clinician's country, must be entitled to. */
  readonly entitlement?: Feature;
  /** The action's name in the audit. */
  readonly action: string;
  readonly route: string;
  /** Whether the record in the address exists. If not, the answer is 404. */
  readonly exists?: (actor: Actor) => Promise<boolean>;
  readonly suits?: (claims: EmbedClaims) => boolean;
}

type FrameRefusal = readonly [status: number, title: string, text: string];

const EXPIRED: FrameRefusal = [
  401,
  'This page cannot be opened',
  'The link to it has expired, or is not whole. Please open it again from where you came.',
];
const REFUSALS: Partial<Record<ProblemSlug, FrameRefusal>> = {
  'partner-suspended': [
    403,
    'Not available',
    'The service is not available to your organization at the moment.',
  ],
  'practitioner-disabled': [
    403,
    'Not available',
    'This account is switched off. Please ask your organization.',
  ],
  'delegation-not-enabled': [403, 'Not available', 'Your organization has switched this access off.'],
  'capability-missing': [
    403,
    'Not allowed here',
    'This page needs a permission that it was not opened with.',
  ],
  'session-scope-missing': [
    403,
    'This page cannot be opened',
    'The link to it was made for something else. Please open it again from where you came.',
  ],
  'feature-not-entitled': [403, 'Not available', 'Your organization does not have this feature.'],
  'rate-limited': [
    429,
    'One moment, please',
    'Too much was asked for at once. Please try again in a minute.',
  ],
  'not-found': [404, 'Page not found', 'What this page shows is not there, or not there any more.'],
};

const refusedPage = (slug: ProblemSlug): Page => {
  const [status, title, text] = REFUSALS[slug] ?? EXPIRED;
  return page({
    title,
    status,
    ...frameHead(['refused'], { refusal: slug }),
    body: html`<h1>${title}</h1>\n<p>${text}</p>`,
  });
};

const authorize = async (
  deps: FrameDependencies,
  ctx: Context,
  claims: EmbedClaims,
  needs: FrameNeeds,
): Promise<ProblemSlug | undefined> => {
  const actor = actorOf(claims);
  const admission = await deps.admit(accessRequestOf(claims), ctx.res);
  if (admission.refusal) return admission.refusal.slug;
  if (needs.suits && !needs.suits(claims)) return 'session-scope-missing';
  if (!needs.capability.some((one) => claims.capabilities.includes(one))) return 'capability-missing';
  if (needs.feature && !admission.enabled_features.includes(needs.feature)) return 'feature-not-entitled';
  const { features } = admission;
  const rows = deps.database.within(actor.organization_id);
  if (needs.entitlement && !(await hasFeature({ actor, features, rows }, needs.entitlement)))
    return 'feature-not-entitled';
  if (needs.exists && !(await needs.exists(actor))) return 'not-found';
  return undefined;
};

/**
 * Sends the frame to the caller that the token names, after the same checks and audit as every request of the embed
 * tier; everybody else gets a plain page. An authentic token that has expired still decides which origins may show
 * that page.
 */
export const openFrame = async (
  deps: FrameDependencies,
  ctx: Context,
  needs: FrameNeeds,
  draw: (claims: EmbedClaims) => Page | Promise<Page>,
): Promise<void> => {
  const token = tokenOf(ctx);
  const claims = await deps.embedTokens.verifyToken(token).catch((error: unknown) => {
    if (error instanceof Problem && error.slug === 'unauthorized') return undefined;
    throw error;
  });
  // A token of the service's own workspace must not be in an address, and opens no frame.
  if (!claims || claims.kind === 'practitioner')
    return sendFrame(ctx, refusedPage('unauthorized'), await deps.embedTokens.originsOf(token));
  let slug: ProblemSlug | undefined;
  try {
    slug = await authorize(deps, ctx, claims, needs);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    ctx.respond = false;
    ctx.req.socket.destroy();
    return;
  }
  const shown = slug ? refusedPage(slug) : await draw(claims);
  const actor = actorOf(claims);
  if (slug !== 'unauthorized')
    await deps.audit.append({
      organization_id: actor.organization_id,
      request_id: ctx.response.get('X-Request-Id') || newRequestId(),
      replayed_request_id: null,
      actor_kind: actor.kind,
      client_id: actor.client_id,
      practitioner_id: actor.practitioner_id,
      action: needs.action,
      route: needs.route,
      method: 'GET',
      status: shown.status,
      problem: slug ?? null,
      resource_id: null,
      workflow_id: null,
    });
  sendFrame(ctx, shown, claims.origins);
};
