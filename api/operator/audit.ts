import { inTransaction } from '../platform/data/transaction.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { findOrganization } from './organization-view.ts';
import { type Answer, fields } from './printing.ts';
import { Refusal } from './refusal.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';

const verify = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const organizationId = organizationOf(invocation);
  const work = async (rows: typeof session.rows) => {
    if (!(await findOrganization(rows, organizationId)))
      throw new Refusal(`There is no organization ${organizationId}.`);
    return verifyAuditChain(rows, session.config.ENVIRONMENT, organizationId);
  };
  const report = await inTransaction(session.pool, work, { snapshot: true });
  return { json: report, text: fields(report), exitStatus: report.valid ? 0 : 1 };
};

export const auditCommands: readonly CommandDeclaration[] = [
  {
    name: 'verify',
    summary: "recompute an organization's hash chain; exit status 1 when a row was changed, added or removed",
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION],
    examples: ['operator audit verify --organization ID --json'],
    run: verify,
  },
];
