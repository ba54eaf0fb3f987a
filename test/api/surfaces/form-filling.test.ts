import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { linkCode } from '../../../domain/access/link-codes.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { framedClient } from '../../support/embed.ts';
import { toldBy } from '../../support/events.ts';
import { formBody } from '../../support/forms.ts';
import { visitorOf } from '../../support/pages.ts';
import { createWorld, type WireRecord } from '../../support/world.ts';

/** `/forms/<code>`: what the link in a patient's e-mail opens. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const CANARY = 'marsh-harrier';

/** A form that was sent to a patient. */
const sent = async (fields: object = {}) => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const { practitioner, patient, clinic } = practice;
  const clinician = await world.as(practitioner.id);
  const form = (await clinician.post('/v1/partner/forms', formBody(fields))).body.data as WireRecord;
  const sender = await framedClient(app, clinician, ['form:send'], patient.id);
  const send = async () => {
    const { submission_id } = (await sender.post(`/api/embed/forms/${form.id}/send`, {})).body.data;
    return { submission_id, path: `/forms/${linkCode(app.secrets, 'form-request', submission_id)}` };
  };
  const builder = await framedClient(app, clinician, ['form:read', 'form:write']);
  const ids = Object.fromEntries(form.fields.map(({ id, type }: WireRecord) => [type, id])) as Record<
    string,
    string
  >;
  const named = (type: string, option?: number) =>
    `field-${ids[type]}${option === undefined ? '' : `-${option}`}`;
  const request = await send();
  const answersOf = async () =>
    (await builder.get(`/api/embed/forms/${form.id}/submissions/${request.submission_id}`)).body.data;
  return {
    world,
    clinic,
    practitioner,
    patient,
    clinician,
    form,
    send,
    builder,
    named,
    answersOf,
    ...request,
    visitor: visitorOf(app),
  };
};

test('shows the form with every question to anybody who has the link, and is not cached', async () => {
  const { clinic, form, path, visitor } = await sent({ title: 'Is <b>it</b> "well"?' });
  const page = await visitor.get(path);
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(page.headers.get('X-Request-Id')).toBeTruthy();
  expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(page.words).toContain(clinic.name);
  expect(page.words).toContain('Is <b>it</b> "well"?');
  expect(page.text).not.toContain('<b>it</b>');
  for (const { label, options = [] } of form.fields)
    for (const words of [label, ...options]) expect(page.words).toContain(words);
  // Clinicians write in any language: the direction is that of their words.
  for (const tag of ['h1', 'label class="ask-label"', 'legend', 'label class="ask-choice"', 'textarea'])
    expect(page.text).toMatch(new RegExp(`<${tag}[^>]* dir="auto"`));
  // Browsers tell of half a date themselves; sent, it would look as if none had been given.
  expect(page.text).not.toContain('novalidate');
  // Titles stay in the browser's history.
  expect(/<title>(.*)<\/title>/.exec(page.text)?.[1]).toBe('A form for you');
});

