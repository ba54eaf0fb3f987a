import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { MockActivityEnvironment } from '@temporalio/testing';
import { ZipArchive } from 'archiver';
import { Client } from 'pg';
import { COMPRESSION } from '../../activities/archive/archive-stream.ts';
import { createBuildArchive } from '../../activities/archive/build-archive.ts';
import { sealNotes } from '../../domain/appointments/appointment-notes.ts';
import { openDatabase } from '../../domain/declarations/database.ts';
import { ARCHIVE_TYPE, archiveKey } from '../../domain/exports/export-archive.ts';
import { sealBody, sealTranscript } from '../../domain/notes/note.resource.ts';
import { sealPageText, sealStory } from '../../domain/storybooks/sealed-story.ts';
import { storybookKeys } from '../../domain/storybooks/storybook-objects.ts';
import { JsonText } from '../../platform/json-text.ts';
import { type Objects, readWhole } from '../../platform/objects/objects.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets, type Secrets } from '../../platform/secrets.ts';
import { createLogger } from '../../platform/telemetry/log.ts';
import { jsonOf, readZip } from '../support/read-zip.ts';
import { readStreaming } from './export/streaming-readers.ts';
import { median } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * A large export, built by the real activity: `npm run export -- [--appointments N] [--notes N] [--books N]
 * [--rounds N] [--vocabulary N]`. Its hashes must be right, the memory must not grow with it, and it must be nearly as
 * fast as the archiver alone on the same bytes; both by turns, so that what else the machine does meets both. What
 * people write does not repeat itself word by word: a vocabulary of 1 does, which no archiver takes long for.
 */
const sizes = readArguments({ appointments: 5_000, notes: 500, books: 50, rounds: 7, vocabulary: 3_000 });
const GOAL_RATIO = 0.65;
const GOAL_MEGABYTES = 150;

/** Of each book, and of its PDF: pictures do not grow smaller in an archive. */
const PAGES = 8;

const SYLLABLES = 'ba co de fi gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');
/** The same each time. Few words are frequent, as in what people write. */
const writer = () => {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const syllable = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)];
  const words = Array.from({ length: sizes.vocabulary }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, syllable).join(''),
  );
  return (length: number): string => {
    const said: string[] = [];
    for (let letters = 0; letters < length; letters += (said.at(-1) ?? '').length + 1)
      said.push(words[Math.floor(random() ** 3 * words.length)] ?? '');
    return `${said.join(' ')}.`;
  };
};
const textOf = writer();
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
      const text = (part: 'text' | 'alt_text') => sealPageText(secrets, page, part, textOf(320));
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
      appointments.map((id) => sealNotes(secrets, id, textOf(400))),
    ],
  );
  const turns = () =>
    Array.from({ length: 200 }, (_, index) => ({
      speaker: index % 2 ? 'Clinician' : 'Client',
      text: textOf(136),
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
        sealBody(secrets, id, 1, textOf(3_240)),
        sealTranscript(secrets, id, new JsonText(JSON.stringify(turns()))),
      ],
    );
  }
};

/** Where the archiver alone finds the files, by their order, and where it leaves its archive. */
const aloneKey = (index: number): string => `alone/${index}`;
const ALONE_ARCHIVE = 'alone/archive.zip';

type Settings = 'the settings of the build' | 'its own settings';

/**
 * The archiver alone, with what is the same whoever makes the bytes: they come from the store in the build's chunks,
 * are compressed and go into the store, durably. What it does not do: read the database, open what is sealed, write
 * JSON and Markdown, hash. By the settings of the build it compresses little, and pictures not at all.
 */
const archiverAlone = async (
  objects: Objects,
  names: readonly string[],
  settings: Settings,
): Promise<void> => {
  const asBuilt = settings === 'the settings of the build';
  const archive = new ZipArchive(asBuilt ? { zlib: COMPRESSION } : {});
  const kept = objects.put(ALONE_ARCHIVE, archive, { media_type: ARCHIVE_TYPE });
  for (const [index, name] of names.entries()) {
    const added = once(archive, 'entry');
    const { bytes } = await objects.read(aloneKey(index));
    archive.append(bytes, { name, store: asBuilt && name.endsWith('.pdf') });
    await added;
  }
  await archive.finalize();
  await kept;
};

