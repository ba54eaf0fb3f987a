import { writeBundle } from './bundle.ts';

/**
 * `node temporal/write-bundle.ts FILE` writes the script that a worker takes as WORKFLOW_BUNDLE_PATH, and beside it
 * the script for workers with a version. Building the image runs this once.
 */
const [file = ''] = process.argv.slice(2);
await writeBundle(file);
await writeBundle(file, 'versioned');
