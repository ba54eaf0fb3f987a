import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as encoding from 'lib0/encoding';
import { removeEndedSessions } from '../../domain/live-sessions/live-session-store.ts';
import { ITEM_OF_TOY } from '../../domain/live-sessions/toys.ts';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { eventually } from '../support/eventually.ts';
import { subdocuments } from '../support/hostile-updates.ts';
import { refusalOf } from '../support/live-seat.ts';
import {
  followLink,
  message,
  openSession,
  type SessionSeat,
  takeSessionSeat,
  type Way,
} from '../support/session-seat.ts';
import { createWorld } from '../support/world.ts';

/** What both seats of a session have before them, over any API process (spec/playroom.md, part 1). */

let one: RunningApp;
let two: RunningApp;
beforeAll(async () => {
  [one, two] = await Promise.all([startApp(), startApp()]);
});
afterAll(() => Promise.all([one.stop(), two.stop()]));

const taken: SessionSeat[] = [];
afterEach(() => Promise.all(taken.splice(0).map((seat) => seat.leave())));
const sit = async (app: RunningApp, way: Way): Promise<SessionSeat> => {
  const seat = takeSessionSeat([app.baseUrl], way);
  taken.push(seat);
  await eventually(async () => seat.view() !== undefined);
  return seat;
};

const begun = async (fields: object = {}) => {
  const world = await createWorld(one);
  const practice = await world.practice();
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const booked = await world.partner.post('/v1/partner/appointments', world.booking(practice, 0, fields));
  const appointment = booked.body.data;
  const delegated = await world.as(practice.practitioner.id);
  const rooms = (await delegated.get('/v1/partner/playrooms')).body.data as { id: string; name: string }[];
  const clinician = await followLink(one.baseUrl, appointment.clinician_video_url);
  const client = appointment.patient_video_url
    ? await followLink(one.baseUrl, appointment.patient_video_url)
    : clinician;
  return {
    world,
    practice,
    appointment,
    delegated,
    room: (rooms[0] as { id: string }).id,
    rooms,
    clinician,
    client,
  };
};
const seated = async (fields: object = {}) => {
  const session = await begun(fields);
  const clinician = await sit(one, session.clinician);
  const client = await sit(two, session.client);
  return { ...session, clinician, client };
};
const sees = (seat: SessionSeat, expected: object) =>
  eventually(async () => {
    try {
      expect(seat.view()).toMatchObject(expected);
      return true;
    } catch {
      return false;
    }
  });

test('the pages and the service know the same toys', () => {
  const page = readFileSync(new URL('../../web/toys/toy.ts', import.meta.url), 'utf8');
  const [, listed = ''] = /TOYS = \[([^\]]*)\]/.exec(page) ?? [];
  expect([...listed.matchAll(/'([a-z-]+)'/g)].map(([, toy]) => toy)).toEqual(Object.keys(ITEM_OF_TOY));
});

test('a room is chosen and a toy opened for both seats, at two processes; hands and changes reach the other', async () => {
  const { clinician, client, room } = await seated();
  await sees(clinician, { here: { clinician: true, client: true } });
  expect(await clinician.ask({ do: 'choose-room', room })).toBe(true);
  await sees(client, { room: { id: room } });
  expect(JSON.stringify(client.views)).not.toMatch(/"name"|"title"/);
  expect(await clinician.ask({ do: 'open', toy: 'whiteboard' })).toBe(true);
  await sees(client, { open: { toy: 'whiteboard', document: 'whiteboard' }, can_play: true });
  const [hers, theirs] = [clinician.document('whiteboard'), client.document('whiteboard')];
  theirs.getArray('strokes').push([{ x: 1 }]);
  hers.getMap('settings').set('background', 'blank');
  await eventually(async () => hers.getArray('strokes').length === 1);
  await eventually(async () => theirs.getMap('settings').get('background') === 'blank');
});

