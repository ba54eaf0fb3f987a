import { sql } from '../../../platform/database/rows.ts';
import { convert, pdfOf, pictureOf, upload } from '../../support/worksheets.ts';
import { EVERYTHING, type Part, until } from './stage.ts';

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
  const workspace = await open([{ surface: 'workspace/worksheets', token: await mint(EVERYTHING) }]);
  await workspace.waitFor('ready');
  const inside = workspace.frame();
  await inside.fill('input[aria-label=Title]', 'How I feel');
  await inside.click('button:text-is("Rename")');
  await workspace.waitFor('worksheet.saved');
  // The host hears of it before the list is drawn anew.
  await until(inside, `document.querySelector('.entry button').textContent.startsWith('How I feel ·')`);
  await inside.fill('input[aria-label=Title]', 'How I feel today');
  await inside.click('button:text-is("Rename")');
  await until(inside, `document.querySelector('.entry button').textContent.startsWith('How I feel today')`);
  await inside.click('summary');
  await inside.fill('#sheet-title', 'Of a picture');
  await inside.setInputFiles('#sheet-file', {
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await pictureOf(40, 40),
  });
  await inside.click('button:text-is("Make")');
  const created = await workspace.waitFor('worksheet.created');
  expect(
    (await workspace.heard()).filter(({ event }) => event === 'worksheet.saved').length === 1,
    'what is done again to the same worksheet is told once',
  );
  expect(
    (await clinician.get(`/v1/partner/worksheets/${created.payload.worksheetId}`)).status === 200,
    'a worksheet is made of a document in the frame',
  );
  await shoot(workspace.page, 'workspace-worksheets-filled');
  await inside.click('button:text-is("Delete") >> nth=0');
  await inside.click('dialog button:text-is("Delete the worksheet")');
  await workspace.waitFor('worksheet.deleted');
  await workspace.page.close();
};
