import { setTimeout as pause } from 'node:timers/promises';
import type { IMigratorStorage, MigrationObject, MikroORM as Orm } from '@mikro-orm/core';
import { Migrator as BaseMigrator, MigrationStorage } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';

/** Each file of this folder whose name begins with a date is a migration. They run in the order of their names. */
const FOLDER = { path: import.meta.dirname, glob: '[0-9]*.ts' };

const MIGRATOR_LOCK = 7_310_001;
/** Requests queue behind a statement that waits for a table's lock, so it gives up early and is tried again. */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 30;

/**
 * Databases record a migration by its date and purpose. The file's name may have two digits between them, which order
 * the migrations of one day and are not recorded.
 */
class RecordedMigrations extends MigrationStorage {
  override getMigrationName(name: string): string {
    return super.getMigrationName(name).replace(/^(\d{4}-\d{2}-\d{2})-\d{2}-/, '$1-');
  }
}

/** MikroORM looks for an extension of this name, and adds its own where it finds none. */
class Migrator extends BaseMigrator {
  static override register(orm: Orm): void {
    orm.config.registerExtension('@mikro-orm/migrator', () => new Migrator(orm.em as EntityManager));
  }

  protected override createStorage(): IMigratorStorage {
    return new RecordedMigrations(this.driver, this.options);
  }
}

/** @param list runs instead of the folder's migrations. */
const applyMissing = async (
  ownerUrl: string,
  list?: readonly MigrationObject[],
): Promise<readonly string[]> => {
  const orm = await MikroORM.init({
    clientUrl: ownerUrl,
    // The driver needs the whole address: otherwise it does not get the address's TLS settings.
    driverOptions: { connectionString: ownerUrl, options: `-c lock_timeout=${LOCK_TIMEOUT}` },
    entities: [],
    extensions: [Migrator],
    discovery: { warnWhenNoEntities: false },
    migrations: {
      ...(list ? { migrationsList: [...list] } : FOLDER),
      snapshot: false,
      allOrNothing: true,
    },
    pool: { min: 0, max: 4 },
    debug: false,
    // The caller reports what was applied.
    logger: () => undefined,
  });
  try {
    const applied = await orm.migrator.up();
    return applied.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
};

const isLockTimeout = (error: unknown): boolean =>
  [error, (error as { cause?: unknown }).cause].some(
    (one) => (one as { code?: unknown } | undefined)?.code === LOCK_NOT_AVAILABLE,
  );

/**
 * Brings the schema up to date, in one transaction. One migrator runs at a time: others wait for the advisory lock.
 * A statement waits two seconds at most for a table's lock. After that the transaction is rolled back and repeated.
 * @param ownerUrl connection of the role that owns the schema.
 * @param list migrations to apply instead of those in this folder; for tests.
 * @returns the names of the migrations that were applied, in their order.
 */
export const migrate = async (
  ownerUrl: string,
  list?: readonly MigrationObject[],
): Promise<readonly string[]> => {
  const lock = new Client({ connectionString: ownerUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATOR_LOCK]);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await applyMissing(ownerUrl, list);
      } catch (error) {
        if (attempt === ATTEMPTS || !isLockTimeout(error)) throw error;
        await pause(500);
      }
    }
  } finally {
    await lock.end();
  }
};
