import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWhole } from '../../../platform/objects/objects.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import type { PlantedWords } from '../../interface/planted-words.ts';
import { readZip } from '../../support/read-zip.ts';
import { readableHistory, UNHURRIED } from '../../support/readable-history.ts';
import type { Stage } from './stage.ts';

/** Everywhere the service keeps or tells something, as texts to look through. */
export interface Places {
  /** One text for each row of every table. */
  readonly rows: readonly string[];
  /** Keys of all versions of all objects, and what the newest ones say when they are opened. */
  readonly objects: readonly string[];
  readonly temporal: readonly string[];
  readonly logs: readonly string[];
  readonly metrics: readonly string[];
  /** Checkpoints, and the ledger of erasures. */
  readonly proofs: readonly string[];
}

const filesUnder = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
const bytesOf = async (files: readonly string[]): Promise<string[]> =>
  Promise.all(files.map(async (file) => (await readFile(file)).toString('latin1')));

/** As `pg_dump` would write them. */
const rowsOf = async ({ owner }: Stage): Promise<string[]> => {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts;
};

const objectsOf = async ({ objects, service }: Stage): Promise<string[]> => {
  const texts = await bytesOf(await filesUnder(service.config.OBJECTS_DIR));
  for await (const { key } of objects.store.listVersions('organizations/')) texts.push(key);
  for await (const { key } of objects.list('organizations/')) {
    const bytes = await readWhole(objects, key);
    texts.push(bytes.toString('latin1'));
    if (bytes.subarray(0, 2).toString() === 'PK')
      texts.push(...(await readZip(bytes)).map((one) => one.bytes.toString()));
  }
  return texts;
};

/** Its files as they lie there, and the histories with every payload opened. */
const temporalOf = async ({ temporal, service }: Stage, folder: string): Promise<string[]> => {
  const secrets = createSecrets(service.config);
  const histories = await temporal.call(async (client) => {
    const texts: string[] = [];
    for await (const { workflowId, runId } of client.workflow.list()) {
      const handle = client.workflow.getHandle(workflowId, runId);
      texts.push(`${workflowId} ${await readableHistory(handle, secrets)}`);
    }
    return texts;
  }, UNHURRIED);
  return [...(await bytesOf(await filesUnder(folder))), ...histories];
};

const metricsOf = ({ service, testBed: { environment } }: Stage): Promise<string[]> =>
  Promise.all(
    [
      `127.0.0.1:${service.environment.ADMIN_PORT}`,
      `127.0.0.1:${environment.WORKER_ADMIN_PORT}`,
      environment.TEMPORAL_METRICS_ADDRESS,
    ].map(async (at) => (await fetch(`http://${at}/metrics`)).text()),
  );

/** @param said what the workers have written so far. */
export const readPlaces = async (
  stage: Stage,
  temporalFolder: string,
  said: readonly string[],
): Promise<Places> => ({
  rows: await rowsOf(stage),
  objects: await objectsOf(stage),
  temporal: await temporalOf(stage, temporalFolder),
  logs: [...(await bytesOf([...stage.service.apiLogs, stage.service.postgresLog])), ...said],
  metrics: await metricsOf(stage),
  proofs: await bytesOf(await filesUnder(stage.service.config.AUDIT_CHECKPOINT_DIR as string)),
});

/** In how many texts of each place one of the words stands. */
export const countIn = (places: Places, words: PlantedWords): Record<keyof Places, number> => {
  const pattern = new RegExp(words.pattern);
  return Object.fromEntries(
    Object.entries(places).map(([place, texts]: [string, readonly string[]]) => [
      place,
      texts.filter((text) => pattern.test(text)).length,
    ]),
  ) as Record<keyof Places, number>;
};
