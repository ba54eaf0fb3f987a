import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { scheduledTasks, upkeepId, upkeepTasks } from '../../domain/workflow-definitions/upkeep.ts';
import { freePorts } from '../../local/ports.ts';
import { folderStore } from '../../platform/audit/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { upsertSchedule } from '../../worker/schedules.ts';
import { startRepeating } from '../../worker/upkeep.ts';
import { foundChain, lengthen } from '../api/operator/audit-chains.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { runOperator } from '../api/operator/run-operator.ts';
import { CHECKPOINT_KEY } from '../support/checkpoints.ts';
import { eventually } from '../support/eventually.ts';
import { registerNamespace } from '../support/own-namespace.ts';
import { servers } from '../support/servers.ts';

/** The worker that signs, as a process of its own, on the run's Temporal development server. */

const { PATH, NODE_COMPILE_CACHE } = process.env;
const NAMESPACE = `checkpoints-${process.pid}`;

let database: OwnDatabase;
let folder: string;
let environment: NodeJS.ProcessEnv;
let temporal: Temporal;
let worker: ChildProcess;
let output = '';

const startWorker = (settings: NodeJS.ProcessEnv): ChildProcess => {
  const main = path.join(import.meta.dirname, '../../worker/main.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return child;
};
const newest = async () => (await folderStore(folder).newest())?.number ?? 0;
const signing = upkeepId('audit-checkpoint');
/** The types of all executions in Temporal's list, whose ids name upkeep tasks alone. */
const typesOfAll = () =>
  temporal.call(async (client) => {
    const found: string[] = [];
    for await (const { workflowId, type } of client.workflow.list()) {
      expect(workflowId).toMatch(/^maintenance\/[a-z-]+/);
      found.push(type);
    }
    return found;
  });
const signal = (name: string) => temporal.call((client) => client.workflow.getHandle(signing).signal(name));
const stage = async () => {
  const { typedSearchAttributes } = await temporal.call((client) =>
    client.workflow.getHandle(signing).describe(),
  );
  return typedSearchAttributes.get(Stage);
};

beforeAll(async () => {
  database = await ownDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  const [port] = await freePorts(1);
  environment = {
    ...database.environment,
    TEMPORAL_NAMESPACE: NAMESPACE,
    WORKFLOW_BUNDLE_PATH: servers().workflowBundlePath,
    AUDIT_CHECKPOINT_DIR: folder,
    AUDIT_PUBLIC_KEYS: readCheckpointKey(CHECKPOINT_KEY).publicKey.toString('base64url'),
    WORKER_QUEUES: 'maintenance',
    WORKER_ADMIN_PORT: String(port),
    LOG_LEVEL: 'info',
  };
  const config = readConfig(environment);
  temporal = openTemporal(config, createSecrets(config));
  await registerNamespace(temporal, NAMESPACE);
  worker = startWorker({ AUDIT_SIGNING_KEY: CHECKPOINT_KEY });
});
afterAll(async () => {
  if (worker?.exitCode === null) {
    worker.kill('SIGTERM');
    await once(worker, 'exit');
  }
  await temporal?.close();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('one long run signs more often than once a minute, and the schedule of earlier versions is deleted', async () => {
  await eventually(async () => output.includes('Upkeep is in place'));
  const { type, status, taskQueue } = await temporal.call((client) =>
    client.workflow.getHandle(signing).describe(),
  );
  expect([type, status.name, taskQueue]).toEqual(['repeatUpkeep', 'RUNNING', 'maintenance']);
  expect(upkeepTasks['audit-checkpoint'].every).toBe('45 seconds');
  const left: string[] = [];
  await temporal.call(async ({ schedule }) => {
    for await (const { scheduleId } of schedule.list()) left.push(scheduleId);
  });
  expect(left.toSorted()).toEqual(scheduledTasks.map(upkeepId).toSorted());
});

test('it signs even if nothing has happened', async () => {
  const before = await newest();
  for (let times = 1; times <= 2; times += 1) {
    await signal('runNow');
    await eventually(async () => (await newest()) >= before + times);
  }
  expect(output).toContain('Audit checkpoint signed');
});

test('an operator without the key can have a worker sign, and can verify', async () => {
  const organization = await foundChain(database);
  await lengthen(database, organization, 5);
  const before = await newest();
  const signed = await runOperator(environment, ['audit', 'checkpoint', '--json']);
  expect([signed.stderr, signed.status]).toEqual(['', 0]);
  expect(signed.json.checkpoint.number).toBeGreaterThan(before);
  const verified = await runOperator(environment, ['audit', 'verify', organization, '--witnessed', '--json']);
  expect(verified.json).toMatchObject({ valid: true, checkpointed_sequence: 5 });
});

test('each upkeep task exists separately, and an operator can trigger it', async () => {
  const organization = await foundChain(database);
  await database.owner.query(
    `insert into idempotency_records (organization_id, actor_id, key_hash, fingerprint, operation_id, lock_token,
       request_id, created_at, locked_at)
     select $1, $1, 'k', 'f', $1, $1, $1, t, t from (select now() - interval '2 days') as old (t)`,
    [organization],
  );
  for (const task of scheduledTasks) {
    const { action, spec } = await temporal.call((client) =>
      client.schedule.getHandle(upkeepId(task)).describe(),
    );
    expect([action, spec.intervals?.length, upkeepTasks[task].every]).toMatchObject([
      { workflowType: 'keepUp', taskQueue: 'maintenance' },
      1,
      expect.stringMatching(/^\d+ (minutes|hours)$/),
    ]);
  }
  const listed = await runOperator(environment, ['maintenance', 'list', '--json']);
  expect(listed.json.tasks).toHaveLength(Object.keys(upkeepTasks).length);
  for (const task of listed.json.tasks)
    expect(task).toMatchObject({ state: 'in place', next_run_at: expect.stringMatching(/Z$/) });
  for (const task of ['purge-idempotency-records', 'purge-ended-logins']) {
    const run = await runOperator(environment, ['maintenance', 'run', task, '--json']);
    expect([run.stderr, run.status]).toEqual(['', 0]);
  }
  await eventually(async () => (await typesOfAll()).includes('keepUp'));
  await eventually(async () => {
    const { rowCount } = await database.owner.query(
      'select from idempotency_records where organization_id = $1',
      [organization],
    );
    return rowCount === 0;
  });
});

test('the ids of its workflows name no organization', async () => {
  expect(new Set(await typesOfAll())).toEqual(new Set(['repeatUpkeep', 'signAuditCheckpoint', 'keepUp']));
});

test('a paused task stays paused when a worker starts', async () => {
  await temporal.call(({ schedule }) => schedule.getHandle(upkeepId('purge-ended-logins')).pause('a note'));
  await upsertSchedule(temporal, 'purge-ended-logins');
  const { state, spec } = await temporal.call(({ schedule }) =>
    schedule.getHandle(upkeepId('purge-ended-logins')).describe(),
  );
  expect([state.paused, state.note, spec.intervals?.length]).toEqual([true, 'a note', 1]);

  await signal('pause');
  await eventually(async () => (await stage()) === 'paused');
  await startRepeating(temporal, 'audit-checkpoint');
  expect(await stage()).toBe('paused');
  const { json } = await runOperator(environment, ['maintenance', 'list', '--json']);
  const found = json.tasks.find(({ task }: { task: string }) => task === 'audit-checkpoint');
  expect(found).toMatchObject({ state: 'paused', next_run_at: null });
  const before = await newest();
  await signal('resume');
  await eventually(async () => (await newest()) > before);
});

test('a terminated long run is started again', async () => {
  await temporal.call((client) => client.workflow.getHandle(signing).terminate());
  const before = await newest();
  await startRepeating(temporal, 'audit-checkpoint');
  await eventually(async () => (await newest()) > before);
});

test('a worker of that queue without a key does not start in production', async () => {
  output = '';
  const child = startWorker({ ENVIRONMENT: 'production' });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(78);
  expect(output).toContain('AUDIT_SIGNING_KEY and AUDIT_CHECKPOINT_DIR must be set');
});
