import { readConfigOrExit } from '../platform/configuration/config.ts';
import { isUnreachable } from '../platform/database/unreachable.ts';
import { migrate } from './migrate.ts';

const config = readConfigOrExit();
const setting = config.DATABASE_OWNER_URL ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
try {
  const applied = await migrate(config[setting] as string);
  process.stdout.write(
    applied.length > 0 ? `Migrations applied: ${applied.join(', ')}\n` : 'The schema is up to date.\n',
  );
} catch (error) {
  // Not there, or not for us. Anything else is for who wrote the migration.
  if (!isUnreachable(error)) throw error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  process.stderr.write(
    `The database of ${setting} cannot be worked with: ${code ?? message}. Nothing was migrated.\n`,
  );
  process.exitCode = 1;
}
