import pMap from 'p-map';
import { occurrencesOf } from '../../domain/appointment-series/occurrences.ts';
import type { Client } from '../support/client.ts';
import type { WireRecord } from '../support/world.ts';
import { percentile } from './percentile.ts';
import { print } from './run-long.ts';

/** The part of `npm run series` that moves the rest of series. */

const HOUR = 3_600_000;
const SERIES = '/v1/partner/appointment-series';
const APPOINTMENTS = '/v1/partner/appointments';

const windowAt = (start: number) => ({
  start_at: new Date(start).toISOString(),
  end_at: new Date(start + HOUR).toISOString(),
});

/** Moves whole series to other days, and onto their own places of a week later. @returns p50 and p95 in milliseconds. */
export const measureMoves = async (
  partner: Client,
  series: readonly WireRecord[],
): Promise<readonly [number, number]> => {
  const took: number[] = [];
  for (const [at, { id, start_at }] of series.entries()) {
    const by = (at % 2 === 0 ? 3 : 7) * 24 * HOUR;
    const began = performance.now();
    const { status, text } = await partner.patch(`${SERIES}/${id}`, windowAt(Date.parse(start_at) + by));
    took.push(performance.now() - began);
    if (status !== 200) throw new Error(`A move was answered with ${status}: ${text}`);
  }
  return [percentile(took, 0.5), percentile(took, 0.95)];
};

interface Race {
  readonly partner: Client;
  readonly series: readonly WireRecord[];
  readonly races: number;
  readonly clients: number;
  readonly random: (limit: number) => number;
  /** A booking of a single appointment for somebody whose calendar is raced for. */
  readonly booking: (start: number) => object;
  /** Of a start that others may want too. */
  readonly anyStart: () => number;
}

/**
 * Rests of series are moved while their appointments are moved by themselves, and others are booked.
 * @returns what was wrong: an appointment that was never moved by itself is where its series says.
 */
export const raceMoves = async (race: Race): Promise<readonly string[]> => {
  const { anyStart, booking, partner, random, series } = race;
  const alone = new Set<string>();
  const counts: Record<string, number> = {};
  const count = (kind: string, status: number) => {
    counts[`${kind} ${status}`] = (counts[`${kind} ${status}`] ?? 0) + 1;
  };
  await pMap(
    Array.from({ length: race.races }, (_, at) => ({ at, one: series[random(series.length)] as WireRecord })),
    async ({ at, one }) => {
      const start = anyStart();
      if (at % 4 === 0) return count('booked', (await partner.post(APPOINTMENTS, booking(start))).status);
      if (at % 4 === 1) {
        const id: string = one.appointment_ids[random(one.appointment_ids.length)];
        const { status } = await partner.patch(`${APPOINTMENTS}/${id}`, windowAt(start));
        if (status === 200) alone.add(id);
        return count('moved alone', status);
      }
      const from_occurrence = 1 + random(one.count);
      const { status } = await partner.patch(`${SERIES}/${one.id}`, { from_occurrence, ...windowAt(start) });
      return count('moved the rest', status);
    },
    { concurrency: race.clients },
  );
  print(`${race.races} moves and bookings: ${JSON.stringify(counts)}`);
  const complaints = Object.keys(counts)
    .filter((key) => !/ (200|201|409)$/.test(key))
    .map((key) => `Unexpected answers: ${key}`);
  if (!counts['moved the rest 200']) complaints.push('No rest of a series was moved');
  let checked = 0;
  for (const { id } of series) {
    const found: WireRecord = (await partner.get(`${SERIES}/${id}`)).body.data;
    const skipped = new Set(found.skipped_occurrences);
    const places = occurrencesOf({
      ...(found as unknown as Parameters<typeof occurrencesOf>[0]),
      start_at: new Date(found.start_at),
      end_at: new Date(found.end_at),
    }).filter(({ occurrence }) => !skipped.has(occurrence));
    for (const [at, appointmentId] of (found.appointment_ids as string[]).entries()) {
      if (alone.has(appointmentId)) continue;
      checked += 1;
      const { start_at } = (await partner.get(`${APPOINTMENTS}/${appointmentId}`)).body.data;
      if (Date.parse(start_at) !== places[at]?.start_at.getTime())
        complaints.push(`Series ${id} is moved in part`);
    }
  }
  print(`${checked} appointments are compared with the places of their series`);
  return complaints;
};
