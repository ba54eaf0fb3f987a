import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { createEraseKind } from '../../activities/erasures/erase-kind.ts';
import type { ErasurePart } from '../../activities/erasures/erasure-run.ts';
import type { OutsideDependencies } from '../../activities/erasures/kinds-outside.ts';
import { createOpenErasure, type OpenedErasure } from '../../activities/erasures/open-erasure.ts';
import {
  createCertifyErasure,
  createRecordErasure,
  type ErasureProofs,
} from '../../activities/erasures/prove-erasure.ts';
import { createAwaitAnswers, createSettleErasure } from '../../activities/erasures/settle-erasure.ts';
import { createRooms } from '../../activities/video/create-rooms.ts';
import type { ErasedKind } from '../../domain/erasures/erasure-kinds.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import { readCheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import { createErasureLedger } from '../../platform/audit/erasures/erasure-ledger.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import { guardedFetchOf } from '../../platform/outgoing/guarded-fetch.ts';
import type { RunningApp } from './app.ts';
import type { Practice, World } from './world.ts';

/** Statements of the role that owns the schema. */
interface OfOwner {
  readonly owner: { readonly pool: Pick<Pool, 'query'> };
}

/** The steps of an erasure as its workflow takes them, with the activities themselves, and a ledger of its own. */
export interface ErasureBench {
  readonly folder: string;
  /** The setting AUDIT_SIGNING_KEY, and its public half in base64url. */
  readonly signingKey: string;
  readonly publicKey: string;
  readonly dependencies: OutsideDependencies;
  /** What the worker of the queue `maintenance` signs with. */
  readonly proofs: ErasureProofs;
  open(part: ErasurePart): Promise<OpenedErasure>;
  erase(part: ErasurePart, kinds: readonly ErasedKind[]): Promise<void>;
  settle(part: ErasurePart): Promise<'all' | 'clinical_kept'>;
  record(part: ErasurePart): Promise<number>;
  awaitAnswers(part: ErasurePart): Promise<number>;
  certify(part: ErasurePart): Promise<readonly ErasedKind[]>;
  /** From the beginning to the certificate, or to what is kept. */
  perform(part: ErasurePart): Promise<void>;
  close(): Promise<void>;
}

/** Where the ledger is and who signs it. */
export interface LedgerPlace {
  readonly folder: string;
  readonly signingKey: string;
}

/** @param place by default a folder and a key of its own. */
export const openErasureBench = async (
  app: Pick<RunningApp, 'database' | 'config' | 'secrets' | 'objects'> & OfOwner,
  place?: LedgerPlace,
): Promise<ErasureBench> => {
  const folder = place?.folder ?? (await mkdtemp(path.join(tmpdir(), 'erasures-')));
  const { database, config, secrets, objects } = app;
  const signingKey = place?.signingKey ?? randomBytes(32).toString('base64url');
  const key = readCheckpointKey(signingKey);
  const dependencies: OutsideDependencies = {
    database,
    config,
    secrets,
    objects,
    store: objects.store,
    guardedFetch: guardedFetchOf(config),
    rooms: createRooms(config),
  };
  const erasureProofs = {
    key,
    ledger: createErasureLedger({
      pool: database.ledger,
      folder,
      key,
      environment: config.ENVIRONMENT,
    }),
  };
  const all = {
    ...dependencies,
    database,
    config,
    audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
    erasureProofs,
  };
  const eraseKind = createEraseKind(dependencies);
  const bench: ErasureBench = {
    folder,
    signingKey,
    publicKey: key.publicKey.toString('base64url'),
    dependencies,
    proofs: erasureProofs,
    open: createOpenErasure(all),
    async erase(part, kinds) {
      for (const kind of kinds) await eraseKind({ ...part, kind });
    },
    settle: createSettleErasure(all),
    record: createRecordErasure(all),
    awaitAnswers: createAwaitAnswers(all),
    certify: createCertifyErasure(all),
    async perform(part) {
      const opened = await bench.open(part);
      if (opened.state !== 'erasing') throw new Error(`The erasure is ${opened.state}`);
      await bench.erase(part, opened.kinds);
      const settled = await bench.settle(part);
      await bench.record(part);
      // As if a day had passed.
      await app.owner.pool.query('delete from idempotency_records where organization_id = $1', [
        part.organizationId,
      ]);
      const seconds = await bench.awaitAnswers(part);
      if (seconds > 0) throw new Error('Answers are stored although none is');
      if (settled === 'clinical_kept') return;
      const left = await bench.certify(part);
      if (left.length > 0) throw new Error(`Something is left: ${left.join()}`);
    },
    close: async () => {
      if (!place) await rm(folder, { recursive: true, force: true });
    },
  };
  return bench;
};

/** Marks the mails of cancelled appointments as sent, as workers would have done. */
export const mailsHaveLeft = async (app: OfOwner, organizationId: string): Promise<void> => {
  await app.owner.pool.query(
    `update appointment_notices set state = 'sent', settled_at = now() where organization_id = $1 and state = 'due'`,
    [organizationId],
  );
};

type Row = Readonly<Record<string, unknown>>;

