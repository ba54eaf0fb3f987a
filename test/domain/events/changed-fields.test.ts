import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../../support/app.ts';
import { type Client, insisting } from '../../support/client.ts';
import { differingFields } from '../../support/differing-fields.ts';
import { framedClient } from '../../support/embed.ts';
import { formBody } from '../../support/forms.ts';
import { createWorld, type WireRecord, type World } from '../../support/world.ts';

/** An event of a change names what reads otherwise afterwards, derived fields too, and nothing else. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const EVENTS = '/v1/partner/events?limit=100&include_clinician_content=true';

/** Changes a record. @returns the fields that read otherwise, and those that the events of it name. */
const changed = async ({ partner }: World, path: string, body: object, client: Client) => {
  const [host, caller] = [insisting(partner), insisting(client)];
  const before = (await caller.get(path)).body.data;
  const { latest_sequence } = (await host.get(EVENTS)).body.meta;
  const reply = await caller.patch(path, body);
  expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
  const after = (await caller.get(path)).body.data;
  const told = (await host.get(`${EVENTS}&sequence_from=${latest_sequence + 1}`)).body.data;
  return {
    read: differingFields(before, after).filter((name) => name !== 'updated_at'),
    told: told.map(({ changed_fields }: WireRecord) => changed_fields),
  };
};

/** Makes each change in turn: it is one event, which names what reads otherwise. */
const expectNamed = async (
  world: World,
  path: string,
  changes: readonly object[],
  client = world.partner,
): Promise<void> => {
  for (const change of changes) {
    const { read, told } = await changed(world, path, change, client);
    expect({ change, told }).toEqual({ change, told: [read] });
    expect(read).toEqual(expect.arrayContaining(Object.keys(change)));
  }
};

test('a clinic, a practitioner and a patient', async () => {
  const world = await createWorld(app);
  const { clinic, practitioner, patient } = await world.practice();
  const colleague = await world.practitioner({ partner_clinic_id: clinic.id });
  await expectNamed(world, `/v1/partner/clinics/${clinic.id}`, [
    { name: 'Harbour' },
    { timezone: 'Europe/Lisbon' },
    { external_id: 'site-1' },
    { name: 'Hill', external_id: null },
  ]);
  await expectNamed(world, `/v1/partner/practitioners/${practitioner.id}`, [
    { first_name: 'Ida' },
    { email: 'ida@clinic.example', country: 'PT' },
    { role: 'owner' },
    { external_id: 'p-1' },
    { status: 'disabled' },
    { status: 'active', last_name: 'Sol' },
  ]);
  await expectNamed(world, `/v1/partner/patients/${patient.id}`, [
    { first_name: 'Nilo', phone: '+4930123456' },
    { date_of_birth: '2019-03-04' },
    { email: 'noa@home.example' },
    { external_id: 'c-1' },
    { roster_practitioner_ids: [colleague.id] },
    { phone: null, date_of_birth: null },
  ]);
});

test.each(['Jitsi', 'None'])('an appointment whose video %s carries', async (video_provider) => {
  const world = await createWorld(app);
  const practice = await world.practice();
  if (video_provider !== 'Jitsi') await world.partner.patch('/v1/partner/session-config', { video_provider });
  const { body } = await world.partner.post('/v1/partner/appointments', world.booking(practice));
  const later = world.booking(practice, 5) as WireRecord;
  await expectNamed(world, `/v1/partner/appointments/${body.data.id}`, [
    { session_type: 'in_person' },
    { session_type: 'virtual', notes: 'By telephone.' },
    { start_at: later.start_at, end_at: later.end_at },
    { timezone: 'Asia/Tokyo', session_type: 'in_person' },
  ]);
});

test('how sessions run', async () => {
  const world = await createWorld(app);
  await expectNamed(world, '/v1/partner/session-config', [
    { video_provider: 'Daily' },
    { waiting_room_enabled: false, recording_enabled: true },
    { camera_default: 'off' },
    { enabled_features: ['clients', 'appointments'] },
    { upgrade_enabled: true },
    { session_page_enabled: false },
  ]);
});

test('a playroom and a form of a clinician', async () => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const ada = await world.as(practitioner.id);
  const room = await ada.post('/v1/partner/playrooms', { name: 'Den', room_type: 'child', theme: 'space' });
  expect([room.status, room.text]).toEqual([201, expect.anything()]);
  const path = `/v1/partner/playrooms/${room.body.data.id}`;
  await expectNamed(world, path, [{ theme: 'forest' }, { room_type: 'teen' }, { name: 'Cave' }], ada);
  const form = await ada.post('/v1/partner/forms', formBody());
  const framed = await framedClient(app, ada, ['form:read', 'form:write']);
  await expectNamed(
    world,
    `/api/embed/forms/${form.body.data.id}`,
    [
      {
        ...formBody({
          title: 'After it',
          description: 'Short.',
          fields: [{ type: 'yes_no', label: 'Slept well?' }],
        }),
        shelf_ready: true,
      },
    ],
    framed,
  );
});
