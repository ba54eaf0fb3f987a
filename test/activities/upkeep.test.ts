import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { type Logger, pino } from 'pino';
import { settleEndedWork, type WorkflowEnd } from '../../activities/upkeep/settle-ended-work.ts';
import { createKeepUp, type KeepUp } from '../../activities/upkeep/upkeep.ts';
import { type Database, openDatabase } from '../../domain/declarations/database.ts';
import type { KeptUpTask } from '../../domain/workflow-definitions/upkeep.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import { type OpenedObjects, openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { verificationOf } from '../../worker/audit-verification.ts';
import { foundChain, lengthen } from '../api/operator/audit-chains.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { createWorld, type PeopleOfWorld } from './world.ts';

let own: OwnDatabase;
let database: Database;
let keepUp: KeepUp;
let objects: OpenedObjects;
const lines: string[] = [];
const log: Logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
beforeAll(async () => {
  own = await ownDatabase();
  const config = readConfig(own.environment);
  database = await openDatabase({
    url: config.DATABASE_URL,
    poolSize: 4,
    application: 'upkeep',
    entities: [],
  });
  objects = openObjects(config, createSecrets(config));
  keepUp = createKeepUp({
    database,
    secrets: createSecrets(config),
    config,
    log,
    objects,
    store: objects,
    verifyChains: verificationOf(config, database),
    audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
  });
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

// What the SDK says of an activity that fails on purpose is not read.
const newEnvironment = () => new MockActivityEnvironment(undefined, { logger: new DefaultLogger('ERROR') });
const perform = (task: KeptUpTask, environment = newEnvironment()): Promise<number> =>
  environment.run(keepUp, { task }) as Promise<number>;
const count = async (table: string, organization: string): Promise<number> =>
  (await own.owner.query(`select count(*)::int from ${table} where organization_id = $1`, [organization]))
    .rows[0].count;

describe('purge-idempotency-records', () => {
  const record = (
    organization: string,
    age: string,
    lockedAge = age,
    answer: string | null = 'x',
    many = 1,
  ) =>
    own.owner.query(
      `insert into idempotency_records
         (organization_id, actor_id, key_hash, fingerprint, operation_id, lock_token, request_id, answer, created_at, locked_at)
       select $1, $1, sha256(convert_to(random()::text, 'UTF8')), 'f', $2, $2, $2, $5::text::bytea,
         clock_timestamp() - $3::interval, clock_timestamp() - $4::interval from generate_series(1, $6)`,
      [organization, randomUUID(), age, lockedAge, answer, many],
    );

  test("removes those whose retention is over, by the database's clock, and no others", async () => {
    const organization = await foundChain(own);
    await record(organization, '24 hours 1 second');
    await record(organization, '24 hours 1 second', '24 hours 1 second', null);
    await record(organization, '23 hours 59 minutes');
    expect(await perform('purge-idempotency-records')).toBe(2);
    expect(await count('idempotency_records', organization)).toBe(1);
    expect(await perform('purge-idempotency-records')).toBe(0);
  });

  test('keeps one whose crashed original was taken over a moment ago', async () => {
    const organization = await foundChain(own);
    await record(organization, '25 hours', '5 seconds', null);
    expect(await perform('purge-idempotency-records')).toBe(0);
    expect(await count('idempotency_records', organization)).toBe(1);
  });

  test('removes many in batches, with a heartbeat after each, and ends between two when it is cancelled', async () => {
    const organization = await foundChain(own);
    await record(organization, '2 days', '2 days', 'x', 2_500);
    const environment = newEnvironment();
    let beats = 0;
    environment.on('heartbeat', () => {
      beats += 1;
      if (beats === 2) environment.cancel();
    });
    await expect(perform('purge-idempotency-records', environment)).rejects.toMatchObject({
      name: 'CancelledFailure',
    });
    expect(await count('idempotency_records', organization)).toBe(1_500);
    expect(await perform('purge-idempotency-records')).toBe(1_500);
  });
});

describe('purge-delivered-commands', () => {
  test('removes commands that were delivered a month ago; undelivered ones stay, however old', async () => {
    const organization = await foundChain(own);
    const command = (created: string, delivered: string | null, many = 1) =>
      own.owner.query(
        `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, created_at, delivered_at)
         select $1, $2, 'syncAppointment', 'start', '{}', now() - $3::interval, now() - $4::interval
         from generate_series(1, $5)`,
        [organization, `w/${created}/${delivered}`, created, delivered, many],
      );
    await command('90 days', null);
    await command('60 days', '60 days', 2_100);
    await command('40 days', '29 days');
    await command('29 days', '29 days');
    expect(await perform('purge-delivered-commands')).toBe(2_100);
    const { rows } = await own.owner.query('select workflow_id from workflow_outbox order by id');
    expect(rows.map(({ workflow_id }) => workflow_id)).toEqual([
      'w/90 days/null',
      'w/40 days/29 days',
      'w/29 days/29 days',
    ]);
    expect(await perform('purge-delivered-commands')).toBe(0);
  });
});

describe('purge-mail-handovers', () => {
  test('removes notes older than a month and counts of past days, and keeps those that may still be needed', async () => {
    const organization = await foundChain(own);
    await own.owner.query(
      `insert into mail_handovers (organization_id, message_id, attempt, began_at)
       select $1, random()::text, gen_random_uuid(), now() - interval '31 days' from generate_series(1, 1100)`,
      [organization],
    );
    await own.owner.query(
      `insert into mail_handovers (organization_id, message_id, attempt, began_at)
       values ($1, 'young', gen_random_uuid(), now() - interval '29 days')`,
      [organization],
    );
    await own.owner.query(
      `insert into recipient_mails (organization_id, recipient_hash, day, taken)
       select $1, '\\x00', (now() at time zone 'UTC')::date - ago, 1 from generate_series(0, 4) ago`,
      [organization],
    );
    expect(await perform('purge-mail-handovers')).toBe(1_103);
    expect(await count('mail_handovers', organization)).toBe(1);
    expect(await count('recipient_mails', organization)).toBe(2);
  });
});

describe('purge-ended-logins', () => {
  test('removes old sessions and used links, and keeps valid and recently ended ones', async () => {
    const organization = await foundChain(own);
    const [clinic, practitioner] = [randomUUID(), randomUUID()];
    await own.owner.query(
      `insert into clinics (id, organization_id, name, timezone, created_at, updated_at)
       values ($1, $2, 'Clinic', 'UTC', now(), now())`,
      [clinic, organization],
    );
    await own.owner.query(
      `insert into practitioners (id, organization_id, partner_clinic_id, first_name, last_name, email, role, status,
         service_login_status, created_at, updated_at)
       values ($1, $2, $3, 'Ada', 'Winter', 'ada@example.com', 'member', 'active', 'active', now(), now())`,
      [practitioner, organization, clinic],
    );
    for (const age of ['25 hours', '3 days', '23 hours', '1 minute'])
      await own.owner.query(
        `insert into login_sessions (id, organization_id, practitioner_id, token_hash, created_at)
         values (gen_random_uuid(), $1, $2, sha256($3::text::bytea), now() - $3::interval)`,
        [organization, practitioner, age],
      );
    const links: readonly (readonly [expires: string, closed: string | null])[] = [
      ['-31 days', null],
      ['7 days', '31 days'],
      ['-20 days', '29 days'],
      ['7 days', null],
    ];
    for (const [index, [expires, closed]] of links.entries())
      await own.owner.query(
        `insert into login_invitations (id, organization_id, practitioner_id, email, code_hash, expires_at, closed_at)
         values (gen_random_uuid(), $1, $2, 'ada@example.com', sha256($3::text::bytea), now() + $4::interval,
           coalesce(now() - $5::interval, case when $3 = '0' then now() end))`,
        [organization, practitioner, String(index), expires, closed],
      );
    for (const expires of ['-31 days', '-29 days'])
      await own.owner.query(
        `insert into clinic_upgrade_links (id, organization_id, clinic_id, practitioner_id, code_hash, mailed_to,
           expires_at, closed_at)
         values (gen_random_uuid(), $1, $2, $3, sha256($4::text::bytea), '', now() + $4::interval, now())`,
        [organization, clinic, practitioner, expires],
      );
    expect(await perform('purge-ended-logins')).toBe(5);
    expect(await count('clinic_upgrade_links', organization)).toBe(1);
    expect(await count('login_sessions', organization)).toBe(2);
    expect(await count('login_invitations', organization)).toBe(2);
    expect(await perform('purge-ended-logins')).toBe(0);
  });
});

const days = async (organization: string) =>
  (
    await own.owner.query(
      `select requests, bookings, books, storage_bytes::int from daily_usage where organization_id = $1 order by day`,
      [organization],
    )
  ).rows;

describe('count-usage', () => {
  test('counts each request once, whatever runs how often, and no command of an operator', async () => {
    const organization = await foundChain(own);
    await lengthen(own, organization, 5);
    await Promise.all([perform('count-usage'), perform('count-usage')]);
    await lengthen(own, organization, 3);
    await perform('count-usage');
    await perform('count-usage');
    expect(await days(organization)).toEqual([{ requests: 8, bookings: 0, books: 0, storage_bytes: 0 }]);
  });
});

describe('verify-audit-chains', () => {
  test('counts the chains while all are complete; a damaged one makes it fail for good, and the log names the chain', async () => {
    const organization = await foundChain(own);
    await lengthen(own, organization, 5);
    const { rows } = await own.owner.query('select count(*)::int from audit_heads');
    expect(await perform('verify-audit-chains')).toBe(rows[0].count);
    const noted = async () =>
      (
        await own.owner.query(
          'select chains, damaged_chains, checkpoints_valid from audit_verifications order by id desc limit 1',
        )
      ).rows[0];
    expect(await noted()).toEqual({ chains: rows[0].count, damaged_chains: 0, checkpoints_valid: true });
    await own.owner.query('alter table audit_entries disable trigger user');
    await own.owner.query(
      'update audit_entries set status = 500 where organization_id = $1 and sequence = 3',
      [organization],
    );
    await own.owner.query('alter table audit_entries enable trigger user');
    await expect(perform('verify-audit-chains')).rejects.toMatchObject({
      type: 'AuditDamaged',
      nonRetryable: true,
      message: expect.not.stringContaining(organization),
    });
    expect(await noted()).toMatchObject({ damaged_chains: 1 });
    const told = lines.find((line) => line.includes('tampered'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({
      level: 50,
      damaged: [{ organization_id: organization, damage: 'hash', first_invalid_sequence: 3 }],
    });
  });
});

// The last: their organizations have no chain that could be verified.
test('count-usage counts bookings and books by their day, and notes what is stored today', async () => {
  const { organizationId, practitionerId, appointmentId } = await createWorld(own.owner);
  await own.owner.query(
    `insert into usage_records (organization_id, resource_id, partner_practitioner_id, feature, recorded_at)
     select $1, gen_random_uuid(), $2, feature, clock_timestamp() from unnest($3::text[]) as feature`,
    [
      organizationId,
      practitionerId,
      ['storybook_generation', 'storybook_generation', 'worksheet_generation'],
    ],
  );
  await own.owner.query(`update appointments set created_at = created_at - interval '2 days' where id = $1`, [
    appointmentId,
  ]);
  await own.owner.query(
    `insert into organization_storage (organization_id, used_bytes) values ($1, 4096)
     on conflict (organization_id) do update set used_bytes = 4096`,
    [organizationId],
  );
  for (let times = 0; times < 2; times += 1) {
    await perform('count-usage');
    expect(await days(organizationId)).toEqual([
      { requests: 0, bookings: 1, books: 0, storage_bytes: null },
      { requests: 0, bookings: 0, books: 2, storage_bytes: 4096 },
    ]);
  }
});

describe('bind-worksheets', () => {
  const worksheet = async (bound: string, pages: readonly number[], age = '3 days') => {
    const { organizationId, practitionerId } = await createWorld(own.owner);
    const id = randomUUID();
    await own.owner.query(
      `insert into worksheets (id, organization_id, partner_practitioner_id, title, media_type, status, page_count,
         pages_done, ready_at, created_at, updated_at, revision, bound_revision, bound_images)
       values ($1, $2, $3, 'x', 'application/pdf', 'ready', 2, 2, now(), now(), now() - $4::interval, ${bound})`,
      [id, organizationId, practitionerId, age],
    );
    for (const [index, image] of pages.entries())
      await own.owner.query(
        `insert into worksheet_pages (id, organization_id, worksheet_id, position, image, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, $4, now(), now())`,
        [organizationId, id, index + 1, image],
      );
    return id;
  };
  const asked = async (id: string) =>
    (
      await own.owner.query('select 1 from workflow_outbox where workflow_id = $1', [
        `worksheet/${id}/binding`,
      ])
    ).rowCount;

  test('requests missing PDFs of worksheets once an hour', async () => {
    const whole = await worksheet(`0, 0, '{1,2}'`, [1, 2], '1 minute');
    const former = await worksheet('0, null, null', [1, 2]);
    const edited = await worksheet(`1, 0, '{1,2}'`, [2]);
    const uncounted = await worksheet(`0, 0, '{1,2}'`, [2, 1], '1 minute');
    expect(await perform('bind-worksheets')).toBe(3);
    expect(await perform('bind-worksheets')).toBe(0);
    expect(await Promise.all([whole, former, edited, uncounted].map(asked))).toEqual([0, 1, 1, 1]);
    await own.owner.query(
      `update workflow_outbox set created_at = now() - interval '61 minutes' where workflow_id = $1`,
      [`worksheet/${former}/binding`],
    );
    expect(await perform('bind-worksheets')).toBe(1);
    expect(await asked(former)).toBe(2);
  });
});

describe('bring-in-bookings', () => {
  /** A booking to come and its practitioner's calendar; their workflows were last asked for so long ago. */
  const scene = async (
    { state = 'connected', unreachable = false, asked = '25 hours' } = {},
    people: PeopleOfWorld = {},
  ) => {
    const world = await createWorld(own.owner, people);
    const { organizationId, practitionerId, appointmentId } = world;
    const connectionId = randomUUID();
    await own.owner.query(
      `insert into calendar_connections (id, organization_id, practitioner_id, state, access, unreachable_since)
       values ($1, $2, $3, $4, 'sealed', case when $5 then now() - interval '25 hours' end)`,
      [connectionId, organizationId, practitionerId, state, unreachable],
    );
    const ask = (workflowId: string, age: string) =>
      own.owner.query(
        `insert into workflow_outbox (organization_id, workflow_id, workflow_type, kind, input, created_at)
         values ($1, $2, 'syncAppointment', 'signal_with_start', '{}', now() - $3::interval)`,
        [organizationId, workflowId, age],
      );
    await ask(`appointment/${appointmentId}`, asked);
    await ask(`calendar/${connectionId}/connection`, asked);
    return {
      connectionId,
      appointmentId,
      change: (set: string) =>
        own.owner.query(`update appointments set ${set} where id = $1`, [appointmentId]),
      enter: (sequence: number) =>
        own.owner.query(
          `insert into calendar_entries (organization_id, connection_id, appointment_id, name, sequence)
           values ($1, $2, $3, 'it.ics', $4)`,
          [organizationId, connectionId, appointmentId, sequence],
        ),
      /** Another booking of the same practitioner, so many days later. */
      another: async (days: number, age: string) => {
        const { rows } = await own.owner.query<{ id: string }>(
          `insert into appointments (id, organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
             start_at, end_at, timezone, session_type, status, clinician_code_hash, patient_code_hash, created_at, updated_at)
           select gen_random_uuid(), organization_id, partner_clinic_id, partner_practitioner_id, partner_patient_id,
             start_at + make_interval(days => $2), end_at + make_interval(days => $2), timezone, session_type, status,
             sha256(random()::text::bytea), sha256(random()::text::bytea), now(), now()
           from appointments where id = $1 returning id`,
          [appointmentId, days],
        );
        await ask(`appointment/${rows[0]?.id}`, age);
      },
      silent: async () => {
        const found = await own.owner.query(
          'select 1 from calendar_connections where id = $1 and unreachable_since is not null',
          [connectionId],
        );
        return found.rows.length === 1;
      },
      /** What was asked for just now. */
      asked: async () => {
        const found = await own.owner.query<{ workflow_id: string }>(
          `select workflow_id from workflow_outbox where organization_id = $1 and created_at > now() - interval '1 hour'`,
          [organizationId],
        );
        return found.rows.map(({ workflow_id }) => workflow_id);
      },
    };
  };

  test('requests again what was given up after a day, and nothing else', async () => {
    const given = await scene();
    await given.another(1, '26 hours');
    const changed = await scene();
    await changed.enter(0);
    await changed.change('sequence = 1');
    const cancelled = await scene();
    await cancelled.enter(0);
    await cancelled.change(`status = 'cancelled', deleted_at = now()`);
    const away = await scene({ unreachable: true });
    await away.another(-1, '23 hours');
    const gone = await scene({ unreachable: true, asked: '26 hours' });
    await gone.another(-1, '25 hours');
    const unopened = await scene({ state: 'checking' });
    const idle = [
      await scene({ asked: '23 hours' }),
      await scene({ state: 'checking', asked: '23 hours' }),
      await scene({ state: 'needs_attention' }),
      await scene({ state: 'disconnecting' }),
      await scene({}, { sessionType: 'in_person' }),
      away,
    ];
    const done = await scene();
    await done.enter(0);
    const over = await scene();
    await over.change(`start_at = '2020-03-05T09:00:00Z', end_at = '2020-03-05T09:50:00Z'`);

    expect(await perform('bring-in-bookings')).toBe(6);
    expect(await given.asked()).toHaveLength(2);
    for (const one of [changed, cancelled, gone])
      expect(await one.asked()).toEqual([`appointment/${one.appointmentId}`]);
    expect(await unopened.asked()).toEqual([`calendar/${unopened.connectionId}/connection`]);
    for (const one of [...idle, done, over]) expect(await one.asked()).toEqual([]);
    expect(await perform('bring-in-bookings')).toBe(0);
  });

  test('reports no unreachable server once nothing is left to request from it', async () => {
    const [asked, idle] = [await scene({ unreachable: true }), await scene({ unreachable: true })];
    await idle.enter(0);
    await perform('bring-in-bookings');
    expect([await asked.silent(), await idle.silent()]).toEqual([true, false]);
  });
});

describe('settle-ended-work', () => {
  const HOUR = 3_600_000;
  const settle = (ends: Readonly<Record<string, WorkflowEnd>>, at = Date.now()) =>
    settleEndedWork({
      database,
      objects,
      workflowEndOf: async (workflowId) => ends[workflowId],
      now: () => at,
    })(() => undefined);

  /** One of each, begun two hours ago and waiting for its workflow. */
  const waiting = async () => {
    const { organizationId, practitionerId } = await createWorld(own.owner);
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const [exportId, storyId, editedId, worksheetId, shareId] = ids as [
      string,
      string,
      string,
      string,
      string,
    ];
    const old = `now() - interval '2 hours'`;
    const who = [organizationId, practitionerId];
    await own.owner.query(
      `insert into exports (id, organization_id, partner_practitioner_id, status, created_at, updated_at)
       values ($3, $1, $2, 'building', ${old}, ${old})`,
      [...who, exportId],
    );
    await own.owner.query(
      `insert into storybooks (id, organization_id, partner_practitioner_id, status, language, age_band,
         illustration_style, page_count, pages_done, shelf_ready, title, ready_at, revision, created_at, updated_at)
       values ($3, $1, $2, 'generating', 'en', '6-8', 'flat', 4, 0, false, null, null, 0, ${old}, ${old}),
              ($4, $1, $2, 'ready', 'en', '6-8', 'flat', 4, 4, false, 'x', ${old}, 1, ${old}, ${old})`,
      [...who, storyId, editedId],
    );
    await own.owner.query(
      `insert into worksheets (id, organization_id, partner_practitioner_id, title, media_type, status, pages_done,
         created_at, updated_at)
       values ($3, $1, $2, 'x', 'application/pdf', 'converting', 0, ${old}, ${old})`,
      [...who, worksheetId],
    );
    await own.owner.query(
      `insert into content_shares (id, organization_id, partner_practitioner_id, partner_patient_id, content_type,
         content_id, requested_at, code_hash, link_expires_at)
       select $3, $1, $2, id, 'storybook', $4, ${old}, sha256($5), now() from patients where organization_id = $1`,
      [...who, shareId, editedId, Buffer.from(shareId)],
    );
    const states = async () => {
      const { rows } = await own.owner.query(
        `select (select status || ' ' || coalesce(failure_code, '') from exports where id = $1) as export,
           (select status || ' ' || coalesce(failure_code, '') from storybooks where id = $2) as story,
           (select status || ' ' || coalesce(failure_code, '') from worksheets where id = $3) as worksheet,
           (select mail_state from content_shares where id = $4) as share,
           (select count(*)::int from workflow_outbox where workflow_id = $5) as bindings`,
        [exportId, storyId, worksheetId, shareId, `storybook/${editedId}/binding`],
      );
      return rows[0];
    };
    const endedBy = (how: WorkflowEnd['how'], at: Date): Record<string, WorkflowEnd> =>
      Object.fromEntries(
        [
          `export/${exportId}`,
          `storybook/${storyId}`,
          `storybook/${editedId}/binding`,
          `worksheet/${worksheetId}`,
          `share/${shareId}`,
        ].map((id) => [id, { at, how }]),
      );
    return { states, endedBy };
  };
  const begun = {
    export: 'building ',
    story: 'generating ',
    worksheet: 'converting ',
    share: 'due',
    bindings: 0,
  };

  test('ignores running workflows, workflows that Temporal does not know, and those that an operator may restart', async () => {
    const { states, endedBy } = await waiting();
    expect(await settle({})).toBe(0);
    expect(await settle(endedBy('cancelled', new Date(Date.now() - HOUR + 60_000)))).toBe(0);
    // What was begun a moment ago is not asked for.
    const all = endedBy('cancelled', new Date(0));
    expect(await settle(all, Date.now() - 2 * HOUR)).toBe(0);
    expect(await states()).toEqual(begun);
    await settle(all);
  });

  test('marks records of terminated workflows as failed, frees the slot, and has an edited book bound', async () => {
    const { states, endedBy } = await waiting();
    const ended = endedBy('cancelled', new Date(Date.now() - 2 * HOUR));
    expect(await settle(ended)).toBe(5);
    expect(await states()).toEqual({
      export: 'failed cancelled',
      story: 'failed cancelled',
      worksheet: 'failed unreadable_document',
      share: 'undelivered',
      bindings: 1,
    });
    const failed = await waiting();
    await settle(failed.endedBy('failed', new Date(Date.now() - 2 * HOUR)));
    expect(await failed.states()).toMatchObject({
      export: 'failed build_failed',
      story: 'failed author_failed',
    });
  });
});
