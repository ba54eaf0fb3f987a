import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import { type Clinic, type ClinicOptions, createClinic } from '../../partners/client/index.js';
import { type FaultyProxy, startFaultyProxy } from '../partners/client/faulty-proxy.ts';
import type { World } from '../support/world.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run partner-client -- [--records 1000] [--seconds 60] [--restarts 10]`: clinic-partner with its defaults, against
 * API processes. Of all answers 30 % are lost after the service has acted, and 20 % of the requests before; still every
 * creation, change and deletion takes effect once, and no call fails. Then a follower sees each event once and in order
 * though the API that it asks is killed again and again.
 */
const { atOnce, records, restarts, seconds } = readArguments({
  atOnce: 40,
  records: 1_000,
  restarts: 10,
  seconds: 60,
});

const clientOf = (
  { authUrl, config }: LongService,
  { credential }: World,
  options: Pick<ClinicOptions, 'baseUrl' | 'onAttempt'>,
): Clinic =>
  createClinic({
    tokenUrl: `${authUrl}/oauth/token`,
    clientId: credential.client_id,
    clientSecret: credential.client_secret,
    audience: config.AUDIENCE,
    ...options,
  });

const lossy = async (target: string): Promise<FaultyProxy> => {
  const proxy = await startFaultyProxy(target);
  proxy.fault = () => {
    const chance = Math.random();
    return chance < 0.2 ? 'lost-before' : chance < 0.44 ? 'lost-after' : 'none';
  };
  return proxy;
};

/** What the feed told of clinics, by type. */
const told = async (clinic: Clinic): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for await (const { type } of clinic.each('listEvents', { query: { limit: 100 } }))
    counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

const writeOnce = async (service: LongService): Promise<readonly string[]> => {
  const world = await unlimitedWorld(service);
  const proxy = await lossy(service.baseUrl);
  let attempts = 0;
  const onAttempt = () => {
    attempts += 1;
  };
  const clinic = clientOf(service, world, { baseUrl: proxy.url, onAttempt });
  const numbers = Array.from({ length: records }, (_, index) => index);
  const faults: string[] = [];
  const each = <Item, Result>(items: readonly Item[], call: (item: Item) => Promise<Result>) =>
    pMap(items, (item) => call(item).catch((error: Error) => void faults.push(String(error))), {
      concurrency: atOnce,
    });
  const made = await each(numbers, (index) =>
    clinic.createClinic({ body: { name: `Practice ${index}`, timezone: 'Europe/Berlin' } }),
  );
  const ids = made.flatMap((answer) => answer?.data.id ?? []);
  await each(ids, (id) => clinic.updateClinic({ path: { id }, body: { name: `Changed ${id}` } }));
  await each(ids, (id) => clinic.deleteClinic({ path: { id } }));
  await proxy.close();
  const counts = await told(clientOf(service, world, { baseUrl: service.baseUrl }));
  print(
    `${records} creations, changes and deletions: told ${JSON.stringify(counts)}; ${attempts} attempts; ${faults.length} errors`,
  );
  for (const type of ['clinic.created', 'clinic.updated', 'clinic.deleted'])
    if (counts[type] !== records) faults.push(`${counts[type]} × ${type} instead of ${records}`);
  return faults;
};

const followOn = async (service: LongService): Promise<readonly string[]> => {
  const world = await unlimitedWorld(service);
  let asked = await service.startVictim();
  const proxy = await startFaultyProxy(() => asked.baseUrl);
  const control = new AbortController();
  const seen: number[] = [];
  const follower = clientOf(service, world, { baseUrl: proxy.url });
  const following = (async () => {
    for await (const { sequence } of follower.follow({ signal: control.signal })) seen.push(sequence);
  })().catch((error: Error) => error);
  const until = performance.now() + seconds * 1_000;
  const writing = (async () => {
    while (performance.now() < until) await world.clinic();
  })();
  for (let done = 0; done < restarts; done += 1) {
    await pause((seconds * 1_000) / restarts / 2);
    await asked.kill();
    asked = await service.startVictim();
  }
  await writing;
  const clinic = clientOf(service, world, { baseUrl: service.baseUrl });
  const latest = (await clinic.listEvents({ query: { limit: 1 } })).meta.latest_sequence;
  for (const end = performance.now() + 60_000; (seen.at(-1) ?? 0) < latest && performance.now() < end; )
    await pause(100);
  control.abort(new Error('Enough'));
  const error = await following;
  await proxy.close();
  const missed = latest - new Set(seen).size;
  const doubled = seen.length - new Set(seen).size;
  const disordered = seen.filter((one, index) => index > 0 && one <= (seen[index - 1] as number)).length;
  print(
    `${seconds} s, ${restarts} restarts, ${latest} events: ${missed} missed, ${doubled} doubled, ${disordered} out of order`,
  );
  return [
    ...(missed + doubled + disordered > 0 ? ['The follower did not see each event once, in order'] : []),
    ...(error instanceof Error && error.message === 'Enough' ? [] : [`Following ended: ${error}`]),
  ];
};

await runLong({ processes: 2, durable: false }, async (service) => [
  ...(await writeOnce(service)),
  ...(await followOn(service)),
]);
