import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { eventually } from '../support/eventually.ts';
import { finishedExport } from '../support/exports.ts';
import { completeAnswers, formBody } from '../support/forms.ts';
import { PIXEL, savedScene } from '../support/games.ts';
import { followLink, takeSessionSeat } from '../support/session-seat.ts';
import { readyStorybook, startedStorybook } from '../support/storybooks.ts';
import { readyWorksheet } from '../support/worksheets.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, expectFields, idsOf, MOMENT, refusalOf, UNKNOWN_ID } from './observations.ts';

/** What a workspace looks at beyond the lists of single kinds: the agenda, what waits, a client's chart. */

interface Scene {
  readonly world: World;
  readonly practice: { clinic: WireRecord; practitioner: WireRecord; patient: WireRecord };
  readonly clinician: Client;
  framed(capabilities: readonly string[], patientId?: string): Promise<Client>;
}

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const createPractice = async (): Promise<Scene> => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  return {
    world,
    practice,
    clinician,
    framed: (capabilities, patientId) => framedClient(app, clinician, capabilities, patientId),
  };
};
const another = ({ world, practice }: Scene): Promise<WireRecord> =>
  world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
const booked = async ({ world, practice }: Scene, hour: number, fields: object = {}): Promise<WireRecord> =>
  dataOf(await world.partner.post('/v1/partner/appointments', world.booking(practice, hour, fields)), 201);
const hourOf = (hour: number): string => new Date(Date.UTC(2035, 0, 1, hour)).toISOString();

describe('the agenda', () => {
  const agenda = (client: Client, from: number, to: number, more = '') =>
    client.get(`/api/embed/agenda?start_at_from=${hourOf(from)}&start_at_to=${hourOf(to)}${more}`);

  test('shows the sessions that overlap the span, as far as the token goes', async () => {
    const scene = await createPractice();
    const [before, first, inPerson, cancelled, behind] = await Promise.all(
      [0, 1, 2, 3, 4].map((hour) => booked(scene, hour, hour === 2 ? { session_type: 'in_person' } : {})),
    );
    await scene.world.partner.patch(`/v1/partner/appointments/${cancelled.id}`, { status: 'cancelled' });
    const writer = await scene.framed(['note:write']);
    const note = dataOf(
      await writer.post('/api/embed/notes', { partner_appointment_id: first.id, body: 'Castle' }),
      201,
    );
    const reader = await scene.framed(['appointment:read']);
    const narrow = dataOf(await agenda(reader, 1, 4));
    expect(narrow).toEqual({
      complete: true,
      sessions: [
        {
          id: first.id,
          partner_clinic_id: scene.practice.clinic.id,
          partner_patient_id: scene.practice.patient.id,
          client_name: null,
          start_at: first.start_at,
          end_at: first.end_at,
          timezone: first.timezone,
          session_type: 'virtual',
          status: 'scheduled',
          video: true,
          can_open: false,
          opened_at: null,
          ended_at: null,
        },
        expect.objectContaining({
          id: inPerson.id,
          session_type: 'in_person',
          video: false,
          can_open: false,
        }),
      ],
    });
    const { first_name, last_name } = scene.practice.patient;
    const wide = await scene.framed(['appointment:read', 'client:read', 'note:read', 'session:launch']);
    expect(dataOf(await agenda(wide, 1, 4, '&include_cancelled=true')).sessions).toMatchObject([
      { client_name: `${first_name} ${last_name}`, can_open: true, note: { id: note.id, status: 'draft' } },
      { id: inPerson.id, can_open: true },
      { id: cancelled.id, status: 'cancelled', can_open: false },
    ]);
    // Half an hour into the session before, and out of the one behind.
    const around = `start_at_from=${before.start_at.replace(':00:', ':30:')}&start_at_to=${behind.start_at.replace(':00:', ':01:')}`;
    const overlapping = dataOf(await reader.get(`/api/embed/agenda?${around}`)).sessions;
    expect(overlapping.map(({ id }: WireRecord) => id)).toEqual(
      [before, first, inPerson, behind].map(({ id }) => id),
    );
  });

  test('says that a session was ended on its page, which opens it no more', async () => {
    const scene = await createPractice();
    const session = await booked(scene, 1);
    const client = await scene.framed(['appointment:read', 'session:launch']);
    const shown = async () => dataOf(await agenda(client, 0, 9)).sessions[0];
    expect(await shown()).toMatchObject({ can_open: true, ended_at: null });
    const seat = takeSessionSeat([app.baseUrl], await followLink(app.baseUrl, session.clinician_video_url));
    await eventually(async () => seat.view() !== undefined);
    await seat.ask({ do: 'end' });
    await seat.leave();
    expect(await shown()).toMatchObject({ can_open: false, ended_at: MOMENT, status: 'scheduled' });
  });

  test('names nobody who left the roster, and shows nobody else’s sessions', async () => {
    const scene = await createPractice();
    const { world, practice } = scene;
    const session = await booked(scene, 1);
    const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    await world.partner.patch(`/v1/partner/patients/${practice.patient.id}`, {
      roster_practitioner_ids: [colleague.id],
    });
    const capabilities = ['appointment:read', 'client:read'];
    expect(dataOf(await agenda(await scene.framed(capabilities), 0, 9)).sessions).toMatchObject([
      { id: session.id, client_name: null },
    ]);
    const theirs = await framedClient(app, await world.as(colleague.id), capabilities);
    expect(dataOf(await agenda(theirs, 0, 9)).sessions).toEqual([]);
    await world.partner.patch('/v1/partner/session-config', { enabled_features: ['appointments'] });
    expect(dataOf(await agenda(await scene.framed(['appointment:read']), 0, 9)).sessions).toHaveLength(1);
  });

  test('refuses a span that ends before it begins, or is too long', async () => {
    const client = await (await createPractice()).framed(['appointment:read']);
    const refusals = [await agenda(client, 5, 5), await agenda(client, 0, 24 * 63)].map(refusalOf);
    expect(refusals).toEqual([
      '422 validation-error: start_at_to too_small',
      '422 validation-error: start_at_to too_large',
    ]);
    expect((await agenda(client, 0, 24 * 62)).status).toBe(200);
    expect(refusalOf(await client.get('/api/embed/agenda'))).toBe(
      '422 validation-error: start_at_from required, start_at_to required',
    );
  });
});

