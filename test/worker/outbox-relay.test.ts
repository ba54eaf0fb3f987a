import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { createLogger } from '../../platform/telemetry/log.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { createOutboxRelay, type OutboxRelay } from '../../worker/outbox-relay.ts';
import { workflowEndsOf } from '../../worker/workflow-ends.ts';
import { createWorld, testSecrets, type World, writeOutboxRow } from '../activities/world.ts';
import { eventually } from '../support/eventually.ts';
import { type Gate, gateTo, type OwnServers, openOwnServers } from './own-servers.ts';

let own: OwnServers;
let gate: Gate;
const opened: { relay: OutboxRelay; temporal: Temporal }[] = [];
beforeAll(async () => {
  own = await openOwnServers();
  gate = await gateTo(own.temporal.address);
});
afterAll(async () => {
  await gate.close();
  await own.close();
});
afterEach(async () => {
  for (const { relay, temporal } of opened.splice(0)) {
    await relay.stop();
    await temporal.close();
  }
});

const openRelay = (address = own.temporal.address): OutboxRelay => {
  const temporal = openTemporal({ TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: 'default' }, testSecrets());
  const log = createLogger('silent', 'test');
  const relay = createOutboxRelay({ pool: own.pool, temporal, log });
  opened.push({ relay, temporal });
  return relay;
};

const signalsOf = async ({ appointmentId }: World): Promise<number> => {
  const { events } = await own.temporal.client.workflow
    .getHandle(`appointment/${appointmentId}`)
    .fetchHistory();
  return (events ?? []).filter((event) => event.workflowExecutionSignaledEventAttributes).length;
};

const rowOf = async ({ appointmentId }: World) => {
  const { rows } = await own.owner.query<{ delivered: boolean; attempts: number }>(
    `select delivered_at is not null as delivered, attempts from workflow_outbox where workflow_id = $1`,
    [`appointment/${appointmentId}`],
  );
  return rows[0];
};

const isDelivered = async (world: World) => (await rowOf(world))?.delivered === true;

