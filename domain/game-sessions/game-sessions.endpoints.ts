import { type Rows, sql } from '../../platform/database/rows.ts';
import { type Actor, type GameType, SEAT_ROLES } from '../access/actor.ts';
import { type Capability, SEAT_CAPABILITY } from '../access/capabilities.ts';
import { distinctOrigins } from '../access/origins.ts';
import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { requireOnRoster } from '../patients/roster.ts';
import { requireFeature } from '../practitioners/entitlement.ts';
import { invalid, issue, Problem } from '../problems.ts';
import { GameSession } from './game-session.entity.ts';
import { GameSessionDraft, GameSessionView } from './game-session.schemas.ts';
import { permitSeat } from './permit-seat.ts';
import { seatedSessions } from './seated-session.ts';

/** A patient's seat does not get `shell:read`: the workspace is not for patients (specification 2.13). */
const GRANTED: Readonly<Record<(typeof SEAT_ROLES)[number], readonly Capability[]>> = {
  practitioner: ['shell:read', SEAT_CAPABILITY],
  patient: [SEAT_CAPABILITY],
};

/**
 * A refresh must come from the session's own clinician, for the same patient and game.
 * @throws Problem not-found, validation-error.
 */
const requireSame = async (
  rows: Rows,
  actor: Actor,
  {
    game_session_id,
    patient_id,
    game_type,
  }: { game_session_id: string; patient_id: string; game_type: GameType },
): Promise<void> => {
  const session = await rows.first(sql<{ partner_patient_id: string; game_type: GameType }>`
    select partner_patient_id, game_type from game_sessions
    where organization_id = ${actor.organization_id} and id = ${game_session_id}
      and partner_practitioner_id = ${actor.practitioner_id} and deleted_at is null`);
  if (!session) throw new Problem('not-found');
  const faults = [
    ...(session.partner_patient_id === patient_id ? [] : [issue('patient_id', 'not_allowed')]),
    ...(session.game_type === game_type ? [] : [issue('game_type', 'not_allowed')]),
  ];
  if (faults.length > 0) throw invalid(...faults);
};

const createGameSession = endpoint({
  id: 'createGameSession',
  summary: 'Start a game session, or refresh its seats',
  description:
    'Two seats of one live scene, for the clinician and for the patient. Frame each at its `embed_url`. Use a fresh key for each mint.',
  tag: 'Games',
  route: 'POST /v1/partner/game-sessions',
  access: { tokens: ['delegated'], scopes: [] },
  permit: (call) => requireFeature(call, 'games'),
  body: GameSessionDraft,
  check: ({ body }) =>
    body.origins && distinctOrigins(body.origins).length < body.origins.length
      ? [issue('origins', 'duplicate_item')]
      : [],
  success: [201, GameSessionView],
  problems: ['not-found', 'feature-not-entitled'],
  example: {
    body: {
      game_type: 'sandtray',
      patient_id: '9b7f8a52-2c0e-4a3b-8b7c-5e4d3c2b1a33',
      origins: ['https://portal.partner.example'],
    },
  },
  handle: async ({ actor, body, config, em, embedTokens, operation_id, rows }) => {
    const { game_type, patient_id, game_session_id, token_ttl_seconds = 900 } = body;
    await requireOnRoster(rows, actor, patient_id);
    if (game_session_id) await requireSame(rows, actor, { game_session_id, patient_id, game_type });
    else
      em.create(GameSession, {
        id: operation_id,
        organization_id: actor.organization_id,
        partner_practitioner_id: actor.practitioner_id as string,
        partner_patient_id: patient_id,
        game_type,
      });
    const session = game_session_id ?? operation_id;
    const seats = await Promise.all(
      SEAT_ROLES.map(async (role) => {
        const { token, expires_at } = await embedTokens.issue(actor, {
          capabilities: GRANTED[role],
          origins: distinctOrigins(body.origins),
          patient_id,
          seat: { game_session_id: session, game_type, role },
          ttl_seconds: token_ttl_seconds,
        });
        const embed_url = `${config.BASE_URL}/embed/games/${game_type}?token=${token}`;
        return [role, { embed_url, token, expires_at }] as const;
      }),
    );
    return { game_session_id: session, ...Object.fromEntries(seats) };
  },
});

const getSeatedSession = endpoint({
  id: 'getSeatedSession',
  summary: "Read the seat's session",
  tag: 'Games',
  route: 'GET /api/embed/game-sessions/{id}',
  access: { tier: 'embed', capability: 'games:play' },
  permit: permitSeat,
  shows: seatedSessions,
  // Any other session answers 404.
  filters: (_query, { actor }) => [equals('id', actor.seat?.game_session_id)],
  success: [200],
});

export const gameSessionEndpoints = [createGameSession, getSeatedSession];
