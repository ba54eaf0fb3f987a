import { readConfigOrExit } from '../api/config.ts';
import { migrate } from './migrate.ts';

const config = readConfigOrExit();
const applied = await migrate(config.DATABASE_OWNER_URL ?? config.DATABASE_URL);
process.stdout.write(
  applied.length > 0 ? `Migrations applied: ${applied.join(', ')}\n` : 'The schema is up to date.\n',
);
