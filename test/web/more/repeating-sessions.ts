import { expect } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { chooseClient } from '../choose-client.ts';
import type { AreaTests, Office } from '../stage.ts';
import { momentOf } from '../week.ts';

/** Sessions that repeat: booked at once, around those that are there, and cancelled from one on. */

const FIFTY_MINUTES = 3_000_000;
const startsOf = async ({ clinician }: Office, status: string): Promise<string[]> =>
  (await clinician.get(`/v1/partner/appointments?include_deleted=true&status=${status}`)).body.data.map(
    ({ start_at }: { start_at: string }) => start_at,
  );
const weekly = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => momentOf(3 + 7 * (first + index), 10).toISOString());

const tests: AreaTests = (stage, test) => {
  test('a session is booked for every week, and says which weeks are taken', async () => {
    const office = await stage().office();
    const start = momentOf(3 + 21, 10);
    await office.clinician.post('/v1/partner/appointments', {
      ...office.world.booking(office.practice, 0),
      start_at: start.toISOString(),
      end_at: new Date(start.getTime() + FIFTY_MINUTES).toISOString(),
    });
    const opened = await stage().open({ surface: 'workspace/appointments', token: await office.mint() });
    const { inside } = opened;
    await inside.getByRole('button', { name: 'Book a session' }).click();
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    await chooseClient(inside, dialog, 'Noa Lind');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(momentOf(3 + 7, 10));
    await dialog.getByLabel('Date').fill(day);
    await dialog.getByLabel('Starts at').fill('10:00');
    await dialog.getByLabel('Repeats').selectOption({ label: 'Every week' });
    await dialog.getByLabel('Sessions').selectOption('6');
    await dialog.getByText('The last one is on').waitFor();
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await dialog.getByText('One session of 6: you already have another one at that time.').waitFor();
    expect(await stage().look(opened, 'book-repeating')).toEqual([]);
    await dialog.getByRole('button', { name: 'Book the other 5' }).click();
    await opened.waitFor('appointment.created');
    await inside.getByText('5 sessions are booked.').waitFor();
    expect(await startsOf(office, 'scheduled')).toEqual(weekly(1, 6));
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('a session says its place in the series, and is cancelled with the later ones', async () => {
    const office = await stage().office();
    const start = momentOf(3 + 7, 10);
    const { body } = await office.clinician.post('/v1/partner/appointment-series', {
      ...office.world.booking(office.practice, 0),
      start_at: start.toISOString(),
      end_at: new Date(start.getTime() + FIFTY_MINUTES).toISOString(),
      interval_weeks: 1,
      count: 4,
    });
    const third = body.data.appointment_ids[2];
    const opened = await stage().open({
      surface: `workspace/appointments/${third}`,
      token: await office.mint(),
    });
    const { inside } = opened;
    await inside.getByText('Session 3 of 4').waitFor();
    expect(await stage().look(opened, 'session-of-series')).toEqual([]);
    await inside.getByRole('button', { name: 'Cancel it and the later ones' }).click();
    const question = inside.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel it and the later ones' }).click();
    const { payload } = await opened.waitFor('appointment.cancelled');
    expect(body.data.appointment_ids.slice(2)).toContain(payload.partnerAppointmentId);
    await eventually(async () => (await startsOf(office, 'cancelled')).length === 2);
    expect(await startsOf(office, 'scheduled')).toEqual(weekly(1, 2));
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
