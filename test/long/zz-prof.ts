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
  const cols=['organization_id','sequence','recorded_at','request_id','replayed_request_id','actor_kind','client_id','practitioner_id','action','route','method','status','problem','resource_id','workflow_id','previous_hash','hash'];
  const ex = async (name: string, list: string, fmt: string, lim=5000, after=100000) => { for (let i=0;i<3;i++){ const {rows}=await database.pool.query(`explain (analyze, serialize ${fmt}, costs off, timing off) select ${list} from audit_entries where organization_id='${organizationId}' and sequence > ${after} order by sequence limit ${lim}`); if(i===2) print(name+' '+rows.map((r: any)=>r['QUERY PLAN']).filter((l: string)=>/Execution|Serial|Scan|Sort/.test(l)).join(' | ')); } };
  await ex('text', cols.join(','),'text'); await ex('binary', cols.join(','),'binary'); await ex('none', cols.join(','),'none'); await ex('no time', cols.filter(c=>c!=='recorded_at').join(','),'text');
  await ex('text 20000', cols.join(','),'text',20000);
  await ex('epoch', cols.map(c=>c==='recorded_at'?"(extract(epoch from recorded_at)*1000)::bigint":c).join(','),'text');
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
