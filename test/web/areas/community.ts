import { expect } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { readyStorybook } from '../../support/storybooks.ts';
import type { AreaTests } from '../stage.ts';

const tests: AreaTests = (stage, test) => {
  test('own content is shared by its cover, looked at, copied and taken back', async () => {
    const office = await stage().office();
    const { clinician, world } = office;
    const book = await readyStorybook(stage().app, world.organizationId, clinician);
    const opened = await stage().open({ surface: 'workspace/community', token: await office.mint() });
    const { inside, page } = opened;
    await inside.getByText('Nothing is shared yet').waitFor();
    await inside.getByRole('button', { name: 'Share something of yours' }).click();
    await inside.getByText(book.title).click();
    await inside.getByLabel('A few words about it').fill('Children open up with this one.');
    expect(await stage().look(opened, 'community-share')).toEqual([]);
    await inside.getByRole('button', { name: 'Share with the clinic' }).click();
    await inside.getByRole('link', { name: book.title }).waitFor();
    await inside.getByText('Children open up with this one.').waitFor();
    expect(await stage().look(opened, 'community')).toEqual([]);
    await inside.getByRole('link', { name: book.title }).focus();
    await page.keyboard.press('Enter');
    await inside.getByRole('listitem', { name: 'Page 4' }).waitFor();
    expect(await stage().look(opened, 'community-preview')).toEqual([]);
    await inside.getByRole('button', { name: `Copy into my library: ${book.title}` }).click();
    const { payload } = await opened.waitFor('storybook.created');
    expect(payload.storybookId).not.toBe(book.id);
    expect((await clinician.get(`/v1/partner/storybooks/${payload.storybookId}`)).status).toBe(200);
    await inside.getByRole('button', { name: `Open the copy: ${book.title}` }).waitFor();
    await inside.getByRole('button', { name: 'Take back' }).click();
    await inside.getByRole('button', { name: 'Take it back' }).click();
    await inside.getByText('Nothing is shared yet').waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('what is shared is found by title and kind; a form says on its card what it asks', async () => {
    const office = await stage().office();
    const { clinician, world } = office;
    const book = await readyStorybook(stage().app, world.organizationId, clinician);
    const share = (content_type: string, content_id: string) =>
      clinician.post('/v1/partner/clinic-community/items', { content_type, content_id });
    await share('storybook', book.id);
    for (const title of ['Élan vital', 'Week in review', 'Sleep diary']) {
      const fields = [
        { type: 'heading', label: 'About you' },
        ...['How was it?', 'What helped?', 'Who was there?', 'When?', 'And now?'].map((label) => ({
          type: 'short_text',
          label,
        })),
      ];
      const { body } = await clinician.post('/v1/partner/forms', { title, fields });
      expect((await share('form', body.data.id)).status).toBe(201);
    }
    const opened = await stage().open({ surface: 'workspace/community', token: await office.mint() });
    const { inside } = opened;
    const cards = inside.locator('.content-card');
    await eventually(async () => (await cards.count()) === 4);
    const diary = cards.filter({ hasText: 'Sleep diary' });
    await diary.getByText('5 questions').waitFor();
    await diary.getByText('Who was there?').waitFor();
    expect(await diary.getByText('And now?').count()).toBe(0);
    expect(await stage().look(opened, 'community-kinds')).toEqual([]);
    await inside.getByRole('searchbox', { name: 'Search by title' }).fill('elan');
    await eventually(async () => (await cards.count()) === 1);
    await inside.getByText('1 found').waitFor();
    await inside.getByRole('radio', { name: 'Storybooks' }).click();
    await inside.getByText('Nothing has that title').waitFor();
    expect(await stage().look(opened, 'community-none')).toEqual([]);
    await inside.getByRole('button', { name: 'Show all' }).click();
    await eventually(async () => (await cards.count()) === 4);
    await inside.getByRole('radio', { name: 'Storybooks' }).click();
    await eventually(async () => (await cards.count()) === 1);
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });
};
export default tests;
