import { defineEntity, p } from '@mikro-orm/core';
import { GAME_TYPES } from '../access/actor.ts';
import { record } from '../declarations/record.ts';

const GameSaveSchema = defineEntity({
  name: 'GameSave',
  tableName: 'game_saves',
  properties: {
    ...record,
    partner_practitioner_id: p.uuid(),
    partner_patient_id: p.uuid(),
    game_type: p.enum(GAME_TYPES),
    /** Name, scene and thumbnail are sealed. */
    name: p.blob(),
    scene: p.blob(),
    thumbnail: p.blob().nullable().lazy(),
  },
});

/** A scene that a clinician keeps (specification 2.10). */
export class GameSave extends GameSaveSchema.class {}
GameSaveSchema.setClass(GameSave);
