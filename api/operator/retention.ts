import { sql } from '../../platform/database/rows.ts';
import { wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { readLimit } from './input.ts';
import { requireOrganization } from './organization-view.ts';
import { type Answer, fields } from './printing.ts';
import type { Session } from './session.ts';

const MOST_YEARS = 30;
const MOST_DAYS = 36_500;

interface Rule {
  readonly clinical_years: number | null;
  readonly deleted_days: number | null;
}

const ruleOf = async ({ rows }: Session, organizationId: string): Promise<Rule> =>
  (await rows.first(sql<Rule>`
    select clinical_years, deleted_days from retention_rules where organization_id = ${organizationId}`)) ?? {
    clinical_years: null,
    deleted_days: null,
  };

const set = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const organizationId = organizationOf(invocation);
  const years = readLimit(options.clinicalYears, '--clinical-years', MOST_YEARS) ?? null;
  const days = readLimit(options.deletedDays, '--deleted-days', MOST_DAYS) ?? null;
  if (years === null && days === null)
    throw wrongUsage(
      'Give --clinical-years N, --deleted-days N, or both. `retention clear` takes the rule away.',
    );
  await session.change({ organizationId, action: 'retention.set' }, (rows) =>
    rows.all(sql`
      insert into retention_rules as r (organization_id, clinical_years, deleted_days)
      values (${organizationId}, ${years}, ${days})
      on conflict (organization_id) do update set clinical_years = coalesce(${years}, r.clinical_years),
        deleted_days = coalesce(${days}, r.deleted_days), updated_at = clock_timestamp()`),
  );
  const rule = { organization_id: organizationId, ...(await ruleOf(session, organizationId)) };
  return { json: { rule }, text: fields(rule) };
};

const clear = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const organizationId = organizationOf(invocation);
  await session.change({ organizationId, action: 'retention.clear' }, (rows) =>
    rows.all(sql`delete from retention_rules where organization_id = ${organizationId}`),
  );
  const rule = { organization_id: organizationId, ...(await ruleOf(session, organizationId)) };
  return { json: { rule }, text: fields(rule) };
};

const report = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const organizationId = organizationOf(invocation);
  await requireOrganization(session.rows, organizationId);
  const rule = await ruleOf(session, organizationId);
  const counts = await session.rows.first(sql<Record<string, number>>`
    select count(*) filter (where status in ('scheduled', 'held'))::int as proposed,
      count(*) filter (where status = 'erasing')::int as erasing,
      count(*) filter (where status = 'retained')::int as clinical_kept,
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'cancelled')::int as cancelled
    from erasures where organization_id = ${organizationId} and reason = 'retention_over'`);
  const due =
    rule.deleted_days === null
      ? 0
      : ((
          await session.rows.first(sql<{ n: number }>`
            select count(*)::int as n from patients p where p.organization_id = ${organizationId}
              and p.deleted_at < clock_timestamp() - make_interval(days => ${rule.deleted_days})
              and not exists (select from erasures e where e.partner_patient_id = p.id)`)
        )?.n ?? 0);
  const answer = { organization_id: organizationId, ...rule, due_without_erasure: due, ...counts };
  return { json: { report: answer }, text: fields(answer) };
};

export const retentionCommands: readonly CommandDeclaration[] = [
  {
    name: 'set',
    summary:
      'set how long the clinical part of erased patients is kept, and how long deleted patients wait for their erasure',
    args: [ORGANIZATION_ARGUMENT],
    options: [
      ORGANIZATION_OPTION,
      ['--clinical-years <n>', 'years after the last session, note or answer'],
      [
        '--deleted-days <n>',
        'days after the deletion; then an erasure is proposed, and a week later it begins',
      ],
    ],
    examples: ['operator retention set --organization ID --clinical-years 10 --deleted-days 90'],
    run: set,
  },
  {
    name: 'clear',
    summary: 'take the rule away: nothing is erased unless somebody asks',
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION],
    examples: ['operator retention clear --organization ID'],
    run: clear,
  },
  {
    name: 'report',
    summary: 'show the rule, and what it has proposed and erased',
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION],
    examples: ['operator retention report --organization ID --json'],
    run: report,
  },
];
