import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { servers } from './servers.ts';

/** The run's own database as its migrations left it. Nobody connects to it: only then can it be copied. */
const MIGRATED = 'migrated';

const at = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Once it is migrated, and before anybody else has a connection to it. */
export const keepMigrated = async (ownerUrl: string): Promise<void> => {
  const maintenance = new Client({ connectionString: at(ownerUrl, 'postgres') });
  await maintenance.connect();
  await maintenance.query(`create database ${MIGRATED} template ${new URL(ownerUrl).pathname.slice(1)}`);
  await maintenance.end();
};

export interface MigratedDatabase {
  /** As the role that owns the schema. */
  readonly ownerUrl: string;
  /** As the role of the API and the workers. */
  readonly databaseUrl: string;
  drop(): Promise<void>;
}

/** A database of one test file's own, copied: migrating each anew takes longer. */
export const migratedDatabase = async (): Promise<MigratedDatabase> => {
  const { ownerUrl, databaseUrl } = servers();
  const name = `own_${randomBytes(6).toString('hex')}`;
  const maintenance = new Client({ connectionString: ownerUrl });
  await maintenance.connect();
  await maintenance.query(`create database ${name} template ${MIGRATED}`);
  return {
    ownerUrl: at(ownerUrl, name),
    databaseUrl: at(databaseUrl, name),
    async drop() {
      await maintenance.query(`drop database ${name} with (force)`);
      await maintenance.end();
    },
  };
};
