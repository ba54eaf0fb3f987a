import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import { EVERYTHING, type Part, until } from './stage.ts';

export const community: Part = async ({ app, world, clinician, mint, open, shoot, expect }) => {
  const { id } = await upload(clinician, await pdfOf(2));
  await convert(app, world.organizationId, id);
  const { page, waitFor, frame } = await open([
    { surface: 'workspace/community', token: await mint(EVERYTHING) },
    {
      surface: `worksheets/${id}`,
      token: await mint({ capabilities: ['worksheet:read', 'worksheet:write'] }),
    },
  ]);
  for (const index of [0, 1]) await waitFor('ready', index);
  const [one, two] = [frame(0), frame(1)];
  await one.click('summary:text-is("Share something of yours")');
  await one.selectOption('#shared-content', `worksheet/${id}`);
  await one.fill('#shared-words', 'Children open up with this one.');
  await one.click('button:text-is("Share with the clinic")');
  await one.click('.list button:text-is("Look")');
  await until(one, 'document.querySelectorAll(".pages img").length === 2');
  expect(true, 'own content is shared with the clinic, and looked at');
  await two.click('button:text-is("Remove the page") >> nth=0');
  await shoot(page, 'community-look');
  expect(
    (await two.$('dialog[open] :text("e-mailed keeps all its pages")')) !== null,
    'who removes a page is told that the PDF keeps it',
  );
  await two.click('dialog button:text-is("Remove it")');
  await waitFor('worksheet.saved', 1);
  await until(two, 'document.querySelectorAll(".pages > li").length === 1');
  expect(
    (await two.$('button:text-is("Remove the page")')) === null,
    'a page of a worksheet is removed, and the last one cannot be',
  );
  await one.click('button:text-is("Everything shared")');
  await one.click('.list button:text-is("Take back")');
  await shoot(page, 'community');
  await one.click('dialog button:text-is("Take it back")');
  await one.waitForSelector('p:text-is("Nothing is shared yet.")');
  expect(true, 'what one shared is taken back');
  await page.close();
};
