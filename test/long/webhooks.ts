import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createChildProcesses } from '../../local/child-processes.ts';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { startTemporal } from '../../local/temporal-server.ts';
import { resolveTemporalCli } from '../../temporal/resolve-binary.ts';
import { startProcess } from '../journeys/processes.ts';
import { type Received, startReceiver } from '../support/receiver.ts';
import type { World } from '../support/world.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run webhooks -- [--clinics 100] [--kills 3] [--outage 30]`: every clinic is created and changed twice while the
 * worker is killed at random; then the receiver answers 500 for some seconds. Nothing is lost, repeats have the same
 * bytes and are at most 8 for each kill, and the events of a record arrive in order.
 */
const numbers = readArguments({ clinics: 100, kills: 3, outage: 30, patience: 150 });

const startSender = async (service: LongService, host: string) => {
  const children = createChildProcesses({
    recordFile: path.join(service.directory, 'temporal.json'),
    logDirectory: path.join(service.directory, 'logs'),
    print: () => undefined,
  });
  const program = await resolveTemporalCli({ dataDirectory: path.resolve(process.env.DATA_DIR || '.data') });
  const [port = 0, adminPort = 0] = await freePorts(2);
  await startTemporal({ children, program, port });
  const environment = {
    ...service.environment,
    LOG_LEVEL: 'silent',
    TEMPORAL_ADDRESS: `${LOOPBACK}:${port}`,
    OUTGOING_ALLOWED_HOSTS: host,
    WORKER_ADMIN_PORT: String(adminPort),
    WORKER_QUEUES: 'workflows,webhooks',
  };
  const start = () => startProcess('worker/main.ts', environment, adminPort);
  let worker = await start();
  return {
    async replace() {
      await worker.kill();
      worker = await start();
    },
    async stop() {
      await worker.kill();
      children.refuse();
      await Promise.all(children.running().map((child) => child.stop()));
    },
  };
};

/** Three events for each clinic. */
const write = async (world: World, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const { id } = await world.clinic();
    for (const turn of [1, 2]) {
      const changed = await world.partner.patch(`/v1/partner/clinics/${id}`, { name: `${id} ${turn}` });
      if (changed.status !== 200) throw new Error(`A change answered ${changed.status}`);
    }
    ids.push(id);
  }
  return ids;
};

/** Seconds until every clinic's three events were accepted, or until the patience is over. */
const arrival = async (accepted: readonly Received[], ids: readonly string[]) => {
  const began = performance.now();
  const missing = () => {
    const of = Map.groupBy(accepted, ({ event }) => event.data.id as string);
    return ids.filter((id) => new Set(of.get(id)?.map(({ event }) => event.id)).size !== 3).length;
  };
  while (missing() > 0 && performance.now() - began < numbers.patience * 1_000) await pause(250);
  return { seconds: (performance.now() - began) / 1_000, missing: missing() };
};

const complaintsOf = (accepted: readonly Received[], kills: number): string[] => {
  const complaints: string[] = [];
  const byEvent = Map.groupBy(accepted, ({ event }) => event.id as string);
  const repeats = accepted.length - byEvent.size;
  print(`${byEvent.size} events accepted, ${repeats} repeats`);
  if (repeats > 8 * kills) complaints.push(`${repeats} repeats for ${kills} kills`);
  if ([...byEvent.values()].some((all) => new Set(all.map(({ body }) => body)).size > 1))
    complaints.push('A repeat has other bytes');
  const firsts = [...byEvent.values()].map(([first]) => (first as Received).event);
  for (const [id, events] of Map.groupBy(firsts, ({ data }) => data.id as string))
    if (events.some(({ sequence }, at) => at > 0 && sequence < events[at - 1].sequence))
      complaints.push(`Out of order: ${id}`);
  return complaints;
};

const receiver = await startReceiver();
process.env.OUTGOING_ALLOWED_HOSTS = receiver.host;
await runLong({ processes: 1, durable: false }, async (service) => {
  const world = await unlimitedWorld(service);
  const sender = await startSender(service, receiver.host);
  try {
    const accepted: Received[] = [];
    const accept = (one: Received) => {
      accepted.push(one);
      return 200;
    };
    receiver.answer = accept;
    const created = await world.partner.post('/v1/partner/webhook-endpoints', {
      url: receiver.url,
      event_types: ['clinic.*'],
    });
    if (created.status !== 201) return [`The endpoint answered ${created.status}`];
    const writing = write(world, numbers.clinics);
    writing.catch(() => undefined);
    for (let kills = 0; kills < numbers.kills; kills += 1) {
      await pause(Math.random() * 2_000);
      await sender.replace();
    }
    const killed = await arrival(accepted, await writing);
    print(`worker killed ${numbers.kills} times: all there ${killed.seconds.toFixed(1)} s later`);
    receiver.answer = () => 500;
    const before = receiver.received.length;
    const waiting = await write(world, numbers.clinics);
    await pause(numbers.outage * 1_000);
    print(`${receiver.received.length - before} requests while the receiver was down`);
    receiver.answer = accept;
    const recovered = await arrival(accepted, waiting);
    print(`all there ${recovered.seconds.toFixed(1)} s after it was well`);
    const lost = killed.missing + recovered.missing;
    return [
      ...(lost > 0 ? [`${lost} clinics whose events did not all arrive`] : []),
      ...complaintsOf(accepted, numbers.kills),
    ];
  } finally {
    await sender.stop();
  }
});
