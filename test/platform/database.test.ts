import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import Koa from 'koa';
import { Client as Connection } from 'pg';
import { openSession } from '../../api/operator/session.ts';
import { createSurfaces } from '../../api/surfaces/index.ts';
import { openDatabase } from '../../domain/declarations/database.ts';
import { entities } from '../../domain/entities.ts';
import { systemClock } from '../../platform/clock.ts';
import { rowsOfTransaction, sql } from '../../platform/database/rows.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { createLogger } from '../../platform/telemetry/log.ts';
import { startPipeline } from '../interface/own-pipeline.ts';
import { createScene, outcomeOf } from '../interface/samples.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf } from '../support/client.ts';
import { servers } from '../support/servers.ts';
import { createWorld } from '../support/world.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const application = `terminated-${process.pid}`;
const openOwn = () => openDatabase({ url: app.config.DATABASE_URL, poolSize: 4, application, entities });

test('when the server closes all connections, requests fail at most with a 5xx until new ones are open', async () => {
  const scene = await createScene(app);
  const database = await openOwn();
  const pipeline = await startPipeline({ ...app, database });
  const client = clientOf(pipeline.baseUrl, scene.world.partner.token);
  const read = () => client.get('/v1/partner/clinics');
  const write = () => client.patch(`/v1/partner/clinics/${scene.practice.clinic.id}`, {});
  const owner = new Connection({ connectionString: servers().ownerUrl });
  await owner.connect();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([read(), write(), read(), write()]);
    const { rowCount } = await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [application],
    );
    expect(rowCount).toBeGreaterThan(0);
    for (const send of [read, write]) {
      const outcomes: string[] = [];
      do outcomes.push(outcomeOf(await send()));
      while (outcomes.at(-1) !== '200' && outcomes.length < 10);
      expect(outcomes.at(-1)).toBe('200');
      expect(
        outcomes
          .slice(0, -1)
          .filter((outcome) => !['503 service-unavailable', '500 internal-error'].includes(outcome)),
      ).toEqual([]);
    }
  }
  await owner.end();
  await pipeline.stop();
  await database.close();
});

test('a transaction whose connection is closed between two statements fails, and nothing else does', async () => {
  const { organizationId } = await createWorld(app);
  const database = await openOwn();
  const owner = new Connection({ connectionString: servers().ownerUrl });
  await owner.connect();
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const end = async (found: { readonly pid: number } | undefined) => {
    await owner.query('select pg_terminate_backend($1, 5000)', [found?.pid]);
    // By then this process has seen the connection end, too.
    await owner.query('select pg_sleep(0.1)');
  };
  const works = [
    () =>
      database.transact(organizationId, async (rows) => {
        await end(await rows.first(pid));
        return rows.first(pid);
      }),
    () =>
      database.entityManager(organizationId).transactional(async (em) => {
        const rows = rowsOfTransaction((em as EntityManager).getKysely() as never);
        await end(await rows.first(pid));
        return rows.first(pid);
      }),
  ];
  // More often than there are connections: each is given back.
  for (const work of [...works, ...works, ...works, ...works, ...works]) {
    await expect(work()).rejects.toThrow('not queryable');
    expect(await database.transact(organizationId, (rows) => rows.first(pid))).toBeDefined();
  }
  await owner.end();
  await database.close();
});

