import { expect } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { furnish } from '../furnished-office.ts';
import type { AreaTests, Office } from '../stage.ts';

const NAMES = [
  ['Ágnes', 'Ziegler', '2016-02-29'],
  ['Ben', 'Okafor', '2014-07-01'],
  ['Clara', 'Meyer', '2018-11-20'],
  ['David', 'Abel', null],
] as const;
const withClients = async ({ world, practice }: Office) => {
  for (const [first_name, last_name, date_of_birth] of NAMES)
    await world.patient({
      first_name,
      last_name,
      date_of_birth,
      email: `${last_name.toLowerCase()}@home.example`,
      partner_clinic_id: practice.clinic.id,
      created_by_partner_practitioner_id: practice.practitioner.id,
    });
};

/** Pixels at the end of a row of tabs that fade into those which do not fit. */
const FADE = 40;

const tests: AreaTests = (stage, test) => {
  test('finds a client by a part of the name without its accents, and by the first letter', async () => {
    const office = await stage().office();
    await withClients(office);
    const opened = await stage().open({ surface: 'workspace/clients', token: await office.mint() });
    const { inside } = opened;
    const rows = inside.getByRole('row');
    await inside.getByRole('row', { name: /Ziegler/ }).waitFor();
    expect(await rows.count()).toBe(1 + NAMES.length + 1);
    expect(await stage().look(opened, 'clients')).toEqual([]);
    await inside.getByRole('searchbox').fill('agnes');
    await inside.getByRole('row', { name: /Ben Okafor/ }).waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(2);
    expect(inside.url()).not.toContain('agnes');
    await inside.getByRole('searchbox').fill('nobody');
    await inside.getByText('No client has that name').waitFor();
    await stage().shoot(opened.page, 'clients-none-found');
    await inside.getByRole('button', { name: 'Show all clients' }).click();
    const names = inside.getByRole('rowheader');
    expect(await names.allInnerTexts().then((all) => all.map((one) => one.split('\n').at(-1)))).toEqual([
      'Ágnes Ziegler',
      'Ben Okafor',
      'Clara Meyer',
      'David Abel',
      'Noa Lind',
    ]);
    await inside.getByRole('radio', { name: 'C', exact: true }).click();
    await inside.getByRole('row', { name: /Ben Okafor/ }).waitFor({ state: 'detached' });
    expect(await names.allInnerTexts()).toEqual([expect.stringContaining('Clara Meyer')]);
    await opened.close();
  });

  test('lists clients by their family names too: order, letters and search are those of the names as they stand', async () => {
    const office = await stage().office();
    await withClients(office);
    const opened = await stage().open({ surface: 'workspace/clients', token: await office.mint() });
    const { inside } = opened;
    const names = inside.getByRole('rowheader');
    const listed = async () => (await names.allInnerTexts()).map((one) => one.split('\n').at(-1));
    await inside.getByRole('radio', { name: 'Family name' }).click();
    await inside.getByRole('row', { name: /Abel, David/ }).waitFor();
    expect(await listed()).toEqual([
      'Abel, David',
      'Lind, Noa',
      'Meyer, Clara',
      'Okafor, Ben',
      'Ziegler, Ágnes',
    ]);
    expect(await stage().look(opened, 'clients-by-family-name')).toEqual([]);
    await inside.getByRole('radio', { name: 'Z', exact: true }).click();
    await inside.getByRole('row', { name: /Okafor/ }).waitFor({ state: 'detached' });
    expect(await listed()).toEqual(['Ziegler, Ágnes']);
    // The letter is one of the other names: all are shown again.
    await inside.getByRole('radio', { name: 'First name' }).click();
    await inside.getByRole('row', { name: /Ben Okafor/ }).waitFor();
    expect(await listed()).toHaveLength(NAMES.length + 1);
    await inside.getByRole('radio', { name: 'Family name' }).click();
    await inside.getByRole('searchbox').fill('okafor, b');
    await inside.getByRole('row', { name: /Ziegler/ }).waitFor({ state: 'detached' });
    expect(await listed()).toEqual(['Okafor, Ben']);
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('sorts, and opens a chart by keyboard alone; Back returns to the list as it was', async () => {
    const office = await stage().office();
    await withClients(office);
    const opened = await stage().open({ surface: 'workspace/clients', token: await office.mint() });
    const { inside, page } = opened;
    await inside.getByRole('columnheader', { name: 'Name' }).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await inside.getByRole('heading', { level: 1, name: 'Noa Lind' }).waitFor();
    expect(await inside.getByRole('heading', { level: 1 }).getAttribute('dir')).toBe('auto');
    expect(await stage().look(opened, 'chart')).toEqual([]);
    await opened.back();
    await inside.getByRole('heading', { level: 1, name: 'Clients' }).waitFor();
    expect(await inside.getByRole('rowheader').first().textContent()).toContain('Noa Lind');
    await opened.forward();
    await inside.getByRole('heading', { level: 1, name: 'Noa Lind' }).waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('a chart has sessions, notes, answers over time, books and scenes, and each opens in place', async () => {
    const office = await stage().office();
    const { book } = await furnish(stage(), office);
    const opened = await stage().open({
      surface: `workspace/clients/${office.practice.patient.id}`,
      token: await office.mint(),
    });
    const { inside, page } = opened;
    const tab = (name: string) => inside.getByRole('tab', { name });
    await inside.getByText('Past', { exact: true }).waitFor();
    await inside.locator('summary').last().click();
    await inside.getByText('Bring the puppets.').waitFor();
    await inside.getByRole('link', { name: 'Open the note' }).waitFor();
    expect(await stage().look(opened, 'chart-sessions')).toEqual([]);
    await tab('Notes').focus();
    await page.keyboard.press('Enter');
    await inside.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await inside.getByRole('link', { name: 'Open the note' }).waitFor();
    expect(await stage().look(opened, 'chart-notes')).toEqual([]);
    await tab('Forms').click();
    await inside.getByRole('img', { name: /How do you feel today\?.* 3 .* 8/ }).waitFor();
    await inside.locator('.open-row summary').first().click();
    await inside.getByText('What should we call you?').waitFor();
    expect(await stage().look(opened, 'chart-forms')).toEqual([]);
    await tab('Books and worksheets').click();
    await inside.getByRole('button', { name: book.title }).click();
    await inside.getByText('Page 1 of 4').waitFor();
    await page.keyboard.press('Escape');
    await inside.getByText('Page 1 of 4').waitFor({ state: 'detached' });
    expect(await stage().look(opened, 'chart-books')).toEqual([]);
    await tab('Scenes').click();
    await inside.locator('.cover img').waitFor();
    expect(await stage().look(opened, 'chart-scenes')).toEqual([]);
    await inside.getByRole('button', { name: 'The island' }).click();
    await inside.getByRole('dialog').getByText('Sand tray').waitFor();
    await stage().shoot(page, 'chart-scene-opened');
    await page.keyboard.press('Escape');
    await opened.host(`frame.updateLocale('de')`);
    await inside.getByRole('tab', { name: 'Szenen' }).waitFor();
    await stage().shoot(page, 'chart-german');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('on a telephone the chosen part of a chart is seen whole, beside those that do not fit', async () => {
    const office = await stage().office();
    const opened = await stage().open({
      surface: `workspace/clients/${office.practice.patient.id}`,
      token: await office.mint(),
      width: 390,
    });
    const tab = opened.inside.getByRole('tab', { name: 'Books and worksheets' });
    await tab.click();
    await eventually(async () => {
      const [box, row] = [await tab.boundingBox(), await opened.inside.getByRole('tablist').boundingBox()];
      if (!box || !row) return false;
      // What lies at the row's end fades.
      return box.x >= row.x && box.x + box.width <= row.x + row.width - FADE;
    });
    await stage().shoot(opened.page, 'chart-telephone-books');
    await opened.close();
  });

  test('says why where clients cannot be read, with a number to copy, and tries again', async () => {
    const office = await stage().office();
    // Home would have put the clients into the cache already.
    const opened = await stage().open({ surface: 'workspace/community', token: await office.mint() });
    const { inside, page } = opened;
    await page.route('**/api/embed/clients?*', (route) =>
      route.fulfill({
        status: 404,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'https://x.example/not-found', request_id: 'abc-123' }),
      }),
    );
    await inside.getByRole('navigation').getByText('Clients').click();
    const alert = inside.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('abc-123');
    await stage().shoot(page, 'clients-error');
    await opened.close();
  });
};
export default tests;
