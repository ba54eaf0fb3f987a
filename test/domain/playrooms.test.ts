import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { PALETTES, ROOM_TYPES, THEMES } from '../../domain/playrooms/room-themes.ts';
import { SESSION_ITEMS } from '../../domain/playrooms/session-items.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client, Reply } from '../support/client.ts';
import { createWorld, type WireRecord } from '../support/world.ts';

/** Playrooms (specification 2.7 and 4.6, decisions 5). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const PATH = '/v1/partner/playrooms';
const MINIMUM = { name: 'Reef room', room_type: 'child', theme: 'ocean' };

const clinician = async (): Promise<Client> => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  return world.as(practitioner.id);
};
const made = async (client: Client, fields: object = {}): Promise<WireRecord> =>
  (await client.post(PATH, { ...MINIMUM, ...fields })).body.data;
const faults = ({ status, body }: Reply) => [
  status,
  body.fields?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).toSorted(),
];

describe('default playrooms', () => {
  test('a new practitioner has one for each room type, flagged is_default and published', async () => {
    const { body } = await (await clinician()).get(PATH);
    expect(
      body.data.map(({ name, room_type, age_band, is_default, published, items }: WireRecord) => ({
        name,
        room_type,
        age_band,
        is_default,
        published,
        items,
      })),
    ).toEqual(
      [
        { name: 'Child playroom', room_type: 'child', age_band: '6-8' },
        { name: 'Teen playroom', room_type: 'teen', age_band: '13-17' },
        { name: 'Adult playroom', room_type: 'adult', age_band: '18+' },
      ].map((room) => ({ ...room, is_default: true, published: true, items: [...SESSION_ITEMS] })),
    );
  });

  test('a repeated request for a practitioner creates them once', async () => {
    const world = await createWorld(app);
    const { id: partner_clinic_id } = await world.clinic();
    const body = { first_name: 'Ada', last_name: 'Winter', email: 'ada@practice.example', partner_clinic_id };
    const create = () => world.partner.post('/v1/partner/practitioners', body, { key: 'once' });
    const [first, again] = [await create(), await create()];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect((await (await world.as(first.body.data.id)).get(PATH)).body.data).toHaveLength(3);
  });

  test('a refused practitioner leaves none behind', async () => {
    const world = await createWorld(app);
    const { practitioner, clinic } = await world.practice();
    const { email } = practitioner;
    const refused = await world.partner.post('/v1/partner/practitioners', {
      first_name: 'Ada',
      last_name: 'Winter',
      email,
      partner_clinic_id: clinic.id,
    });
    expect(refused.status).toBe(409);
    const { rows } = await app.owner.pool.query(
      'select count(*)::int as count from playrooms where organization_id = $1',
      [world.organizationId],
    );
    expect(rows[0].count).toBe(3);
  });

  test('they can be changed like any other, and remain the default ones', async () => {
    const client = await clinician();
    const [room] = (await client.get(PATH)).body.data;
    const { body } = await client.patch(`${PATH}/${room.id}`, { name: 'Blue room', published: false });
    expect(body.data).toMatchObject({ name: 'Blue room', published: false, is_default: true });
  });
});

describe('creating a playroom', () => {
  test('needs a name, a room type and a theme; other fields have defaults', async () => {
    const client = await clinician();
    const reply = await client.post(PATH, MINIMUM);
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({
      ...MINIMUM,
      id: expect.any(String),
      partner_practitioner_id: expect.any(String),
      age_band: '6-8',
      items: [...SESSION_ITEMS],
      published: true,
      is_default: false,
      palette: PALETTES.ocean,
      artwork_url: expect.stringMatching(/\/artwork\/playrooms\/ocean-child\.svg\?v=[\w-]{12}$/),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await client.get(`${PATH}/${reply.body.data.id}`)).body.data).toEqual(reply.body.data);
    expect(faults(await client.post(PATH, {}))).toEqual([
      422,
      ['name required', 'room_type required', 'theme required'],
    ]);
  });

  test.each([
    ['child', '6-8'],
    ['teen', '13-17'],
    ['adult', '18+'],
  ])('the age band of a %s room is %s unless said otherwise', async (room_type, usual) => {
    const client = await clinician();
    expect((await made(client, { room_type })).age_band).toBe(usual);
    expect((await made(client, { room_type, age_band: '9-12' })).age_band).toBe('9-12');
  });

  test('requested values are stored: items in their order, no items, unpublished', async () => {
    const client = await clinician();
    expect(await made(client, { items: ['dollhouse', 'activity_shelf'], published: false })).toMatchObject({
      items: ['dollhouse', 'activity_shelf'],
      published: false,
    });
    expect((await made(client, { items: [] })).items).toEqual([]);
  });

  test('values outside the lists, doubled items and read-only fields are refused by name', async () => {
    const client = await clinician();
    const reply = await client.post(PATH, {
      name: ' ',
      room_type: 'baby',
      age_band: '0-2',
      theme: 'castle',
      items: ['whiteboard', 'whiteboard'],
      published: 'yes',
      is_default: true,
      palette: {},
      artwork_url: 'https://elsewhere.example/a.svg',
      partner_practitioner_id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11',
      id: '6f1c2b52-5f0b-4f6e-9f43-0a4b7f0f6c11',
    });
    expect(faults(reply)).toEqual([
      422,
      [
        'age_band invalid_value',
        'artwork_url unknown_field',
        'id unknown_field',
        'is_default unknown_field',
        'items duplicate_item',
        'name too_short',
        'palette unknown_field',
        'partner_practitioner_id unknown_field',
        'published invalid_type',
        'room_type invalid_value',
        'theme invalid_value',
      ],
    ]);
    expect(faults(await client.post(PATH, { ...MINIMUM, items: ['piano'] }))).toEqual([
      422,
      ['items[0] invalid_value'],
    ]);
    expect(faults(await client.post(PATH, { ...MINIMUM, name: 'x'.repeat(201) }))).toEqual([
      422,
      ['name too_long'],
    ]);
  });
});

describe('changing a playroom', () => {
  test('changes the given fields and keeps the others, also the age band', async () => {
    const client = await clinician();
    const room = await made(client, { items: ['whiteboard'] });
    const { body } = await client.patch(`${PATH}/${room.id}`, { room_type: 'teen', theme: 'space' });
    expect(body.data).toMatchObject({
      name: room.name,
      room_type: 'teen',
      age_band: '6-8',
      items: ['whiteboard'],
      palette: PALETTES.space,
      artwork_url: expect.stringContaining('/space-teen.svg'),
    });
  });

  test('published false unpublishes it, and true brings it back', async () => {
    const client = await clinician();
    const { id } = await made(client);
    for (const published of [false, true])
      expect((await client.patch(`${PATH}/${id}`, { published })).body.data.published).toBe(published);
  });

  test('no field can be cleared, and read-only ones are unknown', async () => {
    const client = await clinician();
    const { id } = await made(client);
    const fields = ['name', 'room_type', 'age_band', 'theme', 'items', 'published'];
    expect(
      faults(await client.patch(`${PATH}/${id}`, Object.fromEntries(fields.map((one) => [one, null])))),
    ).toEqual([422, fields.map((one) => `${one} invalid_type`).toSorted()]);
    expect(
      faults(await client.patch(`${PATH}/${id}`, { is_default: true, palette: {}, artwork_url: '' })),
    ).toEqual([422, ['artwork_url unknown_field', 'is_default unknown_field', 'palette unknown_field']]);
  });

  test('there is no deletion: 405 with the existing methods', async () => {
    const client = await clinician();
    const { id } = await made(client);
    const reply = await client.delete(`${PATH}/${id}`);
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, PATCH']);
  });
});

test("a colleague's playroom is not found: in no list, and 404 by id", async () => {
  const world = await createWorld(app);
  const { clinic, practitioner } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  const [mine, theirs] = [await world.as(practitioner.id), await world.as(colleague.id)];
  const { id } = await made(mine);
  expect((await theirs.get(PATH)).body.data.map((room: WireRecord) => room.id)).not.toContain(id);
  expect((await theirs.get(`${PATH}/${id}`)).status).toBe(404);
  expect((await theirs.patch(`${PATH}/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await mine.get(`${PATH}/${id}`)).body.data.name).toBe('Reef room');
});

test('an organization token is refused on every verb', async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const { id } = await made(await world.as(practitioner.id));
  const { partner } = world;
  for (const reply of [
    await partner.get(PATH),
    await partner.post(PATH, MINIMUM),
    await partner.get(`${PATH}/${id}`),
    await partner.patch(`${PATH}/${id}`, {}),
  ])
    expect([reply.status, reply.body.type.split('/').at(-1)]).toEqual([403, 'forbidden']);
});

describe('themes', () => {
  /** Relative luminance and contrast of WCAG 2.2. */
  const luminance = (colour: string) => {
    const channel = (at: number) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  };
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  test.each(THEMES)('the colours of %s are readable on each other', (theme) => {
    const { primary, secondary, accent, background } = PALETTES[theme];
    for (const colour of [primary, secondary, accent, background]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(primary, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(secondary, background)).toBeGreaterThanOrEqual(3);
  });

  test('each theme and room type has a picture of its own, available without a token', async () => {
    const client = await clinician();
    const pictures = new Set<string>();
    for (const theme of THEMES)
      for (const room_type of ROOM_TYPES) {
        const { artwork_url } = await made(client, { theme, room_type });
        const { pathname, search } = new URL(artwork_url);
        const answer = await fetch(`${app.baseUrl}${pathname}${search}`);
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
          200,
          'image/svg+xml; charset=utf-8',
        ]);
        expect(answer.headers.get('Cache-Control')).toMatch(/immutable/);
        expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
        pictures.add(await answer.text());
      }
    expect(pictures.size).toBe(18);
    const [svg = ''] = pictures;
    expect(svg).not.toMatch(/<script|<style|style=|href=|on\w+=/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1_200, 750]);
    expect((await fetch(`${app.baseUrl}/artwork/playrooms/castle-child.svg`)).status).toBe(404);
  });

  test('a session page has each room by day and by night, wide and upright', async () => {
    const sizes = { wide: [1_200, 750], upright: [750, 1_200] };
    for (const theme of THEMES)
      for (const [shape, size] of Object.entries(sizes)) {
        const pictures = new Set<string>();
        for (const time of ['day', 'night']) {
          const answer = await fetch(`${app.baseUrl}/artwork/playrooms/${theme}-child-${time}-${shape}.svg`);
          const svg = await answer.text();
          const { width, height } = await sharp(Buffer.from(svg)).metadata();
          expect([answer.status, width, height]).toEqual([200, ...size]);
          pictures.add(svg);
        }
        expect(pictures.size).toBe(2);
      }
    // What can be played with is its only furniture: the picture of a list has the furniture of its type, which differs.
    const drawn = async (name: string) =>
      (await fetch(`${app.baseUrl}/artwork/playrooms/${name}.svg`)).text();
    for (const theme of THEMES)
      expect(await drawn(`${theme}-child-day-wide`)).toBe(await drawn(`${theme}-adult-day-wide`));
    expect(await drawn('meadow-child')).not.toBe(await drawn('meadow-adult'));
    for (const name of ['meadow-child-day', 'meadow-child-upright', 'meadow-child-day-round'])
      expect((await fetch(`${app.baseUrl}/artwork/playrooms/${name}.svg`)).status).toBe(404);
  });
});
