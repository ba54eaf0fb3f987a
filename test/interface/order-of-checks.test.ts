import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { createWorld } from '../support/world.ts';
import { operate } from './operator.ts';
import { outcomeOf, type Scene } from './samples.ts';
import { withinOneMinute } from './within-one-minute.ts';

/**
 * Decisions 1.1. Each fault spoils a good request, PATCH of a clinic, in one way; of two faults at once
 * the earlier one is answered.
 */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What these tests need of a scene. */
type Stage = Pick<Scene, 'app' | 'world' | 'practice'>;
const createStage = async (): Promise<Stage> => {
  const world = await createWorld(app);
  return { app, world, practice: await world.practice() };
};

interface Attempt {
  method: string;
  path: string;
  body: string;
  headers: Record<string, string>;
  key: string | null;
  token: { practitioner_id?: string; scope?: string } | string;
}

interface Fault {
  readonly name: string;
  readonly answer: string;
  /** Units of the limits that the answer consumes, and audit rows that it leaves. */
  readonly consumes: 0 | 1;
  readonly audited: 0 | 1;
  /** Spoils the organization, and so every request of it, instead of this one. */
  readonly ofOrganization: boolean;
  readonly spoil: (attempt: Attempt, scene: Stage) => unknown;
}

const outside = (name: string, answer: string, spoil: Fault['spoil'], audited: 0 | 1 = 1): Fault => ({
  name,
  answer,
  consumes: 0,
  audited,
  ofOrganization: false,
  spoil,
});
const ofOrganization = (
  name: string,
  answer: string,
  spoil: (scene: Stage) => unknown,
  audited: 0 | 1 = 1,
): Fault => ({
  name,
  answer,
  consumes: 0,
  audited,
  ofOrganization: true,
  spoil: (_, scene) => spoil(scene),
});
const inside = (name: string, answer: string, spoil: Fault['spoil']): Fault => ({
  name,
  answer,
  consumes: 1,
  audited: 1,
  ofOrganization: false,
  spoil,
});
const withField = (attempt: Attempt, fields: object) => {
  attempt.body = JSON.stringify({ ...JSON.parse(attempt.body), ...fields });
};

/** Of one rank are the faults that cannot meet, or that no order is decided for. */
const ranks: readonly (readonly Fault[])[] = [
  [
    outside(
      'a bad token',
      '401 unauthorized',
      (attempt) => {
        attempt.token = 'bad.token.here';
      },
      0,
    ),
    ofOrganization(
      'a revoked organization',
      '401 unauthorized',
      (scene) => operate(scene, 'organizations revoke'),
      0,
    ),
  ],
  [
    ofOrganization('a suspended organization', '403 partner-suspended', (scene) =>
      operate(scene, 'organizations suspend'),
    ),
    ofOrganization('an address not on the allowlist', '403 address-not-allowed', (scene) =>
      operate(scene, 'allowlist set', { args: [['192.0.2.0/24']] }),
    ),
  ],
  [
    ofOrganization('a used up limit', '429 rate-limited', async ({ world }) => {
      await app.owner.rows.all(sql`
        update rate_windows set minute_start = date_trunc('minute', clock_timestamp()) + interval '1 hour', minute_count = 600
        where organization_id = ${world.organizationId}`);
    }),
  ],
  [
    inside('an unknown path', '404 not-found', (attempt) => {
      attempt.path = attempt.path.replace(/\?|$/, '/nothing$&');
    }),
    inside('another method', '405 method-not-allowed', (attempt) => {
      attempt.method = 'PUT';
    }),
  ],
  [
    inside('the wrong kind of token', '403 forbidden', (attempt, { practice }) => {
      attempt.token = { ...(attempt.token as object), practitioner_id: practice.practitioner.id };
    }),
  ],
  [
    inside('a missing scope', '403 forbidden', (attempt) => {
      attempt.token = { ...(attempt.token as object), scope: 'clinics:read' };
    }),
  ],
  [
    inside('too large a body', '413 payload-too-large', (attempt) => {
      attempt.body = attempt.body.padEnd(1_000_001, ' ');
    }),
    inside('another media type', '415 unsupported-media-type', (attempt) => {
      attempt.headers['Content-Type'] = 'text/plain';
    }),
  ],
  [
    inside('a missing key', '422 validation-error on Idempotency-Key', (attempt) => {
      attempt.key = null;
    }),
  ],
  [
    inside('an unknown field', '422 validation-error on colour', (attempt) =>
      withField(attempt, { colour: 'red' }),
    ),
    inside('an unknown parameter', '422 validation-error on colour', (attempt) => {
      attempt.path += '?colour=red';
    }),
  ],
  [
    inside('a key of another request', '422 idempotency-key-mismatch', async (attempt, { world }) => {
      await world.partner.post(
        '/v1/partner/clinics',
        { name: `Clinic ${randomUUID()}` },
        { key: attempt.key },
      );
    }),
  ],
  [
    inside('an id that names nothing', '404 not-found', (attempt) => {
      attempt.path = attempt.path.replace(/[0-9a-f-]{36}/, randomUUID());
    }),
    inside('a malformed id', '404 not-found', (attempt) => {
      attempt.path = attempt.path.replace(/[0-9a-f-]{36}/, 'no-uuid');
    }),
  ],
  [
    inside('a stale If-Match', '412 precondition-failed', (attempt) => {
      attempt.headers['If-Match'] = '"stale"';
    }),
    inside('a name in use', '409 clinic-name-conflict', async (attempt, { world }) => {
      const { name } = await world.clinic();
      withField(attempt, { name });
    }),
  ],
];

