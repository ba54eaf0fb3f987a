import { readyStorybook } from '../../support/storybooks.ts';
import { hold, type Part, until } from './stage.ts';

export const storybook: Part = async ({ app, world, clinician, mint, open, shoot, expect }) => {
  const { id } = await readyStorybook(app, world.organizationId, clinician);
  const token = await mint({ capabilities: ['storybook:read', 'storybook:write'] });
  const mount = { surface: `storybooks/${id}`, token };
  const { page, waitFor, frame } = await open([mount, mount]);
  for (const index of [0, 1]) await waitFor('ready', index);
  const [one, two] = [frame(0), frame(1)];
  await one.click('summary:text-is("Edit this storybook")');
  await one.fill('#book-title', 'Pim and the quiet wood');
  await one.click('button:text-is("Save the title")');
  await one.waitForSelector('h1:text-is("Pim and the quiet wood")');
  await one.click('summary:text-is("Edit page 2")');
  await one.fill('#page-1', 'It was');
  await shoot(page, 'storybook-editing');
  const letSave = await hold(page, '**/pages');
  await one.click('details[open] button:text-is("Save the text")');
  await one.fill('#page-1', 'It was morning.');
  letSave();
  await one.waitForSelector('li[aria-label="Page 2"] p:text-is("It was")');
  await one.click('details[open] button:text-is("Save the text")');
  await one.waitForSelector('li[aria-label="Page 2"] p:text-is("It was morning.")');
  await until(one, `document.activeElement.localName === 'main'`);
  await one.click('summary:text-is("Edit page 2")');
  await one.click('details[open] button:text-is("Move forward")');
  await one.waitForSelector('li[aria-label="Page 1"] p:text-is("It was morning.")');
  await one.click('summary:text-is("Edit page 4")');
  await one.click('details[open] button:text-is("Remove the page")');
  await one.click('dialog button:text-is("Remove it")');
  await until(one, 'document.querySelectorAll(".pages > li").length === 3');
  await one.click('summary:text-is("Edit this storybook")');
  await one.fill('#book-next', 'And then it was night.');
  await one.click('button:text-is("Add the page")');
  await one.waitForSelector('li[aria-label="Page 4"] p:text-is("And then it was night.")');
  expect(true, 'texts, order and title of a storybook are changed in the frame');
  await two.click('summary:text-is("Edit page 2")');
  await two.fill('#page-1', 'A draft.');
  await two.click('summary:text-is("Edit page 1")');
  await two.click('li[aria-label="Page 1"] button:text-is("Remove the page")');
  await two.click('dialog button:text-is("Remove it")');
  await until(two, `document.getElementById('notice')?.textContent.includes('changed elsewhere')`);
  expect(
    (await clinician.get(`/v1/partner/storybooks/${id}/pages`)).body.data.length === 4,
    'a storybook that was changed elsewhere is shown as it is, not written over',
  );
  const isThere = `[...document.querySelectorAll('details[open] textarea')].some(({ value }) => value === 'A draft.')`;
  await until(two, isThere);
  await page.route('**/pages?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await two.click('summary:text-is("Edit this storybook")');
  await two.click('button:text-is("Ready for shelves")');
  await two.click('button:text-is("Try again")');
  await until(two, isThere);
  expect(true, 'what was typed of other pages stays, whatever is drawn anew');
  await page.close();
};
