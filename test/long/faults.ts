import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { verifyAllChains } from '../../api/operator/verify-chains.ts';
import { clientOf } from '../support/client.ts';
import { asOperator } from '../support/world.ts';
import { faults } from './faults/kinds.ts';
import { type Fleet, startFleet } from './fleet/fleet.ts';
import { lostWrites, type Outcome, startLoad } from './fleet/load.ts';
import { settled } from './fleet/settling.ts';
import { print, readNumbers, runLong } from './run-long.ts';
import { type LongService, unlimitedWorld } from './start-service.ts';

/**
 * `npm run faults -- [--each 2] [--rate 10] [--lasting 5] [--apis 3] [--workers 2]`: every kind of fault so many times
 * under mixed requests, which clients repeat with the same key. In the end nothing that was acknowledged is lost or
 * doubled, every command and notice has reached its end, and every audit chain is whole.
 */

const numbers = readNumbers({ each: 2, rate: 10, lasting: 5, apis: 3, workers: 2 });

/** Longer than a claim of a killed process holds its key. */
const PATIENCE_MS = 90_000;
const SETTLING_SECONDS = 180;

const seconds = (from: number): string => ((performance.now() - from) / 1_000).toFixed(1);

const messageIds = ({ mailbox }: Fleet): Promise<string[]> =>
  Promise.all(
    mailbox.messages().map(async ({ id }) => {
      const raw = await (await fetch(`${mailbox.url}/email/${id}/download`)).text();
      return /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? id;
    }),
  );

/** Answers by what they were, other than those that were wanted. */
const describeFailures = (failed: readonly Outcome[]): string => {
  const kinds = new Map<string, number>();
  for (const { operation, status } of failed)
    kinds.set(`${operation} ${status}`, (kinds.get(`${operation} ${status}`) ?? 0) + 1);
  return [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
};

const injectAll = async (service: LongService, fleet: Fleet, owner: Pool): Promise<string[]> => {
  const world = await unlimitedWorld(service);
  const complaints: string[] = [];
  const load = await startLoad({
    world,
    baseUrl: fleet.balancer.url,
    perSecond: numbers.rate,
    practices: 10,
    patience: PATIENCE_MS,
  });
  await pause(2_000);
  const client = clientOf(fleet.balancer.url, world.partner.token);
  let mayRepeat = 0;
  let injections = 0;
  for (const fault of faults) {
    const missing = fault.needs?.();
    if (missing) {
      print(`${fault.name}: left out, ${missing}`);
      continue;
    }
    const recoveries: string[] = [];
    const before = load.outcomes.length;
    for (let round = 0; round < numbers.each; round += 1) {
      await fault.inject({ service, fleet, world, owner, round, milliseconds: numbers.lasting * 1_000 });
      mayRepeat += fault.inFlight;
      injections += 1;
      const over = performance.now();
      const answers = () => client.get('/v1/partner/patients?limit=1').catch(() => undefined);
      while ((await answers())?.status !== 200) await pause(100);
      recoveries.push(seconds(over));
    }
    const failed = load.outcomes.slice(before).filter(({ right }) => !right);
    print(
      `${fault.name}: ${numbers.each} ×, answering after ${recoveries.join(', ')} s; failed: ${describeFailures(failed)}`,
    );
  }
  await load.stop();

  const end = await settled(owner, world.organizationId, SETTLING_SECONDS);
  complaints.push(...end.complaints);
  const { rows } = await owner.query('select id, start_at from appointments where organization_id = $1', [
    world.organizationId,
  ]);
  complaints.push(...lostWrites(load.booked, rows));
  const open = load.booked.filter(({ id }) => id === undefined).length;
  if (open > 0) complaints.push(`${open} bookings were never acknowledged within ${PATIENCE_MS / 1_000} s`);
  const mails = await messageIds(fleet);
  const doubled = mails.length - new Set(mails).size;
  if (doubled > mayRepeat) complaints.push(`${doubled} mails came twice, more than were under way`);
  const chains = await asOperator(service, (session) => verifyAllChains(session, undefined));
  const damaged = chains.filter(({ valid }) => !valid).length;
  if (damaged > 0) complaints.push(`${damaged} audit chains are damaged`);
  print(
    `${injections} injections, ${load.outcomes.length} requests: ${rows.length} bookings, ${end.sent} notices sent, none open ` +
      `${end.seconds.toFixed(1)} s after the last request; ${doubled} mails twice; ${damaged} of ${chains.length} audit chains damaged`,
  );
  return complaints;
};

await runLong({ processes: 1, durable: false }, async (service) => {
  const owner = new Pool({ connectionString: service.environment.DATABASE_OWNER_URL, max: 2 });
  owner.on('error', () => undefined);
  const fleet = await startFleet(service, numbers);
  try {
    return await injectAll(service, fleet, owner);
  } finally {
    await fleet.stop();
    await owner.end();
  }
});
