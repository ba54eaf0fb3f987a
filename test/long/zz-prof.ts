import { chainBatches } from '../../api/operator/read-audit-chain.ts';
import { verifyAuditChain } from '../../api/operator/verify-audit-chain.ts';
import { openDatabase } from '../../api/platform/data/database.ts';
import { rowsOfPool } from '../../api/platform/data/rows.ts';
import { inTransaction } from '../../api/platform/data/transaction.ts';
import { newId } from '../../api/platform/ids.ts';
import { auditHash, auditLeaf, createAudit } from '../../api/platform/ledger/audit.ts';
import { print, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

const N = 200000;
await runLong({ processes: 1, durable: false }, async (service) => {
  const { organizationId } = await unlimitedWorld(service);
  const database = await openDatabase({
    url: service.config.DATABASE_URL,
    poolSize: 2,
    application: 'x',
    entities: [],
  });
  const audit = createAudit('development', database.auditing, rowsOfPool);
  for (let i = 0; i < N; i += 10000)
    await Promise.all(
      Array.from({ length: 10000 }, (_, index) =>
        audit.append({
          organization_id: organizationId,
          request_id: newId(),
          replayed_request_id: null,
          actor_kind: 'organization',
          client_id: 'client_1',
          practitioner_id: newId(),
          action: 'getClinic',
          route: '/v1/partner/clinics/{id}',
          method: 'GET',
          status: 200,
          problem: null,
          resource_id: newId(),
          workflow_id: null,
        }),
      ),
    );
  const time = async (what: string, f: () => Promise<unknown>) => {
    const c = process.cpuUsage();
    const s = performance.now();
    await f();
    const d = process.cpuUsage(c);
    const t = (performance.now() - s) / 1000;
    print(`${what} ${t.toFixed(2)} s cpu ${(d.user / 1e6).toFixed(2)} ${Math.round(N / t)} rows/s`);
  };
  for (let k = 0; k < 2; k++) {
    await time('read only', async () => {
      for await (const b of chainBatches(database.rows, organizationId)) void b;
    });
    await time('leaf', async () => {
      for await (const b of chainBatches(database.rows, organizationId))
        for (const r of b) auditLeaf('development', r);
    });
    await time('verify', async () => {
      await inTransaction(database.pool, (rows) => verifyAuditChain(rows, 'development', organizationId), {
        snapshot: true,
      });
    });
  }
  await database.close();
  return [];
});
