import { clientOf } from '../../support/client.ts';
import { type Part, until } from './stage.ts';

export const filledForm: Part = async ({ app, practice, mint, form, open, shoot, expect }) => {
  const token = await mint({ capabilities: ['form:submit'], patient_id: practice.patient.id });
  const reader = clientOf(app.baseUrl, await mint({ capabilities: ['form:read'] }));
  const submissions = async () =>
    (await reader.get(`/api/embed/forms/${form.id}/submissions?limit=100`)).body.data.length;
  const before = await submissions();
  const { page, waitFor, frame } = await open([{ surface: `forms/${form.id}`, token }]);
  await waitFor('ready');
  const inside = frame();
  await inside.waitForSelector('button:text-is("Hand in")');
  expect(
    (await submissions()) === before,
    'a form that is opened to be filled in leaves no submission behind',
  );
  await shoot(page, 'form');
  await inside.focus('input[type=date]');
  await page.keyboard.type('02');
  await inside.click('button:text-is("Save and go on later")');
  await inside.waitForSelector('.ask:has(input[type=date]) .ask-fault:text-is("This answer does not fit.")');
  expect(true, 'half a date is told, and not taken for none');
  for (const input of await inside.$$('input[type=text], textarea')) await input.fill('Something');
  for (const input of await inside.$$('input[type=number]'))
    await input.fill((await input.getAttribute('min')) || '1');
  for (const input of await inside.$$('input[type=date]')) await input.fill('2026-01-02');
  for (const group of await inside.$$('fieldset')) await (await group.$('input'))?.check();
  await inside.fill('textarea', 'One line\nand another');
  const capabilities = ['form:read', 'form:write'];
  const builder = clientOf(app.baseUrl, await mint({ capabilities }));
  const asked = { type: 'short_text', label: 'Asked only now', required: true };
  const fields = [...form.fields.filter(({ type }: { type: string }) => type !== 'date'), asked];
  await builder.patch(`/api/embed/forms/${form.id}`, { status: 'draft' });
  await inside.click('button:text-is("Hand in")');
  await inside.waitForSelector('#notice:has-text("was withdrawn")');
  await builder.patch(`/api/embed/forms/${form.id}`, { status: 'published', fields });
  await inside.click('button:text-is("Hand in")');
  const now = await inside.waitForSelector(
    '.ask:has-text("Asked only now") .ask-fault:not(:empty) >> xpath=..',
  );
  expect(
    (await inside.inputValue('textarea')) === 'One line\nand another' &&
      (await inside.$('input[type=date]')) === null,
    'a form that was changed meanwhile is shown as it is now, with what was entered',
  );
  await (await now.$('input'))?.fill('Something');
  await inside.click('button:text-is("Hand in")');
  const { payload } = await waitFor('form.submitted');
  expect(
    payload.status === 'completed' && payload.formId === form.id,
    'a form that is filled in is submitted',
  );
  await until(inside, `document.activeElement.textContent === 'Thank you'`);
  await shoot(page, 'form-done');
  await page.close();
};
