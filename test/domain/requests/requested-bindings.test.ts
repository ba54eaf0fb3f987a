import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRebindStory } from '../../../activities/stories/bind-story.ts';
import { createBindWorksheet } from '../../../activities/worksheets/bind-worksheet.ts';
import { sql } from '../../../platform/database/rows.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import type { Client, Reply } from '../../support/client.ts';
import { framedClient } from '../../support/embed.ts';
import {
  readyStorybook,
  startedStorybook,
  storyDependencies,
  withdrawStorybook,
} from '../../support/storybooks.ts';
import { readyWorksheet } from '../../support/worksheets.ts';
import { createWorld, type WireRecord } from '../../support/world.ts';

/** What became of an edit that binds a book or worksheet anew (docs/spec/beyond.md, part 3). */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const { signal } = new AbortController();
const ofRequest = async (client: Client, id: string | null | undefined): Promise<WireRecord> =>
  (await client.get(`/v1/partner/requests/${id}`)).body.data;
const ofReply = (client: Client, reply: Reply) => ofRequest(client, reply.headers.get('x-request-id'));
/** The request that created a record. */
const creatorOf = async (id: string): Promise<string | undefined> =>
  (
    await app.owner.rows.first(sql<{ request_id: string }>`
      select request_id from workflow_outbox
      where input::text like ${`%${id}%`} and request_id is not null order by created_at limit 1`)
  )?.request_id;
const forget = (kind: string) => app.owner.rows.all(sql`delete from ${sql.table(`${kind}_bindings`)}`);

const practice = async () => {
  const world = await createWorld(app);
  const clinician = await world.as((await world.practice()).practitioner.id);
  return { organizationId: world.organizationId, clinician };
};

const book = async () => {
  const { organizationId, clinician } = await practice();
  const { id } = await readyStorybook(app, organizationId, clinician);
  const frame = await framedClient(app, clinician, ['storybook:read', 'storybook:write', 'storybook:delete']);
  const path = `/api/embed/storybooks/${id}`;
  const ids = (await frame.get(`${path}/pages`)).body.data.map((page: WireRecord) => page.id);
  const edit = (text: string) =>
    frame.patch(`${path}/pages`, {
      page_ids: ids,
      pages: ids.map((one: string, at: number) => (at === 0 ? { id: one, text } : { id: one })),
    });
  const bind = () => createRebindStory(storyDependencies(app))({ organizationId, storybookId: id }, signal);
  return { kind: 'storybook', clinician, frame, path, id, edit, bind };
};

const worksheet = async () => {
  const { organizationId, clinician } = await practice();
  const { id } = await readyWorksheet(app, clinician, organizationId, 3);
  const frame = await framedClient(app, clinician, ['worksheet:read', 'worksheet:write', 'worksheet:delete']);
  const path = `/api/embed/worksheets/${id}`;
  const edit = async () => {
    const pages = (await frame.get(`${path}/pages`)).body.data;
    return frame.patch(`${path}/pages/${pages.at(-1).id}`, { position: 1 });
  };
  const bind = () => createBindWorksheet(app)({ organizationId, worksheetId: id }, signal);
  return { kind: 'worksheet', clinician, frame, path, id, edit, bind };
};

test.each([
  ['a storybook', book],
  ['a worksheet', worksheet],
])('an edit of %s has an effect of its own, and the creation stays settled', async (_, open) => {
  const { kind, clinician, frame, path, id, edit, bind } = await open();
  const creation = await creatorOf(id);
  const made = await ofRequest(clinician, creation);
  expect(made).toMatchObject({ settled: true, effects: [{ kind, id, workflow_id: `${kind}/${id}` }] });
  const first = await edit('It was dark.');
  expect(first.status).toBe(200);
  const waiting = await ofReply(clinician, first);
  expect(waiting.effects).toEqual([
    {
      ...made.effects[0],
      request_id: first.headers.get('x-request-id'),
      state: 'waiting',
      requested_at: expect.stringMatching(/Z$/),
      settled_at: null,
      workflow_id: `${kind}/${id}/binding`,
    },
  ]);
  expect(waiting.effects[0].requested_at > made.effects[0].settled_at).toBe(true);
  expect(await ofRequest(clinician, creation)).toEqual(made);

  await bind();
  const bound = await ofReply(clinician, first);
  expect([bound.settled, bound.effects[0].state]).toEqual([true, 'done']);
  expect(bound.effects[0].settled_at > bound.effects[0].requested_at).toBe(true);
  const second = await edit('It was light.');
  // What was settled stays as it was, whatever follows.
  expect((await ofReply(clinician, first)).effects).toEqual(bound.effects);
  expect((await ofReply(clinician, second)).effects).toHaveLength(1);
  expect((await frame.delete(path)).status).toBe(204);
  const given = (await ofReply(clinician, second)).effects[0];
  expect([given.state, given.settled_at]).toEqual(['cancelled', expect.stringMatching(/Z$/)]);
  expect((await ofReply(clinician, first)).effects).toEqual(bound.effects);
  expect(await ofRequest(clinician, creation)).toEqual(made);
});

test('edits that are bound together are settled together', async () => {
  const { clinician, edit, bind } = await book();
  const edits = [await edit('One.'), await edit('Two.')];
  await bind();
  for (const one of edits) expect((await ofReply(clinician, one)).effects[0].state).toBe('done');
});

test.each([
  ['a storybook', book],
  ['a worksheet', worksheet],
])('an edit of %s by an earlier version waits until it is bound', async (_, open) => {
  const { kind, clinician, id, edit, bind } = await open();
  const creation = await creatorOf(id);
  const edited = await edit('It was dark.');
  await forget(kind);
  const before = await ofReply(clinician, edited);
  expect(before.effects).toMatchObject([{ state: 'waiting', workflow_id: `${kind}/${id}/binding` }]);
  await bind();
  expect(await ofReply(clinician, edited)).toMatchObject({ settled: true, effects: [{ state: 'done' }] });
  expect((await ofRequest(clinician, creation)).effects).toHaveLength(1);
});

test('when a storybook failed does not move with later changes', async () => {
  const { organizationId, clinician } = await practice();
  const { id } = await startedStorybook(clinician);
  await withdrawStorybook(app, organizationId, id);
  const creation = await creatorOf(id);
  const failed = await ofRequest(clinician, creation);
  expect(failed.effects).toMatchObject([{ state: 'failed', settled_at: expect.any(String) }]);
  const path = `/v1/partner/storybooks/${id}`;
  expect((await clinician.patch(path, { shelf_ready: true })).status).toBe(200);
  expect((await clinician.delete(path)).status).toBe(204);
  expect((await ofRequest(clinician, creation)).effects).toEqual(failed.effects);
});
