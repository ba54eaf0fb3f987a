import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createModelClient } from '../../activities/stories/remote/model-client.ts';
import { createRemoteSheetWriter } from '../../activities/worksheets/compose/remote-sheet-writer.ts';
import { worksheetKeys } from '../../domain/worksheets/worksheet-objects.ts';
import { readWhole } from '../../platform/objects/objects.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { framedClient } from '../support/embed.ts';
import { KEY, type ModelServer, saying, startModelServer } from '../support/model-server.ts';
import { compose, convert } from '../support/worksheets.ts';
import { createWorld } from '../support/world.ts';
import { dataOf } from './observations.ts';

/** Generated worksheets that a model words; the drawings are those of the built-in ones. */

let app: RunningApp;
let models: ModelServer;
beforeAll(async () => {
  [app, models] = await Promise.all([startApp(), startModelServer()]);
});
afterAll(() => Promise.all([app.stop(), models.stop()]));
beforeEach(() => void models.requests.splice(0));

const open = async (body: object = {}) => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const frame = await framedClient(app, clinician, ['worksheet:generate']);
  const topic = 'Being afraid of the dark';
  const { id } = dataOf(await frame.post('/api/embed/worksheet-generations', { topic, ...body }), 201);
  const writer = createRemoteSheetWriter(createModelClient({ url: models.url, key: KEY }), {
    model: 'writer',
    moderationModel: 'judge',
  });
  const composed = (more?: Parameters<typeof compose>[4]) =>
    compose(app, world.organizationId, id, writer, more);
  const spent = async () =>
    Number(
      (await app.owner.pool.query('select tokens_spent from worksheets where id = $1', [id])).rows[0]
        .tokens_spent,
    );
  return { world, id, composed, spent, converted: () => convert(app, world.organizationId, id) };
};
const asked = () => models.requests.filter(({ path }) => path.endsWith('/chat/completions'));

test('the texts come in one answer of a strict schema, in the requested language and for the age, and are then drawn', async () => {
  const { composed, converted, spent } = await open({ page_count: 6, language: 'it', age_band: '9-12' });
  expect(await composed()).toBe('composed');
  expect(await converted()).toEqual({ outcome: 'drawn', pages: 6, bound: true });
  const [request] = asked();
  const { schema, strict } = request?.body.response_format.json_schema ?? {};
  expect(strict).toBe(true);
  expect(Object.keys(schema.properties.pages.properties)).toHaveLength(6);
  expect(schema.properties.pages.properties.thermometer.properties.labels).toMatchObject({
    minItems: 5,
    maxItems: 5,
  });
  expect(request?.body.messages[1].content).toMatch(/language it for children of 9 to 12/);
  expect(await spent()).toBe(100);
});

test('the model is asked once, also if the step is repeated', async () => {
  const { composed } = await open();
  expect([await composed(), await composed()]).toEqual(['composed', 'composed']);
  expect(asked()).toHaveLength(1);
});

test('nothing is made if topic or answer is refused, or the budget is used up', async () => {
  const refused = await open({ topic: 'FORBIDDEN' });
  await expect(refused.composed()).rejects.toMatchObject({ type: 'ContentRefused', nonRetryable: true });
  expect(asked()).toEqual([]);
  const answered = await open();
  models.next({ body: { results: [] } }, saying('', { refusal: 'no' }));
  await expect(answered.composed()).rejects.toMatchObject({ type: 'ContentRefused' });
  const dear = await open();
  models.next({ body: { results: [] } }, saying('no JSON', { tokens: 600 }));
  await expect(dear.composed({ tokens: 500 })).rejects.toMatchObject({ type: 'BudgetSpent' });
  expect(await dear.spent()).toBe(600);
});

test('the built-in texts are used if no model writes them', async () => {
  const { world, id, composed, converted } = await open({ topic: 'FORBIDDEN', page_count: 2 });
  expect(await composed({ builtIn: true })).toBe('composed');
  expect(await converted()).toEqual({ outcome: 'drawn', pages: 2, bound: true });
  expect(models.requests).toEqual([]);
  // Screen readers need the tags, so the document is not copied as an upload is.
  const document = await readWhole(app.objects, worksheetKeys(world.organizationId, id).document(0));
  expect(document.toString('latin1')).toMatch(
    /\/StructTreeRoot.*\/Lang \(en\)|\/Lang \(en\).*\/StructTreeRoot/s,
  );
});
