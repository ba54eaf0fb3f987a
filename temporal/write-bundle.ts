import { writeBundle } from './bundle.ts';

/**
 * `node temporal/write-bundle.ts FILE`: what a worker is given as WORKFLOW_BUNDLE_PATH, and beside it what one with a
 * version takes. The image does this once.
 */
const [file = ''] = process.argv.slice(2);
await writeBundle(file);
await writeBundle(file, 'versioned');
