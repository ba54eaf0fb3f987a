import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningApp, startApp } from '../support/app.ts';
import { clientOf, type Reply } from '../support/client.ts';
import { framedClient } from '../support/embed.ts';
import { formBody } from '../support/forms.ts';
import { rounds } from '../support/rounds.ts';
import { readyStorybook } from '../support/storybooks.ts';
import { createWorld, type WireRecord } from '../support/world.ts';
import { dataOf, outcomesOf } from './observations.ts';

/**
 * Several who change one thing at the same moment, at two processes: one of them is let through, the others are told
 * with the specified problem, and nothing is written by halves.
 */

let one: RunningApp;
let two: RunningApp;
beforeAll(async () => {
  [one, two] = await Promise.all([startApp(), startApp()]);
});
afterAll(() => Promise.all([one.stop(), two.stop()]));

const ROUNDS = 6;
const RIVALS = 4;
const CAPABILITIES = ['storybook:read', 'storybook:write', 'note:read', 'note:write'];

const open = async () => {
  const world = await createWorld(one);
  const practice = await world.practice();
  const clinician = await world.as(practice.practitioner.id);
  const frame = await framedClient(one, clinician, CAPABILITIES);
  return { world, practice, clinician, frame };
};
/** The same request of each rival, at the processes in turn, each with a key of its own. */
const compete = (
  token: string,
  request: (client: ReturnType<typeof clientOf>, rival: number) => Promise<Reply>,
) =>
  Promise.all(
    Array.from({ length: RIVALS }, (_, rival) =>
      request(clientOf((rival % 2 === 0 ? one : two).baseUrl, token), rival),
    ),
  );
const winnersOf = (replies: readonly Reply[]): number[] =>
  replies.flatMap(({ status }, rival) => (status < 300 ? [rival] : []));
const countOf = async (text: string, values: readonly unknown[]): Promise<number> =>
  (await one.owner.pool.query<{ count: number }>(`select count(*)::int as count ${text}`, [...values]))
    .rows[0]?.count ?? 0;

describe('of several at once', () => {
  test('who edit the pages of a book one wins, the others are told storybook-changed, and the book is the winner’s whole', async () => {
    const { world, clinician, frame } = await open();
    await rounds(ROUNDS, async () => {
      const book = await readyStorybook(one, world.organizationId, clinician);
      const path = `/api/embed/storybooks/${book.id}`;
      const pages: WireRecord[] = dataOf(await frame.get(`${path}/pages`));
      const page_ids = pages.map(({ id }) => id);
      // Each puts another page first, and writes into all of them.
      const replies = await compete(frame.token, (client, rival) =>
        client.patch(`${path}/pages`, {
          page_ids,
          pages: [page_ids[rival % 3 === 0 ? 3 : rival], ...page_ids]
            .filter((id, at, all) => all.indexOf(id) === at)
            .map((id) => ({ id, text: `By ${rival}` })),
        }),
      );
      expect(outcomesOf(replies)).toEqual({ 200: 1, '409 storybook-changed': RIVALS - 1 });
      const [winner] = winnersOf(replies);
      const after: WireRecord[] = dataOf(await frame.get(`${path}/pages`));
      expect(after.map(({ text }) => text)).toEqual(pages.map(() => `By ${winner}`));
      expect(after.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
      expect(
        await countOf('from workflow_outbox where workflow_id = $1', [`storybook/${book.id}/binding`]),
      ).toBe(1);
    });
  });

  test('who add a page one adds it, the others are told storybook-changed', async () => {
    const { world, clinician, frame } = await open();
    const book = await readyStorybook(one, world.organizationId, clinician);
    const path = `/api/embed/storybooks/${book.id}/pages`;
    const page_ids = dataOf(await frame.get(path)).map(({ id }: WireRecord) => id);
    const replies = await compete(frame.token, (client, rival) =>
      client.post(path, { page_ids, text: `By ${rival}`, position: 1 }),
    );
    expect(outcomesOf(replies)).toEqual({ 201: 1, '409 storybook-changed': RIVALS - 1 });
    const after: WireRecord[] = dataOf(await frame.get(path));
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(after[0]?.text).toBe(`By ${winnersOf(replies)[0]}`);
  });

  test('who share the same with the clinic one shares it, the others are told community-item-conflict', async () => {
    const { clinician } = await open();
    await rounds(ROUNDS, async () => {
      const form = dataOf(await clinician.post('/v1/partner/forms', formBody()), 201);
      const replies = await compete(clinician.token, (client, rival) =>
        client.post('/v1/partner/clinic-community/items', {
          content_type: 'form',
          content_id: form.id,
          description: `By ${rival}`,
        }),
      );
      expect(outcomesOf(replies)).toEqual({ 201: 1, '409 community-item-conflict': RIVALS - 1 });
      const [winner = 0] = winnersOf(replies);
      const item = dataOf(
        await clinician.get(`/v1/partner/clinic-community/items/${replies[winner]?.body.data.id}`),
      );
      expect(item.description).toBe(`By ${winner}`);
    });
    const listed = dataOf(await clinician.get('/v1/partner/clinic-community/items?limit=100'));
    expect(listed).toHaveLength(ROUNDS);
  });

  test('who save the note that they read one saves it, the others are told precondition-failed, and each version is whole', async () => {
    const { world, practice, frame } = await open();
    const appointment = dataOf(
      await world.partner.post('/v1/partner/appointments', world.booking(practice)),
      201,
    );
    await rounds(ROUNDS, async () => {
      const made = await frame.post('/api/embed/notes', {
        partner_appointment_id: appointment.id,
        body: 'As it was read',
      });
      const path = `/api/embed/notes/${dataOf(made, 201).id}`;
      const etag = made.headers.get('ETag') as string;
      const replies = await compete(frame.token, (client, rival) =>
        client.patch(path, { body: `By ${rival}` }, { headers: { 'If-Match': etag } }),
      );
      expect(outcomesOf(replies)).toEqual({ 200: 1, '412 precondition-failed': RIVALS - 1 });
      const [winner] = winnersOf(replies);
      expect(dataOf(await frame.get(path)).body).toBe(`By ${winner}`);
      const versions: WireRecord[] = dataOf(await frame.get(`${path}/versions`));
      expect(versions.map(({ body }) => body)).toEqual(['As it was read', `By ${winner}`]);
    });
  });

  test('who save a note without having read it all are let through, and every version is kept', async () => {
    const { world, practice, frame } = await open();
    const appointment = dataOf(
      await world.partner.post('/v1/partner/appointments', world.booking(practice)),
      201,
    );
    const made = await frame.post('/api/embed/notes', {
      partner_appointment_id: appointment.id,
      body: 'First',
    });
    const path = `/api/embed/notes/${dataOf(made, 201).id}`;
    const replies = await compete(frame.token, (client, rival) =>
      client.patch(path, { body: `By ${rival}` }),
    );
    expect(outcomesOf(replies)).toEqual({ 200: RIVALS });
    const versions: WireRecord[] = dataOf(await frame.get(`${path}/versions`));
    const kept = new Set(versions.map(({ body }) => body));
    for (let rival = 0; rival < RIVALS; rival += 1) expect(kept).toContain(`By ${rival}`);
  });
});