interface Measured {
  readonly seconds: number;
  /** Of this process, all its threads. */
  readonly busy: number;
}

const measure = async (work: () => Promise<unknown>): Promise<Measured> => {
  globalThis.gc?.();
  const [started, used] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - started) / 1_000, busy: (user + system) / 1e6 };
};

const describe = (name: string, rounds: readonly Measured[]): string => {
  const times = rounds.map(({ seconds }) => seconds);
  const [shortest, middle, longest] = [Math.min(...times), median(times), Math.max(...times)];
  const said = [shortest, middle, longest].map((time) => time.toFixed(2)).join(' / ');
  return `${name}: ${said} s (shortest, median, longest), ${median(rounds.map(({ busy }) => busy)).toFixed(2)} s of processor time`;
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
  const build = createBuildArchive({
    database,
    objects,
    secrets,
    config,
    log: createLogger('warn', 'export'),
  });
  const { organizationId } = world;
  const started = async (): Promise<string> => {
    const { status, body } = await clinician.post('/v1/partner/exports', {});
    if (status !== 201) throw new Error(`No export was started: ${status} ${JSON.stringify(body)}`);
    return body.data.id;
  };
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 20);
  /** @returns the object's key. */
  const buildOnce = async (): Promise<{ key: string; measured: Measured; grown: number }> => {
    const exportId = await started();
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    highest = before;
    const measured = await measure(() =>
      new MockActivityEnvironment().run(build, { organizationId, exportId }),
    );
    return { key: archiveKey(organizationId, exportId), measured, grown: highest - before };
  };

  const first = await buildOnce();
  const zip = await readWhole(objects, first.key);
  const files = [...(await readZip(zip))];
  const { entries } = jsonOf(files, 'manifest.json') as {
    entries: { path: string; bytes: number; sha256: string }[];
  };
  const wrong = entries.filter(
    (entry) => files.find((file) => file.path === entry.path)?.sha256 !== entry.sha256,
  );
  const streamed = await readStreaming(zip);
  const misread = streamed.filter(
    ({ missing, files: read }) => !missing && entries.some((entry) => read.get(entry.path) !== entry.sha256),
  );
  const plain = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const [index, { bytes }] of files.entries())
    await objects.put(aloneKey(index), bytes, { media_type: 'application/octet-stream' });
  const names = files.map(({ path: name }) => name);
  files.length = 0;

  const built: Measured[] = [];
  const alone: Record<Settings, Measured[]> = { 'the settings of the build': [], 'its own settings': [] };
  for (let round = 0; round < sizes.rounds; round += 1) {
    built.push((await buildOnce()).measured);
    for (const [settings, rounds] of Object.entries(alone) as [Settings, Measured[]][])
      rounds.push(await measure(() => archiverAlone(objects, names, settings)));
  }
  clearInterval(watch);
  await database.close();
  objects.close();
  const secondsOf = (rounds: readonly Measured[]) => median(rounds.map(({ seconds }) => seconds));
  const share = (settings: Settings) => secondsOf(alone[settings]) / secondsOf(built);
  print(`Archive of ${megabytes(plain)} in ${entries.length} files, by turns ${sizes.rounds} times`);
  print(describe('Built', built));
  for (const [settings, rounds] of Object.entries(alone) as [Settings, Measured[]][]) {
    print(describe(`The archiver alone, by ${settings}`, rounds));
    print(`  the build reaches ${share(settings).toFixed(2)} of its speed`);
  }
  const ratio = share('the settings of the build');
  for (const { reader, missing, files: read } of streamed)
    print(`${reader}: ${missing ?? `${read.size} files read`}`);
  print(`Memory grew by ${megabytes(first.grown)} while the first one was built`);
  return [
    ...wrong.map((entry) => `The hash of ${entry.path} is wrong`),
    ...misread.map(({ reader }) => `${reader} reads other files`),
    ...(ratio < GOAL_RATIO ? [`Less than ${GOAL_RATIO} of the archiver's own speed`] : []),
    ...(first.grown > GOAL_MEGABYTES * 1e6 ? [`More than ${GOAL_MEGABYTES} MB of memory`] : []),
  ];
});
