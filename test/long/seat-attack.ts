import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type LiveSeat, takeLiveSeat } from '../support/live-seat.ts';
import type { World } from '../support/world.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import type { HostileSeats } from './seat-attack/attacker.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * `npm run seat-attack -- [--seconds 300] [--seats 14]`: hostile seats of one organization attack the only API
 * process by live scenes, each in its own way and anew every second, while another organization reads a clinic and
 * two of its seats play. By turns without and with the attack, so that what else the machine does falls on both:
 * the p99 with it is at most twice the one without; memory stays flat; every hostile seat is barred. `--seconds` is how
 * long the attack lasts in all. Linux only: it reads /proc.
 */

const { seconds, seats: hostileCount } = readArguments({ seconds: 300, seats: 14 });

const ROUNDS = Math.max(2, Math.round(seconds / 30));
const ATTACK_MS = (seconds * 1_000) / ROUNDS;
const QUIET_MS = ATTACK_MS / 2;
const GET_EVERY_MS = 25;
const MOVE_EVERY_MS = 60;
const SAMPLE_EVERY_MS = 1_000;
const PAGE_KB = 4;
const TIMES_SLOWER = 2;
const MEMORY_TIMES = 1.3;
const LONGEST_MOVE_MS = 150;

type Phase = 'quiet' | 'attack';

const sessionOf = async (world: World): Promise<{ id: string; practitioner: string; patient: string }> => {
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const { body, text } = await clinician.post('/v1/partner/game-sessions', {
    game_type: 'sandtray',
    patient_id: practice.patient.id,
    origins: ['https://portal.partner.example'],
    token_ttl_seconds: 3_600,
  });
  if (!body.data) throw new Error(text);
  const { game_session_id, practitioner, patient } = body.data;
  return { id: game_session_id, practitioner: practitioner.token, patient: patient.token };
};

/** Moves a figure at one seat, again and again. @returns how long the other seat waited for each move. */
const playing = (
  [mover, watcher]: readonly [LiveSeat, LiveSeat],
  until: AbortSignal,
  phase: () => Phase,
): Promise<Record<Phase, number[]>> => {
  const waits: Record<Phase, number[]> = { quiet: [], attack: [] };
  watcher.items.observe(() => {
    const { at } = watcher.items.get('palm') as { at: number };
    waits[phase()].push(performance.now() - at);
  });
  return (async () => {
    for (; !until.aborted; await pause(MOVE_EVERY_MS)) mover.items.set('palm', { at: performance.now() });
    return waits;
  })();
};

await runLong({ processes: 1, durable: false }, async (service) => {
  const complaints: string[] = [];
  const [hostile, other] = [await unlimitedWorld(service), await unlimitedWorld(service)];
  const seats = [];
  while (seats.length < hostileCount) {
    const { id, practitioner, patient } = await sessionOf(hostile);
    seats.push({ id, token: patient }, { id, token: practitioner });
  }
  const workerData: HostileSeats = { baseUrl: service.baseUrl, seats: seats.slice(0, hostileCount) };
  const attackers = new Worker(new URL('./seat-attack/attacker.ts', import.meta.url), { workerData });
  const outcomes = seats.slice(0, hostileCount).map(() => new Map<string, number>());
  const barred = new Set<number>();
  attackers.on('message', ([index, outcome]: [number, string]) => {
    const own = outcomes[index] as Map<string, number>;
    own.set(outcome, (own.get(outcome) ?? 0) + 1);
    if (outcome === 'answered 429') barred.add(index);
  });

  const session = await sessionOf(other);
  const players = [session.practitioner, session.patient].map((token) =>
    takeLiveSeat([service.baseUrl], session.id, token),
  ) as [LiveSeat, LiveSeat];
  await Promise.all(players.map(({ joined }) => joined));
  const { clinic } = await other.practice();
  const reader = other.partner;
  const ending = new AbortController();
  let phase: Phase = 'quiet';
  const times: Record<Phase, number[]> = { quiet: [], attack: [] };
  const memory: number[] = [];
  const read = async (): Promise<void> => {
    for (; !ending.signal.aborted; await pause(GET_EVERY_MS)) {
      const began = performance.now();
      const of = phase;
      const { status } = await reader.get(`/v1/partner/clinics/${clinic.id}`);
      if (status !== 200) complaints.push(`A read was answered ${status}`);
      times[of].push(performance.now() - began);
    }
  };
  const sample = async (): Promise<void> => {
    for (; !ending.signal.aborted; await pause(SAMPLE_EVERY_MS)) {
      const [, pages] = (await readFile(`/proc/${service.apiPids[0]}/statm`, 'utf8')).split(' ');
      if (phase === 'attack') memory.push((Number(pages) * PAGE_KB) / 1_024);
    }
  };
  const switching = async (): Promise<void> => {
    // Compiled by then.
    await pause(2_000);
    times.quiet.length = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      phase = 'quiet';
      await pause(QUIET_MS);
      phase = 'attack';
      attackers.postMessage(true);
      await pause(ATTACK_MS);
      attackers.postMessage(false);
      // What was begun ends before it is quiet again.
      await pause(1_500);
    }
    ending.abort();
  };
  const [waits] = await Promise.all([
    playing(players, ending.signal, () => phase),
    read(),
    read(),
    sample(),
    switching(),
  ]);
  await attackers.terminate();
  await Promise.all(players.map((player) => player.leave()));

  const p99 = (values: readonly number[]) => percentile(values, 0.99);
  const line = (what: string, values: Record<Phase, readonly number[]>) =>
    print(
      `${what}: ${(['quiet', 'attack'] as const)
        .map(
          (of) =>
            `${of} p50 ${percentile(values[of], 0.5).toFixed(1)} ms, p99 ${p99(values[of]).toFixed(1)} ms, ` +
            `longest ${Math.max(...values[of]).toFixed(1)} ms (${values[of].length})`,
        )
        .join('; ')}`,
    );
  line('Reads', times);
  line('Moves', waits);
  const ratio = p99(times.attack) / p99(times.quiet);
  const third = memory.length / 3;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [before, after] = [mean(memory.slice(third, 2 * third)), mean(memory.slice(2 * third))];
  print(`p99 of reads with the attack: ${ratio.toFixed(2)} times the one without`);
  print(
    `Memory: ${before.toFixed(0)} MB in the second third of the attack, ${after.toFixed(0)} MB in the last`,
  );
  for (const [index, own] of outcomes.entries())
    print(`Hostile seat ${index}: ${[...own].map(([what, count]) => `${what} ${count}`).join(', ')}`);
  if (ratio > TIMES_SLOWER)
    complaints.push(`Reads of another organization are ${ratio.toFixed(1)} times slower`);
  if (percentile(waits.attack, 0.5) > LONGEST_MOVE_MS)
    complaints.push('Moves are seen late in another organization');
  if (after > before * MEMORY_TIMES) complaints.push('Memory rises');
  if (barred.size < workerData.seats.length)
    complaints.push(`Only ${barred.size} of ${workerData.seats.length} hostile seats were barred`);
  if (players.some(({ closes }) => closes.some((code) => code !== 1_005)))
    complaints.push(
      `Players of another organization lost their seats: ${players.map(({ closes }) => closes)}`,
    );
  return complaints;
});
