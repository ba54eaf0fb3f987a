import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../local/ports.ts';
import { folderStore } from '../../platform/audit/checkpoints/folder-store.ts';
import { readCheckpointKey } from '../../platform/audit/checkpoints/keys.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { openTemporal, type Temporal } from '../../temporal/connection.ts';
import { signsCheckpoints, upkeeps, upsertSchedule } from '../../worker/schedules.ts';
import { foundChain, lengthen } from '../api/operator/audit-chains.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';
import { runOperator } from '../api/operator/run-operator.ts';
import { CHECKPOINT_KEY } from '../support/checkpoints.ts';
import { eventually } from '../support/eventually.ts';
import { registerNamespace } from '../support/own-namespace.ts';

/** The worker that signs, as a process of its own, on the run's Temporal development server. */

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
    env: { PATH: process.env.PATH, ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return child;
};
const newest = async () => (await folderStore(folder).newest())?.number ?? 0;
const schedule = <Result>(use: (handle: ReturnType<Handles>) => Promise<Result>): Promise<Result> =>
  temporal.call((client) => use(client.schedule.getHandle(signsCheckpoints.id)));
type Handles = Parameters<Parameters<Temporal['call']>[0]>[0]['schedule']['getHandle'];

beforeAll(async () => {
  database = await ownDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  const [port] = await freePorts(1);
  environment = {
    ...database.environment,
    TEMPORAL_NAMESPACE: NAMESPACE,
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

test('the worker makes the schedule: less than a minute, one at a time, nothing made up for', async () => {
  await eventually(async () => output.includes('Schedules are in place'));
  const description = await schedule((handle) => handle.describe());
  expect(description.spec.intervals).toEqual([expect.objectContaining({ every: 45_000 })]);
  expect(description.policies).toMatchObject({ overlap: 'SKIP', catchupWindow: 10_000 });
  expect(description.action).toMatchObject({ workflowType: 'signAuditCheckpoint', taskQueue: 'maintenance' });
});

test('it signs, also when nothing has happened', async () => {
  const before = await newest();
  for (let times = 1; times <= 2; times += 1) {
    // Temporal names a run by the second: a trigger in the second of the one before starts nothing.
    await eventually(async () => {
      await schedule((handle) => handle.trigger());
      return (await newest()) >= before + times;
    });
  }
  expect(output).toContain('Audit checkpoint signed');
});

test('an operator without the key has a worker sign, and can verify', async () => {
  const organization = await foundChain(database);
  await lengthen(database, organization, 5);
  const before = await newest();
  const signed = await runOperator(environment, ['audit', 'checkpoint', '--json']);
  expect([signed.stderr, signed.status]).toEqual(['', 0]);
  expect(signed.json.checkpoint.number).toBeGreaterThan(before);
  const verified = await runOperator(environment, ['audit', 'verify', organization, '--witnessed', '--json']);
  expect(verified.json).toMatchObject({ valid: true, checkpointed_sequence: 5 });
});

test('each task of the upkeep has a schedule of its own, which an operator can trigger', async () => {
  const organization = await foundChain(database);
  await database.owner.query(
    `insert into idempotency_records (organization_id, actor_id, key_hash, fingerprint, operation_id, lock_token,
       request_id, created_at, locked_at)
     select $1, $1, 'k', 'f', $1, $1, $1, t, t from (select now() - interval '2 days') as old (t)`,
    [organization],
  );
  for (const { id, every } of upkeeps) {
    const { action, spec } = await temporal.call((client) => client.schedule.getHandle(id).describe());
    expect([action, spec.intervals?.length, every]).toMatchObject([
      { workflowType: 'keepUp', taskQueue: 'maintenance' },
      1,
      expect.stringMatching(/^\d+ (minutes|hours)$/),
    ]);
  }
  const listed = await runOperator(environment, ['maintenance', 'list', '--json']);
  expect(listed.json.tasks).toHaveLength(upkeeps.length + 1);
  for (const task of listed.json.tasks)
    expect(task).toMatchObject({ state: 'in place', next_run_at: expect.stringMatching(/Z$/) });
  const run = await runOperator(environment, ['maintenance', 'run', 'purge-idempotency-records', '--json']);
  expect([run.stderr, run.status]).toEqual(['', 0]);
  await eventually(async () => {
    const { rowCount } = await database.owner.query(
      'select from idempotency_records where organization_id = $1',
      [organization],
    );
    return rowCount === 0;
  });
});

test('the ids of its workflows name no organization', async () => {
  const types = await temporal.call(async (client) => {
    const found: string[] = [];
    for await (const { workflowId, type } of client.workflow.list()) {
      expect(workflowId).toMatch(/^maintenance\/[a-z-]+/);
      found.push(type);
    }
    return found;
  });
  expect(new Set(types)).toEqual(new Set(['signAuditCheckpoint', 'keepUp']));
});

test('an operator who paused the schedule finds it paused after a worker came up again', async () => {
  await schedule((handle) => handle.pause('maintenance of the folder'));
  await upsertSchedule(temporal, signsCheckpoints);
  const { state, spec } = await schedule((handle) => handle.describe());
  expect([state.paused, state.note]).toEqual([true, 'maintenance of the folder']);
  expect(spec.intervals).toHaveLength(1);
});

test('a worker of that queue without a key does not start in production', async () => {
  output = '';
  const child = startWorker({ ENVIRONMENT: 'production' });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(78);
  expect(output).toContain('AUDIT_SIGNING_KEY and AUDIT_CHECKPOINT_DIR must be set');
});
