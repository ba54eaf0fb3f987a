import { expect } from '@jest/globals';
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
};
export default tests;