test('hands are seen at two processes as at one, the last of many movements', async () => {
  const { clinician, client, room } = await seated();
  await clinician.ask({ do: 'choose-room', room });
  await clinician.ask({ do: 'open', toy: 'whiteboard' });
  await sees(client, { open: { document: 'whiteboard' }, here: { clinician: true, client: true } });
  await sees(clinician, { here: { clinician: true, client: true } });
  for (let step = 1; step <= 20; step += 1) clinician.point('whiteboard', `hers ${step}`);
  client.point('whiteboard', 'theirs');
  await eventually(async () => client.heard.at(-1) === 'hers 20');
  await eventually(async () => clinician.heard.at(-1) === 'theirs');
  // Twenty movements at once are a few notifications, and nobody sees the own hand.
  expect(client.heard.length).toBeLessThan(20);
  expect(clinician.heard).toEqual(['theirs']);
});

test('hands are told to no other process where both seats are at one', async () => {
  const listener = await one.owner.pool.connect();
  const told: string[] = [];
  listener.on('notification', ({ payload = '' }) => told.push(payload));
  await listener.query('listen session_hands');
  const session = await begun();
  const [clinician, client] = [await sit(one, session.clinician), await sit(one, session.client)];
  await sees(clinician, { here: { clinician: true, client: true } });
  await clinician.ask({ do: 'choose-room', room: session.room });
  await clinician.ask({ do: 'open', toy: 'whiteboard' });
  await sees(client, { open: { document: 'whiteboard' } });
  clinician.point('whiteboard', 'hers');
  await eventually(async () => client.heard.includes('hers'));
  // The control: a seat at another process is told of.
  const elsewhere = await sit(two, session.client);
  await sees(elsewhere, { open: { document: 'whiteboard' } });
  await eventually(async () => {
    clinician.point('whiteboard', 'across');
    return elsewhere.heard.includes('across');
  });
  expect(told.filter((one) => one.includes(session.appointment.id)).length).toBeGreaterThan(0);
  const hands = told.map((one) => Buffer.from(JSON.parse(one)[4], 'base64').toString());
  expect(hands.filter((hand) => hand.includes('hers'))).toEqual([]);
  listener.release(true);
});

test('a toy in the clinician’s hands is not changed by the client’s seat, whatever it sends', async () => {
  const { clinician, client, room } = await seated();
  await clinician.ask({ do: 'choose-room', room });
  await clinician.ask({ do: 'open', toy: 'whiteboard' });
  await clinician.ask({ do: 'hand', may_play: 'clinician' });
  await sees(client, { may_play: 'clinician', can_play: false });
  const [hers, theirs] = [clinician.document('whiteboard'), client.document('whiteboard')];
  theirs.getMap('settings').set('a', 1);
  await eventually(async () => client.refused.includes('whiteboard'));
  hers.getMap('settings').set('b', 2);
  await eventually(async () => theirs.getMap('settings').get('b') === 2);
  expect(hers.getMap('settings').has('a')).toBe(false);
  for (const command of [
    { do: 'choose-room', room },
    { do: 'open', toy: 'pairs' },
    { do: 'close' },
    { do: 'hand', may_play: 'both' },
    { do: 'hide', hidden: false },
    { do: 'light', night: true },
    { do: 'end' },
    { do: 'no such thing' },
  ])
    expect(await client.ask(command)).toBe(false);
  await sees(clinician, { ended: false, may_play: 'clinician', open: { toy: 'whiteboard' }, night: false });
});

