import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf, liftLimits, MOMENT, refusalOf, UNKNOWN_ID } from './observations.ts';

const CONFIGURATION = '/v1/partner/session-config';
const FEATURES = [
  'clients',
  'clinical-notes',
  'appointments',
  'forms',
  'storybooks',
  'worksheets',
  'playrooms',
  'community',
  'games',
];
const NO_BRANDING = { display_name: null, logo_url: null, primary_color: null, accent_color: null };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const entitle = (world: World, session_recording: unknown) =>
  app.owner.pool.query(
    `update organizations set features = features || jsonb_build_object('session_recording', $2::jsonb) where id = $1`,
    [world.organizationId, JSON.stringify(session_recording)],
  );

describe('the session configuration', () => {
  test('has exactly its fields and its defaults from the start', async () => {
    const { partner } = await createWorld(app);
    const configuration = dataOf(await partner.get(CONFIGURATION));
    const { created_at, updated_at, ...fields } = configuration;
    expect(fields).toEqual({
      video_provider: 'Jitsi',
      waiting_room_enabled: true,
      recording_enabled: false,
      enabled_features: FEATURES,
      upgrade_enabled: false,
      camera_default: 'on',
      session_page_enabled: true,
      locale: 'en',
      branding: NO_BRANDING,
    });
    for (const moment of [created_at, updated_at]) expect(moment).toMatch(MOMENT);
    expect(dataOf(await partner.patch(CONFIGURATION, {}))).toEqual(configuration);
  });

  test.each([
    ...['None', 'Jitsi', 'Daily', 'Whereby'].map((video_provider) => ({ video_provider })),
    { waiting_room_enabled: false },
    { recording_enabled: true },
    { enabled_features: [] },
    { enabled_features: ['games', 'clients'] },
    { upgrade_enabled: true },
    { camera_default: 'off' },
    { session_page_enabled: false },
    { locale: 'de' },
    { locale: 'fr' },
    { locale: 'es' },
  ])('takes %j, leaves the rest alone, and tells what changed', async (change) => {
    const { partner } = await createWorld(app);
    const before = dataOf(await partner.get(CONFIGURATION));
    const changed = dataOf(await partner.patch(CONFIGURATION, change));
    expect(changed).toEqual({ ...before, ...change, updated_at: changed.updated_at });
    expect(dataOf(await partner.get(CONFIGURATION))).toEqual(changed);
    const isAnother = JSON.stringify({ ...before, ...change }) !== JSON.stringify(before);
    const told = dataOf(await partner.get('/v1/partner/events?types=session_configuration.updated'));
    expect(told.map(({ changed_fields }: WireRecord) => changed_fields)).toEqual(
      isAnother ? [Object.keys(change)] : [],
    );
  });

  test('merges branding: absent fields stay, null clears', async () => {
    const { partner } = await createWorld(app);
    const brand = async (branding: object) =>
      dataOf(await partner.patch(CONFIGURATION, { branding })).branding;
    const first = { display_name: ' Cafe\u0301 ', logo_url: 'https://cdn.example/logo.svg' };
    expect(await brand(first)).toEqual({ ...NO_BRANDING, ...first, display_name: 'Caf\u00e9' });
    expect(await brand({ primary_color: '#3A7d44', logo_url: null })).toEqual({
      ...NO_BRANDING,
      display_name: 'Caf\u00e9',
      primary_color: '#3A7d44',
    });
    expect(await brand({})).toMatchObject({ display_name: 'Caf\u00e9', primary_color: '#3A7d44' });
    expect(await brand({ accent_color: '#000000', display_name: null })).toEqual({
      ...NO_BRANDING,
      primary_color: '#3A7d44',
      accent_color: '#000000',
    });
    expect(dataOf(await partner.get(CONFIGURATION)).branding.accent_color).toBe('#000000');
  });

  test('loses no branding in concurrent changes', async () => {
    const { partner } = await createWorld(app);
    const parts = {
      display_name: 'Harbour',
      logo_url: 'https://cdn.example/logo.svg',
      primary_color: '#111111',
      accent_color: '#222222',
    };
    await Promise.all(
      Object.entries(parts).map(([name, value]) =>
        partner.patch(CONFIGURATION, { branding: { [name]: value } }),
      ),
    );
    expect(dataOf(await partner.get(CONFIGURATION)).branding).toEqual(parts);
  });

  test("is the organization's own", async () => {
    const [one, other] = await Promise.all([createWorld(app), createWorld(app)]);
    await one.partner.patch(CONFIGURATION, { video_provider: 'None', upgrade_enabled: true });
    expect(dataOf(await other.partner.get(CONFIGURATION))).toMatchObject({
      video_provider: 'Jitsi',
      upgrade_enabled: false,
    });
  });
});

