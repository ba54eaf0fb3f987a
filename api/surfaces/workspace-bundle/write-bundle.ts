import { buildBundle } from './build-bundle.ts';
import { pack, writePacked } from './packed-bundle.ts';

/**
 * `node api/surfaces/workspace-bundle/write-bundle.ts FOLDER` writes the folder that the API takes as
 * WEB_BUNDLE_PATH. Building the image runs this once.
 */
const [folder = ''] = process.argv.slice(2);
await writePacked(folder, await pack(await buildBundle({ gallery: false }), 11));