test('what the clinician hides while preparing it is not told to the client’s seat', async () => {
  const { clinician, client, room } = await seated();
  await clinician.ask({ do: 'choose-room', room });
  await clinician.ask({ do: 'hide', hidden: true });
  await clinician.ask({ do: 'open', toy: 'whiteboard' });
  await sees(client, { open: null, hidden: true });
  const theirs = client.document('whiteboard');
  const hers = clinician.document('whiteboard');
  hers.getMap('settings').set('secret', true);
  await eventually(async () => client.refused.includes('whiteboard'));
  clinician.point('whiteboard', 'here');
  await clinician.ask({ do: 'hide', hidden: false });
  await sees(client, { open: { toy: 'whiteboard' }, hidden: false });
  expect([client.heard, theirs.getMap('settings').size]).toEqual([[], 0]);
  const shown = client.document('whiteboard');
  await eventually(async () => shown.getMap('settings').get('secret') === true);
});

test('a break is asked for by the client, and ended by either of both', async () => {
  const { clinician, client } = await seated();
  for (const one of [clinician, client]) {
    expect(await client.ask({ do: 'ask-break' })).toBe(true);
    await sees(clinician, { break_asked: true });
    expect(await one.ask({ do: 'answer-break' })).toBe(true);
    await sees(client, { break_asked: false });
    await sees(clinician, { break_asked: false });
  }
});

test('what the client would like is seen by the clinician until something is opened', async () => {
  const { clinician, client, room } = await seated();
  await clinician.ask({ do: 'choose-room', room });
  expect(await client.ask({ do: 'wish', wish: 'dollhouse' })).toBe(true);
  await sees(clinician, { wish: 'dollhouse' });
  expect(await client.ask({ do: 'wish', wish: 'pairs' })).toBe(true);
  await sees(clinician, { wish: 'pairs' });
  expect(await clinician.ask({ do: 'wish', wish: 'pairs' })).toBe(false);
  // No words travel this way.
  expect(await client.ask({ do: 'wish', wish: 'anything else' })).toBe(false);
  expect(await clinician.ask({ do: 'open', toy: 'whiteboard' })).toBe(true);
  await sees(client, { wish: null });
});

test('the sand tray of a session is a game session of its patient, and is removed with the session', async () => {
  const { clinician, client, room, practice, appointment } = await seated();
  await clinician.ask({ do: 'choose-room', room });
  expect(await clinician.ask({ do: 'open', toy: 'sandtray' })).toBe(true);
  await sees(client, { open: { toy: 'sandtray' } });
  const [hers, theirs] = [clinician.document('sandtray'), client.document('sandtray')];
  theirs.getMap('items').set('palm', { kind: 'palm', x: 1, y: 2 });
  await eventually(async () => hers.getMap('items').has('palm'));
  const games = () =>
    one.owner.rows.all(sql`
      select partner_patient_id, game_type, deleted_at is not null as is_over,
        (select count(*)::int from game_scene_updates u where u.game_session_id = g.id) as updates
      from game_sessions g where partner_practitioner_id = ${practice.practitioner.id}`);
  await eventually(async () => (await games())[0] !== undefined);
  expect(await games()).toMatchObject([
    { partner_patient_id: practice.patient.id, game_type: 'sandtray', is_over: false },
  ]);
  expect(await clinician.ask({ do: 'end' })).toBe(true);
  await sees(client, { ended: true, open: null });
  await eventually(async () => ((await games())[0] as { is_over: boolean }).is_over);
  expect(await games()).toMatchObject([{ is_over: true, updates: 0 }]);
  expect(
    await one.owner.rows.all(sql`select 1 from session_documents where session_id = ${appointment.id}`),
  ).toEqual([]);
  expect(await clinician.ask({ do: 'open', toy: 'whiteboard' })).toBe(true);
  await sees(clinician, { ended: true, open: null });
});

