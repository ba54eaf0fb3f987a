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
import type { Locale } from '../../../domain/messages/locale.ts';
import { localeOf } from '../../../domain/messages/locale-of-organization.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { hasFeature } from '../../../domain/practitioners/entitlement.ts';
import { Problem, type ProblemSlug } from '../../../domain/problems.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { html } from '../../../platform/html.ts';
import { newRequestId } from '../../../platform/ids.ts';
import { type Page, page } from '../page.ts';
import { visitorLanguage } from '../visitor-language.ts';
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

/** A refusal that has no words of its own reads as a link that opens nothing any more. */
const STATUS = {
  unauthorized: 401,
  'partner-suspended': 403,
  'practitioner-disabled': 403,
  'delegation-not-enabled': 403,
  'capability-missing': 403,
  'session-scope-missing': 403,
  'feature-not-entitled': 403,
  'rate-limited': 429,
  'not-found': 404,
} as const satisfies Partial<Record<ProblemSlug, number>>;

const refusedPage = (slug: ProblemSlug, locale: Locale): Page => {
  const { refused, again } = messagesIn(locale).frames;
  const known = Object.hasOwn(STATUS, slug) ? (slug as keyof typeof STATUS) : 'unauthorized';
  const { title, text } = refused[known];
  return page({
    title,
    status: STATUS[known],
    locale,
    ...frameHead(['refused'], { refusal: slug, again }),
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
    return sendFrame(
      ctx,
      refusedPage('unauthorized', visitorLanguage(ctx)),
      await deps.embedTokens.originsOf(token),
    );
  let slug: ProblemSlug | undefined;
  try {
    slug = await authorize(deps, ctx, claims, needs);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    ctx.respond = false;
    ctx.req.socket.destroy();
    return;
  }
  const actor = actorOf(claims);
  const rows = deps.database.within(actor.organization_id);
  const shown = slug ? refusedPage(slug, await localeOf(rows, actor.organization_id)) : await draw(claims);
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
