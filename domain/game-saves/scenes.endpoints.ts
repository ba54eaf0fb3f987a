import { refersTo } from '../declarations/conditions.ts';
import { endpoint, framed } from '../declarations/endpoint.ts';
import { framedPageFields, Id, Shape, Type } from '../declarations/schemas.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { gameSaves } from './game-save.resource.ts';
import { getGameSaveThumbnail } from './game-saves.endpoints.ts';

/** Saved scenes in a client's chart, only for viewing. Playing them needs a seat (`game-saves.endpoints.ts`). */
const tag = 'Games';
const access = { tier: 'embed', capability: 'client:read' } as const;

const listScenes = endpoint({
  id: 'listScenes',
  summary: "List the scenes that were saved with the clinician's clients",
  description: 'Without their contents.',
  tag,
  route: 'GET /api/embed/scenes',
  access,
  query: Shape({ ...framedPageFields, partner_patient_id: Type.Optional(Id()) }),
  lists: gameSaves,
  filters: (query, { actor }) => [refersTo('partner_patient_id', patients, query.partner_patient_id, actor)],
  success: [200],
});

export const sceneEndpoints = [
  listScenes,
  framed(getGameSaveThumbnail, {
    id: 'getSceneThumbnail',
    route: 'GET /api/embed/scenes/{id}/thumbnail',
    tag,
    access,
  }),
];
