import { afterAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { auditCommands } from '../../../api/operator/audit.ts';
import type { CommandDeclaration } from '../../../api/operator/command.ts';
import { erasureCommands } from '../../../api/operator/erasures.ts';
import { openSession } from '../../../api/operator/session.ts';
import { readConfig } from '../../../platform/configuration/config.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { clientOf } from '../../support/client.ts';
import { closingBench } from '../../support/closings.ts';
import { testEnvironment } from '../../support/environment.ts';
import { openErasureBench, plantRecords, rowsWith } from '../../support/erasures.ts';
import { migratedDatabase } from '../../support/migrated-database.ts';
import { servers } from '../../support/servers.ts';
import { createWorld, exchangeToken } from '../../support/world.ts';

/** A restored backup brings the erased back, and the ledger takes them away again (beyond the specification, 5.4 row 3). */

const BACKUP = `backup_${process.pid}`;
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const administer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: servers().ownerUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const on = async <Result>(url: string, work: (app: RunningApp) => Promise<Result>): Promise<Result> => {
  const app = await startApp({ DATABASE_URL: url });
  return work(app).finally(() => app.stop());
};

const CANARY = 'Zephyrine';

test('patients and organizations that a restored backup brought back are erased again before the restore can be completed', async () => {
  const own = await migratedDatabase();
  closing.push(() => own.drop());
  const url = own.databaseUrl;
  const [{ world, practice }, { world: ended }] = await on(url, async (app) => {
    const populated = async () => {
      const made = await createWorld(app);
      const practised = await made.practice();
      await plantRecords(app, made, practised, CANARY);
      return { world: made, practice: practised };
    };
    return [await populated(), await populated()] as const;
  });
  const name = new URL(url).pathname.slice(1);
  await administer(`create database ${BACKUP} template ${name}`);
  closing.push(() => administer(`drop database ${BACKUP} with (force)`));

  const bench = await on(url, async (app) => {
    const steps = await openErasureBench(app);
    const partner = clientOf(app.baseUrl, await exchangeToken(app, world.credential));
    const { body } = await partner.post('/v1/partner/erasures', {
      partner_patient_id: practice.patient.id,
      reason: 'patient_request',
      hold_seconds: 0,
    });
    await steps.perform({ organizationId: world.organizationId, erasureId: body.data.id, half: 'first' });
    const closings = closingBench(app, steps);
    expect(await closings.perform(await closings.order(ended.organizationId))).toEqual([]);
    return steps;
  });
  closing.push(() => bench.close());

  const restoredUrl = new URL(url);
  restoredUrl.pathname = BACKUP;
  const session = openSession(
    readConfig({
      ...testEnvironment(),
      DATABASE_URL: restoredUrl.href,
      AUDIT_CHECKPOINT_DIR: bench.folder,
      AUDIT_SIGNING_KEY: bench.signingKey,
    }),
  );
  closing.push(() => session.close());
  const operate = (commands: readonly CommandDeclaration[], command: string, options: object = {}) =>
    (commands.find((one) => one.name === command) as CommandDeclaration).run({
      session,
      args: [],
      options: options as never,
    });
  await on(restoredUrl.href, async (app) => {
    expect((await rowsWith(app, world.organizationId, CANARY)).length).toBeGreaterThan(10);
    const before = await operate(auditCommands, 'verify', { all: true });
    expect(before).toMatchObject({
      exitStatus: 1,
      json: { valid: false, erasures: { damage: 'erasures_not_reapplied', not_reapplied: 2 } },
    });
    await expect(operate(auditCommands, 'checkpoint', { restored: true })).rejects.toThrow(
      /erasures_not_reapplied/,
    );
    expect(await operate(erasureCommands, 'reapply', { dryRun: true })).toMatchObject({ exitStatus: 1 });
    expect((await rowsWith(app, world.organizationId, CANARY)).length).toBeGreaterThan(10);

    expect(await operate(erasureCommands, 'reapply')).toMatchObject({
      exitStatus: 0,
      json: { not_reapplied: 2, reapplied: 2, incomplete: 0 },
    });
    for (const { organizationId } of [world, ended])
      expect(await rowsWith(app, organizationId, CANARY)).toEqual([]);
    const { rows } = await app.owner.pool.query<{ status: string; patients: number }>(
      `select o.status, (select count(*)::int from patients p where p.organization_id = o.id) as patients
      from organizations o where o.id = $1`,
      [ended.organizationId],
    );
    expect(rows).toEqual([{ status: 'revoked', patients: 0 }]);
    expect(await operate(auditCommands, 'verify', { all: true })).toMatchObject({ exitStatus: 0 });
    expect(await operate(auditCommands, 'checkpoint', { restored: true })).toMatchObject({
      json: { checkpoint: { number: 1 } },
    });
  });
});
