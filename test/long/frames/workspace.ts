import { formBody } from '../../support/forms.ts';
import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import { EVERYTHING, type Part, until } from './stage.ts';

/** Its areas one after the other, without a network, and with tokens that end meanwhile. */
export const workspace: Part = async ({ mint, open, shoot, expect }) => {
  const { page, waitFor, frame, heard, push } = await open([
    { surface: 'workspace', token: await mint(EVERYTHING) },
  ]);
  await waitFor('ready');
  const inside = frame();
  expect(!inside.url().includes('token'), 'the token leaves the address bar of the frame');
  await until(inside, `document.querySelector('.toasts[aria-live=polite]:empty') !== null`);
  await shoot(page, 'workspace-home');
  await page.context().setOffline(true);
  await inside.click('nav >> :text-is("Community")');
  await inside.waitForSelector('#area [role=alert]');
  await shoot(page, 'workspace-offline');
  await page.context().setOffline(false);
  await inside.click('button:text-is("Try again")');
  await inside.waitForSelector('#area [role=alert]', { state: 'detached' });
  expect(true, 'an area that could not be reached opens at another try');
  await page.route('**/api/embed/forms?*', (route) => route.fulfill({ status: 401, body: '' }), {
    times: 1,
  });
  await inside.click('nav >> :text-is("Forms")');
  await inside.waitForSelector('#area [role=alert]');
  await push(await mint(EVERYTHING));
  await inside.waitForSelector('#area [role=alert]', { state: 'detached' });
  expect(true, 'an area that came with an expired token opens with the next one');
  expect(
    (await inside.$('#signed-out')) === null,
    'that the session has expired is said no more once it has a new token',
  );
  for (const area of [
    'Clients',
    'Notes',
    'Calendar',
    'Forms',
    'Storybooks',
    'Worksheets',
    'Rooms',
    'Community',
  ]) {
    await inside.click(`nav >> :text-is("${area}")`);
    await inside.waitForSelector(`#area h1:text-is("${area}")`);
    await until(inside, `!document.querySelector('#area .skeleton')`);
    expect((await inside.$('#area [role=alert]')) === null, `the area ${area} opens`);
    await shoot(page, `workspace-${area.toLowerCase()}`);
  }
  expect(
    !(await heard()).some(({ event }) => event === 'capability_denied'),
    'nothing is denied to a token of all areas',
  );
  await push(await mint({ areas: ['clients'], area_access: 'full' }));
  expect(
    (await waitFor('token.updated')).payload.accepted === true,
    'a pushed token of the same clinician is accepted',
  );
  await page.close();
};

/** What is left of it works by itself. */
export const areasSwitchedOff: Part = async ({ app, another, open, expect }) => {
  const { world, practice, clinician, mint } = await another();
  await clinician.post('/v1/partner/appointments', world.booking(practice, 0));
  await clinician.post('/v1/partner/forms', formBody());
  const { id } = await upload(clinician, await pdfOf(1));
  await convert(app, world.organizationId, id);
  const token = await mint(EVERYTHING);
  const sharing = await mint({
    capabilities: ['client:read', 'worksheet:read', 'worksheet:share'],
    patient_id: practice.patient.id,
  });
  for (const off of ['clients', 'appointments']) {
    const enabled_features = [
      'clients',
      'clinical-notes',
      'appointments',
      'forms',
      'worksheets',
      'community',
    ].filter((feature) => feature !== off);
    await world.partner.patch('/v1/partner/session-config', { enabled_features });
    const { page, waitFor, frame } = await open([{ surface: 'workspace', token }]);
    await waitFor('ready');
    const areas = await frame().$$eval('nav [data-rac]', (buttons) => buttons.map((one) => one.textContent));
    for (const area of areas) {
      await frame().click(`nav >> :text-is("${area}")`);
      await until(frame(), `!document.querySelector('#area .skeleton')`);
      expect((await frame().$('#area [role=alert]')) === null, `the area ${area} opens where ${off} are off`);
    }
    await page.close();
    const sheet = await open([{ surface: `worksheets/${id}`, token: sharing }]);
    await sheet.waitFor('ready');
    expect((await sheet.frame().$('.pages')) !== null, `a worksheet opens where ${off} are off`);
    await sheet.page.close();
  }
};

/** They widen no frame. */
export const longNames: Part = async ({ another, open, shoot }) => {
  const { world, practice, clinician, mint } = await another();
  const word = 'W'.repeat(200);
  await world.patient({
    first_name: word,
    last_name: word,
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  const fields = [
    { type: 'short_text', label: word },
    { type: 'single_choice', label: word, options: [word, 'Other'] },
  ];
  const { id } = (await clinician.post('/v1/partner/forms', { title: word, description: word, fields })).body
    .data;
  const token = await mint(EVERYTHING);
  for (const surface of [`forms/${id}`, ...EVERYTHING.areas.map((area) => `workspace/${area}`)]) {
    const { page, waitFor, frame } = await open([{ surface, token }]);
    await waitFor('ready');
    for (const summary of await frame().$$('summary')) await summary.click();
    await shoot(page, `long-names-${surface.split('/').at(surface.startsWith('forms') ? 0 : 1)}`);
    await page.close();
  }
};
