import { type Rows, sql } from '../../platform/database/rows.ts';
import { wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationAndValues,
  organizationOf,
} from './command.ts';
import { concernsOrganization } from './concerns-organization.ts';
import { readFeatures, readLimit, readRange } from './input.ts';
import { requireOrganization } from './organization-view.ts';
import { type Answer, fields } from './printing.ts';

/** The settings that an operator changes for one organization: limits, delegation, allowlist, features. */

const answer = (json: object): Answer => ({ json, text: fields(json) });

const setLimits = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const organizationId = organizationOf(invocation);
  const minute = readLimit(options.minute, '--minute');
  const hour = readLimit(options.hour, '--hour');
  const storage = readLimit(options.storageBytes, '--storage-bytes', Number.MAX_SAFE_INTEGER);
  const mails = readLimit(options.mailsPerRecipient, '--mails-per-recipient');
  if ([minute, hour, storage, mails].every((one) => one === undefined))
    throw wrongUsage(
      'Give --minute N, --hour N, --storage-bytes N, --mails-per-recipient N, or several of them.',
    );
  const changed = await session.change({ organizationId, action: 'limits.set' }, async (rows) => {
    await rows.all(sql`
      update organizations set minute_limit = coalesce(${minute ?? null}, minute_limit),
        hour_limit = coalesce(${hour ?? null}, hour_limit),
        mails_per_recipient = coalesce(${mails ?? null}, mails_per_recipient), updated_at = clock_timestamp()
      where id = ${organizationId}`);
    if (storage !== undefined)
      await rows.all(sql`
        insert into organization_storage (organization_id, limit_bytes) values (${organizationId}, ${storage})
        on conflict (organization_id) do update set limit_bytes = excluded.limit_bytes`);
    return requireOrganization(rows, organizationId);
  });
  return answer({ organization_id: organizationId, limits: changed.limits });
};

const setDelegation =
  (on: boolean) =>
  async (invocation: Invocation): Promise<Answer> => {
    const organizationId = organizationOf(invocation);
    const action = `delegation.${on ? 'on' : 'off'}`;
    await invocation.session.change({ organizationId, action }, (rows) =>
      rows.all(sql`
        update organizations set delegation_enabled = ${on}, updated_at = clock_timestamp()
        where id = ${organizationId}`),
    );
    return answer({ organization_id: organizationId, delegation_enabled: on });
  };

/**
 * PostgreSQL checks for bits after the prefix, because it also does the comparison later. In 10.0.0.1/8 either the
 * address or the length is a mistake; it is refused instead of guessed.
 */
const networksOf = async (rows: Rows, ranges: readonly string[]): Promise<string[]> => {
  const checked = await rows.all(sql<{ given: string; network: string; whole: boolean }>`
    select given, network(inet(given))::text as network, inet(given) = network(inet(given)) as whole
    from unnest(${sql.val([...ranges])}::text[]) with ordinality as g(given, i) order by i`);
  const wrong = checked.find(({ whole }) => !whole);
  if (wrong)
    throw wrongUsage(`"${wrong.given}" has bits set behind its prefix; the network is ${wrong.network}.`);
  return checked.map(({ network }) => network);
};

const setAllowlist = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const { organizationId, values } = organizationAndValues(invocation);
  if (values.length === 0 && options.clear !== true)
    throw wrongUsage('Give the ranges, or --clear to admit every address.');
  if (values.length > 0 && options.clear === true) throw wrongUsage('--clear takes no ranges.');
  const ranges = [...new Set(values.map(readRange))];
  const allowlist = await networksOf(session.rows, ranges);
  await session.change({ organizationId, action: 'allowlist.set' }, (rows) =>
    rows.all(sql`
      update organizations set allowlist = ${sql.val(allowlist)}::cidr[], updated_at = clock_timestamp()
      where id = ${organizationId}`),
  );
  return answer({ organization_id: organizationId, allowlist });
};

const showAllowlist = async (invocation: Invocation): Promise<Answer> => {
  const organizationId = organizationOf(invocation);
  const { allowlist } = await requireOrganization(invocation.session.rows, organizationId);
  const text = allowlist.length > 0 ? allowlist.join('\n') : 'Every address is admitted.';
  return { json: { organization_id: organizationId, allowlist }, text };
};

const setFeatures = async (invocation: Invocation): Promise<Answer> => {
  const { organizationId, values } = organizationAndValues(invocation);
  const settings = readFeatures(values);
  const changed = await invocation.session.change({ organizationId, action: 'features.set' }, (rows) =>
    rows.first(sql<{ features: object }>`
      update organizations set features = features || ${JSON.stringify(settings)}::jsonb, updated_at = clock_timestamp()
      where id = ${organizationId} returning features`),
  );
  return answer({ organization_id: organizationId, features: changed?.features });
};

const one = { args: [ORGANIZATION_ARGUMENT], options: [ORGANIZATION_OPTION] } as const;

export const limitCommands: readonly CommandDeclaration[] = [
  {
    name: 'set',
    summary:
      'set how many requests the organization may make, what it may store, and how many mails it may send to one recipient',
    args: one.args,
    options: [
      ORGANIZATION_OPTION,
      ['--minute <n>', 'requests a minute (600 at first)'],
      ['--hour <n>', 'requests an hour (20000 at first)'],
      ['--storage-bytes <n>', 'bytes of pictures, documents and archives (10 GB at first)'],
      ['--mails-per-recipient <n>', 'forms and shares to one recipient a day (20 at first)'],
    ],
    examples: [
      'operator limits set --organization ID --minute 1200 --hour 40000',
      'operator limits set --organization ID --storage-bytes 50000000000',
      'operator limits set --organization ID --mails-per-recipient 40',
    ],
    run: setLimits,
  },
];

export const delegationCommands: readonly CommandDeclaration[] = [
  {
    name: 'on',
    summary: 'let the organization use delegated tokens',
    ...one,
    examples: ['operator delegation on --organization ID'],
    run: setDelegation(true),
  },
  {
    name: 'off',
    summary: 'refuse delegated tokens, those already issued too',
    ...one,
    examples: ['operator delegation off --organization ID --yes'],
    destructive: 'Turn delegation off? Delegated tokens are refused at once.',
    concerns: concernsOrganization,
    run: setDelegation(false),
  },
];

export const allowlistCommands: readonly CommandDeclaration[] = [
  {
    name: 'set',
    summary: 'replace the ranges from which the organization may call',
    args: [['[range...]', 'CIDR ranges or addresses, IPv4 and IPv6']],
    options: [ORGANIZATION_OPTION, ['--clear', 'no ranges: every address is admitted']],
    examples: ['operator allowlist set --organization ID 192.0.2.0/24 2001:db8::/32'],
    run: setAllowlist,
  },
  {
    name: 'show',
    summary: 'show the ranges',
    ...one,
    examples: ['operator allowlist show --organization ID'],
    run: showAllowlist,
  },
];

export const featureCommands: readonly CommandDeclaration[] = [
  {
    name: 'set',
    summary: 'turn features on or off, or limit them to the practitioners of some countries',
    args: [['<feature=setting...>', 'on, off, or countries such as DE,FR']],
    options: [ORGANIZATION_OPTION],
    examples: ['operator features set --organization ID games=off storybook_generation=DE,FR'],
    run: setFeatures,
  },
];
