import { reportUsage } from '../../domain/usage/usage.ts';
import { wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
} from './command.ts';
import { organizationIfNamed } from './concerns-organization.ts';
import { readMonth } from './input.ts';
import { type Answer, table } from './printing.ts';

const report = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const organizationId = await organizationIfNamed(invocation);
  const from = readMonth(options.from, '--from');
  const to = options.to === undefined ? from : readMonth(options.to, '--to');
  if (to < from) throw wrongUsage('--to is before --from.');
  const usage = await reportUsage(session.rows, organizationId, { from, to });
  const total = usage.reduce((sum, { count }) => sum + count, 0);
  const lines = usage.map((line) => ({ ...line }));
  return {
    json: { organization_id: organizationId ?? null, from, to, total, usage },
    text: `${table(lines, 'Nothing was used.')}\n\nTotal from ${from} to ${to}: ${total}`,
  };
};

export const usageCommands: readonly CommandDeclaration[] = [
  {
    name: 'report',
    summary:
      'count what is billed, by month (UTC), feature and practitioner; of every organization unless one is named',
    args: [ORGANIZATION_ARGUMENT],
    options: [
      ORGANIZATION_OPTION,
      ['--from <month>', 'first month, such as 2026-11; this month unless said otherwise'],
      ['--to <month>', 'last month, part of the report; that of --from unless said otherwise'],
    ],
    examples: [
      'operator usage report --organization ID --json',
      'operator usage report --from 2026-01 --to 2026-12',
    ],
    run: report,
  },
];
