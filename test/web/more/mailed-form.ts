import { expect } from '@jest/globals';
import { linkCode } from '../../../domain/access/link-codes.ts';
import { framedClient } from '../../support/embed.ts';
import { formBody } from '../../support/forms.ts';
import type { AreaTests, WebStage } from '../stage.ts';

/** A form that a parent fills in on a telephone, by the link of an e-mail. */

const TYPED = 'She sleeps badly since we moved';

const openForm = async ({ app, browser, office }: WebStage) => {
  const { practice, clinician } = await office();
  const asked = formBody();
  const fields = (asked.fields as readonly { readonly type: string }[]).map((one) =>
    one.type === 'scale' ? { ...one, min_label: 'not at all', max_label: 'very much' } : one,
  );
  const form = (await clinician.post('/v1/partner/forms', { ...asked, fields })).body.data;
  const sender = await framedClient(app, clinician, ['form:send'], practice.patient.id);
  const { submission_id } = (await sender.post(`/api/embed/forms/${form.id}/send`, {})).body.data;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${app.baseUrl}/forms/${linkCode(app.secrets, 'form-request', submission_id)}`);
  const field = (type: string) =>
    page.locator(`[name="field-${form.fields.find((one: { type: string }) => one.type === type).id}"]`);
  return { page, field };
};

const tests: AreaTests = (stage, test) => {
  test('what was typed stays when there is no connection, and is handed in once there is one', async () => {
    const { page, field } = await openForm(stage());
    await field('short_text').fill(TYPED);
    await field('single_choice').nth(1).check();
    await field('scale').nth(2).check();
    await page.getByText('= very much').waitFor();
    await field('date').fill('2024-02-29');
    await field('yes_no').first().check();
    const handIn = page.getByRole('button', { name: 'Hand in' });
    const unsent = page.getByRole('alert').filter({ hasText: 'Your answers are still here' });
    await page.context().setOffline(true);
    await handIn.click();
    await unsent.waitFor();
    await stage().shoot(page, 'mailed-form-offline');
    expect(await field('short_text').inputValue()).toBe(TYPED);
    await page.context().setOffline(false);
    await handIn.click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.close();
  });

  test('answers that lack something come back with what to look at again; saved ones say so', async () => {
    const { page, field } = await openForm(stage());
    await field('long_text').fill(TYPED);
    await page.getByRole('button', { name: 'Save and go on later' }).click();
    await page.getByText('Your answers are saved.').waitFor();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please look at' }).waitFor();
    expect(await field('long_text').inputValue()).toBe(TYPED);
    await page.close();
  });
};
export default tests;
