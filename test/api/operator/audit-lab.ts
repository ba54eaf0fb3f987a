import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditCommands } from '../../../api/operator/audit.ts';
import { openSession, type Session } from '../../../api/operator/session.ts';
import { readConfig } from '../../../platform/configuration/config.ts';
import { CHECKPOINT_KEY } from '../../support/checkpoints.ts';
import { foundChain, lengthen } from './audit-chains.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

/** Rows of each chain: half of them before the first checkpoint, half before the second. */
export const HALF = 1_000;
export const ROWS = 2 * HALF;

/** A database with chains and a folder with two checkpoints over them. */
export interface AuditLab {
  readonly database: OwnDatabase;
  readonly folder: string;
  /** Settings with the key that signs. */
  readonly environment: NodeJS.ProcessEnv;
  readonly chains: readonly string[];
  /** A command of the group `audit`: its document, and its exit status. */
  // biome-ignore lint/suspicious/noExplicitAny: documents of every shape
  run(name: string, options?: object, settings?: NodeJS.ProcessEnv): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: documents of every shape
  verify(organization: string | undefined, settings?: NodeJS.ProcessEnv): Promise<any>;
  close(): Promise<void>;
}

export const openAuditLab = async (count: number, half = HALF): Promise<AuditLab> => {
  const database = await ownDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'checkpoints-'));
  const environment = {
    ...database.environment,
    AUDIT_SIGNING_KEY: CHECKPOINT_KEY,
    AUDIT_CHECKPOINT_DIR: folder,
  };
  const within = async <Result>(settings: NodeJS.ProcessEnv, work: (session: Session) => Promise<Result>) => {
    const session = openSession(readConfig({ ...environment, ...settings }));
    return work(session).finally(() => session.close());
  };
  const run: AuditLab['run'] = (name, options = {}, settings = {}) =>
    within(settings, async (session) => {
      const command = auditCommands.find((one) => one.name === name) as (typeof auditCommands)[number];
      const { json, exitStatus = 0 } = await command.run({ session, args: [], options: { ...options } });
      return { ...json, exitStatus };
    });
  const chains: string[] = [];
  for (let made = 0; made < count; made += 1) chains.push(await foundChain(database));
  for (let part = 0; part < 2 && count > 0; part += 1) {
    await Promise.all(chains.map((id) => lengthen(database, id, half)));
    await run('checkpoint');
  }
  return {
    database,
    folder,
    environment,
    chains,
    run,
    verify: (organization, settings) => run('verify', { organization, witnessed: true }, settings),
    async close() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
