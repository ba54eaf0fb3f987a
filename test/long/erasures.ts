import path from 'node:path';
import { freePorts, LOOPBACK } from '../../local/ports.ts';
import { eraseOneOfTwo } from './erasures/canaries.ts';
import { killWithinEachStep } from './erasures/kills.ts';
import { ANSWERS_KEPT, openStage } from './erasures/stage.ts';
import { readArguments, runLong } from './run-long.ts';

/**
 * `npm run erasures -- [--only canaries|kills]`: one of two patients with a word of their own everywhere is erased, and
 * every place is looked through; then the worker is killed within each step of erasures.
 */
const { only } = readArguments({}, ['only']);
const wants = (part: string): boolean => only === undefined || only === part;

const settings = { LOG_LEVEL: 'trace', IDEMPOTENCY_RETENTION_SECONDS: String(ANSWERS_KEPT) };
await runLong({ processes: 1, durable: false, settings }, async (service) => {
  const temporalFile = path.join(service.directory, 'temporal', 'temporal.db');
  const [metricsPort] = await freePorts(1);
  const output: string[] = [];
  const stage = await openStage(service, {
    temporalFile,
    output,
    settings: { LOG_LEVEL: 'trace', TEMPORAL_METRICS_ADDRESS: `${LOOPBACK}:${metricsPort}` },
  });
  try {
    return [
      ...(wants('canaries') ? await eraseOneOfTwo(stage, path.dirname(temporalFile), output) : []),
      ...(wants('kills') ? await killWithinEachStep(stage) : []),
    ];
  } finally {
    await stage.stop();
  }
});
