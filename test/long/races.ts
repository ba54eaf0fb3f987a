import { readFile } from 'node:fs/promises';
import type { Client } from '../support/client.ts';
import type { World } from '../support/world.ts';
import { type Calendar, type Call, race } from './races/attempts.ts';
import { checkHistory, type Final } from './races/history.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * `npm run races -- [--attempts 20000] [--seed 1]`: 64 clients book, move and cancel over three API
 * processes on one PostgreSQL. Whatever the interleaving, no two bookings of a practitioner overlap, no 409
 * is without cause, nothing that was accepted is lost, and nothing fails or deadlocks.
 */

const numbers = readArguments({
  attempts: 20_000,
  clients: 64,
  processes: 3,
  practitioners: 20,
  seed: 20_261_121,
});

const calendarsOf = async (world: World): Promise<Calendar[]> => {
  const clinic = (await world.clinic()).id as string;
  return Promise.all(
    Array.from({ length: numbers.practitioners }, async () => {
      const practitioner = (await world.practitioner({ partner_clinic_id: clinic })).id as string;
      const patient = await world.patient({
        partner_clinic_id: clinic,
        created_by_partner_practitioner_id: practitioner,
      });
      return { clinic, practitioner, patient: patient.id as string };
    }),
  );
};

/** Everything that is there, page by page. */
const readFinals = async (partner: Client): Promise<Final[]> => {
  const finals: Final[] = [];
  let cursor: string | null = null;
  do {
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const { status, body } = await partner.get(
      `/v1/partner/appointments?limit=100&include_deleted=true${after}`,
    );
    if (status !== 200) throw new Error(`The list answered ${status}`);
    for (const one of body.data)
      finals.push({
        appointment: one.id,
        practitioner: one.partner_practitioner_id,
        start: Date.parse(one.start_at),
        end: Date.parse(one.end_at),
        cancelled: one.status === 'cancelled',
      });
    cursor = body.meta.pagination.next_cursor;
  } while (cursor);
  return finals;
};

const countOf = <Item>(items: readonly Item[], textOf: (item: Item) => string): string => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(textOf(item), (counts.get(textOf(item)) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, count]) => `${text} ${count}`)
    .join(', ');
};

const printFigures = (calls: readonly Call[], seconds: number): void => {
  const took = calls
    .filter(({ returned }) => Number.isFinite(returned))
    .map(({ invoked, returned }) => returned - invoked)
    .sort((a, b) => a - b);
  const percentile = (share: number) =>
    (took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0).toFixed(1);
  print(`${calls.length} calls in ${seconds.toFixed(1)} s: ${(calls.length / seconds).toFixed(0)} a second`);
  print(`p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, longest ${took.at(-1)?.toFixed(1)} ms`);
  print(countOf(calls, ({ kind, status }) => `${kind} ${status || 'unanswered'}`));
};

const MOST_TOLD = 20;

await runLong({ processes: numbers.processes, durable: true }, async (service, signal) => {
  const world = await unlimitedWorld(service);
  const calendars = await calendarsOf(world);
  const { attempts, clients, seed } = numbers;
  print(
    `${attempts} attempts, ${clients} clients, ${numbers.processes} processes, ${calendars.length} practitioners, seed ${seed} …`,
  );
  const started = performance.now();
  const { baseUrls } = service;
  const { token } = world.partner;
  const calls = await race({ baseUrls, token, calendars, clients, attempts, seed, signal });
  printFigures(calls, (performance.now() - started) / 1_000);

  const finals = await readFinals(world.partner);
  print(countOf(finals, ({ cancelled }) => (cancelled ? 'cancelled' : 'standing')));
  const broken = checkHistory(calls, finals);
  const complaints = broken.slice(0, MOST_TOLD);
  if (broken.length > MOST_TOLD) complaints.push(`… and ${broken.length - MOST_TOLD} more of the history`);
  const unexpected = calls.filter(({ status }) => ![200, 201, 409].includes(status));
  if (unexpected.length > 0)
    complaints.push(`Unexpected answers: ${countOf(unexpected, ({ status }) => String(status))}`);
  const log = await readFile(service.postgresLog, 'utf8');
  const deadlocks = log.match(/deadlock detected/g)?.length ?? 0;
  print(`${deadlocks} deadlocks`);
  if (deadlocks > 0) complaints.push(`${deadlocks} deadlocks in PostgreSQL's log`);
  for (const file of service.apiLogs) {
    const errors = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    if (errors.length > 0) complaints.push(`An API process logged: ${errors[0]?.slice(0, 500)}`);
  }
  return complaints;
});