test('states and documents are stored sealed', async () => {
  const { clinician, room, appointment } = await seated();
  await clinician.ask({ do: 'choose-room', room });
  await clinician.ask({ do: 'open', toy: 'whiteboard' });
  clinician.document('whiteboard').getMap('settings').set('word', 'quetzalcoatl');
  const rows = () =>
    one.owner.rows.all(sql<{ payload: Buffer }>`
      select payload from session_document_updates u join session_documents d on d.id = u.document_id
      where d.session_id = ${appointment.id}`);
  await eventually(async () => (await rows()).length > 0);
  for (const { payload } of await rows()) expect(payload.toString('latin1')).not.toContain('quetzalcoatl');
  const [row] = await one.owner.rows.all(
    sql<{ state: Buffer }>`select state from live_sessions where id = ${appointment.id}`,
  );
  expect(row?.state.toString('latin1')).not.toContain('whiteboard');
});

describe('a seat', () => {
  test('that is opened twice is taken over by the newer connection', async () => {
    const { client, clinician } = await begun();
    const first = await sit(one, clinician);
    const second = await sit(two, clinician);
    await eventually(async () => first.closes.includes(4409));
    expect(second.closes).toEqual([]);
    expect((await sit(one, client)).view()?.here.clinician).toBe(true);
  });

  test('continues at another process when its own is lost, with what was done meanwhile', async () => {
    const { clinician, client, room } = await begun();
    const seat = takeSessionSeat([one.baseUrl, two.baseUrl], clinician);
    taken.push(seat);
    await eventually(async () => seat.view() !== undefined);
    await seat.ask({ do: 'choose-room', room });
    await seat.ask({ do: 'open', toy: 'whiteboard' });
    const hers = seat.document('whiteboard');
    hers.getArray('strokes').push([1]);
    seat.socket().terminate();
    hers.getArray('strokes').push([2]);
    await eventually(async () => seat.closes.length > 0);
    hers.getArray('strokes').push([3]);
    const other = await sit(one, client);
    const theirs = other.document('whiteboard');
    await eventually(async () => theirs.getArray('strokes').length === 3);
    expect(theirs.getArray('strokes').toJSON()).toEqual([1, 2, 3]);
  });

  test('that leaves is shown as absent to the other seat', async () => {
    const { clinician, client } = await seated();
    await sees(clinician, { here: { client: true } });
    await client.leave();
    await sees(clinician, { here: { client: false } });
  });

  test('is not taken without the cookie, from another site, or with the cookie of another session', async () => {
    const { clinician } = await begun();
    const other = await begun();
    const refused = async (way: Way, headers: object = {}) => {
      const { status, slug } = await refusalOf(openSession(one.baseUrl, way, headers));
      return `${status} ${slug}`;
    };
    expect(await refused({ ...clinician, cookie: '' })).toBe('404 not-found');
    expect(await refused({ ...clinician, cookie: other.clinician.cookie })).toBe('404 not-found');
    expect(await refused(clinician, { origin: 'https://elsewhere.example' })).toBe('403 forbidden');
  });

  test('ends with the appointment', async () => {
    const { clinician, appointment, world } = await seated();
    await world.partner.patch(`/v1/partner/appointments/${appointment.id}`, { status: 'cancelled' });
    await eventually(async () => clinician.closes.includes(4401));
  });

  test('is barred when it sends data that no toy sends', async () => {
    const { clinician, client, room } = await seated();
    await clinician.ask({ do: 'choose-room', room });
    await clinician.ask({ do: 'open', toy: 'whiteboard' });
    await sees(client, { open: { toy: 'whiteboard' } });
    client.sendRaw(
      message('whiteboard', (encoder) => {
        encoding.writeVarUint(encoder, 0);
        encoding.writeVarUint(encoder, 2);
        encoding.writeVarUint8Array(encoder, subdocuments(50));
      }),
    );
    await eventually(async () => client.closes.length > 0);
    expect([1007, 1008]).toContain(client.closes[0]);
  });
});

