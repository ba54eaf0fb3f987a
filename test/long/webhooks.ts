import { setTimeout as pause } from 'node:timers/promises';
import { type Received, type Receiver, startReceiver } from '../support/receiver.ts';
import type { World } from '../support/world.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';
import { arrival, complaintsOf, insist, writeClinics } from './webhooks/arrivals.ts';
import { type Sender, startSender } from './webhooks/sender.ts';
import { measureTraffic, rotateUnderLoad } from './webhooks/traffic.ts';

/**
 * `npm run webhooks -- [--only kills|outage|traffic|rotation|temporal]`: deliveries while worker, Temporal and
 * PostgreSQL are killed; while the receiver answers 500; latency under traffic, by itself and beside an endpoint that
 * hangs; rotation of keys; and what was written while Temporal was stopped.
 */
const { only, ...numbers } = readArguments(
  {
    clinics: 100,
    kills: 3,
    temporal: 2,
    postgres: 1,
    outage: 30,
    patience: 150,
    seconds: 60,
    rate: 20,
    hanging: 500,
    stopped: 60,
  },
  ['only'],
);

interface Stage {
  readonly service: LongService;
  readonly sender: Sender;
  readonly world: World;
  readonly receiver: Receiver;
  /** Of another organization. */
  readonly other: { readonly world: World; readonly receiver: Receiver };
}

/** Counts what was accepted from now on. */
const acceptAll = (receiver: Receiver): Received[] => {
  const accepted: Received[] = [];
  receiver.answer = (one) => {
    accepted.push(one);
    return 200;
  };
  return accepted;
};

const kills = async ({ service, sender, world, receiver }: Stage): Promise<string[]> => {
  const accepted = acceptAll(receiver);
  let over = false;
  // Until the last blow has fallen.
  const writing = (async () => {
    const ids: string[] = [];
    while (!over || ids.length < numbers.clinics) ids.push(...(await writeClinics(world, 1)));
    return ids;
  })();
  writing.catch(() => undefined);
  const blows = [
    ...Array<() => Promise<void>>(numbers.kills).fill(() => sender.replace()),
    ...Array<() => Promise<void>>(numbers.temporal).fill(async () => {
      await sender.stopTemporal();
      await sender.startTemporal();
    }),
    ...Array<() => Promise<void>>(numbers.postgres).fill(async () => {
      await service.postgres.fail();
      await service.postgres.start();
    }),
  ];
  // In turn, so that each falls into the time of the writing.
  const order = blows
    .map((blow, at) => ({ blow, at: (at * 7) % blows.length }))
    .toSorted((a, b) => a.at - b.at);
  for (const { blow } of order) {
    await pause(Math.random() * 2_000);
    await blow();
  }
  over = true;
  const { seconds, missing } = await arrival(accepted, await writing, numbers.patience);
  print(
    `worker killed ${numbers.kills} times, Temporal restarted ${numbers.temporal}, PostgreSQL ${numbers.postgres}: ` +
      `all there ${seconds.toFixed(1)} s later`,
  );
  return [
    ...(missing > 0 ? [`${missing} clinics whose events did not all arrive`] : []),
    // A delivery that PostgreSQL or Temporal could not note is repeated as well.
    ...complaintsOf(accepted, blows.length),
  ];
};

const outage = async ({ world, receiver }: Stage): Promise<string[]> => {
  receiver.answer = () => 500;
  const before = receiver.received.length;
  const waiting = await writeClinics(world, numbers.clinics);
  await pause(numbers.outage * 1_000);
  print(`${receiver.received.length - before} requests while the receiver was down`);
  const accepted = acceptAll(receiver);
  const { seconds, missing } = await arrival(accepted, waiting, numbers.patience);
  print(`all there ${seconds.toFixed(1)} s after it was well`);
  return [
    ...(missing > 0 ? [`${missing} clinics whose events did not all arrive`] : []),
    ...complaintsOf(accepted, 0),
  ];
};

const temporalStopped = async ({ sender, world, receiver }: Stage): Promise<string[]> => {
  const accepted = acceptAll(receiver);
  await sender.stopTemporal();
  const began = performance.now();
  const ids: string[] = [];
  let slowest = 0;
  const latest = async () =>
    (await world.partner.get('/v1/partner/events?limit=1')).body.meta.latest_sequence as number;
  const first = await latest();
  while (performance.now() - began < numbers.stopped * 1_000) {
    const asked = performance.now();
    ids.push(...(await writeClinics(world, 1)));
    slowest = Math.max(slowest, (performance.now() - asked) / 3);
    await pause(500);
  }
  const fed = (await latest()) - first;
  await sender.startTemporal();
  const { seconds, missing } = await arrival(accepted, ids, numbers.patience);
  print(
    `Temporal stopped for ${numbers.stopped} s: ${3 * ids.length} writes, ${fed} of them on the feed, the slowest ` +
      `${slowest.toFixed(0)} ms; all delivered ${seconds.toFixed(1)} s after it was back`,
  );
  return [
    ...(missing > 0 ? [`${missing} clinics whose events did not all arrive`] : []),
    ...(fed !== 3 * ids.length ? ['The feed missed writes'] : []),
    ...(seconds > 10 ? [`It took ${seconds.toFixed(1)} s after Temporal was back`] : []),
  ];
};

const parts: Readonly<Record<string, (stage: Stage) => Promise<string[]>>> = {
  kills,
  outage,
  traffic: ({ world, receiver, other }) =>
    measureTraffic(world, receiver, { ...other, events: numbers.hanging }, numbers),
  rotation: ({ world, receiver }) => rotateUnderLoad(world, receiver, { ...numbers, seconds: 45 }),
  temporal: temporalStopped,
};
if (only !== undefined && !Object.hasOwn(parts, only))
  throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`);

const [receiver, hanging] = [await startReceiver(), await startReceiver()];
const hosts = `${receiver.host},${hanging.host}`;
await runLong(
  { processes: 1, durable: false, postgresMayEnd: true, settings: { OUTGOING_ALLOWED_HOSTS: hosts } },
  async (service) => {
    const worldWith = async (url: string): Promise<World> => {
      const world = await unlimitedWorld(service);
      await insist(world, 'POST', '/v1/partner/webhook-endpoints', { url, event_types: ['clinic.*'] });
      return world;
    };
    const world = await worldWith(receiver.url);
    const sender = await startSender(service, hosts);
    try {
      const other = { world: await worldWith(hanging.url), receiver: hanging };
      const complaints: string[] = [];
      for (const [name, part] of Object.entries(parts))
        if (only === undefined || only === name)
          complaints.push(...(await part({ service, sender, world, receiver, other })));
      return complaints;
    } finally {
      await sender.stop();
      await Promise.all([receiver.close(), hanging.close()]);
    }
  },
);
