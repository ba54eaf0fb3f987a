import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createRooms } from '../../activities/video/create-rooms.ts';
import { openRoom, roomName } from '../../domain/appointments/video-room.ts';
import { startVideoProviders, type VideoProviders } from '../support/video-providers.ts';
import { type Bench, openBench } from './bench.ts';
import { CANARIES, createWorld, testSecrets } from './world.ts';

let bench: Bench;
let providers: VideoProviders;
beforeAll(async () => {
  [bench, providers] = await Promise.all([openBench(), startVideoProviders()]);
});
afterAll(() => Promise.all([bench.close(), providers.stop()]));
beforeEach(() => providers.misbehave('not'));

type Provider = 'Daily' | 'Whereby' | 'Jitsi' | 'None';
const END = '2035-03-05T09:50:00Z';
const LINK_END = Date.parse(END) / 1000 + 3_600;

const scene = async (provider: Provider, people: Parameters<typeof createWorld>[1] = {}) => {
  const world = await createWorld(bench.owner, people);
  const { organizationId, appointmentId } = world;
  const input = { organizationId, appointmentId };
  const change = (set: string) =>
    bench.owner.query(`update appointments set ${set} where id = $1`, [appointmentId]);
  const choose = (next: Provider) =>
    bench.owner.query('update session_configurations set video_provider = $2 where organization_id = $1', [
      organizationId,
      next,
    ]);
  await change(`start_at = '2035-03-05T09:00:00Z', end_at = '${END}'`);
  await choose(provider);
  const { video, workflows } = bench.activitiesBy('smtp://127.0.0.1:1', {
    rooms: createRooms(providers.settings),
  });
  const stored = async () =>
    (await bench.owner.query('select * from video_rooms where appointment_id = $1', [appointmentId])).rows[0];
  return {
    input,
    name: roomName(testSecrets(), appointmentId),
    change,
    choose,
    align: () => video.alignVideoRoom(input),
    due: async () => (await workflows.listDueWork(input)).room,
    stored,
    access: async () => openRoom(testSecrets(), input, (await stored()).access),
    meetings: () =>
      [...providers.wherebyMeetings.values()].filter(({ roomName: name }) =>
        name.startsWith(`/${roomName(testSecrets(), appointmentId).replaceAll('-', '')}`),
      ),
  };
};

describe('Daily', () => {
  test('a booking gets a private room until the link ends, with a token for each seat', async () => {
    const { align, due, access, name } = await scene('Daily');
    expect([await due(), await align(), await due(), await align()]).toEqual([
      true,
      'made',
      false,
      'unchanged',
    ]);
    expect(providers.dailyRooms.get(name)).toMatchObject({
      privacy: 'private',
      config: { exp: LINK_END, eject_at_room_exp: true },
    });
    const { addresses } = await access();
    const [clinician, patient] = [addresses.clinician, addresses.patient].map((address) => {
      const url = new URL(address);
      expect(`${url.origin}${url.pathname}`).toBe(`https://practice.daily.example/${name}`);
      return providers.dailyTokens.get(url.searchParams.get('t') as string);
    });
    expect(clinician).toEqual({ room_name: name, is_owner: true, exp: LINK_END });
    expect(patient).toEqual({ room_name: name, is_owner: false, exp: LINK_END });
  });

  test('a move prolongs the room and its tokens; a cancellation removes it', async () => {
    const { align, due, change, access, stored, name } = await scene('Daily');
    await align();
    const before = await access();
    await change(`end_at = '2035-03-05T10:50:00Z'`);
    expect([await due(), await align()]).toEqual([true, 'made']);
    expect(providers.dailyRooms.get(name)?.config.exp).toBe(LINK_END + 3_600);
    expect((await access()).addresses.patient).not.toBe(before.addresses.patient);
    await change(`status = 'cancelled', deleted_at = now()`);
    expect([await due(), await align(), await due()]).toEqual([true, 'removed', false]);
    expect([providers.dailyRooms.has(name), await stored()]).toEqual([false, undefined]);
  });

  test('after a lost answer the next attempt finds the room', async () => {
    const { align, due, stored, name } = await scene('Daily');
    providers.misbehave('lose answers');
    await expect(align()).rejects.toMatchObject({ type: 'VideoProviderUnavailable' });
    expect([providers.dailyRooms.has(name), (await stored()).access, await due()]).toEqual([
      true,
      null,
      true,
    ]);
    providers.misbehave('not');
    expect(await align()).toBe('made');
  });

  test('a booking that is cancelled after a lost answer leaves no room behind', async () => {
    const { align, change, name } = await scene('Daily');
    providers.misbehave('lose answers');
    await expect(align()).rejects.toThrow();
    providers.misbehave('not');
    await change(`status = 'cancelled', deleted_at = now()`);
    expect([await align(), providers.dailyRooms.has(name)]).toEqual(['removed', false]);
  });
});