test('while the database cannot be reached, every answer is a 503 that names when to retry', async () => {
  const scene = await createScene(app);
  const url = new URL(app.config.DATABASE_URL);
  url.port = '1';
  const database = await openDatabase({ url: url.href, poolSize: 2, application, entities });
  const pipeline = await startPipeline({ ...app, database });
  const client = clientOf(pipeline.baseUrl, scene.world.partner.token);
  const replies = await Promise.all([
    client.get('/v1/partner/health'),
    client.get(`/v1/partner/patients/${scene.practice.patient.id}`),
    client.post('/v1/partner/clinics', { name: 'Nowhere' }),
    client.get('/v1/partner/nothing'),
  ]);
  await pipeline.stop();
  const pages = new Koa();
  const log = createLogger('silent', 'test');
  for (const surface of createSurfaces({ ...app, database, clock: systemClock, log, endpoints: [] }))
    pages.use(surface);
  const server = await new Promise<Server>((resolve) => {
    const listening = pages.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  const join = `http://127.0.0.1:${port}/join/${'a'.repeat(22)}`;
  const page = await fetch(join, { headers: { Connection: 'close' } });
  await new Promise((resolve) => server.close(resolve));
  await database.close();
  for (const reply of replies) expect(outcomeOf(reply)).toBe('503 service-unavailable');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('try again in a moment');
  for (const { headers } of [...replies, page]) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

/** The server behind a network that can be cut: nothing ends then, and nothing arrives. */
const behindNetwork = async (address: string) => {
  const network = { cut: false };
  const url = new URL(address);
  const { hostname, port } = url;
  const between = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('data', (data) => network.cut || to.write(data))
        .on('error', () => undefined)
        .on('close', () => to.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  url.port = String((between.address() as AddressInfo).port);
  return { network, url: url.href, close: () => new Promise((resolve) => between.close(resolve)) };
};

test('a server that vanished silently is given up by all waiting requests, and connected to again', async () => {
  const { organizationId } = await createWorld(app);
  const { network, url, close } = await behindNetwork(app.config.DATABASE_URL);
  const database = await openDatabase({ url, poolSize: 1, application, entities, silenceMs: 1_000 });
  const operator = openSession({ ...app.config, DATABASE_URL: url }, 1_000);
  const one = sql`select 1`;
  const uses: readonly (() => Promise<unknown>)[] = [
    () => operator.rows.all(one),
    () => database.unscoped.all(one),
    () => database.transact(organizationId, (rows) => rows.all(one)),
    () =>
      database
        .entityManager(organizationId)
        .transactional((em) => rowsOfTransaction((em as EntityManager).getKysely() as never).all(one)),
    ...[database.admissions, database.auditing, database.claims, database.creating].map(
      (pool) => () => pool.query('select 1'),
    ),
  ];
  const outcomes = () =>
    Promise.all(
      uses.map((use) =>
        use().then(
          () => 'answered',
          (error) => isUnreachable(error) || error,
        ),
      ),
    );
  const all = (outcome: unknown) => uses.map(() => outcome);
  expect(await outcomes()).toEqual(all('answered'));
  network.cut = true;
  expect(await outcomes()).toEqual(all(true));
  network.cut = false;
  expect(await outcomes()).toEqual(all('answered'));
  await Promise.all([database.close(), operator.close()]);
  await close();
});

test.each([
  ['whose password is another one', (url: URL) => Object.assign(url, { password: 'another' })],
  ['that is being restored', (url: URL) => Object.assign(url, { pathname: '/absent' })],
  ['that lacks its roles', (url: URL) => Object.assign(url, { search: '?options=-c role=absent' })],
])('a database %s counts as one that cannot be reached', async (_, change) => {
  const { href: url } = change(new URL(app.config.DATABASE_URL));
  const database = await openDatabase({ url, poolSize: 1, application, entities: [] });
  const error = await database.unscoped.all(sql`select 1`).catch((thrown: unknown) => thrown);
  expect([error, isUnreachable(error)]).toEqual([expect.any(Error), true]);
  await database.close();
});

test('a database that accepts no writes counts as unreachable', async () => {
  const error = await app.database
    .transact(randomUUID(), async (rows) => {
      await rows.all(sql`set transaction read only`);
      await rows.all(sql`update clinics set name = name`);
    })
    .catch((thrown: unknown) => thrown);
  expect([error, isUnreachable(error)]).toEqual([expect.any(Error), true]);
});

test('the role of the API is no superuser, owns no table, and cannot bypass row-level security', async () => {
  const role = await app.database.within(randomUUID()).first(sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
             (select count(*)::int from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as owns
      from pg_roles r where rolname = current_user`);
  expect(role).toEqual({
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    owns: 0,
  });
});
