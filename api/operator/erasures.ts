import { wakeClosing } from '../../domain/closings/order-closing.ts';
import { lockErasuresOf } from '../../domain/erasures/begin-erasure.ts';
import { cancelErasure } from '../../domain/erasures/cancel-erasure.ts';
import { readErasures } from '../../domain/erasures/read-erasures.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { trustedKeysOf } from '../../platform/audit/checkpoints/checkpoint-facts.ts';
import { isOfPatient } from '../../platform/audit/erasures/erasure-ledger.ts';
import { compareLedger } from '../../platform/audit/erasures/unapplied-erasures.ts';
import { sql, whenChanged } from '../../platform/database/rows.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { readLimit } from './input.ts';
import { requireOrganization } from './organization-view.ts';
import { type Answer, fields, table } from './printing.ts';
import { requireUuid, type Session } from './session.ts';

const list = async (invocation: Invocation): Promise<Answer> => {
  const { session, options, args } = invocation;
  const isNamed = args[0] !== undefined || options.organization !== undefined;
  const of = isNamed ? organizationOf(invocation) : null;
  if (of) await requireOrganization(session.rows, of);
  const erasures = await readErasures(session.rows, { organizationId: of });
  const lines = erasures.map(({ steps: _, certificate: __, ...one }) => one);
  return { json: { erasures }, text: table(lines, 'There are no erasures.') };
};

const erasureOf = async (session: Session, invocation: Invocation) => {
  const id = requireUuid(String(invocation.args[0]), 'The erasure id');
  const [found] = await readErasures(session.rows, { id });
  if (!found) throw new Refusal(`There is no erasure ${id}.`);
  return found;
};

const show = async (invocation: Invocation): Promise<Answer> => {
  const erasure = await erasureOf(invocation.session, invocation);
  const { steps, ...one } = erasure;
  return { json: { erasure }, text: `${fields(one)}\n\n${table(steps, 'No step has begun.')}` };
};

const cancel = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const { id, organization_id: organizationId, partner_patient_id } = await erasureOf(session, invocation);
  await session.change({ organizationId, action: 'erasures.cancel', resourceId: id }, async (rows) => {
    const command = await cancelErasure(rows, organizationId, { id, partner_patient_id });
    if (!command) throw new Refusal('Only an erasure that is scheduled can be cancelled.');
    await enqueueWorkflow(rows, organizationId, null, command);
  });
  return show(invocation);
};

const requireLedgerFolder = ({ config }: Session): string => {
  if (!config.AUDIT_CHECKPOINT_DIR)
    throw new Refusal('AUDIT_CHECKPOINT_DIR is not set: the ledger of erasures is not known here.', 78);
  return config.AUDIT_CHECKPOINT_DIR;
};

const reapply = async ({ session, options }: Invocation): Promise<Answer> => {
  const folder = requireLedgerFolder(session);
  const { lines, damage, unapplied } = await compareLedger(
    session.rows,
    folder,
    trustedKeysOf(session.config),
  );
  if (damage)
    throw new Refusal(`Line ${damage.line} of the ledger is damaged: ${damage.damage}. Nothing was done.`);
  const dryRun = options.dryRun === true;
  const done = dryRun ? [] : await reapplyAll(session, unapplied);
  const left = done.filter(({ remaining }) => remaining > 0).length;
  const facts = {
    ledger_lines: lines,
    not_reapplied: unapplied.length,
    reapplied: done.length - left,
    incomplete: left,
  };
  const ids = unapplied.map(({ erasure_id, organization_id, part }) => ({
    erasure_id,
    organization_id,
    part,
  }));
  return {
    json: { ...facts, dry_run: dryRun, erasures: ids },
    text: [fields(facts), ...(ids.length > 0 ? [table(ids, '')] : [])].join('\n\n'),
    exitStatus: left === 0 && (!dryRun || unapplied.length === 0) ? 0 : 1,
  };
};

/** Only this command erases by itself: after a restore no worker may run before it. */
const reapplyAll = async (
  session: Session,
  unapplied: Awaited<ReturnType<typeof compareLedger>>['unapplied'],
) => {
  const { withErasing } = await import('./erasing.ts');
  const closed = new Set(
    unapplied.filter((line) => !isOfPatient(line)).map(({ organization_id }) => organization_id),
  );
  // With an organization everybody is erased who was erased in it before.
  const lines = unapplied.filter((line) => !isOfPatient(line) || !closed.has(line.organization_id));
  return withErasing(session, async (reapplyOne) => {
    const done: { readonly id: string; readonly remaining: number }[] = [];
    for (const line of lines) {
      const { rows } = session;
      const there = isOfPatient(line)
        ? await rows.first(sql`select 1 from patients where id = ${line.partner_patient_id}`)
        : await rows.first(sql`select 1 from organizations where id = ${line.organization_id}`);
      if (!there) {
        // The patient, or the organization, was added after the backup.
        await rows.all(sql`
          insert into erasures_without_patient (erasure_id) values (${line.erasure_id}) on conflict do nothing`);
        done.push({ id: line.erasure_id, remaining: 0 });
        continue;
      }
      const target = {
        organizationId: line.organization_id,
        action: 'erasures.reapply',
        resourceId: line.erasure_id,
      };
      await session.change(target, async () => undefined);
      done.push({ id: line.erasure_id, remaining: await reapplyOne(line) });
    }
    return done;
  });
};

const REASON_CODE = /^[a-z][a-z0-9_]{0,39}$/;

const patientOf = async (session: Session, { options }: Invocation) => {
  if (typeof options.patient !== 'string') throw wrongUsage('Which patient? Give --patient ID.');
  const id = requireUuid(options.patient, 'The patient id');
  const found = await session.rows.first(sql<{ organization_id: string }>`
    select organization_id from patients where id = ${id}`);
  if (!found) throw new Refusal(`There is no patient ${id}.`);
  return { id, organizationId: found.organization_id };
};

