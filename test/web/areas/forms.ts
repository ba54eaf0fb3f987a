import { expect } from '@jest/globals';
import { chooseClient } from '../choose-client.ts';
import { handIn, makeForm } from '../handed-in.ts';
import type { AreaTests, Office, Opened, WebStage } from '../stage.ts';

const openForms = async (stage: WebStage, office: Office, more: object = {}): Promise<Opened> =>
  stage.open({ surface: 'workspace/forms', token: await office.mint(), ...more });
const labelsOf = async ({ clinician }: Office, id: string): Promise<readonly string[]> =>
  (await clinician.get(`/v1/partner/forms/${id}`)).body.data.fields.map(
    ({ label }: { label: string }) => label,
  );

const tests: AreaTests = (stage, test) => {
  test('a form is begun, written beside its preview, saved, published and duplicated', async () => {
    const office = await stage().office();
    const opened = await openForms(stage(), office);
    const { inside, page } = opened;
    await inside.getByText('No forms yet').waitFor();
    await inside.getByRole('button', { name: 'New form' }).first().click();
    await inside.getByRole('dialog').getByLabel('Title').fill('How was the week?');
    await stage().shoot(page, 'forms-new');
    await inside.getByRole('button', { name: 'Begin' }).click();
    await inside.getByRole('heading', { level: 1, name: 'How was the week?' }).waitFor();
    await inside.getByLabel('Question', { exact: true }).fill('How did you sleep?');
    const preview = inside.getByRole('region', { name: 'As clients see it' });
    await preview.getByText('How did you sleep?').waitFor();
    await inside.getByRole('button', { name: 'Add a question' }).click();
    await inside.getByRole('menuitem', { name: 'One of several answers' }).click();
    await inside.getByLabel('Question', { exact: true }).fill('With whom?');
    await inside.getByRole('button', { name: 'Save' }).click();
    await inside.getByText('At least two answers that differ are needed.').waitFor();
    await inside.getByRole('textbox', { name: 'Answer 1' }).fill('Alone');
    await inside.getByRole('textbox', { name: 'Answer 2' }).fill('With others');
    await preview.getByText('With others').waitFor();
    expect(await stage().look(opened, 'form-builder')).toEqual([]);
    await inside.getByRole('button', { name: 'Save' }).click();
    await inside.getByText('Saved.').waitFor();
    const { payload } = await opened.waitFor('form.saved');
    expect(await labelsOf(office, String(payload.formId))).toEqual(['How did you sleep?', 'With whom?']);
    await inside.getByRole('button', { name: /^More for/ }).click();
    await inside.getByRole('menuitem', { name: 'Publish' }).click();
    await inside.getByText('The form is published. It can be sent now.').waitFor();
    await inside.getByRole('button', { name: /^More for/ }).click();
    await inside.getByRole('menuitem', { name: 'Duplicate' }).click();
    await inside.getByRole('heading', { level: 1, name: 'How was the week? (copy)' }).waitFor();
    await inside.getByRole('link', { name: 'All forms' }).click();
    await inside.getByRole('link', { name: 'How was the week?', exact: true }).waitFor();
    expect(await stage().look(opened, 'forms')).toEqual([]);
    await inside.getByRole('button', { name: 'Begin: Sleep' }).click();
    const dialog = inside.getByRole('dialog', { name: 'New form' });
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(1);
    expect(await dialog.getByRole('checkbox', { name: 'Sleep' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await opened.heard()).filter(({ event }) => event === 'form.created')).toHaveLength(2);
    await opened.close();
  });

  test('questions are put in another order by dragging, and by keyboard alone', async () => {
    const office = await stage().office();
    const fields = ['One', 'Two', 'Three'].map((label) => ({ type: 'short_text', label }));
    const { id } = await makeForm(office, { title: 'Three questions', fields });
    const opened = await openForms(stage(), office);
    const { inside, page } = opened;
    await inside.getByRole('link', { name: 'Three questions' }).click();
    const row = (name: string) => inside.getByRole('row', { name, exact: true });
    await row('Three').dragTo(row('One'), { targetPosition: { x: 120, y: 2 } });
    const order = () => inside.getByRole('grid').getByRole('row').allInnerTexts();
    await inside.getByText('Not saved yet').waitFor();
    expect(await order()).toEqual(['Three', 'One', 'Two']);
    await inside.getByRole('button', { name: 'Move “Three”' }).focus();
    await page.keyboard.press('Enter');
    await inside.locator('.react-aria-DropIndicator[data-drop-target]').waitFor({ state: 'attached' });
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await inside.locator('.question-item').first().filter({ hasText: 'One' }).waitFor();
    expect(await order()).toEqual(['One', 'Two', 'Three']);
    // That is as it was, so there is nothing to save; one step on there is.
    await row('One').press('Enter');
    await inside.getByRole('button', { name: 'Move this question down' }).press('Enter');
    // Until the step is drawn the button is disabled, and cannot take the focus.
    await inside.locator('.question-item').first().filter({ hasText: 'Two' }).waitFor();
    await inside.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await opened.waitFor('form.saved');
    expect(await labelsOf(office, id)).toEqual(['Two', 'One', 'Three']);
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('what is sent waits, and answers of a client stand beside each other, a scale as a plot', async () => {
    const office = await stage().office();
    const form = await makeForm(office);
    for (const step of [3, 6, 9]) await handIn(stage(), office, form, step);
    const opened = await openForms(stage(), office);
    const { inside } = opened;
    await inside.getByRole('button', { name: /^Send “/ }).click();
    await inside.getByRole('button', { name: 'Send by e-mail' }).click();
    const { payload } = await opened.waitFor('form.send_requested');
    expect(payload).toMatchObject({ formId: form.id, partnerPatientId: office.practice.patient.id });
    await inside.getByRole('tab', { name: /^Sent and waiting/ }).click();
    await inside.getByRole('listitem').filter({ hasText: 'Noa Lind' }).first().waitFor();
    expect(await stage().look(opened, 'forms-sent')).toEqual([]);
    await inside.getByRole('button', { name: 'Show “Before the first session” of Noa Lind' }).first().click();
    await inside.getByRole('dialog').getByText('What would you like to tell us?').waitFor();
    await inside.getByRole('button', { name: 'Compare with other answers' }).click();
    const plot = inside.getByRole('img', { name: /How do you feel today\?: from 3 on .* to 9 on/ });
    await plot.waitFor();
    await inside.getByText('The numbers as a table').click();
    expect(await inside.locator('.plot-table tbody tr').count()).toBe(3);
    expect(await inside.locator('.answers-table thead th').count()).toBe(4);
    expect(await stage().look(opened, 'form-answers')).toEqual([]);
    await opened.close();
  });

  test('is sent to nobody before one of several clients is chosen, with the address in sight', async () => {
    const office = await stage().office();
    await makeForm(office);
    const { clinic, practitioner } = office.practice;
    await office.world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: practitioner.id,
      first_name: 'Otto',
      last_name: 'Berg',
      email: 'otto@family.example',
    });
    const opened = await openForms(stage(), office, { isHeard: false });
    const { inside } = opened;
    await inside.getByRole('button', { name: /^Send “/ }).click();
    const dialog = inside.getByRole('dialog');
    await dialog.getByPlaceholder('Choose a client').waitFor();
    const send = dialog.getByRole('button', { name: 'Send by e-mail' });
    expect(await send.isDisabled()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Fill in together' }).isDisabled()).toBe(true);
    await chooseClient(inside, dialog, 'Otto Berg');
    await dialog.getByText(/By e-mail the link goes to otto@family\.example/).waitFor();
    expect(await stage().look(opened, 'forms-send')).toEqual([]);
    await send.click();
    await inside.getByText('A link to the form is on its way to Otto Berg.').waitFor();
    await opened.close();
  });

  test('is filled in together where the host opens no frame for it, and looks as in the preview', async () => {
    const office = await stage().office();
    await makeForm(office, {
      title: 'A short one',
      fields: [
        {
          type: 'scale',
          label: 'How are you?',
          min: 1,
          max: 5,
          min_label: 'gar nicht gut',
          required: true,
        },
      ],
    });
    const opened = await openForms(stage(), office, { mount: { locale: 'de' }, isHeard: false });
    const { inside } = opened;
    await inside.getByRole('link', { name: 'A short one' }).click();
    const preview = inside.getByRole('region', { name: 'So sehen es Klienten' });
    const markup = async (where: typeof preview) =>
      (await where.locator('.ask').evaluate((one) => one.outerHTML)).replaceAll(/field-[\w-]+/g, '');
    await preview.locator('.ask').waitFor();
    await preview.getByText('1 = gar nicht gut').waitFor();
    // The other end gets its words here, and is asked with them at once.
    await inside.getByLabel('In Worten (optional), etwa „sehr“').fill('sehr gut');
    await preview.getByText('5 = sehr gut').waitFor();
    await inside.getByRole('button', { name: 'Speichern' }).click();
    await opened.waitFor('form.saved');
    const previewed = await markup(preview);
    expect(await stage().look(opened, 'form-german')).toEqual([]);
    await inside.getByRole('button', { name: 'Senden' }).click();
    await inside.getByRole('button', { name: 'Gemeinsam ausfüllen' }).click();
    const dialog = inside.getByRole('dialog');
    await dialog.getByText('4', { exact: true }).waitFor();
    expect(await markup(dialog)).toBe(previewed);
    await dialog.getByText('4', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Abgeben' }).click();
    await inside.getByText('Die Antworten wurden abgegeben.').waitFor();
    const { body } = await office.clinician.get('/v1/partner/forms');
    const [{ fields }] = body.data;
    expect(fields[0]).toMatchObject({ min_label: 'gar nicht gut', max_label: 'sehr gut' });
    await opened.close();
  });
};
export default tests;
