import { sql } from '../../../platform/database/rows.ts';
import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import { type Part, until } from './stage.ts';

export const worksheet: Part = async ({ app, world, practice, clinician, mint, open, shoot, expect }) => {
  const { id } = await upload(clinician, await pdfOf(2));
  await convert(app, world.organizationId, id);
  const token = await mint({ capabilities: ['worksheet:read'] });
  const { page, waitFor, frame } = await open([{ surface: `worksheets/${id}`, token }]);
  await waitFor('ready');
  for (const picture of await frame().$$('.pages img')) await picture.scrollIntoViewIfNeeded();
  await until(
    frame(),
    '[...document.images].length === 2 && [...document.images].every((one) => one.naturalWidth > 100)',
  );
  expect(true, 'a worksheet shows the pictures of its pages');
  await shoot(page, 'worksheet');
  expect((await frame().$('summary')) === null, 'a token that only reads a worksheet shares none');
  await page.close();
  const capabilities = ['worksheet:read', 'worksheet:share'];
  const sharing = await open([
    { surface: `worksheets/${id}`, token: await mint({ capabilities, patient_id: practice.patient.id }) },
  ]);
  await sharing.waitFor('ready');
  await sharing.frame().click('summary:text-is("E-mail it to the patient")');
  await sharing.frame().fill('#share-message', 'Shall we look at this on Thursday?');
  await shoot(sharing.page, 'worksheet-sharing');
  await sharing.frame().click('button:text-is("Send")');
  await until(
    sharing.frame(),
    `document.getElementById('notice')?.textContent === 'The worksheet is on its way.'`,
  );
  const [{ sent = 0 } = {}] = await app.database.within(world.organizationId).all(sql<{ sent: number }>`
    select count(*)::int as sent from content_shares
    where organization_id = ${world.organizationId} and content_id = ${id}
      and partner_patient_id = ${practice.patient.id}`);
  expect(sent === 1, 'a worksheet is shared with the patient of the token');
  await sharing.page.close();
};
