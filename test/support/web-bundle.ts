import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { buildBundle } from '../../api/surfaces/workspace-bundle/build-bundle.ts';
import { pack, writePacked } from '../../api/surfaces/workspace-bundle/packed-bundle.ts';
import { servers } from './servers.ts';

/** @returns the workspace's bundle, as a folder for WEB_BUNDLE_PATH: the first file of a run that asks has it built. */
export const webBundle = async (): Promise<string> => {
  const folder = servers().webBundleDirectory;
  if (existsSync(folder)) return folder;
  const built = await mkdtemp(`${folder}-`);
  await writePacked(built, await pack(await buildBundle({ gallery: true }), 5));
  // Another process may have been quicker.
  await rename(built, folder).catch(() => rm(built, { recursive: true }));
  return folder;
};
