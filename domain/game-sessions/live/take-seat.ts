import type { IncomingMessage } from 'node:http';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { isUuid } from '../../../platform/ids.ts';
import type { RateState } from '../../access/admission.ts';
import { type Admit, rateLimited } from '../../access/admit.ts';
import { accessRequestOf, actorOf, type EmbedTokens } from '../../access/embed-tokens.ts';
import type { AccessRequest } from '../../access/evaluate-access.ts';
import { isAmong } from '../../access/origins.ts';
import { invalidToken as unauthorized } from '../../access/token-verifier.ts';
import { Problem } from '../../problems.ts';
import { permitSeat } from '../permit-seat.ts';
import { barredSeconds } from './seat-allowance.ts';
import { gameSeat, isSessionOpen, type SeatHold } from './seat-status.ts';

/** The subprotocol that a seat names. The token is named beside it, because a browser cannot set headers here. */
export const SCENE_PROTOCOL = 'clinic-scene.v1';
const TOKEN_PREFIX = 'token.';
const LIVE_ROUTE = '/api/embed/game-sessions/{id}/live';
const LIVE_PATH = /^\/api\/embed\/game-sessions\/([^/]+)\/live$/;

export interface SeatDependencies {
  readonly baseUrl: string;
  readonly database: Scoped;
  readonly embedTokens: EmbedTokens;
  readonly admit: Admit;
  readonly audit: Audit;
}

export interface TakenSeat {
  readonly actor: SeatHold['actor'];
  /** What admission asks about this caller, asked again as long as the seat is connected. */
  readonly access: AccessRequest;
  /** Unix time in milliseconds. */
  readonly expires_at: number;
}

const protocolsOf = (request: IncomingMessage): readonly string[] =>
  (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] as string;

/** Whether a request asks for the WebSocket of a live scene; every other request takes its usual way. */
export const asksForSeat = (request: IncomingMessage): boolean =>
  request.headers.upgrade?.toLowerCase() === 'websocket' && LIVE_PATH.test(pathOf(request));

/** What an answer to the request says of it, whatever becomes of it. */
export interface SeatRequestContext {
  readonly request_id: string;
  rate: RateState;
}

/**
 * Who asks to sit down, checked as every request of the embed tier is, and audited. Fills the context.
 * @throws Problem the refusal; Unanswered where it is not to be answered.
 */
export const takeSeat = async (
  { baseUrl, database, embedTokens, admit, audit }: SeatDependencies,
  request: IncomingMessage,
  context: SeatRequestContext,
): Promise<TakenSeat> => {
  const protocols = protocolsOf(request);
  const token = protocols.find((one) => one.startsWith(TOKEN_PREFIX))?.slice(TOKEN_PREFIX.length);
  if (token === undefined) throw unauthorized(false);
  const claims = await embedTokens.verifyToken(token);
  const actor = actorOf(claims);
  const access = accessRequestOf(claims);
  const admission = await admit(access, request.socket);
  if (admission.refusal?.slug === 'unauthorized') throw unauthorized(true);
  context.rate = admission.rate;
  const [, id = ''] = LIVE_PATH.exec(pathOf(request)) ?? [];

  const refusal = async (): Promise<Problem | undefined> => {
    if (admission.refusal) return admission.refusal;
    const { seat } = actor;
    const retry_after_seconds = seat ? await barredSeconds(database, gameSeat({ ...actor, seat })) : 0;
    if (retry_after_seconds > 0) return rateLimited({ rate: admission.rate, retry_after_seconds });
    const { origin } = request.headers;
    if (origin !== undefined && origin !== new URL(baseUrl).origin && !isAmong(origin, claims.origins))
      return new Problem('forbidden');
    if (!actor.seat) return new Problem('session-scope-missing');
    if (!admission.enabled_features.includes('games'))
      return new Problem('feature-not-entitled', { required_feature: 'games' });
    if (!isUuid(id) || id.toLowerCase() !== actor.seat.game_session_id) return new Problem('not-found');
    if (!protocols.includes(SCENE_PROTOCOL)) return new Problem('not-found');
    const rows = database.within(actor.organization_id);
    const refused = await permitSeat({ actor, rows, features: admission.features }).catch(
      (error: unknown) => {
        if (error instanceof Problem) return error;
        throw error;
      },
    );
    if (refused) return refused;
    return (await isSessionOpen(database, actor)) ? undefined : new Problem('not-found');
  };
  const problem = await refusal();
  await audit.append({
    organization_id: actor.organization_id,
    request_id: context.request_id,
    replayed_request_id: null,
    actor_kind: actor.kind,
    client_id: actor.client_id,
    practitioner_id: actor.practitioner_id,
    action: 'joinLiveScene',
    route: LIVE_ROUTE,
    method: 'GET',
    status: problem?.status ?? 101,
    problem: problem?.slug ?? null,
    resource_id: problem ? null : (actor.seat?.game_session_id ?? null),
    workflow_id: null,
  });
  if (problem) throw problem;
  return { actor: actor as SeatHold['actor'], access, expires_at: claims.expires_at * 1_000 };
};
