import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '../../../partners/client/index.js';
import type { Received, Receiver } from '../../support/receiver.ts';
import type { World } from '../../support/world.ts';
import { percentile } from '../percentile.ts';
import { print } from '../run-long.ts';
import { insist } from './arrivals.ts';

/** Milliseconds from the answer of each creation to its event, while clinics are created at that rate. */
const measure = async (
  world: World,
  receiver: Receiver,
  { seconds, rate }: { readonly seconds: number; readonly rate: number },
): Promise<number[]> => {
  const arrived = new Map<string, number>();
  receiver.answer = ({ event, at }) => {
    if (!arrived.has(event.data.id)) arrived.set(event.data.id, at);
    return 200;
  };
  const answered = new Map<string, number>();
  const writing: Promise<void>[] = [];
  const began = performance.now();
  for (let each = 0; each < seconds * rate; each += 1) {
    await pause(Math.max(0, began + (each * 1_000) / rate - performance.now()));
    writing.push(world.clinic().then(({ id }) => void answered.set(id, Date.now())));
  }
  await Promise.all(writing);
  const missing = () => [...answered.keys()].filter((id) => !arrived.has(id)).length;
  for (const deadline = Date.now() + 60_000; missing() > 0 && Date.now() < deadline; ) await pause(100);
  if (missing() > 0) throw new Error(`${missing()} events did not arrive`);
  return [...answered].map(([id, at]) => (arrived.get(id) as number) - at).toSorted((a, b) => a - b);
};

const said = (took: readonly number[]): string =>
  `p50 ${percentile(took, 0.5).toFixed(0)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms`;

/** A receiver of another organization that takes 15 s for each of many events. */
export interface Hanging {
  readonly world: World;
  readonly receiver: Receiver;
  readonly events: number;
}

/** Latency by itself, then while an endpoint of another organization hangs on each of its events. */
export const measureTraffic = async (
  world: World,
  receiver: Receiver,
  hanging: Hanging,
  pace: { readonly seconds: number; readonly rate: number },
): Promise<string[]> => {
  const alone = await measure(world, receiver, pace);
  print(`201 to event, ${pace.rate} writes/s for ${pace.seconds} s: ${said(alone)}`);
  hanging.receiver.answer = () => (response) => {
    setTimeout(() => response.writeHead(200).end(), 15_000);
  };
  for (let each = 0; each < hanging.events; each += 1) await hanging.world.clinic();
  const before = hanging.receiver.received.length;
  const beside = await measure(world, receiver, { ...pace, seconds: Math.min(60, pace.seconds) });
  print(`beside an endpoint that hangs on each of ${hanging.events} (${before} tried): ${said(beside)}`);
  hanging.receiver.answer = () => 200;
  const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
  return ratio > 2 ? [`p99 beside a hanging endpoint is ${ratio.toFixed(1)} times as long`] : [];
};

const isGenuine = async ({ body, headers }: Received, keys: object): Promise<boolean> =>
  verifyWebhook(body, headers as Record<string, string>, keys).then(
    () => true,
    () => false,
  );

/** Both kinds of key are rotated under load, and each delivery is judged with the keys that a partner then had. */
export const rotateUnderLoad = async (
  world: World,
  receiver: Receiver,
  { seconds, rate }: { readonly seconds: number; readonly rate: number },
): Promise<string[]> => {
  const KEYS = '/v1/partner/webhook-keys';
  const publicKeys = async (): Promise<string[]> =>
    (await world.partner.get(KEYS)).body.data.flatMap(
      (one: { public_key: string | null }) => one.public_key ?? [],
    );
  const secrets: string[] = [];
  const add = async (kind: 'ed25519' | 'hmac') => {
    const key = await insist(world, 'POST', KEYS, { kind, overlap_seconds: 6 });
    if (key.secret) secrets.unshift(key.secret);
  };
  await add('hmac');
  // A sender of the part before may have read the keys up to two seconds ago, when there was none of this kind.
  await pause(2_500);
  const judged = { all: 0, unverified: 0, byBothOfOverlap: 0 };
  // A partner that reads the keys once in a while, and never in the moment of a rotation.
  let known = await publicKeys();
  let going = true;
  const pending: Promise<void>[] = [];
  const judge = async (one: Received) => {
    const [old, fresh] = [known, await publicKeys()];
    const byOld = await isGenuine(one, { publicKeys: old });
    const byNew = await isGenuine(one, { publicKeys: fresh });
    const byHmac = secrets.some((secret) => {
      try {
        new Webhook(secret).verify(one.body, one.headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    });
    judged.all += 1;
    if (byOld && byNew) judged.byBothOfOverlap += 1;
    if (!(byOld || byNew) || !byHmac) judged.unverified += 1;
  };
  receiver.answer = (one) => {
    pending.push(judge(one));
    return 200;
  };
  const rotating = (async () => {
    while (going) {
      await add('ed25519');
      await add('hmac');
      await pause(3_000);
      known = await publicKeys();
      await pause(5_000);
    }
  })();
  const writing: Promise<unknown>[] = [];
  for (let each = 0; each < seconds * rate; each += 1) {
    writing.push(world.clinic());
    await pause(1_000 / rate);
  }
  going = false;
  await Promise.all([rotating, ...writing]);
  for (const deadline = Date.now() + 30_000; judged.all < writing.length && Date.now() < deadline; )
    await pause(200);
  await Promise.all(pending);
  print(
    `keys rotated each 8 s at ${rate} writes/s: ${judged.all} deliveries, ${judged.unverified} that neither key verifies, ` +
      `${judged.byBothOfOverlap} that the partner's older keys verify too`,
  );
  return [
    ...(judged.unverified > 0 ? [`${judged.unverified} deliveries that no key verifies`] : []),
    ...(judged.all < writing.length ? [`${writing.length - judged.all} events did not arrive`] : []),
  ];
};
