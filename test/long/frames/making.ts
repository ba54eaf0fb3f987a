import { EVERYTHING, type Part, until } from './stage.ts';

/** What is written for the clinician. */
export const making: Part = async ({ clinician, mint, open, shoot, expect }) => {
  const token = await mint({ ...EVERYTHING, capabilities: ['worksheet:generate'] });
  const { page, waitFor, frame } = await open([{ surface: 'workspace/worksheets', token }]);
  await waitFor('ready');
  const inside = frame();
  await inside.click('summary:text-is("Have a worksheet written")');
  await inside.fill('#sheet-topic', 'Being afraid of the dark');
  await inside.fill('#written-title', 'My calm night');
  await shoot(page, 'workspace-worksheets-writing');
  await inside.click('details[open] button:text-is("Write")');
  const written = await waitFor('worksheet.created');
  expect(
    (await clinician.get(`/v1/partner/worksheets/${written.payload.worksheetId}`)).body.data.status ===
      'converting',
    'a worksheet is written for a topic in the frame',
  );
  await page.close();
};

/** It is said where it stands, and nothing typed is lost. */
export const refused: Part = async ({ clinician, mint, open, shoot, expect }) => {
  const token = await mint({ ...EVERYTHING, capabilities: ['worksheet:generate'] });
  const { page, waitFor, frame } = await open([{ surface: 'workspace/worksheets', token }]);
  await waitFor('ready');
  const inside = frame();
  const marked = (control: string) => inside.waitForSelector(`${control}[aria-invalid] + .fault`);
  const press = (label: string) => inside.click(`details[open] button:text-is("${label}")`);

  await inside.click('summary:text-is("Have a worksheet written")');
  await press('Write');
  await marked('#sheet-topic');
  await inside.fill('#sheet-topic', 'Falling asleep');
  await inside.fill('#sheet-language', 'no language');
  await press('Write');
  await marked('#sheet-language');
  await shoot(page, 'workspace-refused');
  expect(
    (await inside.inputValue('#sheet-topic')) === 'Falling asleep' &&
      (await inside.$('#sheet-topic[aria-invalid]')) === null,
    'what is refused is said at its field alone, and what was typed stays',
  );
  await inside.fill('#sheet-language', '');
  await inside.fill('#sheet-pages', '');
  await press('Write');
  await waitFor('worksheet.created');
  expect(true, 'a worksheet is written with all that is optional left empty');

  await inside.click('nav button:text-is("Calendar")');
  await inside.click('summary:text-is("Book a session")');
  await inside.fill('#when', '');
  await press('Book');
  await marked('#when');
  expect(true, 'a time that is left empty is said so where it stands');

  await inside.click('nav >> :text-is("Storybooks")');
  await inside.click('summary:text-is("Have a storybook written")');
  await inside.fill('#story-topic', 'A brave hedgehog');
  await inside.fill('#story-goal', 'Daring to ask for help');
  await inside.selectOption('#story-age', '13-17');
  await inside.fill('#story-pages', '');
  let lost = 0;
  let asked: unknown;
  await page.route('**/api/embed/storybooks', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    asked = route.request().postDataJSON();
    await route.fetch();
    return route.fulfill({ status: 503, body: '' });
  });
  await press('Write');
  await until(inside, `document.getElementById('notice')?.textContent.includes('could not be reached')`);
  await press('Write');
  await waitFor('storybook.created');
  const stories = (await clinician.get('/v1/partner/storybooks')).body.data;
  expect(stories.length === 1, 'a story whose answer was lost is asked for again and written once');
  const { age_band, therapeutic_goal } = asked as Record<string, unknown>;
  expect(
    age_band === '13-17' && therapeutic_goal === 'Daring to ask for help',
    'a story is written for the age and the goal that were chosen',
  );
  await inside.waitForSelector('li.entry');
  await inside.click('summary:text-is("Have a storybook written")');
  await inside.fill('#story-topic', 'A shy owl');
  const isUnread = (url: URL) => url.pathname.endsWith('/storybooks') && url.search !== '';
  await page.route(isUnread, (route) => route.fulfill({ status: 503, body: '' }));
  await press('Write');
  await inside.waitForSelector('.warn:text-is("The service could not be reached.")');
  await page.unroute(isUnread);
  await inside.click('button:text-is("Try again")');
  await inside.waitForSelector('li.entry >> nth=1');
  expect(
    (await inside.inputValue('#story-topic')) === '',
    'a story that was taken is not asked for again where its list cannot be read',
  );
  await page.close();
};
