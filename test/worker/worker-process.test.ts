import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { freePorts } from '../../local/ports.ts';
import { mailsTo } from '../activities/bench.ts';
import {
  CANARIES,
  createWorld,
  stateOfNotices,
  testSecrets,
  type World,
  writeNotices,
  writeOutboxRow,
} from '../activities/world.ts';
import { eventually } from '../support/eventually.ts';
import { readableHistory } from '../support/readable-history.ts';
import { servers } from '../support/servers.ts';
import { type Gate, gateTo, type OwnServers, openOwnServers } from './own-servers.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const keyOf = (fill: number) => Buffer.alloc(32, fill).toString('base64url');

let own: OwnServers;
let gate: Gate;
let worker: ChildProcess;
let port: number;
let metricsPort: number;
let output = '';
let world: World;

const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

const startWorker = async (settings: Record<string, string> = {}): Promise<ChildProcess> => {
  const { smtpUrl, workflowBundlePath } = servers();
  const main = new URL('../../worker/main.ts', import.meta.url);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main.pathname], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      ENVIRONMENT: 'development',
      BASE_URL: 'https://clinic.example:8443',
      DATABASE_URL: own.databaseUrl,
      TEMPORAL_ADDRESS: gate.address,
      SMTP_URL: smtpUrl,
      WORKFLOW_BUNDLE_PATH: workflowBundlePath,
      WORKER_ADMIN_PORT: String(port),
      LOG_LEVEL: 'debug',
      SECRET_KEYRING: `test:${keyOf(7)}`,
      SECRET_PEPPER: keyOf(9),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return child;
};

beforeAll(async () => {
  own = await openOwnServers();
  gate = await gateTo(own.temporal.address);
  [port, metricsPort] = (await freePorts(2)) as [number, number];
  world = await createWorld(own.owner);
  worker = await startWorker({ TEMPORAL_METRICS_ADDRESS: `127.0.0.1:${metricsPort}` });
});
afterAll(async () => {
  if (worker.exitCode === null && worker.signalCode === null) worker.kill('SIGKILL');
  await gate.close();
  await own.close();
});

describe('the worker process', () => {
  test('waits for Temporal: alive, not ready', async () => {
    await eventually(async () => (await statusOf('/livez')) === 200);
    await eventually(async () => output.includes('Temporal can not be worked with yet'));
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/elsewhere')).toBe(404);
  });

  test('works by itself once Temporal is available, with what was committed before', async () => {
    await writeNotices(own.owner, world, { kind: 'booked', sequence: 0 });
    await writeOutboxRow(own.owner, world);
    await gate.open();
    await eventually(async () => (await statusOf('/readyz')) === 200);
    await eventually(async () =>
      Object.values(await stateOfNotices(own.owner, world)).every((s) => s === 'sent'),
    );
    expect(await mailsTo(world.patientEmail)).toHaveLength(1);
    expect(await mailsTo(world.practitionerEmail)).toHaveLength(1);
  });

  test('stays ready while Temporal is unavailable, and continues when it is back', async () => {
    await gate.close();
    await writeNotices(own.owner, world, { kind: 'cancelled', sequence: 1 });
    await writeOutboxRow(own.owner, world);
    await eventually(async () => {
      const waiting = await own.owner.query(
        'select from workflow_outbox where delivered_at is null and attempts > 0',
      );
      return waiting.rows.length > 0;
    });
    expect(await statusOf('/readyz')).toBe(200);
    await gate.open();
    await eventually(async () =>
      Object.values(await stateOfNotices(own.owner, world)).every((s) => s === 'sent'),
    );
    expect(await mailsTo(world.patientEmail)).toHaveLength(2);
  });

  test('has every metric that the dashboard and the alerts use', async () => {
    const folder = new URL('../../deploy/observation/', import.meta.url);
    const dashboard = JSON.parse(readFileSync(new URL('dashboard.json', folder), 'utf8'));
    const panels: readonly { targets?: readonly { expr: string }[] }[] = dashboard.panels;
    const rules = parse(readFileSync(new URL('alerts.yml', folder), 'utf8')).groups[0].rules;
    const expressions: string[] = [...panels.flatMap(({ targets = [] }) => targets), ...rules].map(
      ({ expr }) => expr,
    );
    const asked = new Set(
      expressions.flatMap((expr) => expr.match(/\b(clinic|process|nodejs|temporal)_\w+/g) ?? []),
    );
    expect(asked.size).toBeGreaterThan(15);
    let shown = '';
    let missing: readonly string[] = [];
    // Some are there once a first workflow has ended.
    await eventually(async () => {
      const pages = [port, metricsPort].map(async (at) =>
        (await fetch(`http://127.0.0.1:${at}/metrics`)).text(),
      );
      shown = (await Promise.all(pages)).join('\n');
      const families = new Set([...shown.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
      missing = [...asked].filter(
        (name) => !families.has(name) && !families.has(name.replace(/_(bucket|sum|count)$/, '')),
      );
      return missing.length === 0;
    }).catch(() => undefined);
    expect(missing).toEqual([]);
    for (const canary of [...CANARIES, world.practitionerEmail, world.appointmentId])
      expect(shown).not.toContain(canary);
  });

  test('left no personal data in histories and logs', async () => {
    const history = await readableHistory(
      own.temporal.client.workflow.getHandle(`appointment/${world.appointmentId}`),
      testSecrets(),
    );
    expect(history).toContain('Send cancellation to the patient');
    const people = [...CANARIES, world.practitionerEmail, world.patientEmail ?? '', '/join/'];
    for (const canary of people) {
      expect(history).not.toContain(canary);
      expect(output).not.toContain(canary);
    }
  });

  test('drains at SIGTERM and ends with status 0', async () => {
    const exited = once(worker, 'exit');
    worker.kill('SIGTERM');
    const [code] = (await exited) as [number | null];
    expect(code).toBe(0);
    expect(output).toContain('Worker has stopped');
    // That most queues have no workflows is meant so: nobody needs to be warned of it.
    expect(output).toMatch(/"level":20,[^\n]*No workflows registered/);
    expect(output).not.toMatch(/"level":40,[^\n]*No workflows registered/);
  });

  test('refuses a task queue that does not exist with status 78', async () => {
    const child = await startWorker({ WORKER_QUEUES: 'workflows,sandwiches' });
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(78);
    expect(output).toContain('WORKER_QUEUES names a task queue that does not exist');
  });
});
