import { Pool } from 'pg';
import { openDatabase } from '../../../domain/declarations/database.ts';
import { recordedObjects } from '../../../domain/stored-objects/recorded-objects.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { openObjects } from '../../../platform/objects/open-objects.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import type { RunningApp } from '../../support/app.ts';
import { type Client, clientOf, insisting } from '../../support/client.ts';
import { finishedExport } from '../../support/exports.ts';
import { formBody, requestedSubmission } from '../../support/forms.ts';
import { PIXEL, savedScene } from '../../support/games.ts';
import { writtenNote } from '../../support/notes.ts';
import { readyStorybook } from '../../support/storybooks.ts';
import { pictureOf, readyWorksheet } from '../../support/worksheets.ts';
import type { Practice, WireRecord, World } from '../../support/world.ts';
import type { LongService } from '../start-service.ts';

/** Ids of a path, by the names of its parameters. */
type Ids = Readonly<Record<string, string>>;

/** What fuzzed calls cannot make: it comes by frames, patients and workers. */
export interface Written {
  readonly submission: Ids;
  /** One record, by the resource's name in paths. */
  readonly standing: Ids;
  /** What took a worker or a frame, by the resource's name in paths. */
  readonly ready: Readonly<Record<string, readonly Ids[]>>;
  /** A question of every type. */
  readonly fields: unknown;
  /** In Base64. */
  readonly pictures: readonly string[];
  /** The token of a game seat, which saves scenes. */
  readonly seat: string;
}

/** The service's own parts, for what no call makes. */
export interface Inside extends Pick<RunningApp, 'database' | 'objects' | 'owner' | 'secrets'> {
  close(): Promise<void>;
}

export const openInside = async (service: LongService): Promise<Inside> => {
  const { config } = service;
  const secrets = createSecrets(config);
  const pool = new Pool({ connectionString: service.environment.DATABASE_OWNER_URL, max: 1 });
  const database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: 2,
    application: 'fuzz',
    entities: [],
  });
  return {
    database,
    objects: recordedObjects(openObjects(config, secrets), database),
    owner: { pool, rows: rowsOfPool(pool) },
    secrets,
    async close() {
      await database.close();
      await pool.end();
    },
  };
};

export const ORIGINS = ['https://portal.partner.example'];
/** Longer than the run takes. */
export const TOKEN_SECONDS = 3_600;

export const startedGame = async (clinician: Client, patient: WireRecord): Promise<WireRecord> => {
  const started = await clinician.post('/v1/partner/game-sessions', {
    game_type: 'sandtray',
    patient_id: patient.id,
    origins: ORIGINS,
    token_ttl_seconds: TOKEN_SECONDS,
  });
  return started.body.data;
};

const READY = 12;
const WORKSHEET_PAGES = 12;

/** Books and worksheets that are ready and shared, and saved scenes with a preview. */
const fill = async (
  inside: Inside,
  service: LongService,
  { world, clinician, patient }: { world: World; clinician: Client; patient: WireRecord },
): Promise<Pick<Written, 'ready' | 'seat'>> => {
  const shared = async (resource: string, { id }: WireRecord) => {
    const path = `/v1/partner/${resource}/${id}/share`;
    const { body } = await clinician.post(path, { partner_patient_id: patient.id });
    return { id, shareId: body.data.share_id };
  };
  const seats = await startedGame(clinician, patient);
  const seat = insisting(clientOf(service.baseUrl, seats.practitioner.token));
  const [storybooks, worksheets, saves]: [Ids[], Ids[], Ids[]] = [[], [], []];
  for (let made = 0; made < READY; made += 1) {
    const book = await readyStorybook(inside, world.organizationId, clinician);
    storybooks.push(await shared('storybooks', book));
    const sheet = await readyWorksheet(inside, clinician, world.organizationId, WORKSHEET_PAGES);
    worksheets.push(await shared('worksheets', sheet));
    const { id } = (await seat.post('/api/embed/game-saves', savedScene)).body.data;
    await seat.put(`/api/embed/game-saves/${id}/thumbnail`, { content_base64: PIXEL });
    saves.push({ id });
  }
  return { ready: { storybooks, worksheets, 'game-saves': saves }, seat: seat.token };
};

export const write = async (
  inside: Inside,
  service: LongService,
  world: World,
  practice: Practice,
): Promise<Written> => {
  const { practitioner, patient } = practice;
  const { organizationId } = world;
  const clinician = insisting(await world.as(practitioner.id));
  const { id } = (await clinician.post('/v1/partner/forms', formBody())).body.data;
  const requested = { form_id: id, practitioner_id: practitioner.id, patient_id: patient.id };
  const pictures = await Promise.all([pictureOf(3, 2, 'png'), pictureOf(3, 2, 'jpeg')]);
  return {
    submission: { id, submissionId: await requestedSubmission(inside, requested) },
    standing: {
      forms: id,
      notes: await writtenNote({ app: inside, world, practice }, { transcript: true }),
      exports: await finishedExport(inside, { organizationId, practitionerId: practitioner.id }),
    },
    ...(await fill(inside, service, { world, clinician, patient })),
    fields: formBody().fields,
    pictures: pictures.map((picture) => picture.toString('base64')),
  };
};
