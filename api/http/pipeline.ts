import type { IncomingMessage } from 'node:http';
import { setImmediate as pause } from 'node:timers/promises';
import type { Context, Middleware } from 'koa';
import type { Actor } from '../../domain/access/actor.ts';
import { rateLimited, untouchedRate } from '../../domain/access/admission.ts';
import { authorize } from '../../domain/access/authorize.ts';
import * as embedTokens from '../../domain/access/embed-tokens.ts';
import type { AdmissionRequest } from '../../domain/access/judging.ts';
import { Unanswered } from '../../domain/access/refusal-brake.ts';
import { bearerOf } from '../../domain/access/token-verifier.ts';
import * as accessTokens from '../../domain/access/tokens.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { Problem } from '../../domain/problems.ts';
import { createTurns, type Turns } from '../../platform/batching/keyed-semaphore.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { isUuid, newRequestId } from '../../platform/ids.ts';
import { whileOpen } from '../../platform/network/brake.ts';
import { problems, requestSeconds } from '../../platform/telemetry/metrics.ts';
import { spanIdOf } from '../../platform/telemetry/tracing.ts';
import { type Answer, problemAnswer, sendAnswer } from './answer.ts';
import { createRecords } from './create-record.ts';
import { allowOrigin, preflightOf, requireOrigin } from './cross-origin.ts';
import { type Admitted, auditEntry, type Exchange, type PipelineDependencies } from './exchange.ts';
import { headerLines } from './header-lines.ts';
import { performRead } from './read.ts';
import { readInput } from './request-input.ts';
import { createRouter, type Match } from './router.ts';
import { createUnitsOfWork } from './units-of-work.ts';
import { performWrite, type WritingDependencies } from './write.ts';

const unauthorized = () => new Problem('unauthorized', {}, { 'WWW-Authenticate': 'Bearer' });

/** A refused token's answer is the same 401, however late: an address with many of them waits. */
const heldBack = async (deps: PipelineDependencies, ctx: Context): Promise<void> => {
  const address = deps.clientAddress(ctx.req);
  const kept = await whileOpen(ctx.res, (gone) => deps.failures.failed(address, gone));
  if (!kept) ctx.set('Connection', 'close');
};

/** Ids in lower case, as they are kept. */
const paramsOf = (params: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const read: Record<string, string> = {};
  for (const name in params) {
    const value = params[name] as string;
    read[name] = isUuid(value) ? value.toLowerCase() : value;
  }
  return read;
};

/** Every operation is of one tier, and each tier takes tokens of its own. */
const isEmbedTier = (path: string): boolean => /^\/api\/embed(\/|$)/.test(path);

/** A request whose token is valid, before it is admitted. */
interface AuthenticRequest {
  readonly ctx: Context;
  readonly exchange: Exchange;
  readonly match: Match;
  readonly actor: Actor;
  /** What is asked about it before anything else. */
  readonly asked: AdmissionRequest;
}

/** Who calls, by a token that is valid in itself. @throws Problem unauthorized. */
const authenticated = async (
  deps: PipelineDependencies,
  ctx: Context,
  exchange: Exchange,
): Promise<Pick<AuthenticRequest, 'actor' | 'asked'>> => {
  const lines = headerLines(ctx.req, 'authorization');
  if (lines.length > 1) throw unauthorized();
  if (!isEmbedTier(ctx.path)) {
    const claims = await deps.tokens.verify(lines[0]);
    const asked = accessTokens.admissionOf(claims, deps.clientAddress(ctx.req));
    return { actor: accessTokens.actorOf(claims), asked };
  }
  const claims = await deps.embedTokens.verify(lines[0]).catch(async (refusal: unknown) => {
    // The page of an authentic token that has expired may read that, and ask for another one.
    exchange.origins = await deps.embedTokens.originsOf(bearerOf(lines[0]) ?? '');
    throw refusal;
  });
  exchange.origins = claims.origins;
  return { actor: embedTokens.actorOf(claims), asked: embedTokens.admissionOf(claims) };
};

/** Token kind and scope, and of frames the page; they come after the limit (decisions 1.1). */
const authorized = (deps: PipelineDependencies, ctx: Context, known: Admitted): Admitted => {
  if (isEmbedTier(ctx.path)) requireOrigin(ctx, new URL(deps.config.BASE_URL).origin, known.origins);
  authorize(known.endpoint.access, known.actor, known.admission.enabled_features);
  return known;
};

/**
 * What the organization's state forbids, then 429, then 404 and 405, then token kind and scope (decisions 1.1): an
 * unknown path takes a unit of the limit, for its audit row would otherwise cost its caller nothing. Fills the exchange
 * as far as it gets.
 * @throws Problem the first of them that applies.
 * @throws Unanswered where too many such refusals wait already.
 */
const admitted = async (
  deps: PipelineDependencies,
  { ctx, exchange, match, actor, asked }: AuthenticRequest,
): Promise<Admitted> => {
  const admission = await deps.admit(asked);
  exchange.rate = admission.rate;
  if (admission.verdict === 'unauthorized') throw unauthorized();
  exchange.admission = admission;
  exchange.actor = actor;
  if (match.kind === 'found') {
    exchange.endpoint = match.endpoint;
    exchange.params = paramsOf(match.params);
  }
  await deps.refusals.refused(asked, admission.verdict, ctx.res);
  if (admission.verdict === 'rate-limited') throw rateLimited(admission);
  if (admission.verdict !== 'admitted') throw new Problem(admission.verdict);
  if (match.kind === 'unknown') throw new Problem('not-found');
  if (match.kind === 'other-method')
    throw new Problem('method-not-allowed', {}, { Allow: match.allow.join(', ') });
  return authorized(deps, ctx, exchange as Admitted);
};

