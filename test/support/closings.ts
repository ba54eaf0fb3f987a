import { createEraseOfOrganization } from '../../activities/closings/erase-organization.ts';
import { createOfferExports } from '../../activities/closings/offer-exports.ts';
import { createOpenClosing, type OpenedClosing } from '../../activities/closings/open-closing.ts';
import { createCertifyClosing, createRecordClosing } from '../../activities/closings/prove-closing.ts';
import type { CommandDeclaration } from '../../api/operator/command.ts';
import { organizationCommands } from '../../api/operator/organizations.ts';
import type { Closing } from '../../domain/workflow-definitions/workflows.ts';
import { createAudit } from '../../platform/audit/audit.ts';
import { rowsOfPool } from '../../platform/database/rows.ts';
import type { RunningApp } from './app.ts';
import type { ErasureBench } from './erasures.ts';
import { asOperator } from './world.ts';

/** The steps of an organization's end as its workflow takes them, with the activities themselves. */
export interface ClosingBench {
  order(organizationId: string, inDays?: number): Promise<Closing>;
  offer(closing: Closing): Promise<number>;
  open(closing: Closing): Promise<OpenedClosing>;
  erase(closing: Closing, kind: string): Promise<void>;
  /** From the day to the certificate. @returns what is left. */
  perform(closing: Closing): Promise<readonly string[]>;
}

/** @param erasures whose ledger and key it uses. */
export const closingBench = (app: RunningApp, erasures: ErasureBench): ClosingBench => {
  const dependencies = {
    ...erasures.dependencies,
    config: app.config,
    audit: createAudit(app.config.ENVIRONMENT, app.database.auditing, rowsOfPool),
    erasureProofs: erasures.proofs,
  };
  const bench: ClosingBench = {
    async order(organizationId, inDays = 0) {
      const close = organizationCommands.find(({ name }) => name === 'close') as CommandDeclaration;
      const { json } = await asOperator(app, (session) =>
        close.run({ session, args: [organizationId], options: { inDays: String(inDays) } }),
      );
      const { closing } = json as { closing: { id: string } };
      return { organizationId, closingId: closing.id };
    },
    offer: createOfferExports(dependencies),
    open: createOpenClosing(dependencies),
    erase: (closing, kind) =>
      createEraseOfOrganization(dependencies)({ ...closing, kind }, new AbortController().signal),
    async perform(closing) {
      const opened = await bench.open(closing);
      if (opened.state !== 'erasing') throw new Error(`The end is ${opened.state}`);
      for (const kind of opened.kinds) await bench.erase(closing, kind);
      await createRecordClosing(dependencies)(closing);
      return createCertifyClosing(dependencies)(closing);
    },
  };
  return bench;
};
