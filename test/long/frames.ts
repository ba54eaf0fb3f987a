import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../domain/declarations/database.ts';
import { entities } from '../../domain/entities.ts';
import { openObjects } from '../../platform/objects/open-objects.ts';
import { createSecrets } from '../../platform/secrets.ts';
import type { RunningApp } from '../support/app.ts';
import { filledForm } from './frames/forms.ts';
import { endOfSeat, games } from './frames/games.ts';
import { ownWorkspace } from './frames/own-workspace.ts';
import { logo, settings } from './frames/settings.ts';
import { type Part, setStage } from './frames/stage.ts';
import { storybook } from './frames/storybooks.ts';
import { deniedArea, foreignPage, tokensOfOthers } from './frames/tokens.ts';
import { worksheet } from './frames/worksheets.ts';
import { areasSwitchedOff, longNames, workspace } from './frames/workspace.ts';
import { findBrowser } from './pages/browser.ts';
import { readAxe } from './pages/violations.ts';
import { print, runLong } from './run-long.ts';

/**
 * The framed surfaces in a real browser, inside a page of another origin that mounts them by the embed SDK:
 * what they show, what they tell their host, and who may not frame them; and the service's own workspace, in none.
 * `--only WORD`: the parts with that word in their name. `--shots FOLDER`: screenshots of all that is looked at.
 */
const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string' } } });

/** In this order: they share a practice, and the last seat is taken away with what the organization has. */
const PARTS: Readonly<Record<string, Part>> = {
  workspace,
  settings,
  logo,
  'areas switched off': areasSwitchedOff,
  'long names': longNames,
  'tokens of others': tokensOfOthers,
  'denied area': deniedArea,
  worksheet,
  storybook,
  form: filledForm,
  games,
  'the end of a seat': endOfSeat,
  'a foreign page': foreignPage,
  'own workspace': ownWorkspace,
};

const wanted = Object.entries(PARTS).filter(([name]) => name.includes(values.only ?? ''));
if (wanted.length === 0) {
  process.stderr.write('No part has that word in its name\n');
  process.exit(1);
}
const browserOrFault = await findBrowser();
if ('missing' in browserOrFault) {
  process.stderr.write(`${browserOrFault.missing}\n`);
  process.exit(1);
}
if (values.shots) await mkdir(values.shots, { recursive: true });
const axe = await readAxe();

await runLong({ processes: 1, durable: false }, async (service) => {
  const browser = await browserOrFault.launch();
  const { config } = service;
  const url = config.DATABASE_URL;
  const database = await openDatabase({ url, poolSize: 2, application: 'frames', entities });
  const secrets = createSecrets(config);
  const objects = openObjects(config, secrets);
  const complaints: string[] = [];
  try {
    const stage = await setStage(service, {
      app: { ...service, database, objects, secrets } as unknown as RunningApp,
      browser,
      axe,
      shots: values.shots,
      complain: (what) => void complaints.push(what),
    });
    for (const [name, part] of wanted)
      await part(stage).catch((error: unknown) => {
        print(`WRONG  ${name}`);
        complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    stage.close();
  } finally {
    await browser.close();
    await database.close();
    objects.close();
  }
  return complaints;
});
