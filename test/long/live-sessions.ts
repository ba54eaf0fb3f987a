import { loadavg } from 'node:os';
import { build } from './live-sessions/build.ts';
import { crowd } from './live-sessions/crowd.ts';
import { hostile } from './live-sessions/hostile.ts';
import { print, readArguments, runLong } from './run-long.ts';

/**
 * `npm run live-sessions -- [--only build|hostile|crowd] [--seconds 60] [--sessions 40] [--organizations 8]`: the session's socket by real
 * processes, without a browser (figures of the playroom's contract). `build`: both seats dig, place and undo while one
 * process is killed and another drains; both end with the same bytes. `hostile`: seats that flood and send what no page
 * sends, beside the reads of another organization. `crowd`: many sessions at once, of several organizations, how late strokes are seen, and the
 * memory of a session. Linux only: it reads /proc.
 */

const PARTS = { build, hostile, crowd };

const { only, ...options } = readArguments({ seconds: 60, sessions: 40, organizations: 8 }, ['only']);
await runLong({ processes: 1, durable: false }, async (service) => {
  const complaints: string[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (only !== undefined && only !== name) continue;
    print(`— ${name} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    complaints.push(...(await part(service, options)));
    print(`  load afterwards ${loadavg()[0]?.toFixed(1)}`);
  }
  return complaints;
});
