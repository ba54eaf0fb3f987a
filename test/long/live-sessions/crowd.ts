import { Worker } from 'node:worker_threads';
import type { World } from '../../support/world.ts';
import { percentile } from '../percentile.ts';
import { print } from '../run-long.ts';
import { type LongService, unlimitedWorld } from '../start-service.ts';
import { type BookedSession, bookSession, type PartOptions } from './booked-session.ts';
import { inPhases, judgeReads, memoryOf } from './phases.ts';
import type { Players } from './players.ts';

const ROUND_SECONDS = 15;
const LATEST_MS = 300;

/** Many sessions at once on one process, in each of which one seat draws and the other one sees it. */
export const crowd = async (
  service: LongService,
  { seconds, sessions: count, organizations }: PartOptions,
): Promise<readonly string[]> => {
  const worlds: World[] = [];
  while (worlds.length < organizations) worlds.push(await unlimitedWorld(service));
  const sessions: BookedSession[] = [];
  while (sessions.length < count) {
    const world = worlds[sessions.length % organizations] as World;
    sessions.push(await bookSession(service, world));
  }
  const before = await memoryOf(service);
  const workerData: Players = { baseUrl: service.baseUrl, sessions };
  const players = new Worker(new URL('./players.ts', import.meta.url), { workerData });
  const late: number[] = [];
  const seated = Promise.withResolvers<void>();
  players.on('message', (told: 'seated' | readonly number[]) => {
    if (told === 'seated') seated.resolve();
    else late.push(...told);
  });
  players.on('error', seated.reject);
  await seated.promise;
  const opened = await memoryOf(service);
  const measured = await inPhases(
    service,
    {
      rounds: Math.max(2, Math.round(seconds / ROUND_SECONDS)),
      quietMs: ROUND_SECONDS * 500,
      busyMs: ROUND_SECONDS * 1_000,
    },
    (phase) => players.postMessage(phase === 'busy'),
  );
  const drawn = Math.max(...measured.memory);
  await players.terminate();
  const p99 = percentile(late, 0.99);
  print(
    `  ${count} sessions (${2 * count} seats) of ${organizations} organizations: a stroke's part is seen by the other seat after p50 ` +
      `${percentile(late, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${late.length} parts)`,
  );
  print(
    `  memory of the process: ${before.toFixed(0)} MB before, ${opened.toFixed(0)} MB with all seated, ${drawn.toFixed(0)} MB ` +
      `at most while they drew: ${(((drawn - before) / count) * 1_024).toFixed(0)} KB for each session`,
  );
  const { used, within } = measured.processor;
  print(
    `  processor of the process: ${((used / within) * 100).toFixed(0)} % of one while they drew, ` +
      `${(used / late.length).toFixed(2)} ms for each part that was seen`,
  );
  return [
    ...new Set(measured.complaints),
    ...judgeReads(measured),
    ...(p99 > LATEST_MS ? [`Strokes are seen after ${p99.toFixed(0)} ms`] : []),
    ...(late.length === 0 ? ['Nobody saw a stroke'] : []),
  ];
};
