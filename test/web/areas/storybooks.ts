import { expect } from '@jest/globals';
import { failedStorybook, readyStorybook, startedStorybook } from '../../support/storybooks.ts';
import { chooseClient } from '../choose-client.ts';
import type { AreaTests, Office, WebStage } from '../stage.ts';

const SURFACE = 'workspace/storybooks';
const open = async (stage: WebStage, office: Office, more: object = {}) =>
  stage.open({ surface: SURFACE, token: await office.mint(), ...more });

/** A device with a voice, which the test's browser has none of: what it was told to say, and how it ends. */
const VOICE = `
  window.said = [];
  const voices = [{ lang: 'en-GB', name: 'Test', default: true, localService: true, voiceURI: 'test' }];
  speechSynthesis.getVoices = () => voices;
  speechSynthesis.cancel = () => {};
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };
  speechSynthesis.speak = (words) => { said.push(words.text); window.finish = () => words.onend(); };`;

const tests: AreaTests = (stage, test) => {
  test('shows covers, what is being made and what failed; an empty shelf says what to do', async () => {
    const office = await stage().office();
    const empty = await open(stage(), office);
    await empty.inside.getByText('No storybooks yet').waitFor();
    expect(await stage().look(empty, 'storybooks-empty')).toEqual([]);
    await empty.close();
    const { clinician, world } = office;
    const ready = await readyStorybook(stage().app, world.organizationId, clinician);
    await failedStorybook(stage().app, world.organizationId, clinician);
    await startedStorybook(clinician);
    const opened = await open(stage(), office);
    const { inside } = opened;
    await inside.getByRole('link', { name: ready.title }).waitFor();
    await inside.getByText('Could not be made').waitFor();
    await inside.getByRole('progressbar').waitFor();
    expect(await stage().look(opened, 'storybooks')).toEqual([]);
    await inside.getByRole('link', { name: 'Untitled' }).click();
    await inside.getByText('This could not be made').waitFor();
    expect(await stage().look(opened, 'storybook-failed')).toEqual([]);
    await inside.getByRole('button', { name: 'New storybook' }).click();
    await inside.getByLabel('What is it about?').waitFor();
    await inside.getByRole('button', { name: 'Close' }).click();
    await inside.getByRole('link', { name: 'All storybooks' }).click();
    await opened.host(`frame.updateLocale('de')`);
    await inside.getByRole('heading', { level: 1, name: 'Bilderbücher' }).waitFor();
    expect(await stage().look(opened, 'storybooks-german')).toEqual([]);
    await opened.close();
  });

  test('a story is asked for by keyboard, and its progress is followed until it can be read', async () => {
    const office = await stage().office();
    const opened = await open(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'New storybook' }).focus();
    await page.keyboard.press('Enter');
    await inside.getByRole('button', { name: 'Write the storybook' }).click();
    await inside.getByText('Please fill this in.').waitFor();
    await inside.getByLabel('What is it about?').fill('Being afraid of the dark');
    expect(await stage().look(opened, 'storybooks-generate')).toEqual([]);
    await page.keyboard.press('Escape');
    await inside.getByRole('button', { name: 'Stay here' }).click();
    await inside.getByRole('button', { name: 'Write the storybook' }).focus();
    await page.keyboard.press('Enter');
    const { payload } = await opened.waitFor('storybook.created');
    await inside.getByRole('heading', { level: 1, name: 'New storybook' }).waitFor();
    expect(await stage().look(opened, 'storybook-making')).toEqual([]);
    const book = await office.clinician.get(`/v1/partner/storybooks/${payload.storybookId}`);
    expect(book.body.data).toMatchObject({ status: 'generating', language: 'en', page_count: 8 });
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('is read page by page by press, keys and swipe, and aloud where there is a voice', async () => {
    const office = await stage().office();
    const { id } = await readyStorybook(stage().app, office.world.organizationId, office.clinician);
    const opened = await open(stage(), office);
    const { inside, page } = opened;
    await inside.evaluate(VOICE);
    await inside.getByRole('main').getByRole('listitem').getByRole('link').click();
    await inside.getByRole('button', { name: 'Read', exact: true }).click();
    await inside.getByText('Page 1 of 4').waitFor();
    expect(await stage().look(opened, 'storybook-reader')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await inside.getByText('Page 2 of 4').waitFor();
    await inside.getByRole('button', { name: 'Next page' }).click();
    await inside.getByText('Page 3 of 4').waitFor();
    await page.keyboard.press('Home');
    const box = (await inside.locator('.reader-stage').boundingBox()) as {
      x: number;
      y: number;
      width: number;
    };
    await page.mouse.click(box.x + box.width * 0.8, box.y + 60);
    await inside.getByText('Page 2 of 4').waitFor();
    await page.mouse.move(box.x + 300, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 500, box.y + 66, { steps: 4 });
    await page.mouse.up();
    await inside.getByText('Page 1 of 4').waitFor();
    await inside.getByRole('button', { name: 'Read aloud' }).click();
    await opened.until('said.length === 1');
    await inside.evaluate('finish()');
    await inside.getByText('Page 2 of 4').waitFor();
    const pages = (await office.clinician.get(`/v1/partner/storybooks/${id}/pages`)).body.data;
    await opened.until('said.length === 2');
    expect(await inside.evaluate('said')).toEqual([pages[0].text, pages[1].text]);
    await page.keyboard.press('Escape');
    await inside.getByText('Page 2 of 4').waitFor({ state: 'detached' });
    await inside.getByRole('button', { name: 'Read', exact: true }).click();
    await inside.getByText('Page 1 of 4').waitFor();
    await opened.back();
    await inside.getByText('Page 1 of 4').waitFor({ state: 'detached' });
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('is changed in place, guards what is unsaved, and is not written over', async () => {
    const office = await stage().office();
    const { clinician } = office;
    const { id } = await readyStorybook(stage().app, office.world.organizationId, clinician);
    const pagesNow = async () => (await clinician.get(`/v1/partner/storybooks/${id}/pages`)).body.data;
    const opened = await open(stage(), office);
    const { inside } = opened;
    await inside.getByRole('main').getByRole('listitem').getByRole('link').click();
    await inside.getByRole('button', { name: 'Edit', exact: true }).click();
    await inside.getByLabel('Title').fill('Pim and the quiet wood');
    await inside.getByLabel('Page 2', { exact: true }).fill('It was morning.');
    await inside.getByRole('button', { name: 'Move page 2 forward' }).click();
    expect(await stage().look(opened, 'storybook-editing')).toEqual([]);
    await inside.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
    await inside.getByRole('button', { name: 'Stay here' }).click();
    await inside.getByRole('button', { name: 'Remove page 4' }).click();
    await inside.getByRole('button', { name: 'Save changes' }).click();
    await inside.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
    await inside.getByRole('heading', { level: 1, name: 'Pim and the quiet wood' }).waitFor();
    const saved = await pagesNow();
    expect([saved.length, saved[0].text]).toEqual([3, 'It was morning.']);
    expect(await stage().look(opened, 'storybook')).toEqual([]);
    await inside.getByRole('button', { name: 'Edit', exact: true }).click();
    await inside.getByRole('button', { name: 'Add a page' }).click();
    await inside.getByLabel('What it says').fill('And then it was night.');
    await stage().shoot(opened.page, 'storybook-add-page');
    await inside.getByRole('button', { name: 'Add the page' }).click();
    await inside.getByLabel('Page 4', { exact: true }).fill('And then it was night again.');
    // Somebody else takes a page out meanwhile.
    const now = await pagesNow();
    const token = await office.mint();
    const arranged = await fetch(`${stage().app.baseUrl}/api/embed/storybooks/${id}/pages`, {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': '1f0e8a54-7f1e-4b53-b5a7-3a8a4f0f8f11',
      },
      body: JSON.stringify({
        page_ids: now.map((one: { id: string }) => one.id),
        pages: now.slice(1).map((one: { id: string }) => ({ id: one.id })),
      }),
    });
    expect(arranged.status).toBe(200);
    await inside.getByRole('button', { name: 'Save changes' }).click();
    await inside.getByText('was changed elsewhere').waitFor();
    expect(await inside.getByLabel('Page 3', { exact: true }).inputValue()).toBe(
      'And then it was night again.',
    );
    await inside.getByRole('button', { name: 'Save changes' }).click();
    await inside.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect((await pagesNow()).map(({ text }: { text: string }) => text).at(-1)).toBe(
      'And then it was night again.',
    );
    await opened.close();
  });

  test('goes by e-mail to a client who is chosen, where the token names none', async () => {
    const office = await stage().office();
    const { practice, clinician, world } = office;
    const { id } = await readyStorybook(stage().app, world.organizationId, clinician);
    const opened = await open(stage(), office);
    const { inside } = opened;
    await inside.getByRole('main').getByRole('listitem').getByRole('link').click();
    await inside.getByRole('button', { name: 'Send by e-mail' }).click();
    await chooseClient(inside, inside.getByRole('dialog'), 'Noa Lind');
    expect(await stage().look(opened, 'storybook-share')).toEqual([]);
    await inside.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await inside.getByText('It is on its way.').waitFor();
    const { rows } = await stage().app.owner.pool.query(
      'select partner_patient_id from content_shares where content_id = $1',
      [id],
    );
    expect(rows).toEqual([{ partner_patient_id: practice.patient.id }]);
    await opened.close();
  });

  test('is printed page by page, saved as PDF and deleted after a question, on a telephone', async () => {
    const office = await stage().office();
    const book = await readyStorybook(stage().app, office.world.organizationId, office.clinician);
    const opened = await open(stage(), office, { width: 390, height: 844 });
    const { inside, page } = opened;
    await inside.evaluate(`window.printed = 0; window.print = () => {
      printed = document.querySelectorAll('.print-page img').length; }`);
    await inside.getByRole('main').getByRole('listitem').getByRole('link').click();
    await inside.getByRole('button', { name: 'More' }).click();
    await inside.getByRole('menuitem', { name: 'Print' }).click();
    await opened.until('printed === 4');
    await inside.getByRole('button', { name: 'More' }).click();
    const download = page.waitForEvent('download');
    await inside.getByRole('menuitem', { name: 'Save as PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`${book.title}.pdf`);
    await inside.getByRole('button', { name: 'More' }).click();
    await inside.getByRole('menuitem', { name: 'Delete the storybook' }).click();
    await stage().shoot(page, 'storybook-delete-telephone');
    await inside.getByRole('button', { name: 'Delete the storybook' }).click();
    await inside.getByText('No storybooks yet').waitFor();
    expect((await office.clinician.get(`/v1/partner/storybooks/${book.id}`)).status).toBe(404);
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