describe('Whereby', () => {
  test('a booking gets a room with a host’s and a guest’s address', async () => {
    const { align, due, access, meetings } = await scene('Whereby');
    expect([await due(), await align(), await due()]).toEqual([true, 'made', false]);
    const [meeting] = meetings();
    expect(Date.parse(meeting.endDate)).toBe(Date.parse(END));
    expect(await access()).toEqual({
      key: meeting.meetingId,
      addresses: { clinician: meeting.hostRoomUrl, patient: meeting.roomUrl },
    });
  });

  test('a later end replaces the room, an earlier one keeps it, a cancellation removes it', async () => {
    const { align, change, access, meetings } = await scene('Whereby');
    await align();
    const first = await access();
    await change(`end_at = '2035-03-05T10:50:00Z'`);
    expect(await align()).toBe('made');
    const second = await access();
    expect([second.key === first.key, meetings().length]).toEqual([false, 1]);
    await change(`end_at = '2035-03-05T09:30:00Z'`);
    expect([await align(), (await access()).key]).toEqual(['unchanged', second.key]);
    await change(`status = 'cancelled', deleted_at = now()`);
    expect([await align(), meetings()]).toEqual(['removed', []]);
  });

  test('after a lost answer the next attempt finds the room among all others', async () => {
    for (let other = 0; other < 120; other++)
      providers.wherebyMeetings.set(`other-${other}`, {
        meetingId: `other-${other}`,
        roomName: '/other',
        endDate: END,
      });
    const { align, access, meetings } = await scene('Whereby');
    providers.misbehave('lose answers');
    await expect(align()).rejects.toMatchObject({ type: 'VideoProviderUnavailable' });
    providers.misbehave('not');
    expect(await align()).toBe('made');
    expect(meetings().map(({ meetingId }) => meetingId)).toEqual([(await access()).key]);
    expect(providers.wherebyMeetings.get('other-3')).toBeDefined();
  });

  test('an endless list of meetings is not read for ever', async () => {
    const { align } = await scene('Whereby');
    providers.misbehave('lose answers');
    await expect(align()).rejects.toMatchObject({ type: 'VideoProviderUnavailable' });
    providers.misbehave('one page');
    await expect(align()).rejects.toMatchObject({
      type: 'VideoProviderUnavailable',
      message: expect.stringContaining('without an end'),
    });
  });
});

describe.each(['Daily', 'Whereby'] as const)('%s that does not work', (provider) => {
  test.each(['500', 'nonsense'] as const)('(%s) is retried later', async (mode) => {
    const { align, due } = await scene(provider);
    providers.misbehave(mode);
    await expect(align()).rejects.toMatchObject({ type: 'VideoProviderUnavailable', nonRetryable: false });
    expect(await due()).toBe(true);
  });

  test('is retried when it says so', async () => {
    const { align } = await scene(provider);
    providers.misbehave('429');
    await expect(align()).rejects.toMatchObject({ nextRetryDelay: '7 seconds' });
  });

  test('sends an endless answer is retried later', async () => {
    const { align } = await scene(provider);
    providers.misbehave('no end');
    await expect(align()).rejects.toMatchObject({
      type: 'VideoProviderUnavailable',
      message: expect.stringContaining('too large'),
    });
  });

  test('without a key is an error that is not retried', async () => {
    const { input } = await scene(provider);
    await expect(bench.activities.video.alignVideoRoom(input)).rejects.toMatchObject({
      type: 'VideoProviderNotConfigured',
      nonRetryable: true,
    });
  });
});

