import { rmSync } from 'node:fs';
import path from 'node:path';
import { stopLeftovers } from './process-record.ts';
import { readLocalSettings } from './settings.ts';
import { runningFile } from './start-up.ts';

/** Run by start.js where the supervisor was killed. */
const settings = readLocalSettings();
rmSync(runningFile(settings), { force: true });
await stopLeftovers(path.join(settings.dataDirectory, 'processes.json'), (line) =>
  process.stdout.write(`${line}\n`),
);
