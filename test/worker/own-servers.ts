import { connect, createServer, type Server, type Socket } from 'node:net';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Pool } from 'pg';
import { ledgerPool } from '../../platform/database/pools.ts';
import { dataConverter } from '../../temporal/codec.ts';
import { testSecrets } from '../activities/world.ts';
import { migratedDatabase } from '../support/migrated-database.ts';
import { servers } from '../support/servers.ts';
import '../workflows/quiet-runtime.ts';

export interface OwnServers {
  readonly owner: Pool;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly temporal: TestWorkflowEnvironment;
  readonly close: () => Promise<void>;
}

/**
 * A database and a Temporal of this file's own: a relay takes whatever waits in its database's outbox,
 * that of other tests too.
 */
export const openOwnServers = async (): Promise<OwnServers> => {
  const migrated = await migratedDatabase();
  const { ownerUrl, databaseUrl } = migrated;
  const owner = new Pool({ connectionString: ownerUrl, max: 4 });
  const pool = ledgerPool({ url: databaseUrl, application: 'test' }, 6);
  // Dropping the database may cut a connection that is just being closed; unheard, that would be a failure.
  owner.on('error', () => undefined);
  const temporal = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: servers().testServerPath } },
    client: { dataConverter: dataConverter(testSecrets(), 'default') },
  });
  return {
    owner,
    pool,
    databaseUrl,
    temporal,
    async close() {
      await Promise.all([owner.end(), pool.end(), temporal.teardown()]);
      await migrated.drop();
    },
  };
};

export interface Gate {
  readonly address: string;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** A way to a server that can be shut: while it is, connecting is refused and connections are cut. */
export const gateTo = async (address: string): Promise<Gate> => {
  const [host = '', port = ''] = address.split(':');
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let ownPort = 0;
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const opening = createServer((near) => {
        const far = connect(Number(port), host);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => undefined);
          socket.on('close', () => {
            near.destroy();
            far.destroy();
            sockets.delete(socket);
          });
        }
        near.pipe(far).pipe(near);
      });
      opening.once('error', reject);
      opening.listen(ownPort, '127.0.0.1', () => {
        ownPort = (opening.address() as { port: number }).port;
        server = opening;
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (!server) return resolve();
      server.close(() => resolve());
      server = undefined;
    });
  await open();
  await close();
  return { address: `127.0.0.1:${ownPort}`, open, close };
};
