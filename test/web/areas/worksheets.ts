import { expect } from '@jest/globals';
import { convert, pdfOf, pictureOf, upload } from '../../support/worksheets.ts';
import type { AreaTests, Office, WebStage } from '../stage.ts';

const EVERYTHING_GENERATING = {
  areas: ['home', 'clients', 'storybooks', 'worksheets'],
  area_access: 'full',
  capabilities: ['worksheet:generate'],
};

const ready = async (stage: WebStage, { clinician, world }: Office, pages: number) => {
  const { id } = await upload(clinician, await pdfOf(pages));
  await convert(stage.app, world.organizationId, id);
  return id as string;
};
const open = async (stage: WebStage, office: Office, mint: object = {}, more: object = {}) =>
  stage.open({
    surface: 'workspace/worksheets',
    token: await office.mint({ ...EVERYTHING_GENERATING, ...mint }),
    ...more,
  });
const tests: AreaTests = (stage, test) => {
  test('a document is uploaded by hand, what does not fit is said, and its progress is shown', async () => {
    const office = await stage().office();
    const opened = await open(stage(), office);
    const { inside } = opened;
    await inside.getByText('No worksheets yet').waitFor();
    expect(await stage().look(opened, 'worksheets-empty')).toEqual([]);
    await inside.getByRole('button', { name: 'Upload a document' }).click();
    await inside.getByRole('button', { name: 'Make the worksheet' }).click();
    await inside.getByText('Please choose a document.').waitFor();
    await inside
      .locator('input[type=file]')
      .setInputFiles({ name: 'Feelings_today.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await inside.getByText('This is no PDF, PNG or JPEG.').waitFor();
    await inside.locator('input[type=file]').setInputFiles({
      name: 'Feelings_today.png',
      mimeType: 'image/png',
      buffer: await pictureOf(40, 40),
    });
    expect(await stage().look(opened, 'worksheets-upload')).toEqual([]);
    await inside.getByLabel('Title').fill('How I feel');
    await inside.getByRole('button', { name: 'Make the worksheet' }).click();
    const { payload } = await opened.waitFor('worksheet.created');
    await inside.getByRole('heading', { level: 1, name: 'How I feel' }).waitFor();
    await inside.getByRole('progressbar').waitFor();
    expect(await stage().look(opened, 'worksheet-making')).toEqual([]);
    await convert(stage().app, office.world.organizationId, payload.worksheetId as string);
    await inside.getByRole('button', { name: 'Save as PDF' }).waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('of one that could not be made another is made from its page', async () => {
    const office = await stage().office();
    const { id } = await upload(office.clinician, Buffer.from('%PDF-1.4 broken'));
    await convert(stage().app, office.world.organizationId, id);
    const opened = await open(stage(), office, {}, { surface: `workspace/worksheets/${id}` });
    const { inside } = opened;
    await inside.getByText('Its document cannot be read.').waitFor();
    expect(await stage().look(opened, 'worksheet-failed')).toEqual([]);
    await inside.getByRole('button', { name: 'Upload a document' }).click();
    await inside.locator('input[type=file]').setInputFiles({
      name: 'Better.png',
      mimeType: 'image/png',
      buffer: await pictureOf(40, 40),
    });
    await inside.getByRole('button', { name: 'Make the worksheet' }).click();
    await opened.waitFor('worksheet.created');
    await inside.getByRole('heading', { level: 1, name: 'Better' }).waitFor();
    // The one that could not be made is deleted on its page, too.
    await opened.back();
    await inside.getByText('Its document cannot be read.').waitFor();
    await inside.getByRole('button', { name: 'More', exact: true }).click();
    await inside.getByRole('menuitem', { name: 'Delete' }).click();
    await inside.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    expect((await opened.waitFor('worksheet.deleted')).payload).toEqual({ worksheetId: id });
    await inside.getByRole('heading', { level: 1, name: 'Worksheets' }).waitFor();
    expect((await office.clinician.get(`/v1/partner/worksheets/${id}`)).status).toBe(404);
    await opened.close();
  });

  test('one is written for a topic, and renamed in the list', async () => {
    const office = await stage().office();
    const id = await ready(stage(), office, 1);
    const opened = await open(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'More for Feelings thermometer' }).click();
    await inside.getByRole('menuitem', { name: 'Rename' }).click();
    await inside.getByLabel('Title').fill('How I feel today');
    await page.keyboard.press('Enter');
    expect((await opened.waitFor('worksheet.saved')).payload).toEqual({ worksheetId: id });
    await inside.getByRole('link', { name: 'How I feel today' }).waitFor();
    await inside.getByRole('button', { name: 'New worksheet' }).click();
    await inside.getByLabel('What is it about?').fill('Being afraid of the dark');
    await stage().shoot(page, 'worksheets-generate');
    await inside.getByRole('button', { name: 'Write the worksheet' }).click();
    const { payload } = await opened.waitFor('worksheet.created');
    expect(
      (await office.clinician.get(`/v1/partner/worksheets/${payload.worksheetId}`)).body.data.status,
    ).toBe('converting');
    await opened.close();
  });

  test('pages are reordered by dragging, by keyboard and by menu, and one is removed after a question', async () => {
    const office = await stage().office();
    const id = await ready(stage(), office, 4);
    const pagesNow = async () =>
      (await office.clinician.get(`/v1/partner/worksheets/${id}/pages`)).body.data.map(
        (one: { id: string }) => one.id,
      );
    const first = await pagesNow();
    const opened = await open(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('link', { name: 'Feelings thermometer' }).click();
    const rows = inside.getByRole('list', { name: 'Pages' }).getByRole('listitem');
    await rows.nth(3).waitFor();
    expect(await stage().look(opened, 'worksheet')).toEqual([]);
    await rows.nth(0).getByRole('button', { name: 'More for Page 1' }).click();
    await inside.getByRole('menuitem', { name: 'Move back' }).click();
    await inside.getByText('The page is page 2 now.').waitFor();
    expect(await pagesNow()).toEqual([first[1], first[0], first[2], first[3]]);
    // By keyboard: the handle takes the page up, Tab chooses the place, Enter puts it down.
    const changed = async (before: unknown) => JSON.stringify(await pagesNow()) !== JSON.stringify(before);
    const moveByKeys = async () => {
      await rows.nth(2).getByRole('button', { name: 'Move page 3' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      await page.keyboard.press('Tab');
      await stage().shoot(page, 'worksheet-keyboard-drag');
      await page.keyboard.press('Enter');
      for (let left = 30; left > 0; left -= 1) {
        if (await changed([first[1], first[0], first[2], first[3]])) return true;
        await page.waitForTimeout(100);
      }
      // The list was drawn anew while the page was held: its handle has to be pressed again.
      await page.keyboard.press('Escape');
      return false;
    };
    for (let attempts = 3; attempts > 0 && !(await moveByKeys()); attempts -= 1);
    const moved = await pagesNow();
    expect(moved.indexOf(first[2])).not.toBe(2);
    const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()];
    if (!from || !to) throw new Error('The pages are not shown');
    await page.waitForTimeout(400);
    await page.mouse.move(from.x + 60, from.y + 80);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width - 20, to.y + 80, { steps: 12 });
    await page.waitForTimeout(200);
    await page.mouse.up();
    for (let left = 60; left > 0 && !(await changed(moved)); left -= 1) await page.waitForTimeout(100);
    expect(await pagesNow()).toEqual([moved[1], moved[2], moved[0], moved[3]]);
    await rows.nth(0).getByRole('button', { name: 'More for Page 1' }).click();
    await inside.getByRole('menuitem', { name: 'Remove the page' }).click();
    await stage().shoot(page, 'worksheet-remove');
    await inside.getByRole('alertdialog').getByRole('button', { name: 'Remove the page' }).click();
    await inside.getByText('The page is removed.').waitFor();
    expect(await pagesNow()).toHaveLength(3);
    await rows.nth(3).waitFor({ state: 'detached' });
    await rows.nth(1).getByRole('button', { name: 'Show page 2 large' }).click();
    await inside.getByText('Page 2 of 3').waitFor();
    await stage().shoot(page, 'worksheet-reader');
    await page.keyboard.press('Escape');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('goes by e-mail to the patient of the token, and is deleted on a telephone', async () => {
    const office = await stage().office();
    const id = await ready(stage(), office, 2);
    const opened = await open(
      stage(),
      office,
      { capabilities: ['worksheet:share'], patient_id: office.practice.patient.id },
      { width: 390, height: 844 },
    );
    const { inside, page } = opened;
    await inside.getByRole('link', { name: 'Feelings thermometer' }).click();
    await inside.getByRole('button', { name: 'Send by e-mail' }).click();
    await inside.getByLabel('A few words to go with it').fill('Shall we look at this on Thursday?');
    await stage().shoot(page, 'worksheet-share-telephone');
    await inside.getByRole('button', { name: 'Send', exact: true }).click();
    await inside.getByText('It is on its way.').waitFor();
    await inside.getByRole('button', { name: 'More', exact: true }).click();
    await inside.getByRole('menuitem', { name: 'Delete the worksheet' }).click();
    await inside.getByRole('alertdialog').getByRole('button', { name: 'Delete the worksheet' }).click();
    expect((await opened.waitFor('worksheet.deleted')).payload).toEqual({ worksheetId: id });
    await inside.getByText('No worksheets yet').waitFor();
    await opened.close();
  });
};
export default tests;
