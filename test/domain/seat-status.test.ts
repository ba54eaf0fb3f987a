import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, clientOf, type Reply } from '../support/client.ts';
import { PIXEL, savedScene } from '../support/games.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';

/** A seat's token outlives what it was given for: every call asks whether it still stands (decisions 6.1). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const { body } = await clinician.post('/v1/partner/game-sessions', {
    game_type: 'sandtray',
    patient_id: practice.patient.id,
    origins: ['https://portal.partner.example'],
  });
  const { game_session_id: id, practitioner, patient } = body.data;
  const seats = {
    practitioner: clientOf(app.baseUrl, practitioner.token),
    patient: clientOf(app.baseUrl, patient.token),
  };
  const save = (await seats.practitioner.post('/api/embed/game-saves', savedScene)).body.data.id;
  await seats.practitioner.put(`/api/embed/game-saves/${save}/thumbnail`, { content_base64: PIXEL });
  const calls = (one: Client): readonly (() => Promise<Reply>)[] => [
    () => one.get(`/api/embed/game-sessions/${id}`),
    () => one.get('/api/embed/game-saves'),
    () => one.post('/api/embed/game-saves', savedScene),
    () => one.get(`/api/embed/game-saves/${save}`),
    () => one.get(`/api/embed/game-saves/${save}/thumbnail`),
    () => one.patch(`/api/embed/game-saves/${save}`, { name: 'Later' }),
    () => one.put(`/api/embed/game-saves/${save}/thumbnail`, { content_base64: PIXEL }),
    () => one.delete(`/api/embed/game-saves/${save}`),
  ];
  /** What every route answers, each once. */
  const outcomes = async (): Promise<string[]> => {
    const replies = [await seats.patient.get(`/api/embed/game-sessions/${id}`)];
    for (const call of calls(seats.practitioner)) replies.push(await call());
    return [
      ...new Set(
        replies.map(({ status, body: answer }) =>
          status < 400 ? 'allowed' : `${status} ${answer.type.split('/').at(-1)}`,
        ),
      ),
    ];
  };
  return { world, practice, clinician, seats, id, outcomes };
};

test('an unknown save is a 404 on every route, also for a seat whose patient has left the roster', async () => {
  const { world, practice, seats } = await open();
  const colleague = await world.practitioner({ partner_clinic_id: practice.clinic.id });
  await world.partner.patch(`/v1/partner/patients/${practice.patient.id}`, {
    roster_practitioner_ids: [colleague.id],
  });
  const seat = seats.practitioner;
  const absent = `/api/embed/game-saves/${randomUUID()}`;
  const replies = await Promise.all([
    seat.get(absent),
    seat.get(`${absent}/thumbnail`),
    seat.patch(absent, { name: 'Later' }),
    seat.put(`${absent}/thumbnail`, { content_base64: PIXEL }),
    seat.delete(absent),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

type Practice = {
  readonly clinic: WireRecord;
  readonly practitioner: WireRecord;
  readonly patient: WireRecord;
};

test('every route of a seat can be used while its access is valid', async () => {
  expect(await (await open()).outcomes()).toEqual(['allowed']);
});

test.each<[string, (world: World, practice: Practice) => Promise<Reply>, string]>([
  [
    'the patient goes over to a colleague',
    async (world, { clinic, patient }) => {
      const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
      return world.partner.patch(`/v1/partner/patients/${patient.id}`, {
        roster_practitioner_ids: [colleague.id],
      });
    },
    '403 forbidden',
  ],
  [
    'the patient is deleted',
    (world, { patient }) => world.partner.delete(`/v1/partner/patients/${patient.id}`),
    '403 forbidden',
  ],
  [
    'the clinician is disabled',
    (world, { practitioner }) =>
      world.partner.patch(`/v1/partner/practitioners/${practitioner.id}`, { status: 'disabled' }),
    '403 practitioner-disabled',
  ],
])('once %s, every route is refused to both seats, and nothing is changed', async (_, change, expected) => {
  const { world, practice, outcomes } = await open();
  const before = await app.owner.pool.query(
    'select id, updated_at, deleted_at from game_saves where organization_id = $1',
    [world.organizationId],
  );
  expect((await change(world, practice)).status).toBeLessThan(300);
  expect(await outcomes()).toEqual([expected]);
  const after = await app.owner.pool.query(
    'select id, updated_at, deleted_at from game_saves where organization_id = $1',
    [world.organizationId],
  );
  expect(after.rows).toEqual(before.rows);
});
