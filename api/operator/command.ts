import { type Command, InvalidArgumentError, Option } from 'commander';
import { isUuid } from '../../platform/ids.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import { ask } from './ask.ts';
import { type Answer, print } from './printing.ts';
import { requireUuid, type Session } from './session.ts';

/** Opens the session only when a command runs, so that `--help` needs no settings. */
export type WithSession = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

type Options = Readonly<Record<string, unknown>>;

export interface Invocation {
  readonly session: Session;
  /** Positional arguments. A variadic argument is an array. */
  readonly args: readonly unknown[];
  readonly options: Options;
}

export interface CommandDeclaration {
  readonly name: string;
  readonly summary: string;
  /** Positional arguments, as commander writes them: `[id]`, `<client_id>`, `[range...]`. */
  readonly args?: readonly (readonly [form: string, meaning: string])[];
  readonly options?: readonly (readonly [form: string, meaning: string])[];
  /** At a terminal this question is asked first, unless `--yes` is given; elsewhere `--yes` is required. */
  readonly destructive?: string;
  /**
   * Describes the affected record for the question, because nobody knows ids by heart. @throws Refusal if there is no
   * such record.
   */
  readonly concerns?: (invocation: Invocation) => Promise<string>;
  readonly examples?: readonly string[];
  readonly run: (invocation: Invocation) => Promise<Answer>;
}

/** Where nobody can answer a question, a script must confirm with `--yes` (decisions 2.5). */
const requireYesOrTerminal = ({ destructive }: CommandDeclaration, options: Options): void => {
  if (destructive && options.yes !== true && !process.stdin.isTTY)
    throw wrongUsage(
      'The standard input is no terminal, so nobody can be asked: give --yes. Nothing was changed.',
    );
};

const confirm = async (
  { destructive, concerns }: CommandDeclaration,
  invocation: Invocation,
): Promise<void> => {
  if (!destructive || invocation.options.yes === true) return;
  const question = concerns ? `${await concerns(invocation)}\n${destructive}` : destructive;
  const answer = await ask({ text: `${question} [y/N] ` });
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal('Nothing was changed.');
};

/** Refuses an option that is given twice: only one value would count, such as one of two organizations to revoke. */
const once = (value: string, before: string | undefined): string => {
  if (before !== undefined) throw new InvalidArgumentError('It is given twice.');
  return value;
};

export const addCommand = (
  group: Command,
  declaration: CommandDeclaration,
  withSession: WithSession,
): void => {
  const command = group.command(declaration.name).description(declaration.summary);
  for (const [form, meaning] of declaration.args ?? []) command.argument(form, meaning);
  for (const [form, meaning] of declaration.options ?? []) {
    const option = new Option(form, meaning);
    command.addOption(option.isBoolean() ? option : option.argParser(once));
  }
  // Scripts may pass `--yes` to every command, so commands that ask nothing accept it too.
  command.addOption(new Option('--yes', 'do not ask').hideHelp(!declaration.destructive));
  command.option('--json', 'print one JSON document');
  if (declaration.examples)
    command.addHelpText(
      'after',
      `\nExamples:\n${declaration.examples.map((line) => `  ${line}`).join('\n')}`,
    );
  command.action(async (...received: unknown[]) => {
    const options = command.opts<Options>();
    const args = received.slice(0, command.registeredArguments.length);
    requireYesOrTerminal(declaration, options);
    await withSession(async (session) => {
      const invocation = { session, args, options };
      await confirm(declaration, invocation);
      const answer = await declaration.run(invocation);
      print(answer, options.json === true);
      process.exitCode = answer.exitStatus ?? 0;
    });
  });
};

export const ORGANIZATION_OPTION = ['--organization <id>', 'the organization'] as const;
export const ORGANIZATION_ARGUMENT = ['[id]', 'the organization'] as const;

/** The id of the organization: the positional argument or `--organization` (decisions 2.5). */
export const organizationOf = ({ args, options }: Pick<Invocation, 'args' | 'options'>): string => {
  const [positional] = args;
  const named = options.organization;
  if (typeof positional === 'string' && typeof named === 'string' && positional !== named)
    throw wrongUsage('The organization is given twice.');
  const id = positional ?? named;
  if (typeof id !== 'string') throw wrongUsage('Which organization? Give its id, or --organization ID.');
  return requireUuid(id, 'The organization id');
};

/** For commands that take a list: the first of the values may be the organization's id. */
export const organizationAndValues = ({ args, options }: Pick<Invocation, 'args' | 'options'>) => {
  const values = args[0] as readonly string[];
  if (options.organization !== undefined)
    return { organizationId: organizationOf({ args: [], options }), values };
  const [first = '', ...rest] = values;
  if (!isUuid(first)) throw wrongUsage('Which organization? Give --organization ID.');
  return { organizationId: first.toLowerCase(), values: rest };
};
