import { GAME_TYPES } from '../access/actor.ts';
import { Id, Moment, OneOf, recordFields, Shape, Type } from '../declarations/schemas.ts';
import { Origins } from '../embed-tokens/embed-token.schemas.ts';

export const game_type = OneOf(GAME_TYPES);

export const GameSessionDraft = Shape({
  game_type,
  patient_id: Id({ description: "On the clinician's roster." }),
  origins: Origins,
  game_session_id: Type.Optional(
    Id({ description: 'Refreshes the seats of this session, of the same patient and game type.' }),
  ),
  token_ttl_seconds: Type.Optional(Type.Integer({ minimum: 60, maximum: 3_600, default: 900 })),
});

const Seat = Shape({
  embed_url: Type.String({ format: 'uri', description: 'Holds the token: a credential.' }),
  token: Type.String({ description: 'A credential for a browser: never log or store it.' }),
  expires_at: Moment(),
});

export const GameSessionView = Shape({ game_session_id: Id(), practitioner: Seat, patient: Seat });

/** What a seat sees of its session. */
export const SeatedSessionView = Shape({
  id: Id(),
  game_type,
  partner_practitioner_id: Id(),
  partner_patient_id: Id(),
  live_url: Type.String({ format: 'uri', description: 'The WebSocket of the live scene.' }),
  ...recordFields,
});
