import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { onBrowserStage } from './pages/on-browser-stage.ts';
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
await mkdir(folder, { recursive: true });

await onBrowserStage(async (stage, browser, complaints) => {
  const playroom = await furnishPlayroom(stage);
  for (const devices of wanted) {
    const seats = await sitDown(browser, devices, complaints);
    const film = createFilm({ folder, name: devices, seats, complaints, print });
    for (const complaint of await walk({ baseUrl: stage.app.baseUrl, playroom, seats, film }))
      complaints.push(`${devices}, ${complaint}`);
    await seats.close();
  }
});
