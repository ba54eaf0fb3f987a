import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Received } from '../../support/receiver.ts';
import type { WireRecord, World } from '../../support/world.ts';
import { print } from '../run-long.ts';

/** Asked again with the same key until it is done, whatever is away meanwhile. */
export const insist = async (
  world: World,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<WireRecord> => {
  for (const key = randomUUID(); ; await pause(250)) {
    const reply = await world.partner.send(method, path, body, { key }).catch(() => undefined);
    if (reply && reply.status < 300) return reply.body.data;
    if (reply && reply.status < 500 && reply.status !== 409 && reply.status !== 429)
      throw new Error(`${method} ${path} answered ${reply.status}`);
  }
};

/** Clinics, each created and changed twice: three events for each. @returns their ids. */
export const writeClinics = async (world: World, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const { id } = await insist(world, 'POST', '/v1/partner/clinics', {
      name: `Clinic ${randomUUID()}`,
      timezone: 'Europe/Berlin',
    });
    for (const turn of [1, 2])
      await insist(world, 'PATCH', `/v1/partner/clinics/${id}`, { name: `${id} ${turn}` });
    ids.push(id);
  }
  return ids;
};

/** Seconds until every clinic's three events were accepted, or until the patience is over. */
export const arrival = async (accepted: readonly Received[], ids: readonly string[], patience: number) => {
  const began = performance.now();
  const missing = () => {
    const of = Map.groupBy(accepted, ({ event }) => event.data.id as string);
    return ids.filter((id) => new Set(of.get(id)?.map(({ event }) => event.id)).size !== 3).length;
  };
  while (missing() > 0 && performance.now() - began < patience * 1_000) await pause(250);
  return { seconds: (performance.now() - began) / 1_000, missing: missing() };
};

/** @param kills of whatever may die after a delivery and before it is noted. */
export const complaintsOf = (accepted: readonly Received[], kills: number): string[] => {
  const complaints: string[] = [];
  const byEvent = Map.groupBy(accepted, ({ event }) => event.id as string);
  const repeats = accepted.length - byEvent.size;
  print(`${byEvent.size} events accepted, ${repeats} repeats`);
  if (repeats > 8 * kills) complaints.push(`${repeats} repeats for ${kills} kills`);
  if ([...byEvent.values()].some((all) => new Set(all.map(({ body }) => body)).size > 1))
    complaints.push('A repeat has other bytes');
  const firsts = [...byEvent.values()].map(([first]) => (first as Received).event);
  for (const [id, events] of Map.groupBy(firsts, ({ data }) => data.id as string))
    if (events.some(({ sequence }, at) => at > 0 && sequence < events[at - 1].sequence))
      complaints.push(`Out of order: ${id}`);
  return complaints;
};
