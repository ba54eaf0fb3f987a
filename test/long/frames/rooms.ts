import { readyStorybook } from '../../support/storybooks.ts';
import { EVERYTHING, type Part, until } from './stage.ts';

export const rooms: Part = async ({ app, world, clinician, mint, open, shoot, expect }) => {
  const book = await readyStorybook(app, world.organizationId, clinician);
  await clinician.patch(`/v1/partner/storybooks/${book.id}`, { shelf_ready: true });
  const token = await mint(EVERYTHING);
  const { page, waitFor, frame } = await open([{ surface: 'workspace/playrooms', token }]);
  await waitFor('ready');
  const inside = frame();
  const rooms = async () => (await clinician.get('/v1/partner/playrooms')).body.data;
  await inside.click('summary:text-is("Make a playroom")');
  await inside.fill('#new-playrooms-name', 'Reef');
  await inside.selectOption('#new-playrooms-type', 'teen');
  await inside.selectOption('#new-playrooms-theme', 'ocean');
  await inside.uncheck('details[open] input[value=dollhouse]');
  await shoot(page, 'workspace-rooms-making');
  await inside.click('details[open] button:text-is("Make")');
  await inside.click('li.entry:has-text("Reef") button:text-is("Look")');
  await inside.waitForSelector('h1:text-is("Reef")');
  const reef = (await rooms()).find(({ name }: { name: string }) => name === 'Reef');
  expect(
    reef.theme === 'ocean' && reef.age_band === '13-17' && !reef.items.includes('dollhouse'),
    'a playroom is made in the frame, with the age of those whom it is for',
  );
  await until(inside, `document.querySelector('.artwork').naturalWidth > 0`);
  await inside.selectOption('#to-put', `storybook/${book.id}`);
  await inside.click('button:text-is("Put on the shelf")');
  await inside.waitForSelector(`li.entry:has-text(${JSON.stringify(book.title)})`);
  await shoot(page, 'workspace-rooms-shelf');
  const standing = async () =>
    (await clinician.get(`/v1/partner/playrooms/${reef.id}/content`)).body.data.map(
      ({ content_id }: { content_id: string }) => content_id,
    );
  expect((await standing())[0] === book.id, 'a storybook is put on the shelf of a room');
  await inside.click('button:text-is("Take down")');
  await inside.waitForSelector('p:text-is("Nothing stands there yet.")');
  expect((await standing()).length === 0, 'and is taken down');
  await inside.click('summary:text-is("Change this playroom")');
  await inside.fill('#changed-playrooms-name', 'Deep reef');
  await inside.selectOption('#changed-playrooms-age', '18+');
  await inside.click('details[open] button:text-is("Save")');
  await inside.waitForSelector('h1:text-is("Deep reef")');
  expect(
    (await rooms()).some(
      ({ name, age_band }: { name: string; age_band: string }) => name === 'Deep reef' && age_band === '18+',
    ),
    'a room is changed in the frame',
  );
  await inside.click('summary:text-is("Change this playroom")');
  await inside.fill('#changed-playrooms-name', 'Dry reef');
  await clinician.patch(`/v1/partner/playrooms/${reef.id}`, { theme: 'space' });
  await inside.click('details[open] button:text-is("Save")');
  await until(inside, `document.getElementById('notice').textContent.includes('changed elsewhere')`);
  expect(
    (await rooms()).some(({ theme }: { theme: string }) => theme === 'space') &&
      (await inside.inputValue('#changed-playrooms-name')) === 'Dry reef',
    'a room that was changed elsewhere is not written over',
  );
  await inside.click('button:text-is("All rooms")');
  await inside.click('li.entry:has-text("Starter toolkit") button:text-is("Look")');
  await inside.waitForSelector('h1:text-is("Starter toolkit")');
  await shoot(page, 'workspace-rooms-toolkit');
  await page.close();
};
