import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../support/world.ts';
import { type Booking, book, differences, openPractice, unsettle } from './convergence/bookings.ts';
import { startTestBed, type TestBed } from './convergence/test-bed.ts';
import { percentile } from './percentile.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run convergence -- [--bookings 100] [--kills 20] [--outage 120] [--seed 1]`: bookings are moved, changed and
 * cancelled in any order while the worker is killed at random; in the end calendar, room, mailboxes and row
 * agree, and no mail came twice. Then mail server, calendar and
 * video provider fail for a while: bookings go on being answered at the usual speed, and everything converges
 * when they are back.
 */

const numbers = readArguments({
  bookings: 100,
  kills: 20,
  practices: 10,
  outage: 120,
  seed: 1,
  patience: 240,
});

/** mulberry32: the same run again for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Scene {
  readonly service: LongService;
  readonly testBed: TestBed;
  readonly world: World;
  readonly random: () => number;
}

/**
 * Compares again and again until nothing differs.
 * @returns the remaining differences when the time is over.
 */
const converge = async ({ service, testBed, world }: Scene, bookings: readonly Booking[]) => {
  const began = performance.now();
  let open = bookings;
  let doubled = 0;
  const last = new Map<string, string>();
  while (open.length > 0 && performance.now() - began < numbers.patience * 1_000) {
    await pause(1_000);
    const still: Booking[] = [];
    for (const booking of open) {
      const found = await differences(service, testBed, world, booking);
      if (found.faults.length === 0) doubled += found.doubled;
      else {
        still.push(booking);
        last.set(booking.id, found.faults.join(', '));
      }
    }
    open = still;
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const complaints = open.map(({ id }) => `appointment ${id} did not converge: ${last.get(id)}`);
  return { seconds, doubled, complaints };
};

const killAtRandom = async (scene: Scene) => {
  const { testBed, random } = scene;
  const practices = await Promise.all(
    Array.from({ length: numbers.practices }, () => openPractice(scene.service, testBed, scene.world)),
  );
  let going = true;
  let kills = 0;
  const killing = (async () => {
    while (going) {
      await pause(random() * 3_000);
      await testBed.replaceWorker();
      kills += 1;
    }
  })();
  /** A worker takes longer to start than a booking, so after each kill several bookings are made. */
  const turn = async (booking: number) => {
    while (kills < Math.floor((booking * numbers.kills) / numbers.bookings)) await pause(100);
  };
  const bookings: Booking[] = [];
  await Promise.all(
    practices.map(async (practice, lane) => {
      for (let hour = lane; hour < numbers.bookings; hour += practices.length) {
        await turn(hour);
        const booking = await book(scene.world, practice, hour);
        bookings.push(booking);
        await unsettle(scene.world, booking, random).catch((error: Error) => {
          if (!error.message.endsWith('409')) throw error;
        });
      }
    }),
  );
  going = false;
  await killing;
  const { seconds, doubled, complaints } = await converge(scene, bookings);
  print(
    `${bookings.length} bookings, worker killed ${kills} times: converged ${seconds} s after the last change, ${doubled} mails twice (same Message-ID)`,
  );
  return doubled > 0 ? [...complaints, `${doubled} mails came twice`] : complaints;
};

const outage = async (scene: Scene) => {
  const { testBed } = scene;
  const practice = await openPractice(scene.service, testBed, scene.world);
  // The mailbox keeps a thousand mails.
  await testBed.mailbox.clear();
  const pace = Math.max(500, numbers.outage * 5);
  let hour = 2_000;
  const bookFor = async (milliseconds: number) => {
    const bookings: Booking[] = [];
    const times: number[] = [];
    for (const until = performance.now() + milliseconds; performance.now() < until; await pause(pace)) {
      const began = performance.now();
      bookings.push(await book(scene.world, practice, hour++));
      times.push(performance.now() - began);
    }
    return { bookings, times };
  };
  const before = await bookFor(10_000);
  await fetch(`${testBed.mailbox.url}/refusals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ stage: 'recipient', times: 1_000_000_000, code: 451 }),
  });
  testBed.breakCalendar(true);
  testBed.providers.misbehave('hang');
  const during = await bookFor(numbers.outage * 1_000);
  await fetch(`${testBed.mailbox.url}/refusals`, { method: 'DELETE' });
  testBed.breakCalendar(false);
  testBed.providers.misbehave('not');
  const { seconds, doubled, complaints } = await converge(scene, [...before.bookings, ...during.bookings]);
  for (const [name, { times }] of [
    ['before', before],
    ['during', during],
  ] as const)
    print(
      `${times.length} bookings ${name} the outage: p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    );
  print(
    `mail, calendar and video out for ${numbers.outage} s: converged ${seconds} s after their return, ${doubled} mails twice`,
  );
  if (doubled > 0) complaints.push(`${doubled} mails came twice`);
  if (percentile(during.times, 0.5) > 3 * percentile(before.times, 0.5) + 50)
    complaints.push('Bookings were slower during the outage');
  return complaints;
};

await runLong({ processes: 1, durable: false }, async (service) => {
  const testBed = await startTestBed(service);
  try {
    const world = await unlimitedWorld(service);
    const chosen = await world.partner.patch('/v1/partner/session-config', { video_provider: 'Daily' });
    if (chosen.status !== 200) throw new Error(`session-config answered ${chosen.status}`);
    const scene: Scene = { service, testBed, world, random: randomOf(numbers.seed) };
    return [...(await killAtRandom(scene)), ...(await outage(scene))];
  } finally {
    await testBed.stop();
  }
});
