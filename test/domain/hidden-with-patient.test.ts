import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSubject } from '../../domain/live-sessions/session-rooms.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { toldBy, typesOf } from '../support/events.ts';
import { completeAnswers, formBody } from '../support/forms.ts';
import { readyStorybook } from '../support/storybooks.ts';
import { createWorld, type WireRecord } from '../support/world.ts';
import { dataOf, refusalOf } from './observations.ts';

/** What is about a deleted patient is shown nowhere, also not where other records lead to it (ADR 0090). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const setUp = async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const patientId = practice.patient.id as string;
  const book = await readyStorybook(app, world.organizationId, clinician, { partner_patient_id: patientId });
  await clinician.patch(`/v1/partner/storybooks/${book.id}`, { shelf_ready: true });
  const toolkit = dataOf(await clinician.post('/v1/partner/toolkits', { name: 'Quiet things' }), 201);
  const other = dataOf(await clinician.post('/v1/partner/toolkits', { name: 'Loud things' }), 201);
  const room = dataOf(
    await clinician.post('/v1/partner/playrooms', { name: 'Blue', room_type: 'child', theme: 'meadow' }),
    201,
  );
  const onShelf = (holder: string) => `/v1/partner/${holder}/content/storybook/${book.id}`;
  for (const holder of [`toolkits/${toolkit.id}`, `playrooms/${room.id}`])
    expect((await clinician.put(onShelf(holder))).status).toBe(201);
  const session = dataOf(await world.partner.post('/v1/partner/appointments', world.booking(practice)), 201);
  const writer = await framedClient(app, clinician, ['note:write', 'note:read']);
  dataOf(await writer.post('/api/embed/notes', { partner_appointment_id: session.id, body: 'Castle' }), 201);
  const form = dataOf(await clinician.post('/v1/partner/forms', formBody()), 201);
  const filling = await framedClient(app, clinician, ['form:submit'], patientId);
  const path = `/api/embed/forms/${form.id}/submissions`;
  const { submission_id } = dataOf(await filling.post(path, undefined), 201);
  const answers = completeAnswers(form.fields);
  dataOf(await filling.post(`${path}/${submission_id}/complete`, { answers }));
  return { world, practice, clinician, patientId, book, toolkit, other, room, onShelf, session };
};

test.each(['deleted', 'to be erased'])('a patient who is %s: shelves, home and agenda', async (how) => {
  const { world, clinician, patientId, book, toolkit, other, room, onShelf, session } = await setUp();
  const capabilities = ['shell:read', 'note:read', 'note:write', 'form:read', 'storybook:read'];
  const frame = await framedClient(app, clinician, [
    ...capabilities,
    'client:read',
    'appointment:read',
    'playroom:read',
  ]);
  const attention = async (): Promise<number[]> => {
    const { drafts, answers, storybooks } = dataOf(await frame.get('/api/embed/attention'));
    return [drafts, answers, storybooks].map(({ count }: WireRecord) => count);
  };
  const span = 'start_at_from=2035-01-01T00:00:00Z&start_at_to=2035-01-08T00:00:00Z';
  const shelves = async () =>
    Promise.all(
      [
        clinician.get(`/v1/partner/toolkits/${toolkit.id}/content`),
        clinician.get(`/v1/partner/playrooms/${room.id}/content`),
        frame.get(`/api/embed/playrooms/${room.id}/content`),
      ].map(async (reply) => dataOf(await reply).length),
    );
  const noteOf = async () => {
    const { sessions } = dataOf(await frame.get(`/api/embed/agenda?include_cancelled=true&${span}`));
    return sessions.find(({ id }: WireRecord) => id === session.id)?.note;
  };
  expect([await attention(), await shelves()]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  expect(await noteOf()).toMatchObject({ status: 'draft' });
  const subjectOf = () =>
    readSubject(
      app.database.within(world.organizationId),
      world.organizationId,
      { content_type: 'storybook', content_id: book.id },
      { ...app, now: new Date() } as never,
    );
  expect((await subjectOf())?.id).toBe(book.id);

  const erasure = { partner_patient_id: patientId, reason: 'patient_request', hold_seconds: 86_400 };
  const gone =
    how === 'deleted'
      ? await world.partner.delete(`/v1/partner/patients/${patientId}`)
      : await world.partner.post('/v1/partner/erasures', erasure);
  expect([204, 201]).toContain(gone.status);

  expect([await attention(), await shelves()]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  for (const holder of [`toolkits/${toolkit.id}`, `playrooms/${room.id}`])
    expect(refusalOf(await clinician.get(onShelf(holder)))).toBe('404 not-found');
  expect(refusalOf(await clinician.put(onShelf(`toolkits/${other.id}`)))).toBe('404 not-found');
  expect(await noteOf()).toBeUndefined();
  expect(await subjectOf()).toBeUndefined();
  const rows = app.owner.rows.all(sql`select 1 from shelf_attachments where content_id = ${book.id}`);
  expect(await rows).toHaveLength(2);
});

test.each(['deleted', 'to be erased'])(
  'a patient who is %s: a book in the making is cancelled',
  async (how) => {
    const world = await createWorld(app);
    const { practitioner, patient } = await world.practice();
    const clinician = await world.as(practitioner.id);
    const about = async (partner_patient_id: string | null) => {
      const made = await clinician.post('/v1/partner/storybooks', {
        topic: 'A tooth that is loose',
        page_count: 4,
        ...(partner_patient_id ? { partner_patient_id } : {}),
      });
      return { id: dataOf(made, 201).id, request: made.headers.get('X-Request-Id') };
    };
    const [book, other] = [await about(patient.id), await about(null)];
    const stateOf = async ({ request }: typeof book) =>
      dataOf(await clinician.get(`/v1/partner/requests/${request}`)).effects.map(
        ({ state }: WireRecord) => state,
      );
    expect(await stateOf(book)).toEqual(['waiting']);
    const told = await toldBy(world, () =>
      how === 'deleted'
        ? world.partner.delete(`/v1/partner/patients/${patient.id}`)
        : world.partner.post('/v1/partner/erasures', {
            partner_patient_id: patient.id,
            reason: 'patient_request',
          }),
    );
    expect(typesOf(told).toSorted()).toEqual(['patient.deleted', 'storybook.deleted']);
    expect([await stateOf(book), await stateOf(other)]).toEqual([['cancelled'], ['waiting']]);
    const { rows } = await app.owner.pool.query(
      `select workflow_id, array_agg(kind order by id) as kinds from workflow_outbox
     where organization_id = $1 and workflow_type = 'generateStorybook' group by workflow_id`,
      [world.organizationId],
    );
    const kindsOf = ({ id }: typeof book) =>
      rows.find(({ workflow_id }) => workflow_id === `storybook/${id}`)?.kinds;
    expect([kindsOf(book), kindsOf(other)]).toEqual([
      ['start', expect.stringContaining('signal')],
      ['start'],
    ]);
  },
);