/** A form with a scale, completed by the patient with this step. */
const answered = async (
  scene: Scene,
  form: WireRecord,
  step: number,
  patientId: string,
): Promise<WireRecord> => {
  const filling = await scene.framed(['form:submit'], patientId);
  const path = `/api/embed/forms/${form.id}/submissions`;
  const { submission_id } = dataOf(await filling.post(path, undefined), 201);
  const scales = form.fields.filter(({ type }: WireRecord) => type === 'scale');
  const answers = {
    ...completeAnswers(form.fields),
    ...Object.fromEntries(scales.map(({ id }: WireRecord) => [id, step])),
  };
  return dataOf(await filling.post(`${path}/${submission_id}/complete`, { answers }));
};
const createdForm = async ({ clinician }: Scene): Promise<WireRecord> =>
  dataOf(await clinician.post('/v1/partner/forms', formBody()), 201);

describe('a chart', () => {
  test('has what the client answered in any form, and how scales changed', async () => {
    const scene = await createPractice();
    const { practice } = scene;
    const form = await createdForm(scene);
    const sibling = await another(scene);
    const first = await answered(scene, form, 3, practice.patient.id);
    await answered(scene, form, 9, sibling.id);
    const second = await answered(scene, form, 8, practice.patient.id);
    const reader = await scene.framed(['form:read', 'form:delete', 'client:read']);
    await reader.delete(`/api/embed/forms/${form.id}`);
    const of = `partner_patient_id=${practice.patient.id}`;
    const listed = dataOf(await reader.get(`/api/embed/submissions?${of}&order=newest_first`));
    expect(listed.map(({ submission_id }: WireRecord) => submission_id)).toEqual([
      second.submission_id,
      first.submission_id,
    ]);
    expect(listed[0]).toMatchObject({
      form_title: 'Before the first session',
      status: 'completed',
      mail_status: null,
      answers: expect.arrayContaining([expect.objectContaining({ type: 'scale', value: 8 })]),
    });
    expect(dataOf(await reader.get('/api/embed/submissions?status=pending'))).toEqual([]);
    const { series } = dataOf(await reader.get(`/api/embed/clients/${practice.patient.id}/scales`));
    expect(series).toEqual([
      {
        form_id: form.id,
        form_title: 'Before the first session',
        field_id: form.fields.find(({ type }: WireRecord) => type === 'scale').id,
        label: 'How do you feel today?',
        min: 0,
        max: 10,
        points: [
          { submission_id: first.submission_id, completed_at: first.completed_at, value: 3 },
          { submission_id: second.submission_id, completed_at: second.completed_at, value: 8 },
        ],
      },
    ]);
  });

  test('shows answers not to those who fill in forms, and only of the patient of the token', async () => {
    const scene = await createPractice();
    const form = await createdForm(scene);
    const { id } = scene.practice.patient;
    const sibling = await another(scene);
    await answered(scene, form, 3, id);
    await answered(scene, form, 4, sibling.id);
    const filling = await scene.framed(['form:submit', 'client:read'], id);
    for (const path of ['/api/embed/submissions', `/api/embed/clients/${id}/scales`])
      expect([path, refusalOf(await filling.get(path))]).toEqual([path, '403 forbidden']);
    const sending = await scene.framed(['form:read', 'form:write', 'form:send'], id);
    expect(dataOf(await sending.get('/api/embed/submissions'))).toHaveLength(1);
    expect(refusalOf(await sending.get(`/api/embed/clients/${sibling.id}/scales`))).toBe('404 not-found');
  });

  test('has the books and worksheets that were made for the client, or sent to them', async () => {
    const scene = await createPractice();
    const { clinician, practice, world } = scene;
    const reader = await scene.framed(['storybook:read', 'worksheet:read', 'client:read']);
    const made = await startedStorybook(clinician, { partner_patient_id: practice.patient.id });
    await startedStorybook(clinician);
    const sent = await readyStorybook(app, world.organizationId, clinician);
    const sheet = await readyWorksheet(app, clinician, world.organizationId);
    await readyWorksheet(app, clinician, world.organizationId);
    for (const path of [`storybooks/${sent.id}`, `worksheets/${sheet.id}`])
      dataOf(
        await clinician.post(`/v1/partner/${path}/share`, { partner_patient_id: practice.patient.id }),
        201,
      );
    const idsFor = (kind: string, patientId: string) =>
      idsOf(reader, `/api/embed/${kind}?order=newest_first&partner_patient_id=${patientId}`);
    expect(await idsFor('storybooks', practice.patient.id)).toEqual([sent.id, made.id]);
    expect(await idsFor('worksheets', practice.patient.id)).toEqual([sheet.id]);
    for (const nobody of [(await another(scene)).id, UNKNOWN_ID])
      for (const kind of ['storybooks', 'worksheets']) expect(await idsFor(kind, nobody)).toEqual([]);
  });

  test('has the scenes that were saved with the client, with their pictures', async () => {
    const scene = await createPractice();
    const { clinician, practice } = scene;
    const started = dataOf(
      await clinician.post('/v1/partner/game-sessions', {
        game_type: 'sandtray',
        origins: ['https://portal.partner.example'],
        patient_id: practice.patient.id,
      }),
      201,
    );
    const seat = clientOf(app.baseUrl, started.practitioner.token);
    const save = async () => dataOf(await seat.post('/api/embed/game-saves', savedScene), 201).id as string;
    const [plain, pictured] = [await save(), await save()];
    await seat.put(`/api/embed/game-saves/${pictured}/thumbnail`, { content_base64: PIXEL });
    const reader = await scene.framed(['client:read']);
    const path = '/api/embed/scenes';
    const listed = dataOf(
      await reader.get(`${path}?order=newest_first&partner_patient_id=${practice.patient.id}`),
    );
    expect(listed.map(({ id, has_thumbnail }: WireRecord) => [id, has_thumbnail])).toEqual([
      [pictured, true],
      [plain, false],
    ]);
    expect(listed[0]).not.toHaveProperty('scene');
    const picture = await reader.get(`${path}/${pictured}/thumbnail`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(refusalOf(await reader.get(`${path}/${plain}/thumbnail`))).toBe('409 content-not-ready');
    expect(await idsOf(reader, `${path}?partner_patient_id=${(await another(scene)).id}`)).toEqual([]);
  });
});

describe('the home', () => {
  const EVERYTHING = [
    'shell:read',
    'client:read',
    'appointment:read',
    'note:read',
    'note:write',
    'form:read',
  ];

  test('shows what waits for the clinician and what came in', async () => {
    const scene = await createPractice();
    const { clinician, practice, world } = scene;
    const client = await scene.framed([...EVERYTHING, 'storybook:read', 'worksheet:read']);
    const session = await booked(scene, 1);
    const note = dataOf(
      await client.post('/api/embed/notes', { partner_appointment_id: session.id, body: 'Castle' }),
      201,
    );
    const signed = dataOf(
      await client.post('/api/embed/notes', { partner_appointment_id: session.id, body: 'Tower' }),
      201,
    );
    await client.patch(`/api/embed/notes/${signed.id}`, { status: 'signed' });
    const form = await createdForm(scene);
    const submission = await answered(scene, form, 3, practice.patient.id);
    const book = await readyStorybook(app, world.organizationId, clinician);
    await startedStorybook(clinician);
    const sheet = await readyWorksheet(app, clinician, world.organizationId);
    await app.owner.pool.query(
      `update appointment_notices set state = 'refused', settled_at = now() where appointment_id = $1`,
      [session.id],
    );
    const found = dataOf(await client.get('/api/embed/attention'));
    const client_name = `${practice.patient.first_name} ${practice.patient.last_name}`;
    const about = { partner_patient_id: practice.patient.id, client_name };
    expect(found).toEqual({
      since: expect.stringMatching(MOMENT),
      drafts: {
        count: 1,
        items: [
          {
            note_id: note.id,
            partner_appointment_id: session.id,
            ...about,
            session_start_at: session.start_at,
            updated_at: note.updated_at,
          },
        ],
      },
      answers: {
        count: 1,
        items: [
          {
            submission_id: submission.submission_id,
            form_id: form.id,
            form_title: 'Before the first session',
            ...about,
            completed_at: submission.completed_at,
          },
        ],
      },
      storybooks: {
        count: 1,
        items: [
          { storybook_id: book.id, title: expect.any(String), status: 'ready', at: expect.any(String) },
        ],
      },
      worksheets: {
        count: 1,
        items: [{ worksheet_id: sheet.id, title: sheet.title, status: 'ready', at: expect.any(String) }],
      },
      refused_mails: {
        count: 1,
        items: [
          {
            about: 'appointment',
            id: session.id,
            recipient: 'practitioner',
            ...about,
            at: expect.stringMatching(MOMENT),
          },
        ],
      },
      calendar: { state: 'not_connected', attention: null, unreachable_since: null },
    });
    const soon = new Date(Date.now() + 60_000).toISOString();
    const later = dataOf(await client.get(`/api/embed/attention?since=${soon}`));
    expect([
      later.drafts.count,
      later.answers.count,
      later.storybooks.count,
      later.refused_mails.count,
    ]).toEqual([1, 0, 0, 0]);
  });

  test('counts all entries, and shows the newest twenty', async () => {
    const scene = await createPractice();
    const client = await scene.framed(['shell:read', 'note:read', 'note:write']);
    const session = await booked(scene, 1);
    for (let made = 0; made < 22; made += 1)
      await client.post('/api/embed/notes', { partner_appointment_id: session.id, body: `Note ${made}` });
    const { drafts } = dataOf(await client.get('/api/embed/attention'));
    expect([drafts.count, drafts.items.length, drafts.items[0].client_name]).toEqual([22, 20, null]);
    const newest = dataOf(await client.get('/api/embed/notes?order=newest_first&limit=1'));
    expect(drafts.items[0].note_id).toBe(newest[0].id);
  });

  test('shows only what the token grants and the organization has switched on, and only to the clinician', async () => {
    const scene = await createPractice();
    const { practice, world } = scene;
    await answered(scene, await createdForm(scene), 3, practice.patient.id);
    const frame = await scene.framed(['shell:read']);
    expectFields(dataOf(await frame.get('/api/embed/attention')), ['since']);
    const filling = await scene.framed(['shell:read', 'form:submit'], practice.patient.id);
    expectFields(dataOf(await filling.get('/api/embed/attention')), ['since', 'refused_mails']);
    const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
    const theirs = await framedClient(app, await world.as(colleague.id), EVERYTHING);
    const empty = { count: 0, items: [] };
    expect(dataOf(await theirs.get('/api/embed/attention'))).toMatchObject({
      drafts: empty,
      answers: empty,
      refused_mails: empty,
    });
    await world.partner.patch('/v1/partner/session-config', { enabled_features: ['clinical-notes'] });
    const client = await scene.framed(EVERYTHING);
    expectFields(dataOf(await client.get('/api/embed/attention')), ['since', 'drafts']);
  });
});

describe('pictures and copies', () => {
  /** The links name the service's public address, which is not the one that the test uses. */
  const pictureAt = (link: string) => fetch(link.replace(new URL(link).origin, app.baseUrl));

  test('content that colleagues shared comes with its cover and its author', async () => {
    const scene = await createPractice();
    const { clinician, practice, world } = scene;
    const book = await readyStorybook(app, world.organizationId, clinician);
    const sheet = await readyWorksheet(app, clinician, world.organizationId);
    const form = await createdForm(scene);
    const client = await scene.framed(['community:read', 'community:write']);
    for (const [content_type, { id: content_id }] of [
      ['storybook', book],
      ['worksheet', sheet],
      ['form', form],
    ] as const)
      dataOf(await client.post('/api/embed/clinic-community/items', { content_type, content_id }), 201);
    const cards = dataOf(await client.get('/api/embed/clinic-community/items?order=newest_first'));
    const { first_name, last_name } = practice.practitioner;
    expect(cards.map((card: WireRecord) => [card.content_type, card.shared_by_name])).toEqual([
      ['form', `${first_name} ${last_name}`],
      ['worksheet', `${first_name} ${last_name}`],
      ['storybook', `${first_name} ${last_name}`],
    ]);
    expect(cards[0].cover_image_url).toBeNull();
    for (const { cover_image_url } of cards.slice(1)) {
      const picture = await pictureAt(cover_image_url);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });

  test('content on a shelf comes with its cover', async () => {
    const scene = await createPractice();
    const { clinician, world } = scene;
    const sheet = await readyWorksheet(app, clinician, world.organizationId);
    const client = await scene.framed(['playroom:read', 'playroom:write']);
    const draft = { name: 'Reef room', room_type: 'child', theme: 'ocean' };
    const room = dataOf(await client.post('/api/embed/playrooms', draft), 201);
    const path = `/api/embed/playrooms/${room.id}/content`;
    const put = dataOf(await client.put(`${path}/worksheet/${sheet.id}`), 201);
    const [listed] = dataOf(await client.get(path));
    for (const { cover_image_url } of [put, listed])
      expect((await pictureAt(cover_image_url)).status).toBe(200);
  });

  test('a form is duplicated as a draft with fields of its own', async () => {
    const scene = await createPractice();
    const form = await createdForm(scene);
    const client = await scene.framed(['form:read', 'form:create']);
    const path = `/api/embed/forms/${form.id}/copies`;
    const copy = dataOf(await client.post(path, {}), 201);
    const named = dataOf(await client.post(path, { title: 'For teenagers' }), 201);
    const withoutIds = ({ fields }: WireRecord) => fields.map(({ id: _, ...field }: WireRecord) => field);
    expect([copy.title, copy.status, copy.description, named.title]).toEqual([
      form.title,
      'draft',
      form.description,
      'For teenagers',
    ]);
    expect(withoutIds(copy)).toEqual(withoutIds(form));
    const ids = [form, copy, named].flatMap(({ fields }) => fields.map(({ id }: WireRecord) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(dataOf(await client.get(`/api/embed/forms/${copy.id}`))).toEqual(copy);
  });

  test('exports are listed, the newest first, wherever they were started', async () => {
    const scene = await createPractice();
    const { practice, world } = scene;
    const of = { ...world, practitionerId: practice.practitioner.id };
    const made = [await finishedExport(app, of), await finishedExport(app, of)];
    const client = await scene.framed(['data:export']);
    expect(await idsOf(client, '/api/embed/exports?order=newest_first&limit=1')).toEqual(made.toReversed());
  });
});
