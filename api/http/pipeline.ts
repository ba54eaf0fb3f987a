import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import type { Actor } from '../../domain/access/actor.ts';
import { untouchedRate } from '../../domain/access/admission.ts';
import { unauthorized } from '../../domain/access/admit.ts';
import { authorize as requireAccess } from '../../domain/access/authorize.ts';
import * as embedTokens from '../../domain/access/embed-tokens.ts';
import type { AccessRequest } from '../../domain/access/evaluate-access.ts';
import { Unanswered } from '../../domain/access/refusal-brake.ts';
import { bearerOf } from '../../domain/access/token-verifier.ts';
import * as accessTokens from '../../domain/access/tokens.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { Problem } from '../../domain/problems.ts';
import { createKeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { isUuid } from '../../platform/ids.ts';
import { whileOpen } from '../../platform/network/throttle.ts';
import { letOthersIn } from '../../platform/slices.ts';
import { type Answer, problemAnswer, sendAnswer } from './answer.ts';
import { createRecords } from './create-record.ts';
import { allowOrigin, preflightOf, requireOrigin } from './cross-origin.ts';
import { deprecationHeaders } from './deprecation.ts';
import { headerLines } from './header-lines.ts';
import { observeRequest } from './observe-request.ts';
import { performRead } from './read.ts';
import {
  type AuthorizedContext,
  auditEntry,
  newRequestContext,
  type PipelineDependencies,
  type RequestContext,
} from './request-context.ts';
import { type Input, readInput } from './request-input.ts';
import { createRouter, type Match } from './router.ts';
import { createUnitsOfWork } from './units-of-work.ts';
import { performWrite, type WritingDependencies } from './write.ts';

/**
 * The path of every request to an operation, from top to bottom, in the fixed order of checks (decisions 1.1):
 * authenticate → admit → authorize → validate → execute → audit → respond. A step refuses by throwing a problem; the
 * request then continues with `audit`.
 */

interface Request {
  readonly ctx: Context;
  readonly context: RequestContext;
  readonly match: Match;
}

/** A caller with a valid token, whose access is not evaluated yet. */
interface Caller {
  readonly actor: Actor;
  readonly access: AccessRequest;
}

/** Whether a path belongs to the embed tier. Each tier accepts only tokens of its own kind. */
const isEmbedTier = (path: string): boolean => /^\/api\/embed(\/|$)/.test(path);

/** 1. Find out who calls. @throws Problem unauthorized. */
const authenticate = async (deps: PipelineDependencies, { ctx, context }: Request): Promise<Caller> => {
  const [header, ...more] = headerLines(ctx.req, 'authorization');
  if (more.length > 0) throw unauthorized();
  if (!isEmbedTier(ctx.path)) {
    const claims = await deps.tokens.verify(header);
    const access = accessTokens.accessRequestOf(claims, deps.clientAddress(ctx.req));
    return { actor: accessTokens.actorOf(claims), access };
  }
  const claims = await deps.embedTokens.verify(header).catch(async (refusal: unknown) => {
    // The page may read that its own token has expired, so that it can ask for another one.
    context.origins = await deps.embedTokens.originsOf(bearerOf(header) ?? '');
    throw refusal;
  });
  context.origins = claims.origins;
  return { actor: embedTokens.actorOf(claims), access: embedTokens.accessRequestOf(claims) };
};

/** Path parameters with ids in lower case, as they are stored. */
const paramsOf = (params: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const read: Record<string, string> = {};
  for (const name in params) {
    const value = params[name] as string;
    read[name] = isUuid(value) ? value.toLowerCase() : value;
  }
  return read;
};

/** 2. Check whether the caller may call now, and take one token from each rate window. @throws Problem; Unanswered. */
const admit = async (
  deps: PipelineDependencies,
  { ctx, context, match }: Request,
  { actor, access }: Caller,
): Promise<void> => {
  const admission = await deps.admit(access, ctx.res);
  context.rate = admission.rate;
  if (admission.refusal?.slug === 'unauthorized') throw admission.refusal;
  // From here on the request is audited, with its operation if the path has one.
  context.actor = actor;
  context.access = access;
  context.admission = admission;
  if (match.kind === 'found') {
    context.endpoint = match.endpoint;
    context.params = paramsOf(match.params);
  }
  if (admission.refusal) throw admission.refusal;
};

/**
 * 3. Check whether the caller may call this operation. An unknown path is refused only here: it has an audit row, so
 * it must also take a rate-limit token.
 * @throws Problem
 */
const authorize = (deps: PipelineDependencies, { ctx, context, match }: Request): AuthorizedContext => {
  if (match.kind === 'unknown') throw new Problem('not-found');
  if (match.kind === 'other-method')
    throw new Problem('method-not-allowed', {}, { Allow: match.allow.join(', ') });
  const authorized = context as AuthorizedContext;
  if (isEmbedTier(ctx.path)) requireOrigin(ctx, new URL(deps.config.BASE_URL).origin, authorized.origins);
  requireAccess(authorized.endpoint.access, authorized.actor, authorized.admission.enabled_features);
  return authorized;
};

/** 4. Validate what the request sends. @throws Problem with all validation issues at once. */
const validate = (
  deps: PipelineDependencies,
  ctx: Context,
  { endpoint, actor, params }: AuthorizedContext,
): Promise<Input> => readInput(ctx.req, endpoint, actor, ctx.search, deps.secrets, params);

/** 5. Perform the operation. @throws Problem */
const execute = (
  deps: WritingDependencies,
  ctx: Context,
  context: AuthorizedContext,
  input: Input,
): Promise<Answer> =>
  context.endpoint.method === 'GET'
    ? performRead(deps, context, input)
    : performWrite(deps, context, input, ctx.search, ctx.req.headers['if-match']);

/** In bytes. A body from this size on is in memory several times, and takes up to half a second of the process. */
const LARGE_BODY = 100_000;
/** Most large bodies of one organization that one process reads at once. */
const LARGE_BODIES_AT_ONCE = 2;

/** A chunked body has no stated size, so it counts as large. */
const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BODY;

/** Steps 1 to 5. */
const answerOf = async (deps: WritingDependencies, request: Request): Promise<Answer> => {
  const { ctx } = request;
  const caller = await authenticate(deps, request);
  await admit(deps, request, caller);
  const context = authorize(deps, request);
  if (!hasLargeBody(ctx.req)) return execute(deps, ctx, context, await validate(deps, ctx, context));
  return deps.largeBodies(context.actor.organization_id, async () => {
    const input = await validate(deps, ctx, context);
    // The fingerprint takes as long as the validation, so other requests run in between.
    await letOthersIn();
    return execute(deps, ctx, context, input);
  });
};

const problemFor = (deps: PipelineDependencies, context: RequestContext, error: unknown): Problem => {
  if (error instanceof Problem) return error;
  deps.log.error(
    { err: error, request_id: context.request_id, operation: context.endpoint?.id },
    'request failed',
  );
  return isUnreachable(error)
    ? new Problem('service-unavailable', {}, { 'Retry-After': '2' })
    : new Problem('internal-error');
};

const refusalFor = (deps: PipelineDependencies, context: RequestContext, error: unknown): Answer => {
  const problem = problemFor(deps, context, error);
  context.problem = problem.slug;
  return problemAnswer(problem, context.request_id, deps.config.PROBLEM_BASE);
};

/**
 * 6. Write one audit row for each authenticated request. If that fails, the request is not answered with its result.
 */
const audit = async (
  deps: PipelineDependencies,
  context: RequestContext,
  answer: Answer,
): Promise<Answer> => {
  const { actor } = context;
  if (!actor || context.audited) return answer;
  try {
    await deps.audit.append(auditEntry({ ...context, actor }, answer.status));
    return answer;
  } catch (error) {
    return refusalFor(deps, context, error);
  }
};

/** 7. Send the answer. A 401 is delayed for an address that has sent many refused tokens. */
const respond = async (deps: PipelineDependencies, request: Request, answer: Answer): Promise<void> => {
  const { ctx, context, match } = request;
  if (answer.status === 401) {
    const address = deps.clientAddress(ctx.req);
    const delayed = await whileOpen(ctx.res, (gone) => deps.failures.failed(address, gone));
    if (!delayed) ctx.set('Connection', 'close');
    context.rate = untouchedRate(deps.clock.now());
  }
  if (isEmbedTier(ctx.path)) allowOrigin(ctx, context.origins);
  const deprecation = match.kind === 'found' ? match.endpoint.deprecation : undefined;
  if (!deprecation) return sendAnswer(ctx, answer, context.rate);
  const headers = { ...deprecationHeaders(deprecation, deps.config.BASE_URL), ...answer.headers };
  sendAnswer(ctx, { ...answer, headers }, context.rate);
};

/** Serves every operation in the list. */
export const createPipeline = (
  dependencies: PipelineDependencies,
  endpoints: readonly Endpoint[],
): Middleware => {
  const route = createRouter(endpoints);
  const deps: WritingDependencies = {
    ...dependencies,
    create: createRecords(dependencies),
    unitsOfWork: createUnitsOfWork(dependencies.config.DATABASE_POOL_SIZE),
    largeBodies: createKeyedSemaphore(LARGE_BODIES_AT_ONCE),
  };
  return async (koaContext) => {
    const ctx = koaContext as Context;
    // A HEAD is a GET whose body stays here.
    const match = route(ctx.method === 'HEAD' ? 'GET' : ctx.method, ctx.path);
    const context = newRequestContext(ctx, deps.clock.now());
    const request = { ctx, context, match };
    const preflight = isEmbedTier(ctx.path) ? preflightOf(ctx, match) : undefined;
    if (preflight) {
      const headers = { 'X-Request-Id': context.request_id, ...preflight };
      return sendAnswer(ctx, { status: 204, headers, body: null }, context.rate);
    }
    const started = performance.now();
    let answer: Answer;
    try {
      answer = await answerOf(deps, request);
    } catch (error) {
      if (error instanceof Unanswered) {
        ctx.respond = false;
        ctx.req.socket.destroy();
        return;
      }
      answer = refusalFor(deps, context, error);
    }
    answer = await audit(deps, context, answer);
    await respond(deps, request, answer);
    observeRequest(deps, context, answer.status, performance.now() - started);
  };
};
