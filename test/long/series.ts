import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import type { Client } from '../support/client.ts';
import type { WireRecord } from '../support/world.ts';
import { measureMoves, raceMoves } from './moved-series.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * `npm run series -- [--races 2000] [--moves 2000]`: series of appointments are booked at once for a few practitioners, over two API
 * processes, so that most of them overlap. Then the rests of series are moved while their appointments are moved by
 * themselves and others are booked. None is booked or moved in part, no two appointments overlap, and nothing fails.
 * Before that, the times of 52 bookings and of 52 moves in one request are measured.
 */

const numbers = readArguments({
  races: 2_000,
  moves: 2_000,
  clients: 16,
  practitioners: 4,
  measured: 20,
  seed: 20_261_129,
});
const LIMIT_MS = 300;
const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;
const FIRST = Date.UTC(2035, 0, 1, 8);

/** Numbers from 0 to below the limit, the same for a seed (a linear congruential generator of Numerical Recipes). */
const randomBy = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

const appointmentsOf = async (partner: Client): Promise<readonly WireRecord[]> => {
  const found: WireRecord[] = [];
  let cursor = '';
  do {
    const { body } = await partner.get(`/v1/partner/appointments?limit=100${cursor}`);
    found.push(...body.data);
    const next: string | null = body.meta.pagination.next_cursor;
    cursor = next ? `&cursor=${encodeURIComponent(next)}` : '';
  } while (cursor);
  return found;
};

const overlapsOf = (appointments: readonly WireRecord[]): number => {
  let overlaps = 0;
  for (const ones of Map.groupBy(appointments, (one) => one.partner_practitioner_id).values())
    for (const [at, one] of ones.entries()) if (at > 0 && one.start_at < ones[at - 1]?.end_at) overlaps += 1;
  return overlaps;
};

await runLong({ processes: 2, durable: true }, async (service) => {
  const world = await unlimitedWorld(service);
  const clinic = await world.clinic();
  const people = await pMap(Array.from({ length: numbers.practitioners + 1 }), async () => {
    const practitioner = await world.practitioner({ partner_clinic_id: clinic.id });
    const patient = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
    });
    return { clinic, practitioner, patient };
  });
  const [quiet, ...racing] = people as [(typeof people)[number], ...typeof people];
  const bodyOf = (whose: typeof quiet, start: number, more: object) =>
    world.booking(whose, 0, {
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + HOUR).toISOString(),
      ...more,
    });
  const { partner } = world;
  const took: number[] = [];
  const measured: WireRecord[] = [];
  for (let at = 0; at < numbers.measured; at += 1) {
    const body = bodyOf(quiet, FIRST + at * HOUR, { interval_weeks: 1, count: 52, notify_patient: false });
    const began = performance.now();
    const { status, body: answer } = await partner.post('/v1/partner/appointment-series', body);
    took.push(performance.now() - began);
    if (status !== 201) throw new Error(`A series was answered with ${status}`);
    measured.push(answer.data);
  }
  const [p50, p95] = [percentile(took, 0.5), percentile(took, 0.95)];
  print(`52 bookings in one request: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);

  const [moves50, moves95] = await measureMoves(partner, measured);
  print(`52 moves in one request: p50 ${moves50.toFixed(0)} ms, p95 ${moves95.toFixed(0)} ms`);

  const random = randomBy(numbers.seed);
  const anybody = () => racing[random(racing.length)] as typeof quiet;
  const anyStart = () => FIRST + random(40) * WEEK + random(120) * (HOUR / 2);
  const plans = Array.from({ length: numbers.races }, () => ({
    whose: anybody(),
    start: anyStart(),
    interval_weeks: 1 + random(4),
    count: 2 + random(20),
    on_conflict: random(3) === 0 ? 'skip' : 'refuse',
  }));
  const before = (await appointmentsOf(partner)).length;
  const replies = await pMap(
    plans,
    ({ whose, start, ...more }) => partner.post('/v1/partner/appointment-series', bodyOf(whose, start, more)),
    { concurrency: numbers.clients },
  );
  const complaints: string[] = [];
  let booked = 0;
  const counts: Record<string, number> = {};
  for (const [at, { status, body }] of replies.entries()) {
    counts[status] = (counts[status] ?? 0) + 1;
    if (status !== 201) continue;
    const { appointment_ids, count, skipped_occurrences } = body.data;
    booked += appointment_ids.length;
    if (appointment_ids.length + skipped_occurrences.length !== count)
      complaints.push(`Series ${at} lacks some`);
    if (plans[at]?.on_conflict === 'refuse' && skipped_occurrences.length > 0)
      complaints.push(`Series ${at} is booked in part`);
  }
  print(`${numbers.races} series: ${JSON.stringify(counts)}, ${booked} appointments`);
  const appointments = await appointmentsOf(partner);
  if (appointments.length !== before + booked)
    complaints.push(`${appointments.length - before} appointments instead of ${booked}`);
  const series = replies.filter(({ status }) => status === 201).map(({ body }) => body.data);
  const { moves: races, clients } = numbers;
  const booking = (start: number) => bodyOf(anybody(), start, { notify_patient: false });
  complaints.push(...(await raceMoves({ partner, series, races, clients, random, booking, anyStart })));
  const overlaps = overlapsOf(await appointmentsOf(partner));
  print(`${overlaps} overlaps`);
  if (overlaps > 0) complaints.push(`${overlaps} overlaps`);
  if (Object.keys(counts).some((status) => status !== '201' && status !== '409'))
    complaints.push('Unexpected answers');
  const deadlocks = (await readFile(service.postgresLog, 'utf8')).match(/deadlock detected/g)?.length ?? 0;
  if (deadlocks > 0) complaints.push(`${deadlocks} deadlocks`);
  if (p95 > LIMIT_MS) complaints.push(`p95 of 52 bookings is above ${LIMIT_MS} ms`);
  if (moves50 > LIMIT_MS) complaints.push(`p50 of 52 moves is above ${LIMIT_MS} ms`);
  return complaints;
});
