import { expect } from '@jest/globals';
import type { AreaTests, Office } from '../stage.ts';
import { momentOf } from '../week.ts';

/** "Book the next one": the same client, a week later at the same time, from the calendar and from the chart. */

const WEEK = 7 * 86_400_000;
const book = async ({ world, practice, clinician }: Office, start: Date, more: object = {}) => {
  const { body } = await clinician.post('/v1/partner/appointments', {
    ...world.booking(practice, 0),
    start_at: start.toISOString(),
    end_at: new Date(start.getTime() + 2_700_000).toISOString(),
    ...more,
  });
  return body.data as { readonly id: string; readonly start_at: string };
};
const starts = async ({ clinician }: Office): Promise<string[]> =>
  (await clinician.get('/v1/partner/appointments')).body.data.map(
    ({ start_at }: { start_at: string }) => start_at,
  );

const tests: AreaTests = (stage, test) => {
  test('a session’s panel begins the next one a week later, for the same client and as long', async () => {
    const office = await stage().office();
    const first = await book(office, momentOf(3, 10), { session_type: 'in_person' });
    const opened = await stage().open({
      surface: `workspace/appointments/${first.id}`,
      token: await office.mint(),
    });
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'Book the next one' }).focus();
    await page.keyboard.press('Enter');
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    await dialog.getByText('45 minutes').first().waitFor({ state: 'attached' });
    expect(await stage().look(opened, 'book-next')).toEqual([]);
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await opened.waitFor('appointment.created');
    expect(await starts(office)).toContain(momentOf(3 + 7, 10).toISOString());
    const { body } = await office.clinician.get('/v1/partner/appointments');
    expect(body.data.at(-1)).toMatchObject({
      partner_patient_id: office.practice.patient.id,
      session_type: 'in_person',
    });
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('a chart without a session to come offers it; one long ago leads to a week that is ahead', async () => {
    const office = await stage().office();
    const past = new Date(momentOf(3, 10).getTime() - 5 * WEEK);
    await book(office, past);
    const opened = await stage().open({
      surface: `workspace/clients/${office.practice.patient.id}`,
      token: await office.mint(),
    });
    const { inside } = opened;
    await inside.getByRole('link', { name: 'Book the next one' }).first().click();
    await inside.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click();
    await opened.waitFor('appointment.created');
    const [next = ''] = (await starts(office)).filter((start) => start !== past.toISOString());
    expect(Date.parse(next)).toBeGreaterThan(Date.now());
    expect(Date.parse(next)).toBeLessThan(Date.now() + WEEK + 7_200_000);
    await opened.close();
  });
};
export default tests;
