import { randomUUID } from 'node:crypto';
import type { RunningApp } from '../support/app.ts';
import { signCheckpoint } from '../support/checkpoints.ts';
import type { Client } from '../support/client.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';
import { dataOf } from './observations.ts';

export const ENTRIES = '/v1/partner/audit/entries';
export const CHECKPOINTS = '/v1/partner/audit/checkpoints';

/** All pages. Reading makes the chain longer, but by less than a page holds. */
export const readAll = async (client: Client, list: string, limit = 100): Promise<WireRecord[]> => {
  const records: WireRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await client.get(`${list}?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    records.push(...dataOf(page));
    cursor = page.body.meta.pagination.next_cursor;
  }
  return records;
};

/** An organization with some requests behind it, the last two checkpoints between them. */
export const busyWorld = async (app: RunningApp): Promise<World> => {
  const world = await createWorld(app);
  for (let round = 0; round < 2; round += 1) {
    await world.clinic();
    await world.partner.get('/v1/partner/clinics?limit=0');
    await world.partner.get(`/v1/partner/clinics/${randomUUID()}`);
    await signCheckpoint(app);
  }
  return world;
};
