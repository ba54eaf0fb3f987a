import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MockActivityEnvironment } from '@temporalio/testing';
import { ZipArchive } from 'archiver';
import { Client } from 'pg';
import { createBuildArchive } from '../../activities/archive/build-archive.ts';
import { openDatabase } from '../../api/platform/data/database.ts';
import { type Objects, readWhole } from '../../api/platform/objects/objects.ts';
import { openObjects } from '../../api/platform/objects/open-objects.ts';
import { createSecrets, type Secrets } from '../../api/platform/secrets.ts';
import { sealNotes } from '../../api/resources/appointments/appointment-notes.ts';
import { archiveKey } from '../../api/resources/exports/export-archive.ts';
import { sealBody, sealTranscript } from '../../api/resources/notes/note.resource.ts';
import { sealPageText, sealStory } from '../../api/resources/storybooks/sealed-story.ts';
import { storybookKeys } from '../../api/resources/storybooks/storybook-objects.ts';
import { jsonOf, readZip } from '../support/read-zip.ts';
import { print, readNumbers, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * A large export, built by the real activity: `npm run export -- [--appointments N] [--notes N] [--books N]`
 * Its hashes must be right, the memory must not grow with it, and it must be nearly as fast as the archiver alone
 * on the same bytes.
 */
const sizes = readNumbers({ appointments: 5_000, notes: 500, books: 50 });
const GOAL_RATIO = 0.8;
const GOAL_MEGABYTES = 150;

/** Of each book, and of its PDF: pictures do not grow smaller in an archive. */
const PAGES = 8;
const PDF_BYTES = 1_500_000;

const seedBooks = async (
  owner: Client,
  { secrets, objects }: { secrets: Secrets; objects: Objects },
  { organization, practitioner }: { organization: string; practitioner: string },
): Promise<void> => {
  for (let book = 0; book < sizes.books; book += 1) {
    const id = randomUUID();
    await objects.put(storybookKeys(organization, id).document(0), randomBytes(PDF_BYTES), {
      media_type: 'application/pdf',
    });
    await owner.query(
      `insert into storybooks (id, organization_id, partner_practitioner_id, status, language, age_band,
         illustration_style, page_count, pages_done, title, ready_at, created_at, updated_at)
       values ($1, $2, $3, 'ready', 'en', '6-8', 'watercolor', $4, $4, $5, now(), now(), now())`,
      [id, organization, practitioner, PAGES, sealStory(secrets, id, 'title', `Book ${book}`)],
    );
    for (let position = 1; position <= PAGES; position += 1) {
      const page = randomUUID();
      const text = (part: 'text' | 'alt_text') =>
        sealPageText(secrets, page, part, 'The fox looked behind the door. '.repeat(10));
      await owner.query(
        `insert into storybook_pages (id, organization_id, storybook_id, position, text, alt_text, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, now(), now())`,
        [page, organization, id, position, text('text'), text('alt_text')],
      );
    }
  }
};

const seed = async (
  owner: Client,
  secrets: Secrets,
  ids: { organization: string; clinic: string; practitioner: string; patient: string },
): Promise<void> => {
  const { organization, clinic, practitioner, patient } = ids;
  const appointments = Array.from({ length: sizes.appointments }, () => randomUUID());
  const said = 'Bring the drawings. '.repeat(20);
  await owner.query(
    `insert into appointments (id, organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
       start_at, end_at, timezone, session_type, notes, status, clinician_code_hash, patient_code_hash, created_at, updated_at)
     select id, $1, $2, $3, $4, timestamptz '2030-01-01' + n * interval '1 hour',
       timestamptz '2030-01-01' + n * interval '1 hour' + interval '50 minutes', 'Europe/Berlin', 'virtual',
       notes, 'scheduled', sha256(('c' || n)::bytea), sha256(('p' || n)::bytea), now(), now()
     from unnest($5::uuid[], $6::bytea[]) with ordinality as a(id, notes, n)`,
    [
      organization,
      clinic,
      practitioner,
      patient,
      appointments,
      appointments.map((id) => sealNotes(secrets, id, said)),
    ],
  );
  const body = 'She built the same house again, with one more window. '.repeat(60);
  const turns = Array.from({ length: 200 }, (_, index) => ({
    speaker: index % 2 ? 'Clinician' : 'Client',
    text: 'And who lives behind this window? '.repeat(4),
    start_seconds: index * 10,
    end_seconds: index * 10 + 9,
  }));
  for (let note = 0; note < sizes.notes; note += 1) {
    const id = randomUUID();
    await owner.query(
      `insert into notes (id, organization_id, partner_appointment_id, partner_patient_id, partner_practitioner_id,
         status, body, transcript, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'draft', $6, $7, now(), now())`,
      [
        id,
        organization,
        appointments[0],
        patient,
        practitioner,
        sealBody(secrets, id, 1, body),
        sealTranscript(secrets, id, turns),
      ],
    );
  }
};

/**
 * The archiver alone, from files into a file, as the build reads from the store and writes there; what is compressed
 * already is stored, as in the build.
 */
const archiverAlone = async (folder: string, names: readonly string[]): Promise<void> => {
  const archive = new ZipArchive({ zlib: { level: 1 } });
  const written = pipeline(archive, createWriteStream(path.join(folder, 'alone.zip')));
  for (const [index, name] of names.entries()) {
    const added = once(archive, 'entry');
    archive.append(createReadStream(path.join(folder, String(index))), {
      name,
      store: name.endsWith('.pdf'),
    });
    await added;
  }
  await archive.finalize();
  await written;
};

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
};
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

