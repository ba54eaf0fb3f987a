import { expect } from '@jest/globals';
import type { WireRecord, World } from './world.ts';

export const EVENTS = '/v1/partner/events';

/** All events from a place on, page by page as a follower reads them. */
export const eventsFrom = async (caller: World['partner'], from = 1, more = ''): Promise<WireRecord[]> => {
  const found: WireRecord[] = [];
  for (let next = from; ; ) {
    const page = await caller.get(`${EVENTS}?limit=100&sequence_from=${next}${more}`);
    expect([page.status, page.text]).toEqual([200, expect.anything()]);
    found.push(...page.body.data);
    if (!page.body.meta.pagination.has_more) return found;
    next = found.at(-1).sequence + 1;
  }
};

export const newest = async ({ partner }: World): Promise<number> =>
  (await partner.get(`${EVENTS}?limit=1`)).body.meta.latest_sequence;

/** What a request made the feed tell, without what it told before. */
export const toldBy = async (world: World, request: () => Promise<unknown>): Promise<WireRecord[]> => {
  const before = await newest(world);
  await request();
  return eventsFrom(world.partner, before + 1, '&include_clinician_content=true');
};

export const typesOf = (events: readonly WireRecord[]): string[] => events.map(({ type }) => type);
