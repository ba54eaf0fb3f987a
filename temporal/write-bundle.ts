import { writeBundle } from './bundle.ts';

/** `node temporal/write-bundle.ts FILE`: what a worker is given as WORKFLOW_BUNDLE_PATH. The image does this once. */
const [file = ''] = process.argv.slice(2);
await writeBundle(file);