const told = (reply: Reply): string => {
  const fields = reply.body?.fields as { path: string }[] | undefined;
  return outcomeOf(reply) + (fields ? ` on ${fields.map(({ path }) => path).join(' ')}` : '');
};

/** Units taken from the windows and rows in the audit log, so far. */
const spent = async ({ world }: Stage) => {
  const row = await app.owner.rows.first(sql<{ minute: number; hour: number; rows: number }>`
    select minute_count as minute, hour_count as hour, sequence::int as rows
    from rate_windows join audit_heads using (organization_id) where organization_id = ${world.organizationId}`);
  return row as NonNullable<typeof row>;
};

/** Makes each set of faults a request, spoils the organization, then sends the requests one by one. */
const attemptEach = async (scene: Stage, sets: readonly (readonly Fault[])[]) => {
  const { world } = scene;
  const prepared = [];
  for (const faults of sets) {
    const attempt: Attempt = {
      method: 'PATCH',
      path: `/v1/partner/clinics/${(await world.clinic()).id}`,
      body: JSON.stringify({ timezone: 'Europe/Vienna' }),
      headers: {},
      key: randomUUID(),
      token: {},
    };
    for (const fault of faults.filter(({ ofOrganization }) => !ofOrganization).toReversed())
      await fault.spoil(attempt, scene);
    prepared.push({
      attempt,
      token: typeof attempt.token === 'string' ? attempt.token : await world.token(attempt.token),
    });
  }
  for (const fault of [...new Set(sets.flat())].toReversed())
    if (fault.ofOrganization) await fault.spoil(undefined as never, scene);
  const outcomes = [];
  for (const { attempt, token } of prepared) {
    const before = await spent(scene);
    const { method, path, body, key } = attempt;
    const headers = { ...(key && method === 'PUT' ? { 'Idempotency-Key': key } : {}), ...attempt.headers };
    const reply = await clientOf(app.baseUrl, token).send(method, path, body, { headers, key });
    const after = await spent(scene);
    outcomes.push({
      answer: told(reply),
      minute: after.minute - before.minute,
      hour: after.hour - before.hour,
      rows: after.rows - before.rows,
    });
  }
  return outcomes;
};

const expectedOf = ({ answer, consumes, audited }: Fault) => ({
  answer,
  minute: consumes,
  hour: consumes,
  rows: audited,
});

test(
  'the request without any fault succeeds, and consumes one unit of both limits',
  withinOneMinute(async () => {
    expect(await attemptEach(await createStage(), [[]])).toEqual([
      { answer: '200', minute: 1, hour: 1, rows: 1 },
    ]);
  }),
);

for (const fault of ranks.flat())
  test(
    `${fault.name} alone is ${fault.answer}, consumes ${fault.consumes} and leaves ${fault.audited} audit rows`,
    withinOneMinute(async () => {
      expect(await attemptEach(await createStage(), [[fault]])).toEqual([expectedOf(fault)]);
    }),
  );

ranks.slice(0, -1).forEach((rank, index) => {
  for (const first of rank)
    test(
      `${first.name} is answered before everything that is checked later`,
      withinOneMinute(async () => {
        const later = ranks.slice(index + 1).flat();
        const together = later.filter(({ ofOrganization }) => !ofOrganization);
        const alone = later.filter(({ ofOrganization }) => ofOrganization);
        const outcomes = new Map<string, unknown>();
        for (const seconds of [together, ...alone.map((second) => [second])]) {
          const found = await attemptEach(
            await createStage(),
            seconds.map((second) => [first, second]),
          );
          for (const [at, { name }] of seconds.entries()) outcomes.set(name, found[at]);
        }
        expect(Object.fromEntries(outcomes)).toEqual(
          Object.fromEntries(later.map(({ name }) => [name, expectedOf(first)])),
        );
      }),
    );
});

const practitionerFaults = [
  [
    'a disabled practitioner',
    '403 practitioner-disabled',
    ({ world, practice }: Stage) =>
      world.partner.patch(`/v1/partner/practitioners/${practice.practitioner.id}`, { status: 'disabled' }),
  ],
  [
    'delegation that is off',
    '403 delegation-not-enabled',
    (scene: Stage) => operate(scene, 'delegation off'),
  ],
] as const;