describe('the outbox relay', () => {
  test('registers the search attributes in a new Temporal, and then delivers', async () => {
    const [refused, world] = [await createWorld(own.owner), await createWorld(own.owner)];
    await writeOutboxRow(own.owner, refused);
    openRelay().start();
    await eventually(async () => ((await rowOf(refused))?.attempts ?? 0) > 0);
    // The time-skipping server (not the real one) keeps a broken half of the workflow that it refused.
    await own.owner.query(`delete from workflow_outbox`);
    await writeOutboxRow(own.owner, world);
    await eventually(() => isDelivered(world));
    expect(await signalsOf(world)).toBe(1);
  });

  test('delivers within a fraction of a second after the commit, without a notification', async () => {
    openRelay().start();
    const delays: number[] = [];
    for (let round = 0; round < 9; round++) {
      const world = await createWorld(own.owner);
      await writeOutboxRow(own.owner, world);
      await eventually(() => isDelivered(world));
      const { rows } = await own.owner.query<{ seconds: number }>(
        `select extract(epoch from delivered_at - created_at)::float8 as seconds from workflow_outbox where workflow_id = $1`,
        [`appointment/${world.appointmentId}`],
      );
      delays.push(rows[0]?.seconds ?? Number.POSITIVE_INFINITY);
    }
    // The middle one: this machine may stand still for a moment.
    expect(delays.toSorted((a, b) => a - b)[4]).toBeLessThan(0.5);
  });

  test('no statement of a writing transaction notifies: a NOTIFY makes commits of the whole server queue', async () => {
    const { rows } = await own.owner.query(
      `select t.tgname from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.prosrc ilike '%notify%'`,
    );
    expect(rows).toEqual([]);
  });

  test('keeps commands that it cannot deliver, and delivers each once when Temporal is available', async () => {
    const world = await createWorld(own.owner);
    await writeOutboxRow(own.owner, world);
    openRelay(gate.address).start();
    await eventually(async () => ((await rowOf(world))?.attempts ?? 0) > 0);
    expect(await isDelivered(world)).toBe(false);
    await gate.open();
    await eventually(() => isDelivered(world));
    await gate.close();
    expect(await signalsOf(world)).toBe(1);
  });

  test('shares the work with other relays, and each command is delivered once', async () => {
    const worlds: World[] = [];
    for (let count = 0; count < 40; count++) worlds.push(await createWorld(own.owner));
    await Promise.all(worlds.map((world) => writeOutboxRow(own.owner, world)));
    const relays = [openRelay(), openRelay()];
    const taken = await Promise.all(relays.map((relay) => relay.deliverDue()));
    expect(taken[0] ?? 0).toBeGreaterThan(0);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(await Promise.all(worlds.map(signalsOf))).toEqual(worlds.map(() => 1));
  });

  test('has no transaction open while it waits for Temporal, and what it took is due again if it is killed', async () => {
    const world = await createWorld(own.owner);
    await writeOutboxRow(own.owner, world);
    const asked = Promise.withResolvers<void>();
    const silence = Promise.withResolvers<never>();
    const silent = {
      namespace: 'default',
      call: () => {
        asked.resolve();
        return silence.promise;
      },
      close: async () => undefined,
    };
    const waiting = createOutboxRelay({
      pool: own.pool,
      temporal: silent,
      log: createLogger('silent', 'test'),
    });
    const delivering = waiting.deliverDue();
    await asked.promise;
    const due = await own.owner.query<{ seconds: number }>(
      `select extract(epoch from next_attempt_at - clock_timestamp())::float8 as seconds from workflow_outbox
       where workflow_id = $1 and delivered_at is null for update nowait`,
      [`appointment/${world.appointmentId}`],
    );
    expect(due.rows[0]?.seconds).toBeGreaterThan(5);
    expect(due.rows[0]?.seconds).toBeLessThanOrEqual(10);
    // Nobody else takes it meanwhile.
    expect(await openRelay().deliverDue()).toBe(0);
    silence.reject(new Error('It was killed'));
    expect(await delivering).toBe(0);
    await eventually(async () => (await openRelay().deliverDue()) === 1);
  });

  test('takes a start that was delivered before for delivered', async () => {
    const world = await createWorld(own.owner);
    await writeOutboxRow(own.owner, world);
    await own.owner.query(`update workflow_outbox set kind = 'start' where workflow_id = $1`, [
      `appointment/${world.appointmentId}`,
    ]);
    const relay = openRelay();
    expect(await relay.deliverDue()).toBe(1);
    await own.temporal.client.workflow.getHandle(`appointment/${world.appointmentId}`).terminate();
    await own.owner.query(
      `update workflow_outbox set delivered_at = null, next_attempt_at = clock_timestamp() where workflow_id = $1`,
      [`appointment/${world.appointmentId}`],
    );
    expect(await relay.deliverDue()).toBe(1);
    const { status } = await own.temporal.client.workflow
      .getHandle(`appointment/${world.appointmentId}`)
      .describe();
    expect(status.name).toBe('TERMINATED');
    // What the upkeep asks of a record that stands still.
    const endOf = workflowEndsOf({ call: (use) => use(own.temporal.client) });
    expect(await endOf(`appointment/${world.appointmentId}`)).toEqual({
      at: expect.any(Date),
      how: 'cancelled',
    });
    expect(await endOf(`appointment/${randomUUID()}`)).toBeUndefined();
  });

  test('an unknown command waits and delays no other', async () => {
    const [unknown, known] = [await createWorld(own.owner), await createWorld(own.owner)];
    await writeOutboxRow(own.owner, unknown);
    await own.owner.query(`update workflow_outbox set workflow_type = 'ofTomorrow' where workflow_id = $1`, [
      `appointment/${unknown.appointmentId}`,
    ]);
    await writeOutboxRow(own.owner, known);
    expect(await openRelay().deliverDue()).toBe(1);
    expect(await rowOf(unknown)).toEqual({ delivered: false, attempts: 1 });
    expect(await isDelivered(known)).toBe(true);
    await own.owner.query(`delete from workflow_outbox where workflow_type = 'ofTomorrow'`);
  });

  test('takes commands of organizations in turn: a single command does not wait for a hundred of another organization', async () => {
    const [many, one] = [await createWorld(own.owner), await createWorld(own.owner)];
    for (let count = 0; count < 100; count += 1)
      await writeOutboxRow(own.owner, { ...many, appointmentId: randomUUID() });
    await writeOutboxRow(own.owner, one);
    expect(await openRelay().deliverDue()).toBeGreaterThanOrEqual(101);
    const { rows } = await own.owner.query<{ before: number }>(
      `select count(*)::int as before from workflow_outbox o
       where o.organization_id = $1 and o.delivered_at <
         (select delivered_at from workflow_outbox where organization_id = $2)`,
      [many.organizationId, one.organizationId],
    );
    // It is among the first sixteen, which are handed over together.
    expect(rows[0]?.before).toBeLessThan(16);
  });

  test.each([
    ['2 hours', 7_200],
    ['8 days', 604_799],
  ])('a delay counts from the commit, though Temporal was away for %s', async (away, passed) => {
    const world = await createWorld(own.owner);
    await writeOutboxRow(own.owner, world);
    await own.owner.query(
      `update workflow_outbox set start_delay_seconds = 604800, created_at = clock_timestamp() - $2::interval
       where workflow_id = $1`,
      [`appointment/${world.appointmentId}`, away],
    );
    await openRelay().deliverDue();
    const { raw } = await own.temporal.client.workflow
      .getHandle(`appointment/${world.appointmentId}`)
      .describe();
    const { startTime, executionTime } = raw.workflowExecutionInfo ?? {};
    const delay = Number(executionTime?.seconds) - Number(startTime?.seconds);
    expect(Math.abs(delay - (604_800 - passed))).toBeLessThanOrEqual(60);
  });

  test('starts workflows that operators can find', async () => {
    const world = await createWorld(own.owner);
    await writeOutboxRow(own.owner, world);
    await openRelay().deliverDue();
    const { typedSearchAttributes } = await own.temporal.client.workflow
      .getHandle(`appointment/${world.appointmentId}`)
      .describe();
    expect(
      Object.fromEntries(typedSearchAttributes.getAll().map(({ key, value }) => [key.name, value])),
    ).toEqual({
      OrganizationId: world.organizationId,
      Flow: 'appointment',
      Stage: 'queued',
      ResourceId: world.appointmentId,
    });
  });
});
