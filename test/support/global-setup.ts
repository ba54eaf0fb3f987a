import { SERVERS_VARIABLE } from './servers.ts';
import { startHolder } from './servers-holder.ts';

const setUp = async (): Promise<void> => {
  const started = Date.now();
  process.stdout.write('\nStarting PostgreSQL, Temporal and the mailbox for the tests …\n');
  process.env[SERVERS_VARIABLE] = JSON.stringify(await startHolder());
  process.stdout.write(`Ready after ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
};

// Jest asks for a default export.
export default setUp;
