import { expect } from '@jest/globals';
import { readyStorybook } from '../../support/storybooks.ts';
import type { AreaTests, Office, WebStage } from '../stage.ts';

const open = async (stage: WebStage, office: Office, more: object = {}) =>
  stage.open({ surface: 'workspace/playrooms', token: await office.mint(), ...more });

const tests: AreaTests = (stage, test) => {
  test('a playroom is chosen by looking, furnished, and opened from the gallery', async () => {
    const office = await stage().office();
    const opened = await open(stage(), office);
    const { inside } = opened;
    await inside.getByRole('heading', { level: 2, name: 'Toolkits' }).waitFor();
    await inside.locator('.room-picture img').first().waitFor();
    expect(await stage().look(opened, 'rooms')).toEqual([]);
    await inside.getByRole('button', { name: 'New playroom' }).click();
    await inside.getByLabel('Name').fill('Reef');
    await inside.getByText('Teenagers').click();
    await inside.getByText('Ocean').click();
    await inside.getByRole('dialog').getByText('Dollhouse').click();
    expect(await stage().look(opened, 'rooms-new')).toEqual([]);
    await inside.getByRole('button', { name: 'Make it' }).click();
    await inside.getByRole('heading', { level: 1, name: 'Reef' }).waitFor();
    const rooms = (await office.clinician.get('/v1/partner/playrooms')).body.data;
    const reef = rooms.find(({ name }: { name: string }) => name === 'Reef');
    expect([reef.theme, reef.age_band, reef.items.includes('dollhouse')]).toEqual(['ocean', '13-17', false]);
    await opened.until(`document.querySelector('.room-artwork')?.naturalWidth > 0`);
    expect(await stage().look(opened, 'room')).toEqual([]);
    await opened.back();
    await inside.getByRole('link', { name: 'Reef' }).waitFor();
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('its shelf is filled by covers and emptied, it is published, and it is not written over', async () => {
    const office = await stage().office();
    const { clinician, world } = office;
    const book = await readyStorybook(stage().app, world.organizationId, clinician);
    const edited = await stage().open({ surface: `workspace/storybooks`, token: await office.mint() });
    await edited.inside.getByRole('link', { name: book.title }).click();
    await edited.inside.getByRole('button', { name: 'More' }).click();
    await edited.inside.getByRole('menuitem', { name: 'Make available for shelves' }).click();
    await edited.inside.getByText('It can stand on shelves now.').waitFor();
    await edited.close();
    const made = await clinician.post('/v1/partner/playrooms', {
      name: 'Clearing',
      room_type: 'child',
      theme: 'forest',
    });
    const { id } = made.body.data;
    const opened = await open(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('link', { name: 'Clearing' }).click();
    await inside.getByRole('button', { name: 'Put something on the shelf' }).click();
    await inside.getByRole('button', { name: book.title }).click();
    await inside.getByText('It stands on the shelf now.').waitFor();
    expect(await stage().look(opened, 'room-shelf-add')).toEqual([]);
    await inside.getByRole('button', { name: 'Done' }).click();
    const standing = async () => (await clinician.get(`/v1/partner/playrooms/${id}/content`)).body.data;
    expect((await standing())[0].content_id).toBe(book.id);
    expect(await stage().look(opened, 'room-shelf')).toEqual([]);
    await inside.getByRole('button', { name: `Take “${book.title}” off the shelf` }).focus();
    await page.keyboard.press('Enter');
    await inside.getByText('Nothing stands on the shelf yet').waitFor();
    expect(await standing()).toEqual([]);
    await inside.getByRole('switch', { name: 'Published' }).focus();
    await page.keyboard.press('Space');
    await inside.getByText('It is not published any more.').waitFor();
    expect((await clinician.get(`/v1/partner/playrooms/${id}`)).body.data.published).toBe(false);
    await inside.getByRole('button', { name: 'Change', exact: true }).click();
    await inside.getByLabel('Name').fill('Dry clearing');
    await clinician.patch(`/v1/partner/playrooms/${id}`, { theme: 'space' });
    await inside.getByRole('button', { name: 'Save', exact: true }).click();
    await inside.getByText('changed elsewhere').waitFor();
    expect(await inside.getByLabel('Name').inputValue()).toBe('Dry clearing');
    const { theme, name } = (await clinician.get(`/v1/partner/playrooms/${id}`)).body.data;
    expect([theme, name]).toEqual(['space', 'Clearing']);
    await opened.close();
  });

  test('a toolkit is opened on a telephone, in German', async () => {
    const office = await stage().office();
    const opened = await open(stage(), office, { width: 390, height: 844, mount: { locale: 'de' } });
    const { inside, page } = opened;
    await inside.getByRole('button', { name: 'Neuer Werkzeugkasten' }).waitFor();
    await stage().shoot(page, 'rooms-german-telephone');
    await inside.getByRole('link', { name: 'Starter toolkit' }).click();
    await inside.getByRole('heading', { level: 1, name: 'Starter toolkit' }).waitFor();
    await stage().shoot(page, 'toolkit-telephone');
    await opened.close();
  });
};
export default tests;
