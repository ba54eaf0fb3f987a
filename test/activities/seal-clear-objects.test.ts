import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sealClearObjects } from '../../activities/upkeep/seal-clear-objects.ts';
import { ObjectSealing } from '../../migrations/2026-12-04-object-sealing.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { folderStore } from '../../platform/objects/folder-store.ts';
import { readWhole } from '../../platform/objects/objects.ts';
import { type OpenedObjects, openObjects } from '../../platform/objects/open-objects.ts';
import { sealingOf } from '../../platform/objects/sealing.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { foundChain } from '../api/operator/audit-chains.ts';
import { type OwnDatabase, ownDatabase } from '../api/operator/own-database.ts';

let own: OwnDatabase;
let folder: string;
let warned: string[];
beforeAll(async () => {
  own = await ownDatabase();
});
afterAll(() => own?.drop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seal-clear-'));
  warned = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** As a process that begins now has them. */
const opened = (): OpenedObjects => {
  const config = readConfig({ ...own.environment, OBJECTS_DIR: folder });
  return openObjects(config, createSecrets(config), sealingOf(own.scoped.unscoped));
};
const perform = () =>
  sealClearObjects({
    database: own.scoped,
    objects: opened(),
    log: { info: () => undefined, warn: (about: object) => void warned.push((about as { key: string }).key) },
  })(() => undefined);
const changeOver = async (from: string): Promise<void> => {
  await own.owner.query('delete from object_sealing');
  await own.owner.query('insert into object_sealing (seals_from) values (clock_timestamp() + $1::interval)', [
    from,
  ]);
};
const keyOf = (name: string) => `organizations/one/worksheets/two/${name}.png`;
const fileOf = (name: string) => path.join(folder, keyOf(name));
/** As the version before did. */
const putInClear = async (name: string, hoursAgo: number): Promise<void> => {
  await folderStore(folder).put(keyOf(name), Buffer.from(`picture ${name}`), { media_type: 'image/png' });
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  await utimes(fileOf(name), at, at);
};
const put = (name: string) =>
  opened().put(keyOf(name), Buffer.from(`picture ${name}`), { media_type: 'image/png' });
const isInClear = async (name: string) => (await readFile(fileOf(name))).includes('picture');
const reading = (name: string): Promise<string> =>
  readWhole(opened(), keyOf(name)).then(
    (bytes) => bytes.toString(),
    (error: Error) => error.name,
  );

test('a service that is installed with this version seals from the start, and refuses unsealed objects', async () => {
  await put('sealed');
  await putInClear('planted', 48);
  expect([await isInClear('sealed'), await reading('sealed')]).toEqual([false, 'picture sealed']);
  expect(await reading('planted')).toBe('ObjectInClear');
  expect(await perform()).toBe(0);
  expect(await reading('planted')).toBe('ObjectInClear');
});

test('an existing service stores unsealed for a day, in which the preceding version can open everything', async () => {
  await foundChain(own);
  const migration = new ObjectSealing(undefined as never, undefined as never);
  migration.up();
  await own.owner.query('drop table object_sealing; drop function keep_clear_refused');
  for (const statement of migration.getQueries()) await own.owner.query(String(statement));
  const { rows } = await own.owner.query(
    `select extract(epoch from seals_from - clock_timestamp()) / 3600 as hours, clear_refused_at from object_sealing`,
  );
  expect(Number(rows[0].hours)).toBeCloseTo(24, 1);
  expect(rows[0].clear_refused_at).toBe(null);

  await putInClear('old', 48);
  await put('new');
  expect(await perform()).toBe(0);
  expect([await isInClear('old'), await isInClear('new')]).toEqual([true, true]);
  expect([await reading('old'), await reading('new')]).toEqual(['picture old', 'picture new']);
});

test('then it seals new and old objects, and still opens unsealed ones', async () => {
  await changeOver('-1 hour');
  await put('new');
  await putInClear('old', 48);
  await putInClear('young', 2);
  expect(await isInClear('new')).toBe(false);
  expect(await perform()).toBe(1);
  expect([await isInClear('old'), await isInClear('young')]).toEqual([false, true]);
  for (const name of ['new', 'old', 'young']) expect(await reading(name)).toBe(`picture ${name}`);
  expect(await perform()).toBe(0);
});

test('a day later all objects are sealed, and unsealed ones are refused for ever', async () => {
  await changeOver('-25 hours');
  await putInClear('old', 48);
  await putInClear('last', 26);
  await putInClear('planted', 0);
  const before = opened();
  expect((await readWhole(before, keyOf('planted'))).toString()).toBe('picture planted');
  expect(await perform()).toBe(2);
  expect(warned).toEqual([keyOf('planted')]);
  for (const name of ['old', 'last'])
    expect([await isInClear(name), await reading(name)]).toEqual([false, `picture ${name}`]);
  expect(await reading('planted')).toBe('ObjectInClear');
  // A process that has run since before holds to it too.
  await expect(before.read(keyOf('planted'))).rejects.toThrow(
    expect.objectContaining({ name: 'ObjectInClear' }),
  );
  // The application's login cannot go back.
  await own.pool.query('update object_sealing set clear_refused_at = null');
  expect(await reading('planted')).toBe('ObjectInClear');
  await expect(own.pool.query('delete from object_sealing')).rejects.toThrow('permission denied');
  expect(await perform()).toBe(0);
});

test('a damaged object, or one with a lost key, does not prevent the end', async () => {
  await changeOver('-25 hours');
  await put('damaged');
  const at = new Date(Date.now() - 48 * 3_600_000);
  const bytes = await readFile(fileOf('damaged'));
  bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9);
  await folderStore(folder).put(keyOf('damaged'), bytes, { media_type: 'image/png' });
  await utimes(fileOf('damaged'), at, at);
  await putInClear('old', 48);
  expect(await perform()).toBe(1);
  expect(await reading('damaged')).toBe('SealingKeyUnknown');
  await putInClear('planted', 48);
  expect(await reading('planted')).toBe('ObjectInClear');
});
