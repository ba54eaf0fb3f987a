import { buildBundle } from './build-bundle.ts';
import { pack, writePacked } from './packed-bundle.ts';

/** `node api/surfaces/workspace-bundle/write-bundle.ts FOLDER`: what the API is given as WEB_BUNDLE_PATH. The image does this once. */
const [folder = ''] = process.argv.slice(2);
await writePacked(folder, await pack(await buildBundle({ gallery: false }), 11));