await runLong({ processes: 1, durable: false }, async (service) => {
  const { config } = service;
  const secrets = createSecrets(config);
  const objects = openObjects(config, secrets);
  const world = await unlimitedWorld(service);
  const { clinic, practitioner, patient } = await world.practice();
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  await owner.connect();
  const ids = {
    organization: world.organizationId,
    clinic: clinic.id,
    practitioner: practitioner.id,
    patient: patient.id,
  };
  try {
    await seed(owner, secrets, ids);
    await seedBooks(owner, { secrets, objects }, ids);
  } finally {
    await owner.end();
  }
  const database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: 2,
    application: 'export',
    entities: [],
  });
  const clinician = await world.as(practitioner.id);
  const exportId = (await clinician.post('/v1/partner/exports', {})).body.data.id as string;

  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  const build = createBuildArchive({ database, objects, secrets, config });
  const input = { organizationId: world.organizationId, exportId };
  const built = await seconds(() => new MockActivityEnvironment().run(build, input));
  clearInterval(watch);
  await database.close();

  const files = await readZip(await readWhole(objects, archiveKey(world.organizationId, exportId)));
  objects.close();
  const { entries } = jsonOf(files, 'manifest.json') as {
    entries: { path: string; bytes: number; sha256: string }[];
  };
  const wrong = entries.filter(
    (entry) => files.find((file) => file.path === entry.path)?.sha256 !== entry.sha256,
  );
  const plain = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const folder = await mkdtemp(path.join(service.directory, 'alone-'));
  for (const [index, { bytes }] of files.entries()) await writeFile(path.join(folder, String(index)), bytes);
  const names = files.map(({ path: name }) => name);
  const alone = await seconds(() => archiverAlone(folder, names));
  const grown = highest - before;
  print(`Archive of ${megabytes(plain)} in ${entries.length} files, built in ${built.toFixed(2)} s`);
  print(
    `The archiver alone: ${alone.toFixed(2)} s, so the build reaches ${(alone / built).toFixed(2)} of it`,
  );
  print(`Memory grew by ${megabytes(grown)} while it was built`);
  return [
    ...wrong.map((entry) => `The hash of ${entry.path} is wrong`),
    ...(alone / built < GOAL_RATIO ? [`Less than ${GOAL_RATIO} of the archiver's own speed`] : []),
    ...(grown > GOAL_MEGABYTES * 1e6 ? [`More than ${GOAL_MEGABYTES} MB of memory`] : []),
  ];
});
