import { cancelClosing, orderClosing } from '../../domain/closings/order-closing.ts';
import {
  type ClosingRow,
  readClosing,
  readClosingSteps,
  readClosings,
} from '../../domain/closings/read-closings.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueWorkflow } from '../../platform/outbox/outbox.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import {
  type CommandDeclaration,
  type Invocation,
  ORGANIZATION_ARGUMENT,
  ORGANIZATION_OPTION,
  organizationOf,
} from './command.ts';
import { requireOrganization } from './organization-view.ts';
import { type Answer, fields, table } from './printing.ts';
import { requireUuid, type Session } from './session.ts';

const MOST_DAYS = 365;

const readDays = (given: unknown): number => {
  const days = typeof given === 'string' && /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN;
  if (!(days <= MOST_DAYS))
    throw wrongUsage(`When? Give --in-days N, a whole number from 0 to ${MOST_DAYS}.`);
  return days;
};

const factsOf = ({ now: _, certificate, ...closing }: ClosingRow) => ({
  ...closing,
  certified: certificate !== null,
});

const showOne = async (session: Session, id: string): Promise<Answer> => {
  const closing = await readClosing(session.rows, id);
  if (!closing) throw new Refusal(`There is no closing ${id}.`);
  const steps = await readClosingSteps(session.rows, id);
  const { now: _, ...all } = closing;
  const found = steps.filter(({ found }) => found > 0);
  return {
    json: { closing: { ...all, steps } },
    text: `${fields(factsOf(closing))}\n\n${table(
      found.map((step) => ({ ...step })),
      'Nothing is erased yet.',
    )}`,
  };
};

/** Orders the end. It comes by a workflow, which begins with an export of every clinician. */
export const closeOrganization = async (invocation: Invocation): Promise<Answer> => {
  const { session, options } = invocation;
  const organizationId = organizationOf(invocation);
  const inDays = readDays(options.inDays);
  const id = newId();
  const target = { organizationId, action: 'organizations.close', workflowId: `closing/${id}` };
  await session.change(target, async (rows) => {
    const command = await orderClosing(rows, { id, organizationId, inDays });
    if (!command) throw new Refusal('The organization ends already: see `closings list`.');
    await enqueueWorkflow(rows, organizationId, null, command);
  });
  return showOne(session, id);
};

const list = async (invocation: Invocation): Promise<Answer> => {
  const { session, options, args } = invocation;
  const isNamed = args[0] !== undefined || options.organization !== undefined;
  const of = isNamed ? organizationOf(invocation) : null;
  if (of) await requireOrganization(session.rows, of);
  const closings = (await readClosings(session.rows, of)).map(factsOf);
  return { json: { closings }, text: table(closings, 'No organization ends.') };
};

const idOf = ({ args }: Invocation): string => requireUuid(String(args[0]), 'The closing id');

const cancel = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const id = idOf(invocation);
  const closing = await readClosing(session.rows, id);
  if (!closing) throw new Refusal(`There is no closing ${id}.`);
  const { organization_id: organizationId } = closing;
  await session.change({ organizationId, action: 'closings.cancel', resourceId: id }, async (rows) => {
    const command = await cancelClosing(rows, organizationId, id);
    if (!command) throw new Refusal('Only a closing that is scheduled can be cancelled.');
    await enqueueWorkflow(rows, organizationId, null, command);
  });
  return showOne(session, id);
};

const CLOSING = [['<closing_id>', 'the closing, as `closings list` names it']] as const;

export const closingCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'list organizations that end or have ended, newest last',
    args: [ORGANIZATION_ARGUMENT],
    options: [ORGANIZATION_OPTION],
    examples: ['operator closings list --json'],
    run: list,
  },
  {
    name: 'show',
    summary: 'show what was erased of each kind; with --json, the certificate too',
    args: CLOSING,
    examples: ['operator closings show CLOSING_ID --json'],
    run: ({ session, ...invocation }) => showOne(session, idOf({ session, ...invocation })),
  },
  {
    name: 'cancel',
    summary: 'keep an organization whose day has not come',
    args: CLOSING,
    examples: ['operator closings cancel CLOSING_ID'],
    run: cancel,
  },
];