const setHold = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const code = options.reasonCode;
  if (typeof code !== 'string' || !REASON_CODE.test(code))
    throw wrongUsage('Why? Give --reason-code CODE: small letters, digits and underscores, no names.');
  const { id, organizationId } = await patientOf(session, invocation);
  const held = await session.change({ organizationId, action: 'holds.set', resourceId: id }, async (rows) => {
    await lockErasuresOf(rows, id);
    const set = await rows.first(sql`
      insert into legal_holds (organization_id, partner_patient_id, reason_code) values (${organizationId}, ${id}, ${code})
      on conflict do nothing returning 1`);
    if (!set) throw new Refusal('A legal hold lies on the patient already.');
    return rows.all(sql<{ id: string }>`
      update erasures set status = 'held', updated_at = ${whenChanged}
      where organization_id = ${organizationId} and partner_patient_id = ${id} and status = 'scheduled' returning id`);
  });
  const hold = {
    patient_id: id,
    organization_id: organizationId,
    reason_code: code,
    held_erasures: held.length,
  };
  return { json: { hold }, text: fields(hold) };
};

const releaseHold = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const { id, organizationId } = await patientOf(session, invocation);
  const freed = await session.change(
    { organizationId, action: 'holds.release', resourceId: id },
    async (rows) => {
      await lockErasuresOf(rows, id);
      const released = await rows.first(sql`
      update legal_holds set released_at = clock_timestamp()
      where organization_id = ${organizationId} and partner_patient_id = ${id} and released_at is null returning 1`);
      if (!released) throw new Refusal('No legal hold lies on the patient.');
      await rows.all(sql`
      update erasures set status = 'scheduled', updated_at = ${whenChanged}
      where organization_id = ${organizationId} and partner_patient_id = ${id} and status = 'held'`);
      const waiting = await rows.all(sql<{ id: string; status: string }>`
      select id, status from erasures where organization_id = ${organizationId} and partner_patient_id = ${id}
        and status in ('scheduled', 'erasing', 'retained')`);
      await wakeClosing(rows, organizationId);
      for (const one of waiting) {
        const definition = one.status === 'retained' ? workflows.eraseClinicalPart : workflows.erasePatient;
        await enqueueWorkflow(rows, organizationId, null, definition.signalCommand(organizationId, one.id));
      }
      return waiting;
    },
  );
  const hold = { patient_id: id, organization_id: organizationId, erasures_that_go_on: freed.length };
  return { json: { hold }, text: fields(hold) };
};

const listHolds = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const limit = readLimit(options.limit, '--limit', 1_000) ?? 50;
  const after = options.after === undefined ? null : requireUuid(String(options.after), '--after');
  const found = await session.rows.all(sql<{
    partner_patient_id: string;
    organization_id: string;
    reason_code: string;
    set_at: Date;
  }>`
    select partner_patient_id, organization_id, reason_code, set_at from legal_holds
    where released_at is null and (${after}::uuid is null or (set_at, partner_patient_id) > (
      select h.set_at, h.partner_patient_id from legal_holds h
      where h.partner_patient_id = ${after} order by h.set_at desc limit 1))
    order by set_at, partner_patient_id limit ${limit + 1}`);
  const holds = found.slice(0, limit);
  const more = found.length > limit;
  const text = table(holds, 'There are no legal holds.');
  const next = `More follow: --after ${holds.at(-1)?.partner_patient_id}`;
  return { json: { holds, has_more: more }, text: more ? `${text}\n\n${next}` : text };
};

const ERASURE = [['<erasure_id>', 'the erasure']] as const;
const PATIENT = ['--patient <id>', 'the patient'] as const;

export const erasureCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'list erasures of patients, newest last',
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION],
    examples: ['operator erasures list --organization ID --json'],
    run: list,
  },
  {
    name: 'show',
    summary: 'show an erasure with its steps and its certificate',
    args: ERASURE,
    examples: ['operator erasures show ERASURE_ID --json'],
    run: show,
  },
  {
    name: 'cancel',
    summary: 'cancel an erasure that is scheduled; the patient stays deleted',
    args: ERASURE,
    destructive: 'Cancel the erasure?',
    concerns: async (invocation) => {
      const { id, organization_id } = await erasureOf(invocation.session, invocation);
      return `Erasure ${id} of organization ${organization_id}.`;
    },
    examples: ['operator erasures cancel ERASURE_ID --yes'],
    run: cancel,
  },
  {
    name: 'reapply',
    summary: 'erase again whom a restored database brought back, by the ledger beside the audit checkpoints',
    options: [['--dry-run', 'only say which; exit status 1 when there are some']],
    examples: ['operator erasures reapply --dry-run', 'operator erasures reapply  # after a restore'],
    run: reapply,
  },
];

export const holdCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'list legal holds that were not released, oldest first',
    options: [
      ['--limit <n>', 'at most so many, up to 1000 (50)'],
      ['--after <patient_id>', 'those that follow on the hold of this patient'],
    ],
    examples: ['operator holds list --limit 100 --json'],
    run: listHolds,
  },
  {
    name: 'set',
    summary: 'let nothing of a patient be erased until the hold is released',
    options: [PATIENT, ['--reason-code <code>', 'why, in a word: litigation, complaint, inspection …']],
    examples: ['operator holds set --patient ID --reason-code litigation'],
    run: setHold,
  },
  {
    name: 'release',
    summary: 'release a legal hold; what was held goes on',
    options: [PATIENT],
    examples: ['operator holds release --patient ID'],
    run: releaseHold,
  },
];