test('a room of another clinician, and a toy that the room does not have, are refused', async () => {
  const { clinician, delegated } = await seated();
  const other = await begun();
  expect(await clinician.ask({ do: 'choose-room', room: other.room })).toBe(false);
  const made = await delegated.post('/v1/partner/playrooms', {
    name: 'Bare',
    room_type: 'adult',
    theme: 'studio',
    items: ['whiteboard'],
  });
  expect(await clinician.ask({ do: 'choose-room', room: made.body.data.id })).toBe(true);
  await sees(clinician, { room: { items: ['whiteboard'] } });
  expect(await clinician.ask({ do: 'open', toy: 'sandtray' })).toBe(false);
  expect(await clinician.ask({ do: 'open', toy: 'storybook', subject: made.body.data.id })).toBe(false);
});

test('after a session its documents are removed when the links close, and the record of what was played a day later', async () => {
  const { clinician, room, appointment } = await seated();
  await clinician.ask({ do: 'choose-room', room });
  await clinician.ask({ do: 'open', toy: 'whiteboard' });
  clinician.document('whiteboard').getMap('a').set('b', 1);
  const left = async () =>
    (await one.owner.rows.first(sql<{ sessions: number; documents: number }>`
        select (select count(*)::int from live_sessions where id = ${appointment.id}) as sessions,
          (select count(*)::int from session_documents where session_id = ${appointment.id}) as documents`)) as object;
  await eventually(async () => ((await left()) as { documents: number }).documents === 1);
  const expire = (ago: string) =>
    one.owner.rows.all(sql`
      update live_sessions set expires_at = clock_timestamp() - ${ago}::interval where id = ${appointment.id}`);
  const remove = () => removeEndedSessions(one.database, one.secrets, () => undefined);
  await remove();
  expect(await left()).toEqual({ sessions: 1, documents: 1 });
  await expire('1 minute');
  await remove();
  expect(await left()).toEqual({ sessions: 1, documents: 0 });
  await expire('25 hours');
  await remove();
  expect(await left()).toEqual({ sessions: 0, documents: 0 });
});

test('an ended session that cannot be read does not keep other sessions from being removed', async () => {
  const [damaged, whole] = [await seated(), await seated()];
  const ids = [damaged.appointment.id, whole.appointment.id];
  await one.owner.rows.all(sql`
    update live_sessions set expires_at = clock_timestamp() - interval '25 hours' where id = any(${ids}::uuid[])`);
  await one.owner.rows.all(
    sql`update live_sessions set state = 'damaged' where id = ${damaged.appointment.id}`,
  );
  await expect(removeEndedSessions(one.database, one.secrets, () => undefined)).rejects.toThrow(
    'could not be removed',
  );
  const left = await one.owner.rows.all(sql<{ id: string }>`
    select id from live_sessions where id = any(${ids}::uuid[])`);
  expect(left).toEqual([{ id: damaged.appointment.id }]);
  await one.owner.rows.all(sql`delete from live_sessions where id = ${damaged.appointment.id}`);
});

test('a clinician enters a room alone to prepare it, and is told later what was played in a session', async () => {
  const { delegated, room, practice, appointment, clinician: way } = await begun();
  const framed = await framedClient(one, delegated, ['playroom:write', 'note:write']);
  const entered = await framed.post(`/api/embed/playrooms/${room}/enter`, {
    partner_patient_id: practice.patient.id,
  });
  expect(entered.status).toBe(201);
  const alone = await sit(one, await followLink(one.baseUrl, entered.body.data.enter_url));
  await sees(alone, { room: { id: room } });
  expect(await alone.ask({ do: 'open', toy: 'sandtray' })).toBe(true);
  const other = await begun();
  const stranger = other.practice.patient.id;
  expect(
    (await framed.post(`/api/embed/playrooms/${room}/enter`, { partner_patient_id: stranger })).status,
  ).toBe(404);
  const seat = await sit(two, way);
  await seat.ask({ do: 'choose-room', room });
  await seat.ask({ do: 'open', toy: 'whiteboard' });
  const played = () => framed.get(`/api/embed/appointments/${appointment.id}/played`);
  expect((await played()).body.data.played).toEqual([]);
});
