import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { checkObjects } from '../../api/operator/check-objects.ts';
import { verifyAllChains } from '../../platform/audit/verify-chains.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { clientOf } from '../support/client.ts';
import { asOperator, type World } from '../support/world.ts';
import { faults, type Scene } from './faults/kinds.ts';
import { type StandingBooking, startOutside } from './faults/outside.ts';
import { mountVolumes, type Volumes, whyNoVolumes } from './faults/volumes.ts';
import { type Fleet, startFleet } from './fleet/fleet.ts';
import { type Load, lostWrites, type Outcome, type Practice, startLoad } from './fleet/load.ts';
import { settled } from './fleet/settling.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run faults -- [--each 2] [--rate 10] [--lasting 5] [--apis 3] [--workers 2] [--first 1] [--last N]`: every kind
 * of fault so many times under mixed requests, which clients repeat with the same key. After each the API answers
 * within five seconds, and the mails of a new booking are sent within ten. In the end nothing that was acknowledged is lost or doubled, every
 * command and notice has reached its end, calendars and video rooms are those of the bookings, every audit chain
 * is whole, and the store holds what records need and nothing else.
 */

const numbers = readArguments({
  each: 2,
  rate: 10,
  lasting: 5,
  apis: 3,
  workers: 2,
  first: 1,
  last: faults.length,
});

/** Longer than a killed process's claim holds its key. */
const PATIENCE_MS = 90_000;
const SETTLING_SECONDS = 180;

/** Limits for the API, and for a booking's e-mails, after a fault is over. */
const ANSWERING_SECONDS = 5;
const WORKING_SECONDS = 10;

const secondsSince = (from: number): number => (performance.now() - from) / 1_000;
const described = (times: readonly number[]): string => times.map((time) => time.toFixed(1)).join(', ');

/** The mailbox keeps a thousand e-mails, so their Message-IDs are noted as they arrive. */
const noteMails = ({ mailbox }: Fleet) => {
  const noted = new Map<string, string>();
  const look = () => {
    for (const { id, headers } of mailbox.messages()) noted.set(id, headers['message-id'] ?? id);
  };
  const looking = setInterval(look, 1_000);
  return {
    stop(): readonly string[] {
      clearInterval(looking);
      look();
      return [...noted.values()];
    },
  };
};

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Counts answers other than the expected ones. */
const describeFailures = (failed: readonly Outcome[]): string => {
  const kinds = new Map<string, number>();
  for (const { operation, status } of failed)
    kinds.set(`${operation} ${status}`, (kinds.get(`${operation} ${status}`) ?? 0) + 1);
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
};

/** Books something new and waits for its mails. @returns the seconds until the API answered, and until they were sent. */
const recovery = async ({ fleet, world, owner }: Scene, scout: Practice, hour: number) => {
  const over = performance.now();
  const client = clientOf(fleet.balancer.url, world.partner.token);
  const answers = () => client.get('/v1/partner/patients?limit=1').catch(() => undefined);
  while ((await answers())?.status !== 200) await pause(100);
  const answering = secondsSince(over);
  const body = world.booking(scout, hour, { notify_patient: true });
  const key = randomUUID();
  const book = () => client.post('/v1/partner/appointments', body, { key }).catch(() => undefined);
  let booked = await book();
  for (; booked?.status !== 201; booked = await book()) {
    if (secondsSince(over) > PATIENCE_MS / 1_000)
      throw new Error(`After a fault a booking was answered ${booked?.status}`);
    await pause(100);
  }
  const unsent = () =>
    owner.query(`select from appointment_notices where appointment_id = $1 and state = 'due'`, [
      booked?.body.data.id,
    ]);
  while ((await unsent()).rowCount !== 0 && secondsSince(over) < PATIENCE_MS / 1_000) await pause(100);
  return { answering, working: secondsSince(over) };
};

const injectAll = async (parts: Omit<Scene, 'world' | 'round' | 'milliseconds'>): Promise<string[]> => {
  const { service, fleet, outside } = parts;
  const world = await unlimitedWorld(service);
  const chosen = await world.partner.patch('/v1/partner/session-config', { video_provider: 'Daily' });
  if (chosen.status !== 200) throw new Error(`session-config answered ${chosen.status}`);
  const complaints: string[] = [];
  const connect = ({ practitioner }: Practice) => outside.connect(service, world, practitioner.id as string);
  const scout = await world.practice();
  await connect(scout);
  const noted = noteMails(fleet);
  const load = await startLoad({
    world,
    baseUrl: fleet.balancer.url,
    perSecond: numbers.rate,
    practices: 10,
    patience: PATIENCE_MS,
    prepare: connect,
  });
  await pause(2_000);
  const usual = await recovery({ ...parts, world, round: 0, milliseconds: 0 }, scout, 0);
  print(
    `Without a fault: answering after ${described([usual.answering])} s, a booking's mails sent after ${described([usual.working])} s`,
  );
  let mayRepeat = 0;
  let injections = 0;
  for (const fault of faults.slice(numbers.first - 1, numbers.last)) {
    const missing = fault.needs?.();
    if (missing) {
      print(`${fault.name}: left out, ${missing}`);
      continue;
    }
    const times: { answering: number; working: number }[] = [];
    const before = load.outcomes.length;
    for (let round = 0; round < numbers.each; round += 1) {
      const scene: Scene = { ...parts, world, round, milliseconds: numbers.lasting * 1_000 };
      await fault.inject(scene);
      mayRepeat += fault.inFlight;
      injections += 1;
      times.push(await recovery(scene, scout, injections));
    }
    const failed = load.outcomes.slice(before).filter(({ right }) => !right);
    const [answering, working] = [
      times.map(({ answering: after }) => after),
      times.map(({ working: after }) => after),
    ];
    print(
      `${fault.name}: ${numbers.each} ×, answering after ${described(answering)} s, a booking's mails sent after ${described(working)} s; failed: ${describeFailures(failed)}`,
    );
    if (Math.max(...answering) > ANSWERING_SECONDS)
      complaints.push(`After "${fault.name}" the API answered later than ${ANSWERING_SECONDS} s`);
    if (Math.max(...working) > WORKING_SECONDS)
      complaints.push(`After "${fault.name}" mails were sent later than ${WORKING_SECONDS} s`);
  }
  await load.stop();
  return [...complaints, ...(await judge(parts, world, load, { injections, mayRepeat, noted }))];
};

