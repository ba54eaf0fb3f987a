import { Worker } from 'node:worker_threads';
import type { Way } from '../../support/session-seat.ts';
import { print } from '../run-long.ts';
import { type LongService, unlimitedWorld } from '../start-service.ts';
import type { HostileSessions } from './attacker.ts';
import { bookSession, type PartOptions } from './booked-session.ts';
import { inPhases, judgeReads } from './phases.ts';

const SEATS = 14;
const ROUND_SECONDS = 15;
const MEMORY_TIMES = 1.3;

/** Seats of one organization that attack the session's socket, each in its own way and anew every second. */
export const hostile = async (service: LongService, { seconds }: PartOptions): Promise<readonly string[]> => {
  const world = await unlimitedWorld(service);
  const seats: { way: Way; room: string | undefined }[] = [];
  while (seats.length < SEATS) {
    const { clinician, client, room } = await bookSession(service, world);
    seats.push({ way: clinician, room }, { way: client, room: undefined });
  }
  const workerData: HostileSessions = { baseUrl: service.baseUrl, seats };
  const attackers = new Worker(new URL('./attacker.ts', import.meta.url), { workerData });
  const outcomes = seats.map(() => new Map<string, number>());
  attackers.on('message', ([index, outcome]: [number, string]) => {
    const own = outcomes[index];
    own?.set(outcome, (own.get(outcome) ?? 0) + 1);
  });
  const rounds = Math.max(2, Math.round(seconds / ROUND_SECONDS));
  const measured = await inPhases(
    service,
    { rounds, quietMs: ROUND_SECONDS * 500, busyMs: ROUND_SECONDS * 1_000 },
    (phase) => attackers.postMessage(phase === 'busy'),
  );
  await attackers.terminate();
  const { memory, complaints } = measured;
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const third = memory.length / 3;
  const [before, after] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))];
  for (const [index, own] of outcomes.entries())
    print(`  hostile seat ${index}: ${[...own].map(([what, count]) => `${what} ${count}`).join(', ')}`);
  print(
    `  memory: ${before.toFixed(0)} MB in the second third of the attack, ${after.toFixed(0)} MB in the last`,
  );
  const unbarred = outcomes.filter((own) => !own.has('answered 429')).length;
  return [
    ...new Set(complaints),
    ...judgeReads(measured),
    ...(after > before * MEMORY_TIMES ? ['Memory rises'] : []),
    ...(unbarred > 0 ? [`${unbarred} of ${seats.length} hostile seats were not barred`] : []),
  ];
};
