import path from 'node:path';
import { stopLeftovers } from './process-record.ts';
import { readLocalSettings } from './settings.ts';
import { removeSignsOfLife } from './start-up.ts';

/** start.js runs this if the supervisor was killed. */
const settings = readLocalSettings();
removeSignsOfLife(settings);
await stopLeftovers(path.join(settings.dataDirectory, 'processes.json'), (line) =>
  process.stdout.write(`${line}\n`),
);
