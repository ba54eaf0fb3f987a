import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, liftLimits, refusalOf } from './observations.ts';

/** Any sequence of commands leaves the service where a diary in memory would be. */

const APPOINTMENTS = '/v1/partner/appointments';
const STATUSES = ['scheduled', 'completed', 'cancelled', 'no_show'] as const;
type Status = (typeof STATUSES)[number];
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  scheduled: STATUSES,
  completed: ['completed', 'no_show', 'cancelled'],
  no_show: ['no_show', 'completed', 'cancelled'],
  cancelled: ['cancelled'],
};

interface Entry {
  readonly id: string;
  readonly practitioner: number;
  start: number;
  end: number;
  status: Status;
}
interface Diary {
  readonly entries: Entry[];
}
interface Practice {
  readonly client: Client;
  readonly clinic: WireRecord;
  readonly practitioners: readonly WireRecord[];
  readonly patient: WireRecord;
}
type Command = fc.AsyncCommand<Diary, Practice>;

const PRACTITIONERS = 2;
const QUARTER = 900_000;
const moment = (quarter: number) => new Date(Date.UTC(2035, 0, 1) + quarter * QUARTER).toISOString();
const isTaken = ({ entries }: Diary, practitioner: number, start: number, end: number, but?: Entry) =>
  entries.some(
    (one) =>
      one !== but &&
      one.practitioner === practitioner &&
      one.status === 'scheduled' &&
      one.start < end &&
      start < one.end,
  );
const command = (name: string, run: Command['run'], needsEntry = false): Command => ({
  check: ({ entries }) => !needsEntry || entries.length > 0,
  run,
  toString: () => name,
});
const chosen = ({ entries }: Diary, at: number): Entry => entries[at % entries.length] as Entry;
const CONFLICT = '409 appointment-conflict';
const NOT_ALLOWED = '422 validation-error: status not_allowed';

const book = (practitioner: number, start: number, length: number): Command =>
  command(`book(${practitioner}, ${start}, ${length})`, async (diary, practice) => {
    const end = start + length;
    const reply = await practice.client.post(APPOINTMENTS, {
      partner_clinic_id: practice.clinic.id,
      partner_practitioner_id: practice.practitioners[practitioner].id,
      partner_patient_id: practice.patient.id,
      start_at: moment(start),
      end_at: moment(end),
      session_type: start % 2 ? 'virtual' : 'in_person',
    });
    if (isTaken(diary, practitioner, start, end)) return expect(refusalOf(reply)).toBe(CONFLICT);
    const { id } = dataOf(reply, 201);
    diary.entries.push({ id, practitioner, start, end, status: 'scheduled' });
  });

const move = (at: number, start: number, length: number): Command =>
  command(
    `move(${at}, ${start}, ${length})`,
    async (diary, { client }) => {
      const entry = chosen(diary, at);
      const end = start + length;
      const body = { start_at: moment(start), end_at: moment(end) };
      const reply = await client.patch(`${APPOINTMENTS}/${entry.id}`, body);
      const isSame = start === entry.start && end === entry.end;
      if (entry.status === 'cancelled' && !isSame) return expect(refusalOf(reply)).toBe(NOT_ALLOWED);
      if (entry.status === 'scheduled' && isTaken(diary, entry.practitioner, start, end, entry))
        return expect(refusalOf(reply)).toBe(CONFLICT);
      expect(dataOf(reply)).toMatchObject({ ...body, status: entry.status });
      Object.assign(entry, { start, end });
    },
    true,
  );

const become = (at: number, status: Status): Command =>
  command(
    `become(${at}, ${status})`,
    async (diary, { client }) => {
      const entry = chosen(diary, at);
      const reply = await client.patch(`${APPOINTMENTS}/${entry.id}`, { status });
      if (!NEXT[entry.status].includes(status)) return expect(refusalOf(reply)).toBe(NOT_ALLOWED);
      expect(dataOf(reply).status).toBe(status);
      entry.status = status;
    },
    true,
  );

const list = (
  includeDeleted: boolean,
  status: Status | null,
  practitioner: number | null,
  from: number,
): Command =>
  command(`list(${includeDeleted}, ${status}, ${practitioner}, ${from})`, async ({ entries }, practice) => {
    const query = new URLSearchParams({
      partner_clinic_id: practice.clinic.id,
      start_at_from: moment(from),
      start_at_to: moment(from + 30),
      limit: '100',
      ...(includeDeleted ? { include_deleted: 'true' } : {}),
      ...(status ? { status } : {}),
      ...(practitioner === null ? {} : { partner_practitioner_id: practice.practitioners[practitioner].id }),
    });
    const listed = dataOf(await practice.client.get(`${APPOINTMENTS}?${query}`)) as WireRecord[];
    const expected = entries
      .filter((one) => includeDeleted || one.status !== 'cancelled')
      .filter((one) => status === null || one.status === status)
      .filter((one) => practitioner === null || one.practitioner === practitioner)
      .filter((one) => one.start >= from && one.start < from + 30)
      .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
    expect(
      listed.map(({ id, start_at, end_at, status: is }) => ({ id, start_at, end_at, status: is })),
    ).toEqual(
      expected.map(({ id, start, end, status: is }) => ({
        id,
        start_at: moment(start),
        end_at: moment(end),
        status: is,
      })),
    );
    for (const one of listed) expect('deleted_at' in one).toBe(one.status === 'cancelled');
  });

const quarter = fc.nat({ max: 40 });
const length = fc.integer({ min: 1, max: 8 });
const entry = fc.nat({ max: 9 });
const practitioner = fc.nat({ max: PRACTITIONERS - 1 });
const commands = fc.commands(
  [
    fc.tuple(practitioner, quarter, length).map((drawn) => book(...drawn)),
    fc.tuple(entry, quarter, length).map((drawn) => move(...drawn)),
    fc.tuple(entry, fc.constantFrom(...STATUSES)).map((drawn) => become(...drawn)),
    fc
      .tuple(
        fc.boolean(),
        fc.option(fc.constantFrom(...STATUSES)),
        fc.option(practitioner),
        fc.nat({ max: 20 }),
      )
      .map((drawn) => list(...drawn)),
  ],
  { maxCommands: 25, size: 'max' },
);

let app: RunningApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
  await liftLimits(app, world.organizationId);
});
afterAll(() => app.stop());

// A failure names its seed; MODEL_SEED repeats it.
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);

test('appointments behave like a diary in memory, for any operations in any order', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (drawn) => {
      const clinic = await world.clinic();
      const practitioners = [];
      for (let made = 0; made < PRACTITIONERS; made += 1)
        practitioners.push(await world.practitioner({ partner_clinic_id: clinic.id }));
      const patient = await world.patient({
        partner_clinic_id: clinic.id,
        created_by_partner_practitioner_id: practitioners[0].id,
      });
      const practice = { client: world.partner, clinic, practitioners, patient };
      await fc.asyncModelRun(() => ({ model: { entries: [] }, real: practice }), drawn);
    }),
    { numRuns: 60, seed, interruptAfterTimeLimit: 20_000 },
  );
});
