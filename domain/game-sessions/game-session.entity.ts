import { defineEntity, p } from '@mikro-orm/core';
import { GAME_TYPES } from '../access/actor.ts';
import { record } from '../declarations/record.ts';

const GameSessionSchema = defineEntity({
  name: 'GameSession',
  tableName: 'game_sessions',
  properties: {
    ...record,
    partner_practitioner_id: p.uuid(),
    partner_patient_id: p.uuid(),
    game_type: p.enum(GAME_TYPES),
  },
});

/** A live scene with two seats (specification 2.10). */
export class GameSession extends GameSessionSchema.class {}
GameSessionSchema.setClass(GameSession);
