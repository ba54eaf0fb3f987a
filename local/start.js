// `npm start`: plain JavaScript for any Node >= 20, so that it runs on a fresh clone.
import { ensureInstalled } from './install.js';
import { runNode } from './run-node.js';

const quiet = '--disable-warning=ExperimentalWarning';
const node = await ensureInstalled();
const { status, signal } = await runNode(node, [quiet, 'local/start.ts', ...process.argv.slice(2)], {
  linked: true,
});
if (signal) {
  // The supervisor was killed before it could stop its processes. After Ctrl-C it had not started any yet.
  if (signal !== 'SIGINT')
    process.stderr.write(`The supervisor was ended by ${signal}; stopping what it left behind …\n`);
  await runNode(node, [quiet, 'local/stop-leftovers.ts']);
}
process.exit(status);