test('saves answers for later, which the clinician does not see before they are submitted', async () => {
  const { answersOf, named, path, visitor } = await sent();
  const entered = {
    [named('long_text')]: `${CANARY}\r\nand on`,
    [named('multi_choice', 1)]: 'Paint',
    action: 'save',
  };
  // What browsers send along that say no more (an old tablet's, or without https): the page asks for it itself.
  const saved = await visitor.submit(path, entered, { Origin: 'null' });
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${path}?saved`]);
  const page = await visitorOf(app).get(`${path}?saved`);
  expect(page.words).toContain('Your answers are saved.');
  expect(page.text).toContain(`${CANARY}\nand on</textarea>`);
  expect(page.text).toContain(`name="${named('multi_choice', 1)}" value="Paint" checked`);
  expect(await answersOf()).toMatchObject({ status: 'pending', answers: null });
});

test('submits answers of every kind once, and shows them to nobody afterwards', async () => {
  const { answersOf, named, path, visitor } = await sent();
  const done = await visitor.submit(path, {
    [named('short_text')]: ` ${CANARY} `,
    [named('long_text')]: 'a\r\nb',
    [named('single_choice')]: 'So-so',
    [named('multi_choice', 0)]: 'Sand',
    [named('multi_choice', 2)]: 'Music',
    [named('scale')]: '0',
    [named('date')]: '2024-02-29',
    [named('yes_no')]: 'no',
    action: 'complete',
  });
  expect([done.status, done.headers.get('Location')]).toEqual([303, path]);
  const page = await visitor.get(path);
  expect(page.words).toContain('Thank you');
  expect(page.text).not.toContain(CANARY);
  const { status, completed_at, answers } = await answersOf();
  expect([status, typeof completed_at]).toEqual(['completed', 'string']);
  expect(answers.map(({ value }: WireRecord) => value)).toEqual([
    CANARY,
    'a\nb',
    'So-so',
    ['Sand', 'Music'],
    0,
    '2024-02-29',
    false,
  ]);
  const again = await visitor.submit(path, { [named('short_text')]: 'Somebody else', action: 'complete' });
  expect([again.status, again.words.includes('Thank you')]).toEqual([200, true]);
  expect((await answersOf()).answers).toEqual(answers);
});

test('the feed names the request that handed the answers in', async () => {
  const { world, named, path, visitor } = await sent();
  const [told, ...more] = await toldBy(world, () =>
    visitor.submit(path, {
      [named('short_text')]: CANARY,
      [named('single_choice')]: 'So-so',
      [named('scale')]: '0',
      [named('date')]: '2024-02-29',
      [named('yes_no')]: 'no',
      action: 'complete',
    }),
  );
  expect([told, ...more].map(({ type }) => type)).toEqual(['form.submitted']);
  expect(told).toMatchObject({ actor_kind: 'system', request_id: expect.any(String) });
  const { body } = await world.partner.get(`/v1/partner/requests/${told.request_id}`);
  expect(body.data).toMatchObject({ operation: 'completeFormSubmission' });
});

test('keeps the selected options, although their order changed since the page was opened', async () => {
  const { answersOf, builder, form, named, path, visitor } = await sent();
  const ticked = {
    [named('short_text')]: 'Noa',
    [named('multi_choice', 0)]: 'Sand',
    [named('multi_choice', 2)]: 'Music',
    action: 'complete',
  };
  const offer = (...options: string[]) =>
    builder.patch(`/api/embed/forms/${form.id}`, {
      fields: form.fields.map((field: WireRecord) =>
        field.type === 'multi_choice' ? { ...field, options } : field,
      ),
    });
  expect((await offer('Music', 'Paint')).status).toBe(200);
  const withdrawn = await visitor.submit(path, ticked);
  expect([withdrawn.status, withdrawn.words.includes('cannot be kept like that')]).toEqual([422, true]);
  expect(withdrawn.text).toContain('value="Music" checked');
  expect((await offer('Music', 'Paint', 'Sand')).status).toBe(200);
  expect((await visitor.submit(path, ticked)).status).toBe(303);
  const { answers } = await answersOf();
  expect(answers.find(({ type }: WireRecord) => type === 'multi_choice').value).toEqual(['Sand', 'Music']);
});

test('is submitted by one of several concurrent requests', async () => {
  const { named, path, submission_id, world } = await sent();
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      visitorOf(app).submit(path, { [named('short_text')]: `Noa ${n}`, action: 'complete' }),
    ),
  );
  const rows = await app.owner.rows.all(sql`
    select 1 from audit_entries where organization_id = ${world.organizationId}
      and resource_id = ${submission_id} and action = 'completeFormSubmission'`);
  expect(rows).toHaveLength(1);
});

test('shows missing and invalid answers, keeps the typed text, and saves nothing', async () => {
  const { answersOf, named, path, visitor } = await sent();
  const missing = await visitor.submit(path, { [named('long_text')]: CANARY, action: 'complete' });
  expect([missing.status, missing.words.includes('Please answer this.')]).toEqual([422, true]);
  expect(missing.text).toContain(CANARY);
  const wrong = {
    short_text: 'x'.repeat(1_001),
    single_choice: 'Never',
    scale: '11',
    date: '2023-02-29',
    yes_no: 'maybe',
  };
  for (const [type, value] of Object.entries(wrong)) {
    const fields = { [named('short_text')]: 'Noa', [named(type)]: value, action: 'complete' };
    const page = await visitor.submit(path, fields);
    expect([type, page.status, page.words.includes('cannot be kept like that')]).toEqual([type, 422, true]);
    expect(page.text).toContain(`href="#${named(type)}"`);
  }
  expect((await answersOf()).status).toBe('pending');
  expect((await visitorOf(app).get(path)).text).not.toContain(CANARY);
});

test.each<[string, (of: Awaited<ReturnType<typeof sent>>) => Promise<unknown>]>([
  ['the form is deleted', ({ clinician, form }) => clinician.delete(`/v1/partner/forms/${form.id}`)],
  [
    'the form is a draft again',
    ({ builder, form }) => builder.patch(`/api/embed/forms/${form.id}`, { status: 'draft' }),
  ],
  [
    'the patient is deleted',
    ({ world, patient }) => world.partner.delete(`/v1/partner/patients/${patient.id}`),
  ],
  [
    'the patient is with another clinician',
    async ({ world, clinic, patient }) => {
      const other = await world.practitioner({ partner_clinic_id: clinic.id });
      const body = { roster_practitioner_ids: [other.id] };
      await world.partner.patch(`/v1/partner/patients/${patient.id}`, body);
    },
  ],
  [
    'the clinician who asked is deleted: nobody could read it',
    ({ world, practitioner }) => world.partner.delete(`/v1/partner/practitioners/${practitioner.id}`),
  ],
  [
    'the organization is suspended',
    ({ world }) =>
      app.owner.pool.query(`update organizations set status = 'suspended' where id = $1`, [
        world.organizationId,
      ]),
  ],
])('opens nothing once %s', async (_, end) => {
  const opened = await sent();
  expect((await opened.visitor.get(opened.path)).status).toBe(200);
  await end(opened);
  expect((await opened.visitor.get(opened.path)).status).toBe(404);
  const late = await opened.visitor.submit(opened.path, { [opened.named('short_text')]: 'Noa' });
  expect(late.status).toBe(404);
});

test('opens nothing while the clinician is disabled', async () => {
  const { world, practitioner, path, visitor } = await sent();
  const set = (status: string) =>
    world.partner.patch(`/v1/partner/practitioners/${practitioner.id}`, { status });
  await set('disabled');
  expect((await visitor.get(path)).status).toBe(404);
  await set('active');
  expect((await visitor.get(path)).status).toBe(200);
});

test('cannot be guessed, and accepts nothing from a page of another site', async () => {
  const { named, path, visitor } = await sent();
  for (const code of ['x', 'A'.repeat(43), randomUUID()])
    expect((await visitor.get(`/forms/${code}`)).status).toBe(404);
  const foreign = await visitor.submit(
    path,
    { [named('short_text')]: 'Noa' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  );
  expect(foreign.status).toBe(403);
});