/** In bytes. Such a body is in memory several times over until it is kept, and takes the process up to half a second. */
const LARGE_BODY = 100_000;
/** Of one organization, in one process. */
const LARGE_BODIES_AT_ONCE = 2;

/** One that comes in chunks may be of any size. */
const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BODY;

const perform = async (
  deps: WritingDependencies,
  ctx: Context,
  exchange: Exchange,
  match: Match,
  largeBodies: Turns,
): Promise<Answer> => {
  const request = { ctx, exchange, match, ...(await authenticated(deps, ctx, exchange)) };
  const known = await admitted(deps, request);
  const { endpoint, actor, params } = known;
  const isLarge = hasLargeBody(ctx.req);
  const answered = async () => {
    const search = ctx.search;
    const input = await readInput(ctx.req, endpoint, actor, search, deps.secrets, params);
    // Its fingerprint takes as long as judging it did: others come in between.
    if (isLarge) await pause();
    if (endpoint.method === 'GET') return performRead(deps, known, input);
    return performWrite(deps, known, input, search, ctx.req.headers['if-match']);
  };
  return isLarge ? largeBodies(actor.organization_id, answered) : answered();
};

const refusalOf = (deps: PipelineDependencies, exchange: Exchange, error: unknown): Problem => {
  if (error instanceof Problem) return error;
  deps.log.error(
    { err: error, request_id: exchange.request_id, operation: exchange.endpoint?.id },
    'request failed',
  );
  return isUnreachable(error)
    ? new Problem('service-unavailable', {}, { 'Retry-After': '2' })
    : new Problem('internal-error');
};

/** Serves every operation of the list, in the fixed order of checks. */
export const createPipeline = (
  dependencies: PipelineDependencies,
  endpoints: readonly Endpoint[],
): Middleware => {
  const route = createRouter(endpoints);
  const unitsOfWork = createUnitsOfWork(dependencies.config.DATABASE_POOL_SIZE);
  const deps = { ...dependencies, create: createRecords(dependencies), unitsOfWork };
  const largeBodies = createTurns(LARGE_BODIES_AT_ONCE);
  return async (ctx) => {
    const match = route(ctx.method, ctx.path);
    const exchange: Exchange = {
      request_id: newRequestId(),
      method: ctx.method,
      rate: untouchedRate(deps.clock.now()),
      params: {},
      origins: [],
      audited: false,
      replayed_request_id: null,
      problem: null,
      resource_id: null,
      workflow_id: null,
    };
    const framed = isEmbedTier(ctx.path);
    const preflight = framed && preflightOf(ctx as Context, match);
    if (preflight) {
      const headers = { 'X-Request-Id': exchange.request_id, ...preflight };
      sendAnswer(ctx as Context, { status: 204, headers, body: null }, exchange.rate);
      return;
    }
    const started = performance.now();
    let answer: Answer;
    const refuse = (error: unknown): Answer => {
      const problem = refusalOf(deps, exchange, error);
      exchange.problem = problem.slug;
      return problemAnswer(problem, exchange.request_id, deps.config.PROBLEM_BASE);
    };
    try {
      answer = await perform(deps, ctx as Context, exchange, match, largeBodies);
    } catch (error) {
      if (error instanceof Unanswered) {
        ctx.respond = false;
        ctx.req.socket.destroy();
        return;
      }
      answer = refuse(error);
    }
    if (exchange.actor && !exchange.audited) {
      // Fail closed: what cannot be audited is not answered.
      try {
        await deps.audit.append(auditEntry(exchange as Admitted, answer.status));
      } catch (error) {
        answer = refuse(error);
      }
    }
    if (answer.status === 401) {
      await heldBack(deps, ctx as Context);
      exchange.rate = untouchedRate(deps.clock.now());
    }
    if (framed) allowOrigin(ctx as Context, exchange.origins);
    sendAnswer(ctx as Context, answer, exchange.rate);
    const seconds = (performance.now() - started) / 1_000;
    requestSeconds.observe(
      { operation: exchange.endpoint?.id ?? 'unknown', status: String(answer.status) },
      seconds,
    );
    const traceId = deps.tracing.traceIdOf(exchange.request_id);
    if (traceId) {
      const ended = Date.now();
      deps.tracing.record({
        name: exchange.endpoint?.id ?? 'unknown',
        traceId,
        spanId: spanIdOf(exchange.request_id),
        kind: 'server',
        started: ended - seconds * 1_000,
        ended,
        failed: answer.status >= 500,
        attributes: {
          'http.request.method': exchange.endpoint?.method,
          'http.response.status_code': answer.status,
          'clinic.problem': exchange.problem ?? undefined,
        },
      });
    }
    if (exchange.problem) problems.inc({ problem: exchange.problem });
    deps.log.info(
      {
        request_id: exchange.request_id,
        organization_id: exchange.actor?.organization_id,
        operation: exchange.endpoint?.id,
        method: exchange.method,
        status: answer.status,
        problem: exchange.problem ?? undefined,
        replayed: exchange.replayed_request_id !== null || undefined,
        milliseconds: Math.round(seconds * 10_000) / 10,
      },
      'request',
    );
  };
};
