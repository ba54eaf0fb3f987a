import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { onBrowserStage } from './pages/on-browser-stage.ts';
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
await mkdir(folder, { recursive: true });

const PARTS = { areas, frames, rooms, session: sessionOfTwo, toys };

await onBrowserStage(async (stage, _browser, complaints) => {
  const camera = createCamera(folder, values.only ?? '', complaints, print);
  const clinic = await furnishClinic(stage);
  for (const [name, part] of Object.entries(PARTS))
    if (camera.wants(name))
      await part({ stage, clinic, camera, locale: values.locale ?? 'en' }).catch((error: unknown) => {
        complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
  print(`${camera.taken()} sheets of ${SIZES.length} sizes in ${folder}`);
});
