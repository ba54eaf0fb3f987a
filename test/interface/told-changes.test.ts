import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pMap from 'p-map';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { liftLimits } from '../domain/observations.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type Client, insisting } from '../support/client.ts';
import type { WireRecord } from '../support/world.ts';
import { createScene, perform, prepareCalls, type Scene } from './samples.ts';

/**
 * Every write of the interface is told on the change feed: one event for each record whose GET differs afterwards, and
 * none for any other (beyond the specification, 1.7 row 3).
 */

jest.setTimeout(240_000);

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

/** Where records are read, by the noun of their events. */
const LISTS: Readonly<Record<string, string>> = {
  clinic: '/v1/partner/clinics?include_deleted=true&',
  practitioner: '/v1/partner/practitioners?include_deleted=true&',
  patient: '/v1/partner/patients?include_deleted=true&',
  appointment: '/v1/partner/appointments?include_deleted=true&',
  form: '/api/embed/forms?',
  storybook: '/v1/partner/storybooks?',
  worksheet: '/v1/partner/worksheets?',
  note: '/v1/partner/notes?include=body&',
  export: '/api/embed/exports?',
  playroom: '/v1/partner/playrooms?',
  toolkit: '/v1/partner/toolkits?',
};
/** Parts of a record that its list leaves out, by their own address below the record. */
const PARTS: Readonly<Record<string, string>> = {
  note: '?include=transcript',
  storybook: '/pages',
};
/** Events of a record's own that change nothing of what it shows. */
const OF_OTHERS = /^(form\.(requested|submitted)|share\.settled)$/;
/** Not what the record says: when it was changed, how far work has come, links that are made anew for each answer. */
const BESIDE = /^(updated_at|pages_done|items_done|items_total|.*_url)$/;
const readable = (record: WireRecord): string =>
  JSON.stringify(Object.entries(record).filter(([name]) => !BESIDE.test(name)));

type Snapshot = ReadonlyMap<string, string>;

const partsOf = async (caller: Client, noun: string, id: string): Promise<string> => {
  const part = PARTS[noun];
  if (!part) return '';
  const { body } = await caller.get(`/v1/partner/${noun}s/${id}${part}`);
  const shown = [body.data].flat();
  return JSON.stringify(shown.map(({ id: of, text, transcript }) => [of, text, transcript]));
};

const snapshotOf = async ({ caller }: Scene): Promise<Snapshot> => {
  const lists = await pMap(
    Object.entries(LISTS),
    async ([noun, list]) => {
      const found: [string, string][] = [];
      for (let cursor = ''; ; ) {
        const { body } = await insisting(caller).get(`${list}limit=100${cursor && `&cursor=${cursor}`}`);
        for (const record of body.data)
          found.push([`${noun} ${record.id}`, readable(record) + (await partsOf(caller, noun, record.id))]);
        if (!body.meta.pagination.has_more) return found;
        cursor = encodeURIComponent(body.meta.pagination.next_cursor);
      }
    },
    { concurrency: 4 },
  );
  return new Map(lists.flat());
};

const differing = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));

/** Records of colleagues are not in the lists. */
const told = async (
  { world, practice }: Scene,
  from: number,
): Promise<{ records: string[]; latest: number }> => {
  const { body } = await insisting(world.partner).get(
    `/v1/partner/events?limit=100&include_clinician_content=true&sequence_from=${from}`,
  );
  const mine = body.data.filter(
    ({ type, data }: WireRecord) =>
      !OF_OTHERS.test(type) && [practice.practitioner.id, undefined].includes(data.partner_practitioner_id),
  );
  const records = mine.map(({ type, data }: WireRecord) => `${type.split('.')[0]} ${data.id}`);
  return { records, latest: body.meta.latest_sequence };
};

const writes = endpoints.filter(({ method }) => method !== 'GET');

test('each write tells once of every record that reads otherwise afterwards, and of no other', async () => {
  const scene = await createScene(app);
  await liftLimits(app, scene.world.organizationId);
  const calls = await prepareCalls(scene, writes);
  const wrong: Record<string, unknown> = {};
  const toldBy: Endpoint['id'][] = [];
  let before = await snapshotOf(scene);
  let { latest } = await told(scene, 1);
  for (const [one, call] of calls) {
    await perform(scene.caller, one, call);
    const after = await snapshotOf(scene);
    const news = await told(scene, latest + 1);
    const expected = differing(before, after).toSorted();
    const records = news.records.filter((record) => Object.hasOwn(LISTS, record.split(' ')[0] as string));
    if (JSON.stringify(expected) !== JSON.stringify(records.toSorted()))
      wrong[one.id] = { differ: expected, told: news.records };
    if (news.records.length > 0) toldBy.push(one.id);
    before = after;
    latest = news.latest;
  }
  expect(wrong).toEqual({});
  expect(toldBy.length).toBeGreaterThan(40);
});