describe('no room is created', () => {
  test.each([
    ['by Jitsi, where rooms are there by themselves', 'Jitsi', {}],
    ['where the partner makes its own call', 'None', {}],
    ['in person', 'Daily', { sessionType: 'in_person' }],
  ] as const)('%s', async (_, provider, people) => {
    const { align, due, stored } = await scene(provider, people);
    expect([await due(), await align(), await stored()]).toEqual([false, 'unchanged', undefined]);
  });

  test('for a session whose links are closed', async () => {
    const { align, due, change } = await scene('Daily');
    await change(`start_at = '2020-03-05T09:00:00Z', end_at = '2020-03-05T09:50:00Z'`);
    expect([await due(), await align()]).toEqual([false, 'unchanged']);
  });
});

test('a change of provider removes the old room and creates the new one', async () => {
  const { align, choose, name, meetings, stored } = await scene('Daily');
  await align();
  await choose('Whereby');
  expect(await align()).toBe('made');
  expect([providers.dailyRooms.has(name), meetings().length]).toEqual([false, 1]);
  await choose('Jitsi');
  expect(await align()).toBe('removed');
  expect([meetings(), await stored()]).toEqual([[], undefined]);
});

test('a camera that is off by default is off in the room', async () => {
  for (const provider of ['Daily', 'Whereby'] as const) {
    const { align, access, input, name } = await scene(provider);
    await bench.owner.query(
      `update session_configurations set camera_default = 'off' where organization_id = $1`,
      [input.organizationId],
    );
    await align();
    if (provider === 'Daily') expect(providers.dailyRooms.get(name)?.config.start_video_off).toBe(true);
    else
      for (const address of Object.values((await access()).addresses))
        expect(new URL(address).searchParams.get('video')).toBe('off');
  }
});

test('a session can be recorded only by the clinician, if the organization wants it and has the feature', async () => {
  const begun = async (provider: 'Daily' | 'Whereby', feature: string) => {
    const { align, access, input, meetings } = await scene(provider);
    await bench.owner.query(
      `with entitled as (
         update organizations set features = jsonb_build_object('session_recording', $2::jsonb) where id = $1)
       update session_configurations set recording_enabled = true where organization_id = $1`,
      [input.organizationId, feature],
    );
    await align();
    if (provider === 'Whereby') return meetings().map(({ recording }) => recording);
    const { clinician, patient } = (await access()).addresses;
    return [clinician, patient].map(
      (address) =>
        providers.dailyTokens.get(new URL(address).searchParams.get('t') as string).enable_recording,
    );
  };
  expect(await begun('Daily', 'true')).toEqual(['cloud', undefined]);
  expect(await begun('Daily', '["FR"]')).toEqual([undefined, undefined]);
  expect(await begun('Whereby', 'true')).toEqual([{ type: 'cloud', startTrigger: 'prompt' }]);
  expect(await begun('Whereby', 'false')).toEqual([{ type: 'none' }]);
});

test('no address or token of a room is stored in plaintext, and the provider gets no personal data', async () => {
  const { align, stored, access } = await scene('Whereby');
  await align();
  const { addresses } = await access();
  const bytes = Buffer.from((await stored()).access).toString('latin1');
  for (const address of Object.values(addresses)) expect(bytes).not.toContain(address.slice(-20));
  const known = JSON.stringify([
    [...providers.dailyRooms],
    [...providers.dailyTokens],
    [...providers.wherebyMeetings],
    providers.requests,
  ]);
  for (const canary of CANARIES) expect(known).not.toContain(canary);
});
