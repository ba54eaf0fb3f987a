import { Command, CommanderError } from 'commander';
import { readConfigOrExit } from '../config.ts';
import { applicationCommands } from './applications.ts';
import { auditCommands } from './audit.ts';
import { addCommand, type CommandDeclaration, type WithSession } from './command.ts';
import { credentialCommands, credentialScopeCommands } from './credentials.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { operationCommands } from './operations.ts';
import {
  allowlistCommands,
  delegationCommands,
  featureCommands,
  limitCommands,
} from './organization-settings.ts';
import { organizationCommands } from './organizations.ts';
import { printError } from './printing.ts';
import { Refusal } from './refusal.ts';
import { openSession } from './session.ts';
import { keyCommands } from './signing-keys.ts';

const withSession: WithSession = async (work) => {
  loadEnvironmentFile();
  const session = openSession(readConfigOrExit());
  try {
    return await work(session);
  } finally {
    await session.close();
  }
};

const program = new Command('operator')
  .description(
    'Commands of the operator. Exit status: 0 done, 1 refused, not found or verification failed, 2 wrong usage, ' +
      '78 wrong settings. Destructive commands ask at a terminal; --yes, or no terminal, goes ahead.',
  )
  .showHelpAfterError('(--help shows the usage)')
  .exitOverride();

const group = (
  parent: Command,
  name: string,
  summary: string,
  commands: readonly CommandDeclaration[],
): Command => {
  const added = parent.command(name).description(summary);
  for (const declaration of commands) addCommand(added, declaration, withSession);
  return added;
};

group(program, 'applications', 'who wants to become a partner', applicationCommands);
group(program, 'organizations', 'partner organizations', organizationCommands);
const credentials = group(program, 'credentials', 'what organizations get tokens with', credentialCommands);
group(credentials, 'scopes', 'what a credential may do', credentialScopeCommands);
group(program, 'limits', 'rate limits', limitCommands);
group(program, 'delegation', 'delegated tokens', delegationCommands);
group(program, 'allowlist', 'addresses from which an organization may call', allowlistCommands);
group(program, 'features', 'what an organization is entitled to', featureCommands);
group(program, 'audit', 'the audit log', auditCommands);
group(program, 'operations', 'durable operations', operationCommands);
group(program, 'keys', 'keys that sign access tokens', keyCommands);

/** Database messages hold values: of an error that is not ours only its kind is shown. */
const kindOf = (error: unknown): string => {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => part !== undefined).join(' ');
};

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof Refusal) {
    printError(error.message);
    process.exitCode = error.exitStatus;
  } else {
    printError(`The command failed: ${kindOf(error)}`);
    process.exitCode = 1;
  }
}
