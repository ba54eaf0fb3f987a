import type { Context } from 'koa';
import type { GameType } from '../../../domain/access/actor.ts';
import type { Static } from '../../../domain/declarations/schemas.ts';
import { issuesOf, normalise } from '../../../domain/declarations/validation.ts';
import { openThumbnail, sealSave, sealThumbnail } from '../../../domain/game-saves/game-save.resource.ts';
import { GameSaveDraft, ThumbnailUpload } from '../../../domain/game-saves/game-save.schemas.ts';
import { reencodePicture } from '../../../domain/game-saves/thumbnail.ts';
import { readState } from '../../../domain/live-sessions/live-session-store.ts';
import { isGame } from '../../../domain/live-sessions/toys.ts';
import { invalidFields, Problem } from '../../../domain/problems.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import { sql } from '../../../platform/database/rows.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { newId } from '../../../platform/ids.ts';
import { openJson } from '../../../platform/sealed-json.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { readJsonBody } from '../../http/json-body.ts';
import type { SessionVisit } from './session-visit.ts';

/**
 * Saved scenes from a session page: the clinician's, of that session's client and of the toy that is open, as a seat
 * of a game session has them (specification 2.10).
 */
export interface SaveDependencies {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly audit: Audit;
}

/** With its picture, 2 MB in Base64. */
const LARGEST = 4_000_000;

/** @throws Problem forbidden for the client's seat; not-found where nothing is open that can be saved. */
const openGame = async (
  { database, secrets }: SaveDependencies,
  visit: SessionVisit,
): Promise<{ game_type: GameType; patient_id: string }> => {
  if (visit.role !== 'practitioner') throw new Problem('forbidden');
  const current = await readState(database.within(visit.organization_id), secrets, visit);
  const toy = current?.state.open?.toy;
  if (!toy || !isGame(toy) || !visit.patient_id) throw new Problem('not-found');
  return { game_type: toy, patient_id: visit.patient_id };
};

const of = (
  visit: SessionVisit,
  { game_type, patient_id }: { game_type: GameType; patient_id: string },
) => sql`
  organization_id = ${visit.organization_id} and partner_practitioner_id = ${visit.practitioner_id}
  and partner_patient_id = ${patient_id} and game_type = ${game_type} and deleted_at is null`;

export const listSaves = async (deps: SaveDependencies, visit: SessionVisit) => {
  const game = await openGame(deps, visit);
  const rows = await deps.database
    .within(visit.organization_id)
    .all(sql<{ id: string; name: Buffer; has_thumbnail: boolean; updated_at: Date }>`
      select id, name, thumbnail is not null as has_thumbnail, updated_at from game_saves
      where ${of(visit, game)} order by updated_at desc, id limit 100`);
  return rows.map(({ id, name, has_thumbnail, updated_at }) => ({
    id,
    name: openJson<string>(deps.secrets, name, `game-save/${id}/name`),
    has_thumbnail,
    updated_at: updated_at.toISOString(),
  }));
};

export const readSave = async (deps: SaveDependencies, visit: SessionVisit, id: string) => {
  const game = await openGame(deps, visit);
  const row = await deps.database.within(visit.organization_id).first(sql<{ scene: Buffer }>`
    select scene from game_saves where ${of(visit, game)} and id = ${id}`);
  if (!row) throw new Problem('not-found');
  return { id, scene: openJson<unknown>(deps.secrets, row.scene, `game-save/${id}/scene`) };
};

export const readSaveThumbnail = async (
  deps: SaveDependencies,
  visit: SessionVisit,
  id: string,
): Promise<Buffer> => {
  const game = await openGame(deps, visit);
  const row = await deps.database.within(visit.organization_id).first(sql<{ thumbnail: Buffer | null }>`
    select thumbnail from game_saves where ${of(visit, game)} and id = ${id}`);
  if (!row?.thumbnail) throw new Problem('not-found');
  return openThumbnail(deps.secrets, id, row.thumbnail);
};

/** @throws Problem validation-error. */
const draftIn = async (
  ctx: Context,
): Promise<{ draft: Static<typeof GameSaveDraft>; picture: string | undefined }> => {
  const sent = ((await readJsonBody(ctx.req, LARGEST, false)) ?? {}) as Record<string, unknown>;
  const { thumbnail, ...rest } = sent;
  const draft = normalise(GameSaveDraft, rest) as Static<typeof GameSaveDraft>;
  const issues = issuesOf(GameSaveDraft, draft);
  if (thumbnail !== undefined) issues.push(...issuesOf(ThumbnailUpload, { content_base64: thumbnail }));
  if (issues.length > 0) throw invalidFields(issues);
  return { draft, picture: thumbnail as string | undefined };
};

/** Keeps the scene under a name, with its picture where the page has one. */
export const createSave = async (
  deps: SaveDependencies,
  ctx: Context,
  visit: SessionVisit,
): Promise<{ readonly id: string; readonly name: string }> => {
  const { database, secrets, audit } = deps;
  const { game_type, patient_id } = await openGame(deps, visit);
  const { draft, picture } = await draftIn(ctx);
  const id = newId();
  const { name, scene } = sealSave(secrets, id, draft);
  const thumbnail = picture === undefined ? null : sealThumbnail(secrets, id, await reencodePicture(picture));
  await database.transact(visit.organization_id, async (rows) => {
    await rows.all(sql`
      insert into game_saves (id, organization_id, partner_practitioner_id, partner_patient_id, game_type, name, scene,
        thumbnail, created_at, updated_at)
      values (${id}, ${visit.organization_id}, ${visit.practitioner_id}, ${patient_id}, ${game_type}, ${name}, ${scene},
        ${thumbnail}, clock_timestamp(), clock_timestamp())`);
    await audit.appendWithin(rows, {
      organization_id: visit.organization_id,
      request_id: ctx.response.get('X-Request-Id'),
      replayed_request_id: null,
      actor_kind: 'system',
      client_id: null,
      practitioner_id: visit.practitioner_id,
      action: 'createGameSave',
      route: '/session/{handle}/saves',
      method: 'POST',
      status: 201,
      problem: null,
      resource_id: id,
      workflow_id: null,
    });
  });
  return { id, name: draft.name };
};
