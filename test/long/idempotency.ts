import { Client } from 'pg';
import { verifyAllChains } from '../../platform/audit/verify-chains.ts';
import { asOperator } from '../support/world.ts';
import { crashAfterCommit, crashBeforeCommit, stalledOriginals } from './idempotency/crashes.ts';
import { effectiveAtOnce } from './idempotency/effective-at-once.ts';
import { exactLimits } from './idempotency/exact-limits.ts';
import { oneKeyAtOnce } from './idempotency/one-key-at-once.ts';
import { rotationUnderLoad } from './idempotency/rotation-under-load.ts';
import { type LongRun, print, readArguments, runLong } from './run-long.ts';
import { unlimitedWorld } from './start-service.ts';

/**
 * `npm run idempotency -- [--rounds 5] [--requests 200] [--flood 3000] [--stalled 8] [--changes 20]`: what a key promises over
 * three API processes, when processes are killed and stalled, in about three minutes; and that keys rotate
 * without a failed request, that what an operator takes away is gone with the next request everywhere, that the
 * limits are exact, and that after all of it every audit chain is whole.
 */
const numbers = readArguments({
  rounds: 5,
  requests: 200,
  flood: 3_000,
  stalled: 8,
  changes: 20,
  processes: 3,
});

await runLong({ processes: numbers.processes, durable: true }, async (service, signal) => {
  const owner = new Client({ connectionString: service.environment.DATABASE_OWNER_URL });
  await owner.connect();
  const run: LongRun = { service, owner, world: () => unlimitedWorld(service), signal };
  try {
    const complaints = [
      ...(await oneKeyAtOnce(run, numbers)),
      ...(await effectiveAtOnce(run, numbers)),
      ...(await exactLimits(run, numbers)),
    ];
    // Runs alone, because its trigger locks a table that the others use.
    complaints.push(...(await crashAfterCommit(run)));
    // These mostly wait, so they run side by side.
    print('A crash, stalls and the rotation of the signing key, side by side …');
    const waiting = await Promise.all([
      crashBeforeCommit(run),
      stalledOriginals(run, numbers),
      rotationUnderLoad(run),
    ]);
    const chains = await asOperator(service, (session) => verifyAllChains(session, undefined));
    const damaged = chains.filter(({ valid }) => !valid).length;
    const rows = chains.reduce((sum, chain) => sum + chain.rows, 0);
    print(`${chains.length} audit chains with ${rows} rows, ${damaged} damaged`);
    if (damaged > 0) complaints.push(`${damaged} audit chains are damaged`);
    return [...complaints, ...waiting.flat()];
  } finally {
    await owner.end();
  }
});
