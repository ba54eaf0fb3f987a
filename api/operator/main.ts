import { Command, CommanderError } from 'commander';
import { readConfigOrExit } from '../../platform/configuration/config.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { Refusal } from '../../platform/refusal.ts';
import { addCommand, type WithSession } from './command.ts';
import { commandGroups } from './commands.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { printError } from './printing.ts';
import { openSession } from './session.ts';

const withSession: WithSession = async (work) => {
  loadEnvironmentFile();
  const session = openSession(readConfigOrExit());
  try {
    return await work(session);
  } finally {
    await session.close();
  }
};

const HELP = `
Exit status: 0 done; 1 refused, not found, or a verification that failed; 2 wrong usage; 78 wrong settings.
--json prints exactly one document to the standard output, errors go to the standard error.
Destructive commands ask at a terminal unless --yes is given; without a terminal they need --yes.
Every command that changes something of an organization writes a row into its audit chain; reading ones do not.

Examples:
  operator organizations create --name "Play House" --contact-email ops@example.com --json
  operator operations show 4f1c0e9a-…      # from the X-Request-Id of an answer to its workflow
  operator audit verify --all              # exit status 1 when a row was tampered with
  operator credentials rotate --help       # what a command does, and its options`;

const program = new Command('operator')
  .description('What operators of the service do. It works on the database directly.')
  .addHelpText('after', HELP)
  .showHelpAfterError('(--help shows the usage)')
  .exitOverride();

for (const { name, summary, commands } of commandGroups) {
  const group = program.command(name).description(summary);
  for (const declaration of commands) addCommand(group, declaration, withSession);
}

/** Messages of database errors contain values. So of an error that is not ours, only the kind is shown. */
const kindOf = (error: unknown): string => {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => part !== undefined).join(' ');
};

// The reader of the output may be gone (`| head`), or the disk may be full. Without a listener the process would end
// with a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') printError(`What there was to say could not be written: ${kindOf(error)}`);
  process.exitCode = 1;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof Refusal) {
    printError(error.message);
    process.exitCode = error.exitStatus;
  } else if (isUnreachable(error)) {
    printError(`The database cannot be reached, or cannot serve at the moment: ${kindOf(error)}`);
    process.exitCode = 1;
  } else {
    printError(`The command failed: ${kindOf(error)}`);
    process.exitCode = 1;
  }
}
