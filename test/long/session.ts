import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SERVERS_VARIABLE } from '../support/servers.ts';
import { startHolder, stopHolder } from '../support/servers-holder.ts';
import { setStage } from '../web/stage.ts';
import { findBrowser, SOFTWARE_WEBGL } from './pages/browser.ts';
import { createFilm } from './session/film.ts';
import { furnishPlayroom } from './session/furnished-playroom.ts';
import { DEVICES, type Devices, sitDown } from './session/seats.ts';
import { walk } from './session/walk.ts';

/**
 * `npm run session -- --shots FOLDER [--only desktop|tablet|telephone]`: a whole session of two browsers, from the
 * waiting room to the proposed note. After each step there is a picture of both seats beside each other, for a person
 * to look at: with mice on desktops, with fingers on tablets, and with the client's seat on a telephone.
 */
const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string' } } });
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const folder = values.shots ?? fail('Name a folder: --shots FOLDER');
const wanted = (Object.keys(DEVICES) as Devices[]).filter((name) => name === (values.only ?? name));
if (wanted.length === 0) fail(`--only takes one of ${Object.keys(DEVICES).join(', ')}`);
const found = await findBrowser();
if ('missing' in found) throw fail(found.missing);
await mkdir(folder, { recursive: true });

const complaints: string[] = [];
process.env[SERVERS_VARIABLE] = JSON.stringify(await startHolder());
try {
  const browser = await found.launch('--disable-background-networking', ...SOFTWARE_WEBGL);
  const stage = await setStage(browser);
  try {
    const playroom = await furnishPlayroom(stage);
    for (const devices of wanted) {
      const seats = await sitDown(browser, devices, complaints);
      const film = createFilm({ folder, name: devices, seats, complaints, print });
      for (const complaint of await walk({ baseUrl: stage.app.baseUrl, playroom, seats, film }))
        complaints.push(`${devices}, ${complaint}`);
      await seats.close();
    }
  } finally {
    await browser.close();
    await stage.stop();
  }
} finally {
  await stopHolder();
}
for (const complaint of complaints) print(`FAILED  ${complaint}`);
process.exit(complaints.length === 0 ? 0 : 1);