/** Missing objects, and objects without a record or unfinished, of whatever age. */
const strayObjects = async (service: LongService): Promise<string[]> => {
  const objects = openObjects(service.config, createSecrets(service.config));
  try {
    const later = new Date(Date.now() + 24 * 3_600_000);
    const found = await asOperator(service, ({ rows }) => checkObjects(rows, objects, later));
    const unfinished = await objects.abandon('organizations/');
    print(
      `${found.objects} objects of ${found.records} records: ${found.missing.length} missing, ${found.orphaned.length} orphaned, ${unfinished} half written`,
    );
    return [
      ...found.missing.map((key) => `the object ${key} is missing`),
      ...found.orphaned.map((key) => `no record knows the object ${key}`),
      ...(unfinished > 0 ? [`${unfinished} objects are half written`] : []),
    ];
  } finally {
    objects.close();
  }
};

/** Compares the final state with what was acknowledged. */
const judge = async (
  { service, owner, outside }: Omit<Scene, 'world' | 'round' | 'milliseconds'>,
  world: World,
  load: Load,
  {
    injections,
    mayRepeat,
    noted,
  }: {
    readonly injections: number;
    readonly mayRepeat: number;
    readonly noted: ReturnType<typeof noteMails>;
  },
): Promise<string[]> => {
  const complaints: string[] = [];
  const end = await settled(owner, world.organizationId, SETTLING_SECONDS);
  complaints.push(...end.complaints);
  const { rows } = await owner.query<StandingBooking>(
    'select id, start_at, partner_practitioner_id from appointments where organization_id = $1',
    [world.organizationId],
  );
  // All bookings of the scout were acknowledged.
  const ofLoad = rows.filter(({ partner_practitioner_id }) =>
    load.practices.some(({ practitioner }) => practitioner.id === partner_practitioner_id),
  );
  const ofScout = rows.length - ofLoad.length;
  if (ofScout !== injections + 1)
    complaints.push(`${ofScout} bookings for ${injections + 1} made after faults`);
  complaints.push(...lostWrites(load.booked, ofLoad));
  const open = load.booked.filter(({ id }) => id === undefined).length;
  if (open > 0) complaints.push(`${open} bookings were never acknowledged within ${PATIENCE_MS / 1_000} s`);
  complaints.push(...(await outside.agrees(service, rows, SETTLING_SECONDS)));
  const bookings = new Set(rows.map(({ id }) => id));
  const mails = noted.stop().filter((messageId) => bookings.has(UUID.exec(messageId)?.[0] ?? ''));
  const doubled = mails.length - new Set(mails).size;
  const missing = end.sent - new Set(mails).size;
  if (doubled > mayRepeat) complaints.push(`${doubled} mails came twice, more than were under way`);
  if (missing > mayRepeat) complaints.push(`${missing} mails never came, more than were under way`);
  const chains = await asOperator(service, (session) => verifyAllChains(session, undefined));
  const damaged = chains.filter(({ valid }) => !valid).length;
  if (damaged > 0) complaints.push(`${damaged} audit chains are damaged`);
  complaints.push(...(await strayObjects(service)));
  print(
    `${injections} injections, ${load.outcomes.length} requests: ${rows.length} bookings, ${end.sent} notices sent, none open ` +
      `${end.seconds.toFixed(1)} s after the last request; ${doubled} mails twice, ${missing} never; ${damaged} of ${chains.length} audit chains damaged`,
  );
  return complaints;
};

/** Mounted when the service has its folder, where the machine allows it. */
let volumes: Volumes | undefined;
const prepare = async (directory: string) => {
  volumes = whyNoVolumes() ? undefined : await mountVolumes(directory);
  return () => volumes?.unmount();
};
const SMALL_LOG = { max_wal_size: '96MB', min_wal_size: '32MB' };
const plan = { processes: 1, durable: false, prepare, postgresMayEnd: true, postgres: SMALL_LOG };

await runLong(plan, async (service) => {
  const owner = new Pool({ connectionString: service.environment.DATABASE_OWNER_URL, max: 2 });
  owner.on('error', () => undefined);
  const outside = await startOutside();
  const fleet = await startFleet(service, { ...numbers, settings: outside.settings });
  try {
    return await injectAll({ service, fleet, owner, outside, volumes });
  } finally {
    await fleet.stop();
    await outside.stop();
    await owner.end();
  }
});
