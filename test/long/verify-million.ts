import { statSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../domain/declarations/database.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids.ts';
import { runOperator } from '../api/operator/run-operator.ts';
import { print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * How long `audit verify` takes for a chain of a million rows, checkpoints included, and what else reads all
 * of it:  node test/long/verify-million.ts [--rows N]
 * The rows are written by the product's own statement, on a PostgreSQL of its own.
 */
const { rows } = readArguments({ rows: 1_000_000 });
const GOAL_SECONDS = 30;

const timed = async <Result>(what: string, work: () => Promise<Result>): Promise<[Result, number]> => {
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1_000;
  print(`${what}: ${seconds.toFixed(1)} s (${Math.round(rows / seconds).toLocaleString('en')} rows/s)`);
  return [result, seconds];
};
await runLong({ processes: 1, durable: false }, async (service) => {
  const key = Buffer.alloc(32, 5).toString('base64url');
  const environment = {
    ...service.environment,
    AUDIT_SIGNING_KEY: key,
    AUDIT_PUBLIC_KEYS: '',
    AUDIT_CHECKPOINT_DIR: path.join(service.directory, 'checkpoints'),
  };
  const operator = async (...args: string[]) => {
    const run = await runOperator(environment, ['audit', ...args, '--json']);
    if (run.status !== 0)
      throw new Error(`audit ${args[0]} ended with ${run.status}: ${run.stdout}${run.stderr}`);
    return run.json;
  };

  const { organizationId } = await unlimitedWorld(service);
  const database = await openDatabase({
    url: service.config.DATABASE_URL,
    poolSize: 2,
    application: 'verify-million',
    entities: [],
  });
  const audit = createAudit(service.config.ENVIRONMENT, database.auditing, rowsOfPool);
  const entry = (index: number) => ({
    organization_id: organizationId,
    request_id: newId(),
    replayed_request_id: null,
    actor_kind: index % 2 ? ('organization' as const) : ('delegated' as const),
    client_id: 'client_1',
    practitioner_id: index % 2 ? null : newId(),
    action: 'getClinic',
    route: '/v1/partner/clinics/{id}',
    method: 'GET',
    status: 200,
    problem: null,
    resource_id: newId(),
    workflow_id: null,
  });
  await timed('Written', async () => {
    for (let written = 0; written < rows; written += 10_000) {
      await Promise.all(
        Array.from({ length: Math.min(10_000, rows - written) }, (_, index) => audit.append(entry(index))),
      );
      if (written % 100_000 === 0) await operator('checkpoint');
    }
    await operator('checkpoint');
  });
  await database.close();
  const [report, seconds] = await timed('Verified', () => operator('verify', organizationId, '--witnessed'));
  print(`${report.rows} rows, valid: ${report.valid}, confirmed up to ${report.checkpointed_sequence}`);
  const file = path.join(service.directory, 'chain.ndjson');
  await timed('Exported', () => operator('export', organizationId, '--out', file));
  print(`${Math.round(statSync(file).size / 1e6)} MB`);
  if (!report.valid || report.checkpointed_sequence < rows) return ['The chain was found invalid'];
  return seconds <= GOAL_SECONDS ? [] : [`It took longer than ${GOAL_SECONDS} s`];
});
