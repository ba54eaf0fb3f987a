import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { verifyAllChains } from '../../platform/audit/verify-chains.ts';
import { asOperator } from '../support/world.ts';
import { type Fleet, type Member, startFleet } from './fleet/fleet.ts';
import { lostWrites, startLoad } from './fleet/load.ts';
import { settled } from './fleet/settling.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run rolling-restart -- [--rounds 20] [--apis 3] [--workers 2] [--rate 30]`: every round restarts an API process
 * behind a balancer and a worker, in turn, while mixed requests go on at that rate. No request may fail: nothing is
 * tried again, neither by the balancer nor by the client.
 */

const numbers = readArguments({ rounds: 20, apis: 3, workers: 2, rate: 30 });

const restart = async (one: Member, complaints: string[]): Promise<number> => {
  const began = performance.now();
  const status = await one.stop();
  const milliseconds = performance.now() - began;
  if (status !== 0) complaints.push(`${one.name} ended with ${status}`);
  await one.start();
  return milliseconds;
};

const allReady = async ({ balancer, apis }: Fleet): Promise<void> => {
  while (balancer.ready() < apis.length) await pause(50);
};

const roll = async (service: LongService, fleet: Fleet, owner: Client): Promise<string[]> => {
  const complaints: string[] = [];
  const world = await unlimitedWorld(service);
  const load = await startLoad({
    world,
    baseUrl: fleet.balancer.url,
    perSecond: numbers.rate,
    practices: 10,
    patience: 0,
  });
  await pause(2_000);
  const drains: number[] = [];
  const workerDrains: number[] = [];
  const began = performance.now();
  for (let round = 0; round < numbers.rounds; round += 1) {
    const [api, worker] = [fleet.apis[round % numbers.apis], fleet.workers[round % numbers.workers]];
    const [drained, workerDrained] = await Promise.all(
      [api, worker].flatMap((one) => (one ? [restart(one, complaints)] : [])),
    );
    drains.push(drained ?? 0);
    workerDrains.push(workerDrained ?? 0);
    await allReady(fleet);
  }
  const seconds = (performance.now() - began) / 1_000;
  await pause(1_000);
  await load.stop();

  const times = load.outcomes.map(({ milliseconds }) => milliseconds);
  const failed = load.outcomes.filter(({ right }) => !right);
  print(
    `${numbers.rounds} rounds in ${seconds.toFixed(0)} s, an API process drained in ${percentile(drains, 0.5).toFixed(0)} ms, a worker in ` +
      `${percentile(workerDrains, 0.5).toFixed(0)} ms (p50): ` +
      `${load.outcomes.length} requests, ${failed.length} failed; p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
      `p99 ${percentile(times, 0.99).toFixed(1)} ms`,
  );
  if (failed.length > 0) {
    const kinds = new Map<string, number>();
    for (const { operation, status } of failed)
      kinds.set(`${operation} ${status}`, (kinds.get(`${operation} ${status}`) ?? 0) + 1);
    complaints.push(
      `${failed.length} requests failed: ${[...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ')}; balancer: ${JSON.stringify(fleet.balancer.failed())}`,
    );
  }

  const end = await settled(owner, world.organizationId, 120);
  print(`${end.sent} notices sent, none open ${end.seconds.toFixed(1)} s after the last request`);
  const { rows } = await owner.query('select id, start_at from appointments where organization_id = $1', [
    world.organizationId,
  ]);
  const chains = await asOperator(service, (session) => verifyAllChains(session, undefined));
  const damaged = chains.filter(({ valid }) => !valid).length;
  print(`${rows.length} bookings, ${chains.length} audit chains, ${damaged} damaged`);
  if (damaged > 0) complaints.push(`${damaged} audit chains are damaged`);
  return [...complaints, ...end.complaints, ...lostWrites(load.booked, rows)];
};

await runLong({ processes: 1, durable: false }, async (service) => {
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  owner.on('error', () => undefined);
  await owner.connect();
  const fleet = await startFleet(service, numbers);
  try {
    return await roll(service, fleet, owner);
  } finally {
    await fleet.stop();
    await owner.end();
  }
});
