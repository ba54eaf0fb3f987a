import { setTimeout as pause } from 'node:timers/promises';
import { createWorld } from '../../support/world.ts';
import { type LongRun, print } from '../run-long.ts';

/** So many that 2,400 refusals, each held back for up to a second, fit into a minute. */
const CLIENTS = 128;
const MINUTE = 60_000;
const LIMIT = 600;
/** What was sent before must be answered within the minute. */
const LAST_SENT = 45_000;

/** Far more requests than a minute allows, over all processes: exactly as many pass as it allows. */
export const exactLimits = async (
  { service, signal }: LongRun,
  { flood }: { readonly flood: number },
): Promise<string[]> => {
  const { partner } = await createWorld(service);
  // All of them within one minute, by the clock of the database, which is this machine's.
  await pause(MINUTE - (Date.now() % MINUTE) + 200, undefined, { signal });
  const began = Math.floor(Date.now() / MINUTE);
  const statuses = new Map<number, number>();
  let left = flood;
  const client = async (number: number): Promise<void> => {
    while (left > 0 && Date.now() < began * MINUTE + LAST_SENT) {
      left -= 1;
      const base = service.baseUrls[(left + number) % service.baseUrls.length];
      const { status } = await fetch(`${base}/v1/partner/health`, {
        headers: { Authorization: `Bearer ${partner.token}` },
        signal,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  const crossed = Math.floor(Date.now() / MINUTE) !== began;
  const [passed, refused] = [statuses.get(200) ?? 0, statuses.get(429) ?? 0];
  print(
    `${passed + refused} requests of one organization in a minute, ${CLIENTS} clients: ${passed} passed, ${refused} refused with 429`,
  );
  if (crossed || passed + refused <= LIMIT)
    return ['limits: too few requests were answered within one minute, so nothing is known'];
  return passed === LIMIT && statuses.size === 2
    ? []
    : [`limits: ${passed} requests passed where ${LIMIT} may; statuses ${[...statuses.keys()].join(' ')}`];
};
