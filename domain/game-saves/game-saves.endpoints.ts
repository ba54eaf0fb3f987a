import { type RawBuilder, type Rows, sql } from '../../platform/database/rows.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Actor } from '../access/actor.ts';
import { asset } from '../declarations/asset.ts';
import { equals, refersTo } from '../declarations/conditions.ts';
import { endpoint, type FilterContext, framed } from '../declarations/endpoint.ts';
import { markDeleted } from '../declarations/record.ts';
import { permitSeat } from '../game-sessions/permit-seat.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { Problem } from '../problems.ts';
import { GameSave } from './game-save.entity.ts';
import {
  gameSaves,
  gameSavesWithScene,
  openThumbnail,
  sealSave,
  sealThumbnail,
  seatedSaves,
  seatedSavesWithScene,
} from './game-save.resource.ts';
import { GameSaveChange, GameSaveDraft, GameSaveFilters, ThumbnailUpload } from './game-save.schemas.ts';
import { reencodePicture } from './thumbnail.ts';

const tag = 'Games';
const access = { tokens: ['delegated'], scopes: [] } as const;
/** The practitioner's seat saves and loads; it reaches the saves of its own patient and game. */
const seated = { tier: 'embed', capability: 'games:play', role: 'practitioner' } as const;

const ofSeat = ({
  actor: { seat, patient_id },
}: Pick<FilterContext, 'actor'>): readonly (RawBuilder<unknown> | undefined)[] =>
  seat ? [equals('partner_patient_id', patient_id), equals('game_type', seat.game_type)] : [];

/** @throws Problem not-found for a save of another patient or game than the seat's. */
const requireOfSeat = ({ seat, patient_id }: Actor, save: GameSave): void => {
  if (seat && (save.partner_patient_id !== patient_id || save.game_type !== seat.game_type))
    throw new Problem('not-found');
};

const listGameSaves = endpoint({
  id: 'listGameSaves',
  summary: "List the clinician's saved scenes",
  description: 'Without their contents, which are large.',
  tag,
  route: 'GET /v1/partner/game-saves',
  access,
  query: GameSaveFilters,
  lists: gameSaves,
  filters: (query, at) => [
    refersTo('partner_patient_id', patients, query.partner_patient_id, at.actor),
    ...ofSeat(at),
  ],
  success: [200],
});

const getGameSave = endpoint({
  id: 'getGameSave',
  summary: 'Read a saved scene with its contents',
  tag,
  route: 'GET /v1/partner/game-saves/{id}',
  access,
  shows: gameSavesWithScene,
  filters: (_query, at) => ofSeat(at),
  success: [200],
});

const deleteGameSave = endpoint({
  id: 'deleteGameSave',
  summary: 'Delete a saved scene',
  tag,
  route: 'DELETE /v1/partner/game-saves/{id}',
  access,
  subject: gameSavesWithScene,
  success: [204],
  handle: ({ actor, now, subject }) => {
    requireOfSeat(actor, subject);
    markDeleted(subject, now);
  },
});

/** @throws Problem content-not-ready where there is no thumbnail yet (decisions 1.11). */
const thumbnailOf = async (rows: Rows, actor: Actor, id: string, secrets: Secrets): Promise<Buffer> => {
  const row = await rows.first(sql<{ thumbnail: Buffer | null }>`
    select t.thumbnail from game_saves t
    where ${sql.join(
      [
        sql`t.organization_id = ${actor.organization_id} and t.id = ${id} and t.deleted_at is null`,
        sql`t.partner_practitioner_id = ${actor.practitioner_id}`,
        ...ofSeat({ actor }).filter((one) => one !== undefined),
      ],
      sql` and `,
    )}`);
  if (!row) throw new Problem('not-found');
  if (!row.thumbnail) throw new Problem('content-not-ready');
  return openThumbnail(secrets, id, row.thumbnail);
};

export const getGameSaveThumbnail = endpoint({
  id: 'getGameSaveThumbnail',
  summary: 'Read the preview of a saved scene',
  description: 'Most scenes have none: see `has_thumbnail`.',
  tag,
  route: 'GET /v1/partner/game-saves/{id}/thumbnail',
  access,
  subject: gameSaves,
  success: [200, { bytes: ['image/png'] }],
  problems: ['content-not-ready'],
  handle: async ({ actor, params, rows, secrets }) =>
    asset('image/png', await thumbnailOf(rows, actor, params.id as string, secrets)),
});

const createGameSave = endpoint({
  id: 'createGameSave',
  summary: 'Save the scene',
  description: "Of the seat's patient and game.",
  tag,
  route: 'POST /api/embed/game-saves',
  access: seated,
  permit: permitSeat,
  body: GameSaveDraft,
  shows: seatedSavesWithScene,
  success: [201],
  problems: ['feature-not-entitled'],
  handle: ({ actor, body, em, operation_id, secrets }) => {
    const { name, scene } = sealSave(secrets, operation_id, body);
    em.create(GameSave, {
      id: operation_id,
      organization_id: actor.organization_id,
      partner_practitioner_id: actor.practitioner_id as string,
      partner_patient_id: actor.patient_id as string,
      game_type: (actor.seat as NonNullable<Actor['seat']>).game_type,
      name: name as Buffer,
      scene: scene as Buffer,
      thumbnail: null,
    });
  },
});

const updateGameSave = endpoint({
  id: 'updateGameSave',
  summary: 'Save the scene again, or rename it',
  tag,
  route: 'PATCH /api/embed/game-saves/{id}',
  access: seated,
  permit: permitSeat,
  subject: seatedSavesWithScene,
  body: GameSaveChange,
  shows: seatedSavesWithScene,
  success: [200],
  handle: ({ actor, body, em, secrets, subject }) => {
    requireOfSeat(actor, subject);
    em.assign(subject, sealSave(secrets, subject.id, body));
  },
});

const putGameSaveThumbnail = endpoint({
  id: 'putGameSaveThumbnail',
  summary: 'Give a saved scene its preview',
  tag,
  route: 'PUT /api/embed/game-saves/{id}/thumbnail',
  access: seated,
  permit: permitSeat,
  subject: seatedSavesWithScene,
  body: ThumbnailUpload,
  bodyLimit: 3_000_000,
  success: [204],
  handle: async ({ actor, body, em, secrets, subject }) => {
    requireOfSeat(actor, subject);
    const png = await reencodePicture(body.content_base64);
    em.assign(subject, { thumbnail: sealThumbnail(secrets, subject.id, png) });
  },
});

export const gameSaveEndpoints = [
  listGameSaves,
  getGameSave,
  deleteGameSave,
  getGameSaveThumbnail,
  ...[
    { ...framed(listGameSaves, { access: seated, tag }), lists: seatedSaves },
    { ...framed(getGameSave, { access: seated, tag }), shows: seatedSavesWithScene },
    { ...framed(deleteGameSave, { access: seated, tag }), subject: seatedSavesWithScene },
    { ...framed(getGameSaveThumbnail, { access: seated, tag }), subject: seatedSaves },
  ].map((one) => ({ ...one, permit: permitSeat })),
  createGameSave,
  updateGameSave,
  putGameSaveThumbnail,
];
