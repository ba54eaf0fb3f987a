import { expect } from '@jest/globals';
import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import { chooseClient } from '../choose-client.ts';
import type { AreaTests, Office, WebStage } from '../stage.ts';

/** One field chooses a client in every dialog: by name, by mouse and by keyboard, among many and among namesakes. */

const MANY = 200;

/** Copies of the clinic's patient, in one statement: a request for each would take longer than the test. */
const withManyClients = async ({ app }: WebStage, { practice }: Office): Promise<void> => {
  await app.owner.pool.query(
    `insert into patients select (jsonb_populate_record(p, jsonb_build_object(
       'id', gen_random_uuid(), 'first_name', 'Client', 'last_name', 'Number ' || lpad(n::text, 4, '0')))).*
     from patients p, generate_series(1, ${MANY}) n where p.id = $1`,
    [practice.patient.id],
  );
  await app.owner.pool.query(
    `insert into patient_rosters (organization_id, patient_id, practitioner_id, position)
     select p.organization_id, p.id, $2, 0 from patients p
     join patients first on first.id = $1 and first.organization_id = p.organization_id
     on conflict do nothing`,
    [practice.patient.id, practice.practitioner.id],
  );
};

/** Two of one name, one of whom has no address, and one of Arabic letters. */
const withNamesakes = async ({ world, practice }: Office): Promise<void> => {
  const shared = {
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  };
  for (const more of [
    { first_name: 'Émile', last_name: 'Roux', email: 'roux@family.example', date_of_birth: '2015-04-01' },
    { first_name: 'Émile', last_name: 'Roux', email: null, date_of_birth: '2017-09-12' },
    { first_name: 'ليلى', last_name: 'حداد', email: 'layla@family.example', date_of_birth: '2014-02-03' },
  ])
    await world.patient({ ...shared, ...more });
};

const tests: AreaTests = (stage, test) => {
  test('a client is found among two hundred by a part of the name, without its accents, by keyboard alone', async () => {
    const office = await stage().office();
    await withManyClients(stage(), office);
    await withNamesakes(office);
    const opened = await stage().open({ surface: 'workspace/appointments', token: await office.mint() });
    const { inside, page } = opened;
    await inside.getByRole('region', { name: 'Calendar grid' }).focus();
    for (const key of ['PageDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    const dialog = inside.getByRole('dialog', { name: 'Book a session' });
    const field = dialog.getByRole('combobox', { name: 'Client', exact: true });
    await field.focus();
    const options = inside.getByRole('listbox').getByRole('option');
    const names = options.locator('bdi:first-child');
    await names.first().waitFor();
    expect(await names.count()).toBe(MANY + 4);
    expect((await names.allInnerTexts()).slice(0, 2)).toEqual(['Client Number 0001', 'Client Number 0002']);
    expect(await stage().look(opened, 'choose-client-many')).toEqual([]);
    await page.keyboard.type('roux emile');
    expect(await options.allInnerTexts()).toEqual([
      'Émile Roux\nborn Apr 1, 2015 · roux@family.example',
      'Émile Roux\nborn Sep 12, 2017',
    ]);
    expect(await stage().look(opened, 'choose-client-namesakes')).toEqual([]);
    // Two fit, so Enter alone chooses neither.
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await dialog.getByText('Please choose a client.').waitFor();
    expect(await field.inputValue()).toBe('');
    await field.focus();
    await page.keyboard.type('emile');
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    expect(await field.inputValue()).toBe('Émile Roux');
    await dialog.getByText('born Sep 12, 2017').waitFor();
    // What fits one client alone is a choice, also where the field is only left.
    await field.fill('number 0117');
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe('Client Number 0117');
    await field.fill('nobody of this name');
    await inside.getByText('No client has that name').waitFor();
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('Client Number 0117');
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await opened.waitFor('appointment.created');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('what is shared names the address, or says that there is none, before it is sent', async () => {
    const office = await stage().office();
    await withNamesakes(office);
    const { id } = await upload(office.clinician, await pdfOf(1));
    await convert(stage().app, office.world.organizationId, id);
    const opened = await stage().open({
      surface: `workspace/worksheets/${id}`,
      token: await office.mint(),
      width: 390,
      height: 844,
    });
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'Send by e-mail' }).click();
    const dialog = inside.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Send', exact: true });
    await chooseClient(inside, dialog, 'Émile Roux born Sep 12, 2017');
    await dialog.getByText('Émile Roux has no e-mail address on your roster.').waitFor();
    expect(await send.isDisabled()).toBe(true);
    await dialog.getByRole('combobox', { name: 'Client', exact: true }).fill('ليلى');
    await page.keyboard.press('Enter');
    await dialog.getByText('The address is layla@family.example.').waitFor();
    expect(await stage().look(opened, 'choose-client-share')).toEqual([]);
    await send.click();
    await inside.getByText('It is on its way.').waitFor();
    await opened.close();
  });
};
export default tests;
