import { formBody } from '../../support/forms.ts';
import { convert, pdfOf, upload } from '../../support/worksheets.ts';
import { EVERYTHING, type Part, until } from './stage.ts';

/** Its areas one after the other, what is asked before something is lost, and tokens that end meanwhile. */
export const workspace: Part = async ({ practice, clinician, mint, form, open, shoot, expect }) => {
  const { page, waitFor, frame, heard, push } = await open([
    { surface: 'workspace', token: await mint(EVERYTHING) },
  ]);
  await waitFor('ready');
  const inside = frame();
  expect(!inside.url().includes('token'), 'the token leaves the address bar of the frame');
  await until(inside, `document.querySelector('.toasts[aria-live=polite]:empty') !== null`);
  await shoot(page, 'workspace-home');
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
    await until(inside, `!document.querySelector('#area :is(.legacy > div > [role=status], .skeleton)')`);
    expect((await inside.$('#area [role=alert]')) === null, `the area ${area} opens`);
    await shoot(page, `workspace-${area.toLowerCase()}`);
  }
  await inside.click('nav >> :text-is("Calendar")');
  await inside.click('summary');
  await inside.check('#tell');
  await shoot(page, 'workspace-booking');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && /appointments$/.test(request.url()),
  );
  await inside.click('button:text-is("Book")');
  expect((await asked).postDataJSON().notify_patient, 'the client is told of a booking where that is ticked');
  const booked = await waitFor('appointment.created');
  const read = await clinician.get(`/v1/partner/appointments/${booked.payload.partnerAppointmentId}`);
  expect(read.status === 200, 'a booking in the frame tells the host which appointment to read');
  await clinician.patch(`/v1/partner/appointments/${read.body.data.id}`, { notes: 'Changed elsewhere' });
  await inside.click('button:text-is("A day later") >> nth=0');
  await until(inside, `document.getElementById('notice').textContent.includes('changed elsewhere')`);
  const left = await clinician.get(`/v1/partner/appointments/${read.body.data.id}`);
  expect(
    left.body.data.start_at === read.body.data.start_at,
    'what was changed elsewhere is shown before it is moved on',
  );
  await inside.click('button:text-is("Cancel") >> nth=0');
  await shoot(page, 'workspace-calendar-asked');
  await inside.click('dialog button:text-is("Leave it as it is")');
  await inside.waitForSelector('dialog', { state: 'detached' });
  expect(
    !(await heard()).some(({ event }) => event === 'appointment.cancelled'),
    'what cannot be taken back is asked about first',
  );
  await inside.click('button:text-is("Cancel") >> nth=0');
  await inside.click('dialog button:text-is("Cancel the session")');
  await waitFor('appointment.cancelled');
  // Safari opens a window during a press alone, and tells of a dialog that is closed only after it.
  await inside.evaluate(`
    globalThis.opened = [];
    globalThis.open = (address) => opened.push(address) > 1 ? {} : null;
    document.addEventListener('close', (event) => event.stopPropagation(), { capture: true, once: true });`);
  await inside.click('button:text-is("Open session")');
  await inside.click('dialog button:text-is("Open it now")');
  await until(inside, 'opened.length === 2');
  expect(true, 'the window of a session that was held back is opened by the next press, during it');
  await inside.evaluate(`document.querySelector('dialog').remove()`);
  await inside.click('nav button:text-is("Forms")');
  await inside.click('button[aria-label^="Send"]');
  await inside.click('button:has-text("Fill in together")');
  const fill = await waitFor('form.fill_requested');
  expect(
    fill.payload.formId === form.id && fill.payload.partnerPatientId === practice.patient.id,
    'form.fill_requested names the form and the patient',
  );
  expect(
    !(await heard()).some(({ event }) => event === 'capability_denied'),
    'nothing is denied to a token of all areas',
  );
  await inside.click('nav >> :text-is("Notes")');
  await inside.click('summary');
  await inside.fill('textarea', 'What was written at length');
  expect(
    await inside.evaluate('getComputedStyle(document.querySelector("textarea")).unicodeBidi === "plaintext"'),
    'what is written from the right is read from the right',
  );
  await inside.click('nav >> :text-is("Clients")');
  await shoot(page, 'workspace-leaving');
  await inside.click(':is(dialog, [role=alertdialog]) :text-is("Stay here")');
  expect(
    (await inside.inputValue('textarea')) === 'What was written at length',
    'what was written at length is not lost by a slip',
  );
  await page.context().setOffline(true);
  await inside.click('nav >> :text-is("Forms")');
  await inside.click(':is(dialog, [role=alertdialog]) :text-is("Leave without saving")');
  await inside.waitForSelector('#area [role=alert]');
  await shoot(page, 'workspace-offline');
  await page.context().setOffline(false);
  await inside.click('button:text-is("Try again")');
  await inside.waitForSelector('#area ul.list');
  expect(true, 'an area that could not be reached opens at another try');
  await page.route('**/api/embed/forms?*', (route) => route.fulfill({ status: 401, body: '' }), {
    times: 1,
  });
  await inside.click('nav >> :text-is("Forms")');
  await inside.waitForSelector('#area [role=alert]');
  await push(await mint(EVERYTHING));
  await inside.waitForSelector('#area ul.list');
  expect(true, 'an area that came with an expired token opens with the next one');
  expect(
    (await inside.$('#signed-out')) === null,
    'that the session has expired is said no more once it has a new token',
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
      await until(frame(), `!document.querySelector('#area :is(.legacy > div > [role=status], .skeleton)')`);
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
