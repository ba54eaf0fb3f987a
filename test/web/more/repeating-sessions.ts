import { expect } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { chooseClient } from '../choose-client.ts';
import type { AreaTests, Office, Opened, WebStage } from '../stage.ts';
import { momentOf } from '../week.ts';

/** Sessions that repeat: booked at once, around those that are there, and moved or cancelled from one on. */

const FIFTY_MINUTES = 3_000_000;
const startsOf = async ({ clinician }: Office, status: string): Promise<string[]> =>
  (await clinician.get(`/v1/partner/appointments?include_deleted=true&status=${status}`)).body.data.map(
    ({ start_at }: { start_at: string }) => start_at,
  );
const bodyAt = ({ practice, world }: Office, start: Date) => ({
  ...world.booking(practice, 0),
  start_at: start.toISOString(),
  end_at: new Date(start.getTime() + FIFTY_MINUTES).toISOString(),
});
/** Every Wednesday at ten, from next week on. */
const bookFour = async (office: Office): Promise<readonly string[]> => {
  const { body } = await office.clinician.post('/v1/partner/appointment-series', {
    ...bodyAt(office, momentOf(3 + 7, 10)),
    interval_weeks: 1,
    count: 4,
  });
  return body.data.appointment_ids;
};
const openSession = async (stage: WebStage, office: Office, id: string | undefined) => {
  const opened = await stage.open({ surface: `workspace/appointments/${id}`, token: await office.mint() });
  await opened.inside.getByText(/^Session \d of 4/).waitFor();
  return opened;
};
/** A quarter of an hour later, by the keys of the grid. */
const moveOn = async ({ inside, page }: Opened, id: string | undefined) => {
  const event = inside
    .locator('.calendar-grid [role="button"]', { has: inside.locator(`[data-session="${id}"]`) })
    .first();
  await event.focus();
  await page.keyboard.press('Alt+ArrowDown');
  const dialog = inside.getByRole('dialog', { name: 'Move the later sessions too?' });
  await dialog.waitFor();
  return dialog;
};
const weekly = (first: number, last: number, hour = 10): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    momentOf(3 + 7 * (first + index), hour).toISOString(),
  );

const tests: AreaTests = (stage, test) => {
  test('a session is booked for every week, and says which weeks are taken', async () => {
    const office = await stage().office();
    const start = momentOf(3 + 21, 10);
    await office.clinician.post('/v1/partner/appointments', bodyAt(office, start));
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
    const ids = await bookFour(office);
    const third = ids[2];
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
    expect(ids.slice(2)).toContain(payload.partnerAppointmentId);
    await eventually(async () => (await startsOf(office, 'cancelled')).length === 2);
    expect(await startsOf(office, 'scheduled')).toEqual(weekly(1, 2));
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('a session that is dragged takes the later ones along, and back', async () => {
    const office = await stage().office();
    const [, second] = await bookFour(office);
    const opened = await openSession(stage(), office, second);
    const { inside } = opened;
    await inside.getByRole('button', { name: 'Close', exact: true }).click();
    const dialog = await moveOn(opened, second);
    await dialog.getByText('Session 2 of 4').waitFor();
    expect(await stage().look(opened, 'move-later-too')).toEqual([]);
    await dialog.getByRole('button', { name: 'Move it and the later ones' }).click();
    await inside.getByText('3 sessions are moved.').waitFor();
    await opened.waitFor('appointment.updated');
    expect(await startsOf(office, 'scheduled')).toEqual([...weekly(1, 1), ...weekly(2, 4, 10.25)]);
    await inside.getByRole('button', { name: 'Undo' }).click();
    await inside.getByText('3 sessions are back at their times.').waitFor();
    expect(await startsOf(office, 'scheduled')).toEqual(weekly(1, 4));
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('it is said which of the later ones cannot follow, and one is moved alone or put back', async () => {
    const office = await stage().office();
    const ids = await bookFour(office);
    await office.clinician.post('/v1/partner/appointments', bodyAt(office, momentOf(3 + 21, 11)));
    const others = weekly(3, 3, 11);
    const opened = await openSession(stage(), office, ids[1]);
    const { inside } = opened;
    await inside.getByRole('button', { name: 'Close', exact: true }).click();
    const dialog = await moveOn(opened, ids[1]);
    await dialog.getByRole('button', { name: 'Move it and the later ones' }).click();
    await dialog.getByText('One session of 4: you already have another one at that time.').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(1);
    expect(await stage().look(opened, 'move-later-taken')).toEqual([]);
    await dialog.getByRole('button', { name: 'Put it back' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await startsOf(office, 'scheduled')).toEqual([...weekly(1, 3), ...others, ...weekly(4, 4)].sort());
    const again = await moveOn(opened, ids[1]);
    await again.getByRole('button', { name: 'Move only this one' }).click();
    await opened.waitFor('appointment.updated');
    expect(await startsOf(office, 'scheduled')).toEqual(
      [...weekly(1, 1), ...weekly(2, 2, 10.25), ...weekly(3, 4), ...others].sort(),
    );
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('in its panel a session gets another time together with the later ones', async () => {
    const office = await stage().office();
    const ids = await bookFour(office);
    const opened = await openSession(stage(), office, ids[2]);
    const { inside } = opened;
    await inside.getByText('Change time, length or type').click();
    await inside.getByLabel('Starts at').fill('14:00');
    await inside.getByRole('radio', { name: 'It and the later ones' }).click();
    expect(await stage().look(opened, 'session-and-later')).toEqual([]);
    await inside.getByRole('button', { name: 'Save changes' }).click();
    await inside.getByText('2 sessions are moved.').waitFor();
    expect(await startsOf(office, 'scheduled')).toEqual([...weekly(1, 2), ...weekly(3, 4, 14)]);
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