/** Rows about a patient, with the canary in every column that an erasure must empty. Keys of the tables, and ids. */
export const plantRecords = async (
  app: OfOwner & Pick<RunningApp, 'objects'>,
  world: Pick<World, 'organizationId'>,
  practice: Pick<Practice, 'practitioner' | 'patient' | 'clinic'>,
  canary: string,
): Promise<{ readonly bookId: string; readonly exportId: string; readonly appointmentId: string }> => {
  const { organizationId: organization_id } = world;
  const partner_practitioner_id = practice.practitioner.id;
  const partner_patient_id = practice.patient.id;
  const parties = { organization_id, partner_practitioner_id, partner_patient_id };
  const text = Buffer.from(canary);
  const insert = async (table: string, row: Row): Promise<void> => {
    const names = Object.keys(row);
    await app.owner.pool.query(
      `insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(row),
    );
  };
  const now = new Date();
  const times = { created_at: now, updated_at: now };
  const id = () => randomUUID();
  await app.owner.pool.query(
    `update patients set first_name = $2, last_name = $2, email = $3, phone = '+4930123456', date_of_birth = '2019-05-04',
      external_id = $2 where id = $1`,
    [partner_patient_id, canary, `${canary.toLowerCase()}@home.example`],
  );
  const appointmentId = id();
  const past = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await insert('appointments', {
    id: appointmentId,
    ...parties,
    partner_clinic_id: practice.clinic.id,
    start_at: past(30),
    end_at: past(29.9),
    timezone: 'Europe/Berlin',
    session_type: 'virtual',
    status: 'completed',
    notes: text,
    clinician_code_hash: randomBytes(32),
    patient_code_hash: randomBytes(32),
    ...times,
  });
  const noteId = id();
  await insert('notes', {
    id: noteId,
    ...parties,
    partner_appointment_id: appointmentId,
    status: 'draft',
    body: text,
    transcript: text,
    ...times,
  });
  await insert('note_versions', {
    organization_id,
    note_id: noteId,
    version: 1,
    status: 'draft',
    body: text,
    reason: text,
    recorded_at: now,
  });
  const formId = id();
  await insert('forms', {
    id: formId,
    organization_id,
    partner_practitioner_id,
    content: Buffer.from('questions'),
    status: 'published',
    ...times,
  });
  await insert('form_submissions', {
    id: id(),
    ...parties,
    form_id: formId,
    status: 'completed',
    answers: text,
    mailed_to: text,
    counted_for: text,
    requested_at: now,
    completed_at: now,
    ...times,
  });
  const bookId = id();
  const bookOf = (of: Row) => ({
    organization_id,
    partner_practitioner_id,
    status: 'ready',
    language: 'en',
    age_band: '6-8',
    illustration_style: 'watercolor',
    page_count: 1,
    title: text,
    brief: text,
    plan: text,
    ready_at: now,
    ...times,
    ...of,
  });
  const copyId = id();
  await insert('storybooks', bookOf({ id: bookId, partner_patient_id }));
  await insert('storybooks', bookOf({ id: copyId, copied_from_id: bookId }));
  for (const storybook_id of [bookId, copyId])
    await insert('storybook_pages', {
      id: id(),
      organization_id,
      storybook_id,
      position: 1,
      text,
      alt_text: text,
      ...times,
    });
  await insert('storybook_drafts', { organization_id, storybook_id: bookId, position: 1, words: text });
  await insert('content_shares', {
    id: id(),
    ...parties,
    content_type: 'storybook',
    content_id: bookId,
    message: text,
    mailed_to: text,
    counted_for: text,
    mail_state: 'sent',
    requested_at: now,
    code_hash: randomBytes(32),
    link_expires_at: new Date(now.getTime() + 86_400_000),
  });
  const gameId = id();
  await insert('game_sessions', { id: gameId, ...parties, game_type: 'sandtray', snapshot: text, ...times });
  await insert('game_scene_updates', {
    organization_id,
    game_session_id: gameId,
    sequence: 1,
    payload: text,
  });
  await insert('game_saves', {
    id: id(),
    ...parties,
    game_type: 'sandtray',
    name: text,
    scene: text,
    thumbnail: text,
    ...times,
  });
  const sessionId = id();
  await insert('live_sessions', {
    id: sessionId,
    ...parties,
    code_hash: randomBytes(32),
    state: text,
    // It is not over, because the upkeep of other tests would open it.
    expires_at: new Date(now.getTime() + 86_400_000),
  });
  const documentId = id();
  await insert('session_documents', {
    id: documentId,
    organization_id,
    session_id: sessionId,
    name: canary,
    snapshot: text,
  });
  await insert('session_document_updates', {
    organization_id,
    document_id: documentId,
    sequence: 1,
    payload: text,
  });
  await insert('video_rooms', {
    organization_id,
    appointment_id: appointmentId,
    provider: 'Daily',
    end_at: now,
  });
  const exportId = id();
  await insert('exports', {
    id: exportId,
    organization_id,
    partner_practitioner_id,
    status: 'ready',
    ready_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
    size_bytes: 10,
    ...times,
  });
  await app.objects.put(`organizations/${organization_id}/exports/${exportId}/archive.zip`, text, {
    media_type: 'application/zip',
  });
  for (const book of [bookId, copyId])
    await app.objects.put(`organizations/${organization_id}/storybooks/${book}/cover.png`, text, {
      media_type: 'image/png',
    });
  return { bookId, exportId, appointmentId };
};

/** The number of rows of the organization that contain the canary, as text or as bytes. */
export const rowsWith = async (
  app: OfOwner,
  organizationId: string,
  canary: string,
): Promise<readonly string[]> => {
  const { rows: tables } = await app.owner.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id'
       and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.owner.pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} t where organization_id = $1
         and (t::text ilike '%' || $2 || '%' or t::text like '%' || $3 || '%')`,
      [organizationId, canary, Buffer.from(canary).toString('hex')],
    );
    for (let at = 0; at < (rows[0]?.n ?? 0); at += 1) found.push(name);
  }
  return found;
};
