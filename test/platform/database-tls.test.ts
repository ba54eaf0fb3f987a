import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Clinic } from '../../domain/clinics/clinic.entity.ts';
import { openDatabase } from '../../domain/declarations/database.ts';
import { entities } from '../../domain/entities.ts';
import { migrate } from '../../migrations/migrate.ts';
import { listen } from '../../platform/database/listen.ts';
import { sql } from '../../platform/database/rows.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';

/** No pool connects without TLS if the address asks for TLS. */

/** What PostgreSQL's protocol begins with where a client wants TLS; else the version, and names in the clear. */
const WANTS_TLS = '0000000804d2162f';

let server: Server;
let url: string;
const beginnings: string[] = [];
beforeEach(async () => {
  beginnings.length = 0;
  server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (begun) => {
      beginnings.push(begun.subarray(0, 8).toString('hex'));
      // The server has no TLS, so a client that insists on TLS disconnects.
      socket.end('N');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `postgres://clinic_app:word@127.0.0.1:${(server.address() as AddressInfo).port}/clinic?sslmode=verify-full`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('every connection pool of a process requires TLS if the address asks for it', async () => {
  const database = await openDatabase({ url, poolSize: 2, application: 'test', entities });
  const organization = '00000000-0000-4000-8000-000000000000';
  const uses: readonly (() => Promise<unknown>)[] = [
    () => database.within(organization).all(sql`select 1`),
    () => database.unscoped.all(sql`select 1`),
    () => database.entityManager(organization).findOne(Clinic, { id: organization }),
    ...[database.admissions, database.auditing, database.claims, database.creating].map(
      (pool) => () => pool.query('select 1'),
    ),
  ];
  try {
    for (const [index, use] of uses.entries()) {
      const error = await use().catch((thrown: Error) => thrown);
      expect([error, isUnreachable(error)]).toEqual([
        expect.objectContaining({ message: expect.stringContaining('does not support SSL') }),
        true,
      ]);
      expect([index, beginnings.slice(index)]).toEqual([index, [WANTS_TLS]]);
    }
  } finally {
    await database.close();
  }
});

test('the listener and the migrator require TLS too', async () => {
  const tried = Promise.withResolvers<void>();
  const listening = listen(
    { databaseUrl: url, application: 'test', channel: 'test' },
    { onNotified: () => undefined, onConnected: () => undefined },
    { warn: () => tried.resolve() },
  );
  await tried.promise;
  await listening.close();
  await expect(migrate(url)).rejects.toThrow('does not support SSL');
  expect(new Set(beginnings)).toEqual(new Set([WANTS_TLS]));
});
