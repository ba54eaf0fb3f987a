import { EVERYTHING, type Part, until } from './stage.ts';

/** What is put together or written for the clinician. */
export const making: Part = async ({ clinician, mint, open, shoot, expect }) => {
  const token = await mint({ ...EVERYTHING, capabilities: ['worksheet:generate'] });
  const { page, waitFor, frame } = await open([{ surface: 'workspace/forms', token }]);
  await waitFor('ready');
  const inside = frame();
  await inside.click('summary:text-is("Put a form together from sections")');
  await inside.fill('#composed-title', 'Getting to know each other');
  await inside.check('input[value=goals]');
  await inside.check('input[value=sleep]');
  await shoot(page, 'workspace-forms-composing');
  await inside.click('details[open] button:text-is("Keep as draft")');
  const composed = await waitFor('form.created');
  const { body } = await clinician.get(`/v1/partner/forms/${composed.payload.formId}`);
  expect(
    body.data.status === 'draft' &&
      body.data.fields.some(({ label }: { label: string }) => label === 'Sleep'),
    'a form is composed of sections in the frame',
  );
  await inside.click('nav >> :text-is("Worksheets")');
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

/** A form, question by question. */
export const building: Part = async ({ clinician, mint, open, shoot, expect }) => {
  const token = await mint(EVERYTHING);
  const { page, waitFor, frame } = await open([{ surface: 'workspace/forms', token }]);
  await waitFor('ready');
  const inside = frame();
  const readForm = async (id: unknown) => (await clinician.get(`/v1/partner/forms/${id}`)).body.data;
  await inside.click('summary:text-is("Make a form")');
  await inside.fill('#form-title', 'After the holidays');
  await inside.fill('.question-row [id^=label-]', 'What was best?');
  await inside.selectOption('.question-row [id^=kind-]', 'multi_choice');
  await inside.fill('.question-row [id^=options-]', 'The sea');
  await shoot(page, 'workspace-forms-building');
  await inside.click('details[open] button:text-is("Keep as draft")');
  await inside.waitForSelector('.question-row [id^=options-][aria-invalid]');
  await inside.fill('.question-row [id^=options-]', 'The sea\n\n Grandmother ');
  await inside.click('details[open] button:text-is("Keep as draft")');
  const { formId } = (await waitFor('form.created')).payload;
  const made = await readForm(formId);
  expect(
    JSON.stringify(made.fields[0].options) === '["The sea","Grandmother"]' && made.status === 'draft',
    'a form is made with a question of several answers, and a single one is refused where it was typed',
  );
  const drawnAs = await inside.$eval(
    'strong:text-is("After the holidays")',
    (element: { dir: string }) => element.dir,
  );
  expect(drawnAs === 'auto', 'a title in a list runs in its own direction');
  await inside.click('li.entry:has-text("After the holidays") button:text-is("Look")');
  await inside.waitForSelector('h1:text-is("After the holidays")');
  expect(
    (await inside.isVisible('legend:has-text("What was best?")')) &&
      (await inside.isDisabled('.options input >> nth=0')),
    'a draft is looked at as it will be asked',
  );
  await inside.click('summary:text-is("Change this form")');
  await inside.click('button:text-is("Another question")');
  await inside.fill('.question-row >> nth=1 >> [id^=label-]', 'How was it?');
  await inside.selectOption('.question-row >> nth=1 >> [id^=kind-]', 'scale');
  await inside.fill('.question-row >> nth=1 >> [id^=step-] >> nth=1', '10');
  await inside.check('.question-row >> nth=1 >> [type=checkbox]');
  await inside.click('.question-row >> nth=1 >> button:text-is("Move forward")');
  const isFocused = (control: string) =>
    inside.$eval(control, (element: { matches(selector: string): boolean }) => element.matches(':focus'));
  const isHeld = await isFocused('.question-row:first-child button:text-is("Move forward")');
  await inside.click('button:text-is("Another question")');
  await inside.click('.question-row:last-child button:text-is("Remove")');
  expect(
    isHeld && (await isFocused('.question-row:last-child [id^=label-]')),
    'whoever moves and removes questions by keyboard goes on beside them',
  );
  await shoot(page, 'workspace-forms-changing');
  await inside.click('button:text-is("Save the form")');
  await waitFor('form.saved');
  const [first, second] = (await readForm(formId)).fields;
  expect(
    first.type === 'scale' && first.max === 10 && first.required && second.id === made.fields[0].id,
    'a question is added and moved, and the others stay what they are',
  );
  await inside.click('summary:text-is("Change this form")');
  await inside.fill('#form-title', 'After all holidays');
  await clinician.patch(`/v1/partner/forms/${formId}`, { shelf_ready: true });
  await inside.click('button:text-is("Save the form")');
  await until(inside, `document.getElementById('notice').textContent.includes('changed elsewhere')`);
  expect(
    (await inside.inputValue('#form-title')) === 'After all holidays',
    'a form that was changed elsewhere is not written over',
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

  await inside.click('nav >> :text-is("Forms")');
  await inside.click('summary:text-is("Make a form")');
  await inside.fill('#form-title', 'Sleep');
  const question = '.question-row [id^=label-]';
  await inside.fill(question, ' ');
  await press('Keep as draft');
  await marked(question);
  await inside.fill(question, 'How did you sleep?');
  await inside.click('nav >> :text-is("Calendar")');
  await inside.click(':is(dialog, [role=alertdialog]) :text-is("Stay here")');
  expect(
    (await inside.inputValue(question)) === 'How did you sleep?',
    'who leaves a form that is being made is asked before it is lost',
  );
  await inside.click('nav >> :text-is("Calendar")');
  await inside.click(':is(dialog, [role=alertdialog]) :text-is("Leave without saving")');
  await inside.click('summary:text-is("Book a session")');
  await inside.fill('#when', '');
  await press('Book');
  await marked('#when');
  expect(true, 'questions and times that are left empty are said so where they stand');

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
