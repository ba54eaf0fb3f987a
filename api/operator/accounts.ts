import {
  addAccount,
  listAccounts,
  type OperatorAccount,
  removeAccount,
} from '../../domain/operator-accounts/accounts.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { type Answer, fields, table } from './printing.ts';

const NAME = /^[^\s\p{C}]([^\p{C}]{0,98}[^\s\p{C}])?$/u;

const nameOf = ({ args }: Pick<Invocation, 'args'>): string => {
  const name = String(args[0]);
  if (!NAME.test(name)) throw wrongUsage('The name must be one line of 1 to 100 characters.');
  return name;
};

const add = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const name = nameOf(invocation);
  const id = newId();
  const target = { action: 'accounts.add', resourceId: id };
  const account = await session.changeService(target, async (rows) => {
    const added = await addAccount(rows, session.secrets, { id, name });
    if (!added) throw new Refusal('There is an account of this name.');
    return added;
  });
  return {
    json: { account },
    text: `${fields(account)}\n\nPassword and secret are shown only now. Enter the secret in an authenticator app.`,
  };
};

const find = async (invocation: Invocation): Promise<OperatorAccount> => {
  const name = nameOf(invocation).toLowerCase();
  const accounts = await listAccounts(invocation.session.rows);
  const found = accounts.find((account) => account.name.toLowerCase() === name);
  if (!found) throw new Refusal('There is no account of this name.');
  return found;
};

const remove = async (invocation: Invocation): Promise<Answer> => {
  const { session } = invocation;
  const { id, name } = await find(invocation);
  await session.changeService({ action: 'accounts.remove', resourceId: id }, (rows) =>
    removeAccount(rows, id),
  );
  return { json: { account: { id, name } }, text: `${name} can open the operators' page no more.` };
};

const list = async ({ session }: Invocation): Promise<Answer> => {
  const accounts = await listAccounts(session.rows);
  const lines = accounts.map((account) => ({ ...account }));
  return { json: { accounts }, text: table(lines, 'There are no accounts.') };
};

const ACCOUNT = [['<name>', 'the name of the operator, as audit rows carry it']] as const;

export const accountCommands: readonly CommandDeclaration[] = [
  {
    name: 'add',
    summary: "let an operator open the operators' page; password and secret are shown once",
    args: ACCOUNT,
    examples: ['operator accounts add ada.winter --json'],
    run: add,
  },
  {
    name: 'remove',
    summary: "take an operator's account and sessions away",
    args: ACCOUNT,
    destructive: 'Remove the account?',
    concerns: async (invocation) => `The account of ${(await find(invocation)).name}.`,
    examples: ['operator accounts remove ada.winter --yes'],
    run: remove,
  },
  {
    name: 'list',
    summary: "list who may open the operators' page",
    examples: ['operator accounts list'],
    run: list,
  },
];
