import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SERVERS_VARIABLE } from '../support/servers.ts';
import { startHolder, stopHolder } from '../support/servers-holder.ts';
import { setStage } from '../web/stage.ts';
import { findBrowser, SOFTWARE_WEBGL } from './pages/browser.ts';
import { createCamera, SIZES } from './screens/camera.ts';
import { furnishClinic } from './screens/furnished-clinic.ts';
import { rooms, sessionOfTwo } from './screens/session.ts';
import { toys } from './screens/toys.ts';
import { areas, frames } from './screens/workspace.ts';

/**
 * Takes pictures of every screen, for a person to look at: the workspace of a clinic that has worked for weeks and of one
 * that begins, a session from both seats, each room and each toy; on a desktop, a tablet and a telephone, light and dark.
 * Each picture is a sheet of all sizes beside each other. `--folder FOLDER`; `--only WORD`: screens with that word;
 * `--locale de`: in another language.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string' }, only: { type: 'string' }, locale: { type: 'string' } },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const folder = values.folder ?? fail('Name a folder: --folder FOLDER');
const found = await findBrowser();
if ('missing' in found) throw fail(found.missing);
await mkdir(folder, { recursive: true });

const PARTS = { areas, frames, rooms, session: sessionOfTwo, toys };

const complaints: string[] = [];
process.env[SERVERS_VARIABLE] = JSON.stringify(await startHolder());
try {
  const browser = await found.launch('--disable-background-networking', ...SOFTWARE_WEBGL);
  const stage = await setStage(browser);
  try {
    const camera = createCamera(folder, values.only ?? '', complaints, print);
    const clinic = await furnishClinic(stage);
    for (const [name, part] of Object.entries(PARTS))
      if (camera.wants(name))
        await part({ stage, clinic, camera, locale: values.locale ?? 'en' }).catch((error: unknown) => {
          complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        });
    print(`${camera.taken()} sheets of ${SIZES.length} sizes in ${folder}`);
  } finally {
    await browser.close();
    await stage.stop();
  }
} finally {
  await stopHolder();
}
for (const complaint of complaints) print(`FAILED  ${complaint}`);
process.exit(complaints.length === 0 ? 0 : 1);