for (const [name, answer, spoil] of practitionerFaults)
  test(`${name} is answered before the limit, an unknown path and the kind of token`, async () => {
    const scene = await createStage();
    const clinician = await scene.world.as(scene.practice.practitioner.id);
    await spoil(scene);
    await ranks[2]?.[0]?.spoil({} as Attempt, scene);
    const before = await spent(scene);
    expect(outcomeOf(await clinician.get('/v1/partner/nothing'))).toBe(answer);
    expect(outcomeOf(await clinician.put('/v1/partner/clinics'))).toBe(answer);
    expect(outcomeOf(await clinician.post('/v1/partner/clinics', {}))).toBe(answer);
    expect(outcomeOf(await clinician.get('/v1/partner/clinics'))).toBe(answer);
    expect(await spent(scene)).toEqual({ ...before, rows: before.rows + 4 });
  });

test("a replay is answered although the path's id is deleted, and takes a rate-limit token", async () => {
  const scene = await createStage();
  const { id } = await scene.world.clinic();
  const key = randomUUID();
  const path = `/v1/partner/clinics/${id}`;
  expect((await scene.world.partner.delete(path, { key })).status).toBe(204);
  const before = await spent(scene);
  expect((await scene.world.partner.delete(path, { key })).status).toBe(204);
  expect(await spent(scene)).toEqual({
    minute: before.minute + 1,
    hour: before.hour + 1,
    rows: before.rows + 1,
  });
  expect(outcomeOf(await scene.world.partner.delete(path))).toBe('404 not-found');
});

/** A change that conflicts (409), one that the state of things does not allow (422), and both in one. */
test('a conflict is answered before a field that is not allowed or of another clinic', async () => {
  const { world, practice } = await createStage();
  const { partner } = world;
  const { clinic, practitioner, patient } = practice;
  const elsewhere = await world.practice();
  const APPOINTMENTS = '/v1/partner/appointments';
  const PATIENTS = '/v1/partner/patients';
  const PRACTITIONERS = '/v1/partner/practitioners';
  const [MISMATCH, EXTERNAL] = ['422 same-clinic-mismatch', '409 external-id-conflict'];
  expect((await partner.post(APPOINTMENTS, world.booking(practice))).status).toBe(201);
  const taken = { external_id: 'taken' };
  await partner.patch(`${PATIENTS}/${elsewhere.patient.id}`, taken);
  await partner.patch(`${PRACTITIONERS}/${elsewhere.practitioner.id}`, taken);
  await partner.patch(`${PATIENTS}/${patient.id}`, { email: null });

  const book = (hour: number, fields: object) =>
    partner.post(APPOINTMENTS, world.booking(practice, hour, fields));
  const ofOther = { partner_patient_id: elsewhere.patient.id };
  const draft = {
    first_name: 'Noa',
    last_name: 'Lind',
    partner_clinic_id: elsewhere.clinic.id,
    created_by_partner_practitioner_id: practitioner.id,
  };
  const moved = { partner_clinic_id: elsewhere.clinic.id };
  const grouped = { roster_practitioner_ids: [elsewhere.practitioner.id] };
  for (const [reply, answer] of [
    [await book(1, { notify_patient: true }), '422 recipient-address-missing'],
    [await book(0, { notify_patient: true }), '409 appointment-conflict'],
    [await book(1, ofOther), MISMATCH],
    [await book(0, ofOther), '409 appointment-conflict'],
    [await partner.post(PATIENTS, draft), MISMATCH],
    [await partner.post(PATIENTS, { ...draft, ...taken }), EXTERNAL],
    [await partner.patch(`${PATIENTS}/${patient.id}`, grouped), MISMATCH],
    [await partner.patch(`${PATIENTS}/${patient.id}`, { ...grouped, ...taken }), EXTERNAL],
    [await partner.patch(`${PATIENTS}/${patient.id}`, moved), MISMATCH],
    [await partner.patch(`${PATIENTS}/${patient.id}`, { ...moved, ...taken }), EXTERNAL],
    [await partner.patch(`${PRACTITIONERS}/${practitioner.id}`, moved), '422 validation-error'],
    [
      await partner.patch(`${PRACTITIONERS}/${practitioner.id}`, {
        ...moved,
        email: elsewhere.practitioner.email,
      }),
      '409 partner-email-conflict',
    ],
  ] as const)
    expect(outcomeOf(reply)).toBe(answer);
  expect((await partner.get(`${PATIENTS}/${patient.id}`)).body.data).toMatchObject({
    partner_clinic_id: clinic.id,
    roster_practitioner_ids: [practitioner.id],
    external_id: null,
  });
});