describe('values that the session configuration refuses', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(app);
    await liftLimits(app, world.organizationId);
  });

  test.each<[object, string]>([
    [{ video_provider: 'jitsi' }, 'video_provider invalid_value'],
    [{ video_provider: null }, 'video_provider invalid_type'],
    [{ waiting_room_enabled: 'true' }, 'waiting_room_enabled invalid_type'],
    [{ waiting_room_enabled: null }, 'waiting_room_enabled invalid_type'],
    [{ recording_enabled: 1 }, 'recording_enabled invalid_type'],
    [{ enabled_features: 'games' }, 'enabled_features invalid_type'],
    [{ enabled_features: null }, 'enabled_features invalid_type'],
    [{ enabled_features: ['games', 'notes'] }, 'enabled_features[1] invalid_value'],
    [{ enabled_features: ['games', 'games'] }, 'enabled_features duplicate_item'],
    [{ upgrade_enabled: 'on' }, 'upgrade_enabled invalid_type'],
    [{ camera_default: true }, 'camera_default invalid_type'],
    [{ camera_default: 'auto' }, 'camera_default invalid_value'],
    [{ branding: null }, 'branding invalid_type'],
    [{ branding: [] }, 'branding invalid_type'],
    [{ branding: { display_name: ' ' } }, 'branding.display_name too_short'],
    [{ branding: { display_name: 'x'.repeat(201) } }, 'branding.display_name too_long'],
    [{ branding: { display_name: 'a\u0000' } }, 'branding.display_name invalid_format'],
    [{ branding: { logo_url: 'http://cdn.example/logo.svg' } }, 'branding.logo_url invalid_format'],
    [{ branding: { logo_url: 'javascript:alert(1)' } }, 'branding.logo_url invalid_format'],
    [{ branding: { logo_url: 'https://user:pw@cdn.example/' } }, 'branding.logo_url invalid_format'],
    [{ branding: { primary_color: 'red' } }, 'branding.primary_color invalid_format'],
    [{ branding: { primary_color: '#12345' } }, 'branding.primary_color invalid_format'],
    [{ branding: { accent_color: '#1234567' } }, 'branding.accent_color invalid_format'],
    [{ branding: { font: 'serif' } }, 'branding.font unknown_field'],
    [{ id: UNKNOWN_ID }, 'id unknown_field'],
    [{ organization_id: UNKNOWN_ID }, 'organization_id unknown_field'],
    [{ created_at: '2026-01-01T00:00:00Z' }, 'created_at unknown_field'],
    [{ updated_at: '2026-01-01T00:00:00Z' }, 'updated_at unknown_field'],
    [
      { camera_default: 'auto', branding: { font: 'serif', accent_color: '' }, theme: 'x' },
      'branding.accent_color invalid_format, branding.font unknown_field, camera_default invalid_value, theme unknown_field',
    ],
  ])('%j', async (change, faults) => {
    const before = dataOf(await world.partner.get(CONFIGURATION));
    expect(refusalOf(await world.partner.patch(CONFIGURATION, change))).toBe(
      `422 validation-error: ${faults}`,
    );
    expect(dataOf(await world.partner.get(CONFIGURATION))).toEqual(before);
  });

  test('query parameters', async () => {
    expect(refusalOf(await world.partner.get(`${CONFIGURATION}?limit=1`))).toBe(
      '422 validation-error: limit unknown_field',
    );
  });

  test.each([['POST'], ['PUT'], ['DELETE']])('%s', async (method) => {
    const reply = await world.partner.send(method, CONFIGURATION, {});
    expect(refusalOf(reply)).toBe('405 method-not-allowed');
  });
});

describe('recording', () => {
  test('cannot be turned on without the feature, and then nothing else is changed', async () => {
    const world = await createWorld(app);
    await entitle(world, false);
    const reply = await world.partner.patch(CONFIGURATION, {
      recording_enabled: true,
      camera_default: 'off',
    });
    expect(refusalOf(reply)).toBe('403 feature-not-entitled');
    expect(reply.body.required_feature).toBe('session_recording');
    expect(dataOf(await world.partner.get(CONFIGURATION))).toMatchObject({
      recording_enabled: false,
      camera_default: 'on',
    });
  });

  test('can be turned off, and other fields changed, without the feature', async () => {
    const world = await createWorld(app);
    dataOf(await world.partner.patch(CONFIGURATION, { recording_enabled: true }));
    await entitle(world, false);
    expect(dataOf(await world.partner.patch(CONFIGURATION, { camera_default: 'off' }))).toMatchObject({
      camera_default: 'off',
      recording_enabled: true,
    });
    expect(
      dataOf(await world.partner.patch(CONFIGURATION, { recording_enabled: false })).recording_enabled,
    ).toBe(false);
  });

  test('can be turned on where the feature is limited to countries', async () => {
    const world = await createWorld(app);
    await entitle(world, ['DE', 'FR']);
    expect(
      dataOf(await world.partner.patch(CONFIGURATION, { recording_enabled: true })).recording_enabled,
    ).toBe(true);
  });
});

test('a delegated token neither reads nor changes the session configuration', async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const ada = await world.as(practitioner.id);
  expect(refusalOf(await ada.get(CONFIGURATION))).toBe('403 forbidden');
  expect(refusalOf(await ada.patch(CONFIGURATION, { camera_default: 'off' }))).toBe('403 forbidden');
  expect(dataOf(await world.partner.get(CONFIGURATION)).camera_default).toBe('on');
});
