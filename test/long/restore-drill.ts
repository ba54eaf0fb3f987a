import { cp, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../../domain/declarations/database.ts';
import { recordedObjects } from '../../domain/stored-objects/recorded-objects.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { createChildProcesses } from '../../local/child-processes.ts';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { startPostgres } from '../../local/postgres.ts';
import { readWhole } from '../../platform/objects/objects.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { runOperator } from '../api/operator/run-operator.ts';
import { startProcess } from '../journeys/processes.ts';
import { clientOf } from '../support/client.ts';
import { mailsHaveLeft, openErasureBench, plantRecords, rowsWith } from '../support/erasures.ts';
import { upload } from '../support/worksheets.ts';
import type { World } from '../support/world.ts';
import {
  archiving,
  folderForPostgres,
  layOut,
  removeFolder,
  takeBaseBackup,
} from './restore-drill/base-backup.ts';
import { startWriters, type Write } from './restore-drill/writers.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run restore-drill -- [--writers 4] [--seconds 5] [--archive 3]`: backs up under load, goes on writing, and
 * restores twice on another port: to a moment in between, with exactly what was acknowledged by then, whose audit
 * chains agree with the signed checkpoints, whose objects are compared, and in which nobody is left who was erased
 * meanwhile; and, as after the loss of the
 * machine, to the end of the archive, which lacks no more than the time that a segment may take. deploy/BACKUP.md is
 * the same for an operator.
 */

const numbers = readArguments({ writers: 4, seconds: 5, archive: 3 });

/** Stands in every record of the patient who is erased. */
const CANARY = 'Zephyrine';

const seconds = (from: number): string => `${((performance.now() - from) / 1_000).toFixed(1)} s`;

const archive = await folderForPostgres();
const frozen = await folderForPostgres();

const drill = async (service: LongService): Promise<string[]> => {
  const complaints: string[] = [];
  const expect = (right: boolean, complaint: string) => {
    if (!right) complaints.push(complaint);
  };
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  await owner.connect();
  const children = createChildProcesses({
    recordFile: path.join(service.directory, 'restored.json'),
    logDirectory: path.join(service.directory, 'logs'),
    print: () => undefined,
  });
  const objects = openObjects(service.config, createSecrets(service.config));
  const database = await openDatabase({
    url: service.config.DATABASE_URL,
    poolSize: 4,
    application: 'restore-drill',
    entities: [],
  });
  const recorded = recordedObjects(objects, database);
  const environment: NodeJS.ProcessEnv = {
    ...service.environment,
    AUDIT_SIGNING_KEY: service.keptSecrets.AUDIT_SIGNING_KEY,
  };
  const operator = (words: string, on: NodeJS.ProcessEnv = environment) =>
    runOperator(on, [...words.split(' '), '--json']);
  const sign = async () =>
    expect((await operator('audit checkpoint')).status === 0, 'no checkpoint was signed');

  /** A server on the backup, replayed until then. */
  const restore = async (until?: string) => {
    const began = performance.now();
    const [port = 0] = await freePorts(1);
    const dataDirectory = path.join(service.directory, `restored-${port}`);
    const settings = await layOut(path.join(service.directory, 'backup'), frozen, dataDirectory, until);
    await startPostgres({ children, dataDirectory, port, secrets: service.keptSecrets, settings });
    const moved = (url = '') => url.replace(/:\d+\/clinic$/, `:${port}/clinic`);
    const on = {
      ...environment,
      DATABASE_URL: moved(environment.DATABASE_URL),
      DATABASE_OWNER_URL: moved(environment.DATABASE_OWNER_URL),
    };
    const client = new Client({ connectionString: on.DATABASE_OWNER_URL });
    await client.connect();
    const { rows } = await client.query('select id from appointments');
    await client.end();
    return { on, began, ids: new Set(rows.map(({ id }) => id as string)) };
  };

  /** By the steps themselves, with the ledger and the key of this service. */
  const erase = async (world: World, patientId: string) => {
    const { config } = service;
    const secrets = createSecrets(config);
    const app = { database, config, secrets, objects: recorded, owner: { pool: owner } };
    const steps = await openErasureBench(app, {
      folder: config.AUDIT_CHECKPOINT_DIR as string,
      signingKey: service.keptSecrets.AUDIT_SIGNING_KEY,
    });
    const { body } = await world.partner.post('/v1/partner/erasures', {
      partner_patient_id: patientId,
      reason: 'patient_request',
      hold_seconds: 0,
    });
    await mailsHaveLeft(app, world.organizationId);
    await steps.perform({ organizationId: world.organizationId, erasureId: body.data.id, half: 'first' });
  };

  /** Before any process runs on a restored database (deploy/BACKUP.md, steps 3 to 5). */
  const eraseAgain = async (on: NodeJS.ProcessEnv, organizationId: string) => {
    const client = new Client({ connectionString: on.DATABASE_OWNER_URL });
    await client.connect();
    const left = async () => (await rowsWith({ owner: { pool: client } }, organizationId, CANARY)).length;
    const brought = await left();
    const found = await operator('audit verify --all', on);
    const signed = await operator('audit checkpoint --restored', on);
    const applied = await operator('erasures reapply', on);
    const after = await left();
    const then = await operator('audit verify --all', on);
    await client.end();
    const damage = found.json?.erasures?.damage;
    print(
      `The backup brought ${brought} rows of an erased patient back. audit verify: ${found.status} (${damage}); ` +
        `"audit checkpoint --restored": ${signed.status}; "erasures reapply": ${applied.status}, then ${after} rows`,
    );
    expect(brought > 10, `only ${brought} rows of the erased patient came back`);
    expect(
      found.status === 1 && damage === 'erasures_not_reapplied',
      `audit verify before reapply: ${found.stdout}${found.stderr}`,
    );
    expect(signed.status !== 0, 'a restore was signed before the erasures were applied again');
    expect(
      applied.status === 0 && applied.json?.reapplied === 1 && after === 0,
      `erasures reapply: ${applied.stdout}${applied.stderr}, ${after} rows are left`,
    );
    expect(then.json?.erasures?.damage === null, `after reapply: ${then.stdout}${then.stderr}`);
  };

  try {
    const world = await unlimitedWorld(service);
    const practice = await world.practice();
    const ada = await world.as(practice.practitioner.id);
    const worksheet = async () =>
      worksheetKeys(world.organizationId, (await upload(ada, Buffer.from('%PDF-1.7 not opened'))).id).source;
    const [kept, swept] = [await worksheet(), await worksheet()];

    // Of an organization in which nobody writes: the drill removes its stored answers, as after a day.
    const quiet = await unlimitedWorld(service);
    const leaving = await quiet.practice();
    await plantRecords({ owner: { pool: owner }, objects: recorded }, quiet, leaving, CANARY);

    const writers = await startWriters(world, numbers.writers);
    await pause(numbers.seconds * 1_000);
    const backing = performance.now();
    const bytes = await takeBaseBackup(
      environment.DATABASE_OWNER_URL as string,
      service.postgresDirectory,
      path.join(service.directory, 'backup'),
    );
    print(`Base backup under load: ${(bytes / 1e6).toFixed(0)} MB in ${seconds(backing)}`);
    await pause(numbers.seconds * 1_000);
    await sign();
    await pause(1_000);

    const asked = performance.now();
    const { rows: times } = await owner.query('select clock_timestamp()::text as now');
    const told = performance.now();
    const moment = times[0].now as string;
    await pause(1_000);
    const sweptBytes = await readWhole(objects, swept);
    await objects.remove([swept]);
    const orphan = await worksheet();
    await erase(quiet, leaving.patient.id);
    await sign();
    await pause(numbers.seconds * 1_000);
    const archived = async () =>
      Number((await owner.query('select archived_count from pg_stat_archiver')).rows[0].archived_count);
    for (const before = await archived(); (await archived()) < before + 2; ) await pause(250);

    // From here on, this copy is all there is.
    const lost = performance.now();
    await cp(archive, frozen, { recursive: true, filter: (file) => !file.endsWith('.new') });
    await pause(500);
    await writers.stop();
    const writes = writers.writes.filter(({ answered }) => answered < lost);
    expect(writers.refused.length === 0, `${writers.refused.length} writes were refused during the backup`);

    const then = await restore(moment);
    const between = ({ sent, answered }: Write) => answered > asked && sent < told;
    const missing = writes.filter(({ answered, id }) => answered < asked && !then.ids.has(id));
    const surplus = writers.writes.filter(({ sent, id }) => sent > told && then.ids.has(id));
    await eraseAgain(then.on, quiet.organizationId);
    const [adminPort = 0, API_PORT = 0, AUTH_PORT = 0] = await freePorts(3);
    const api = await startProcess(
      'api/main.ts',
      {
        ...then.on,
        AUDIT_SIGNING_KEY: undefined,
        ADMIN_PORT: String(adminPort),
        API_PORT: String(API_PORT),
        AUTH_PORT: String(AUTH_PORT),
      },
      adminPort,
    );
    try {
      print(
        `Restored to a moment, serving after ${seconds(then.began)}: ${then.ids.size} of ${writers.writes.length} bookings, ` +
          `${missing.length} acknowledged before are missing, ${surplus.length} sent after are there, ` +
          `${writers.writes.filter(between).length} at that moment`,
      );
      expect(missing.length === 0, `${missing.length} bookings that were acknowledged before are missing`);
      expect(surplus.length === 0, `${surplus.length} bookings that were sent after are there`);

      const cut = await operator('audit verify --all', then.on);
      expect(
        cut.status === 1,
        `before it is said that this is a restore, audit verify ends with ${cut.status}`,
      );
      const noted = await operator('audit checkpoint --restored', then.on);
      const whole = await operator('audit verify --all', then.on);
      const ofWriters = ({ json }: typeof cut) =>
        json?.organizations?.find(
          (one: { organization_id: string }) => one.organization_id === world.organizationId,
        );
      const confirmed = whole.json?.checkpoints?.count;
      print(
        `audit verify: ${cut.status} (${ofWriters(cut)?.damage}); after "audit checkpoint --restored": ` +
          `${whole.status}, ${ofWriters(whole)?.rows} rows, ${confirmed} checkpoints`,
      );
      expect(
        noted.status === 0 && whole.status === 0,
        `audit verify ends with ${whole.status}: ${whole.stderr}`,
      );

      await utimes(path.join(service.config.OBJECTS_DIR, orphan), 0, 0);
      const found = await operator('objects check', then.on);
      expect(
        found.status === 1 && `${found.json?.missing}` === swept && `${found.json?.orphaned}` === orphan,
        `objects check found ${found.stdout}${found.stderr}`,
      );
      await objects.put(swept, sweptBytes, { media_type: 'application/pdf' });
      const mended = await operator('objects check', then.on);
      expect(mended.status === 0, `objects check ends with ${mended.status} when all bytes are back`);
      print(
        `objects check: ${found.status} (1 missing, 1 orphaned of ${found.json?.objects}); with its bytes back: ${mended.status}`,
      );
      expect((await readWhole(objects, kept)).length > 0, 'an object is empty');

      const partner = clientOf(`http://${LOOPBACK}:${API_PORT}`, world.partner.token);
      const [old] = writes;
      const late = writers.writes.findLast(({ id }) => !then.ids.has(id));
      if (!old || !late) throw new Error('There were too few bookings: --seconds more');
      const again = await partner.post('/v1/partner/appointments', old.body, { key: old.key });
      const anew = await partner.post('/v1/partner/appointments', late.body, { key: late.key });
      print(
        `A retry of what is there: ${again.status}, ${again.headers.get('idempotent-replayed') ? 'replayed' : 'not replayed'}; ` +
          `of what was taken back: ${anew.status}, made anew`,
      );
      expect(again.status === 201 && again.body.data.id === old.id, `a retry was answered ${again.status}`);
      expect(
        anew.status === 201 && anew.body.data.id !== late.id,
        `a late retry was answered ${anew.status}`,
      );
    } finally {
      await api.stop();
    }

    const end = await restore();
    const gone = writes.filter(({ id }) => !end.ids.has(id));
    const age = Math.max(0, ...gone.map(({ answered }) => lost - answered)) / 1_000;
    print(
      `Restored to the end of the archive in ${seconds(end.began)}: ${gone.length} of ${writes.length} acknowledged bookings ` +
        `are lost, those of the last ${age.toFixed(1)} s (a segment is archived after ${numbers.archive} s)`,
    );
    expect(age < numbers.archive + 2, `bookings of the last ${age.toFixed(1)} s are lost`);
    return complaints;
  } finally {
    objects.close();
    await database.close();
    children.refuse();
    await Promise.all(children.running().map((child) => child.stop()));
    await owner.end();
  }
};

await runLong(
  { processes: 1, durable: true, postgres: archiving(archive, numbers.archive) },
  async (service) => {
    try {
      return await drill(service);
    } finally {
      await Promise.all([archive, frozen].map(removeFolder));
    }
  },
);
