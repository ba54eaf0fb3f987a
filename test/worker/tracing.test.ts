import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePorts } from '../../local/ports.ts';
import { createTracing } from '../../platform/telemetry/tracing.ts';
import { type Process, startProcess } from '../journeys/processes.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { testEnvironment } from '../support/environment.ts';
import { eventually } from '../support/eventually.ts';
import { servers } from '../support/servers.ts';
import { createWorld } from '../support/world.ts';
import { type OwnServers, openOwnServers } from './own-servers.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}
interface Exported {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const received: Exported[] = [];
let collector: Server;
let own: OwnServers;
let app: RunningApp;
let worker: Process;
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push((await json(request)) as Exported);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  own = await openOwnServers();
  const traced = {
    ...testEnvironment(),
    DATABASE_URL: own.databaseUrl,
    TEMPORAL_ADDRESS: own.temporal.address,
    WORKFLOW_BUNDLE_PATH: servers().workflowBundlePath,
    TRACES_URL: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
  };
  app = await startApp(traced);
  const [adminPort = 0] = await freePorts(1);
  const settings = { ...traced, WORKER_ADMIN_PORT: String(adminPort), WORKER_QUEUES: 'workflows,mail' };
  worker = await startProcess('worker/main.ts', settings, adminPort);
});
afterAll(async () => {
  await worker?.kill();
  await app?.stop();
  await own?.close();
  collector?.close();
});

const spansOf = (traceId: string): Span[] =>
  received
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .filter((span) => span.traceId === traceId);

test('a booking is one trace with its request id: request, command, workflow and activities, without personal data', async () => {
  const world = await createWorld(app);
  const practice = await world.practice();
  const booked = await world.partner.post(
    '/v1/partner/appointments',
    world.booking(practice, 0, { notify_patient: true }),
  );
  expect(booked.status).toBe(201);
  const traceId = booked.body.meta.request_id.replaceAll('-', '');
  // They are sent in batches, a few seconds after the last of them ended.
  const ended = ['createAppointment', 'workflow syncAppointment'];
  await eventually(
    async () => ended.every((one) => spansOf(traceId).some(({ name }) => name === one)),
    60_000,
  );
  const spans = spansOf(traceId);
  const only = (name: string) => {
    const found = spans.filter((span) => span.name === name);
    expect([name, found.length]).toEqual([name, 1]);
    return found[0] as Span;
  };
  const [request, command, workflow] = [
    only('createAppointment'),
    only('outbox syncAppointment'),
    only('workflow syncAppointment'),
  ];
  expect(request.parentSpanId ?? '').toBe('');
  expect(command.parentSpanId).toBe(request.spanId);
  expect(workflow.parentSpanId).toBe(command.spanId);
  const activities = spans.filter(({ name }) => name.startsWith('activity '));
  expect(activities.filter(({ name }) => name === 'activity sendAppointmentNotice').length).toBe(2);
  for (const { parentSpanId } of activities) expect(parentSpanId).toBe(workflow.spanId);
  const everything = JSON.stringify(received);
  const { clinic, practitioner, patient } = practice;
  for (const canary of [
    ...[clinic.name, practitioner.email, patient.email, 'Winter', 'Lind', 'Europe/Berlin'],
    ...[world.partner.token, world.credential.client_id, patient.id],
  ])
    expect(everything).not.toContain(canary);
});

test('nothing is traced unless an address is set; a share of requests is the same share in every process', async () => {
  expect(
    (await createTracing({ TRACES_PERCENT: 100 }, 'api')).traceIdOf(crypto.randomUUID()),
  ).toBeUndefined();
  const settings = { TRACES_URL: 'http://127.0.0.1:9/v1/traces', TRACES_PERCENT: 25 };
  const [api, relay] = [await createTracing(settings, 'api'), await createTracing(settings, 'worker')];
  const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID());
  const traced = ids.filter((id) => api.traceIdOf(id));
  expect(traced).toEqual(ids.filter((id) => relay.traceIdOf(id)));
  expect(traced.length).toBeGreaterThan(400);
  expect(traced.length).toBeLessThan(600);
});
