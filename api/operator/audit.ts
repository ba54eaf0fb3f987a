import { checkpointFacts, trustedKeysOf } from '../../platform/audit/checkpoints/checkpoint-facts.ts';
import type { ReadCheckpoints } from '../../platform/audit/checkpoints/read-checkpoints.ts';
import { compareLedger } from '../../platform/audit/erasures/unapplied-erasures.ts';
import type { ChainReport } from '../../platform/audit/verify-audit-chain.ts';
import { verifyAllChains, verifyChain } from '../../platform/audit/verify-chains.ts';
import { wrongUsage } from '../../platform/refusal.ts';
import { signNow } from './audit-checkpoints.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { tellRestored } from './events.ts';
import { exportAuditChain } from './export-audit-chain.ts';
import { requireOrganization } from './organization-view.ts';
import { type Answer, fields, table } from './printing.ts';
import type { Session } from './session.ts';

/**
 * Adds the checkpoints to a report. A chain is only as trustworthy as its checkpoints, so damaged checkpoints make it
 * invalid too.
 */
const withCheckpoints = (report: ChainReport, checkpoints: ReadCheckpoints | undefined) =>
  checkpoints
    ? {
        ...report,
        valid: report.valid && checkpoints.report.valid,
        damage: report.damage ?? checkpoints.report.damage,
        checkpoints: checkpoints.report,
      }
    : report;

/** A restore brings the erased back: the ledger outside the database says whom. */
const ledgerReport = async ({ config, rows }: Session) => {
  if (!config.AUDIT_CHECKPOINT_DIR) return undefined;
  const { lines, damage, unapplied } = await compareLedger(
    rows,
    config.AUDIT_CHECKPOINT_DIR,
    trustedKeysOf(config),
  );
  const found = damage ? 'erasure_ledger_damaged' : unapplied.length > 0 ? 'erasures_not_reapplied' : null;
  return { lines, damage: found, not_reapplied: unapplied.length, first_invalid_line: damage?.line ?? null };
};

const verifyAll = async (session: Session, checkpoints: ReadCheckpoints | undefined): Promise<Answer> => {
  const organizations = await verifyAllChains(session, checkpoints);
  const damaged = organizations.filter((report) => !report.valid);
  const erasures = await ledgerReport(session);
  const valid =
    damaged.length === 0 && checkpoints?.report.valid !== false && (erasures?.damage ?? null) === null;
  const rows = organizations.reduce((sum, report) => sum + report.rows, 0);
  const summary = { valid, organizations: organizations.length, damaged: damaged.length, rows };
  const text = [
    fields({
      ...summary,
      ...(checkpoints && { checkpoints: checkpoints.report }),
      ...(erasures && { erasures }),
    }),
  ];
  if (damaged.length > 0)
    text.push(
      table(
        damaged.map(({ head_hash: _, ...report }) => ({ ...report })),
        '',
      ),
    );
  return {
    json: {
      valid,
      organizations,
      ...(checkpoints && { checkpoints: checkpoints.report }),
      ...(erasures && { erasures }),
    },
    text: text.join('\n\n'),
    exitStatus: valid ? 0 : 1,
  };
};

const verify = async (invocation: Invocation): Promise<Answer> => {
  const { session, options, args } = invocation;
  if (options.all === true && (args[0] !== undefined || options.organization !== undefined))
    throw wrongUsage('Either --all or one organization.');
  const organizationId = options.all === true ? undefined : organizationOf(invocation);
  // Read before the rows: a checkpoint that is signed in between would be ahead of them.
  const checkpoints = await checkpointFacts(session);
  if (!organizationId) return verifyAll(session, checkpoints);
  const report = withCheckpoints(await verifyChain(session, organizationId, checkpoints), checkpoints);
  const { organization_id, rows, head_sequence, head_hash, valid, first_invalid_sequence } = report;
  // For an intact chain, exactly the members that decisions 7 names, unless more is requested. A damaged chain has
  // more.
  const whole = { organization_id, rows, head_sequence, head_hash, valid, first_invalid_sequence };
  const brief = valid && options.witnessed !== true;
  return { json: brief ? whole : report, text: fields(report), exitStatus: valid ? 0 : 1 };
};

const checkpoint = async ({ session, options }: Invocation): Promise<Answer> => {
  const restored = options.restored === true;
  const signed = await signNow(session, restored ? 'restored' : 'regular');
  if (restored) await tellRestored(session);
  return { json: { checkpoint: signed }, text: fields(signed) };
};

const exportChain = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const organizationId = organizationOf(invocation);
  await requireOrganization(session.rows, organizationId);
  const file = typeof options.out === 'string' ? options.out : undefined;
  const exported = await exportAuditChain(session, organizationId, file, options.json === true);
  return { json: exported, text: fields(exported), ...(file ? {} : { printed: true }) };
};

export const auditCommands: readonly CommandDeclaration[] = [
  {
    name: 'verify',
    summary:
      "recompute an organization's hash chain and compare it with the signed checkpoints; exit status 1 when a row " +
      'was changed, added or removed, or a checkpoint was',
    args: [ORGANIZATION_ARGUMENT],
    options: [
      ORGANIZATION_OPTION,
      ['--all', 'every organization, those too that only checkpoints know'],
      ['--witnessed', 'with --json, also how far the checkpoints confirm a whole chain'],
    ],
    examples: ['operator audit verify --organization ID --json', 'operator audit verify --all'],
    run: verify,
  },
  {
    name: 'checkpoint',
    summary: 'sign now where all chains stand (the worker does, unless AUDIT_SIGNING_KEY is set here)',
    options: [['--restored', 'the database was set back to a backup: sizes beyond it count no more']],
    examples: ['operator audit checkpoint', 'operator audit checkpoint --restored  # after a restore'],
    run: checkpoint,
  },
  {
    name: 'export',
    summary:
      "print an organization's chain as NDJSON, one entry on each line, with --json as one array; " +
      'partners/tools/verify-audit.mjs reads both',
    args: [ORGANIZATION_ARGUMENT],
    options: [
      ORGANIZATION_OPTION,
      ['--out <file>', 'write it there instead; it appears when it is complete'],
    ],
    examples: ['operator audit export --organization ID --out chain.ndjson'],
    run: exportChain,
  },
];
