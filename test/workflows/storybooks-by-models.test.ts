import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createBindStory } from '../../activities/stories/bind-story.ts';
import { createMakeCover, createMakePage, createPlanStory } from '../../activities/stories/make-story.ts';
import {
  createOpenStory,
  createPublishStory,
  createWithdrawStory,
} from '../../activities/stories/settle-story.ts';
import { storytellers } from '../../activities/stories/storytellers.ts';
import { withHeartbeat } from '../../activities/with-heartbeat.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { KEY, type ModelServer, saying, startModelServer } from '../support/model-server.ts';
import { startedStorybook } from '../support/storybooks.ts';
import { createWorld } from '../support/world.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

/** The whole way of a book that models write and draw: workflow, activities, rows and objects are the real ones. */

let app: RunningApp;
let lab: WorkflowLab;
let models: ModelServer;
beforeAll(async () => {
  [app, lab, models] = await Promise.all([startApp(), openWorkflowLab(), startModelServer()]);
});
afterAll(() => Promise.all([app.stop(), lab.close(), models.stop()]));
afterEach(() => void models.requests.splice(0));

const make = async (fields: object = {}, settings: { tokens?: number } = {}) => {
  const world = await createWorld(app);
  const { practitioner } = await world.practice();
  const clinician = await world.as(practitioner.id);
  const { id } = await startedStorybook(clinician, fields);
  const { database, objects, secrets } = app;
  const dependencies = {
    database,
    objects,
    secrets,
    ...storytellers(
      {
        STORY_API_URL: models.url,
        STORY_API_KEY: KEY,
        STORY_TEXT_MODEL: 'writer',
        STORY_IMAGE_MODEL: 'painter',
        STORY_MODERATION_MODEL: 'judge',
        STORY_TOKENS_PER_BOOK: settings.tokens ?? 600_000,
        STORY_TOKENS_PER_WORKSHEET: 20_000,
      },
      app.log,
    ),
  };
  const ended = await lab.run({
    openStory: createOpenStory(dependencies),
    planStory: withHeartbeat(createPlanStory)(dependencies),
    makePage: withHeartbeat(createMakePage)(dependencies),
    makeCover: withHeartbeat(createMakeCover)(dependencies),
    bindStory: withHeartbeat(createBindStory)(dependencies),
    publishStory: createPublishStory(dependencies),
    withdrawStory: createWithdrawStory(dependencies),
  }, async () => {
    const handle = await lab.deliver(workflows.generateStorybook.command(world.organizationId, id));
    return handle.result().catch(() => 'failed');
  }, ['stories']);
  const { data: story } = (await clinician.get(`/v1/partner/storybooks/${id}`)).body;
  const pages = (await clinician.get(`/v1/partner/storybooks/${id}/pages`)).body.data;
  const usage = await app.owner.pool.query('select 1 from usage_records where resource_id = $1', [id]);
  const drafts = await app.owner.pool.query('select 1 from storybook_drafts where storybook_id = $1', [id]);
  const stored: string[] = [];
  for await (const { key } of objects.list(`organizations/${world.organizationId}/`)) stored.push(key);
  return { ended, story, pages, billed: usage.rowCount, drafts: drafts.rowCount, stored };
};

const asked = (path: string) => models.requests.filter((request) => request.path === path).length;

test('a book by models is ready and billed once, although each model was busy at first', async () => {
  const busy = { status: 429, headers: { 'Retry-After': '90' } };
  // The plan is judged, refused for now, and written; then a picture is refused for now as well.
  models.next({ body: { results: [] } }, busy);
  const { ended, story, pages, billed, drafts } = await make();
  expect(ended).toBe('ready');
  expect(story).toMatchObject({ status: 'ready', title: 'Some title', pages_done: 4 });
  expect(pages.map(({ text }: { text: string }) => text)).toEqual(Array(4).fill('Some text'));
  expect([billed, drafts]).toEqual([1, 0]);
  // One plan more than one, four pages, and a cover with each picture once.
  expect([asked('/v1/chat/completions'), asked('/v1/images/generations')]).toEqual([6, 5]);
});

test('an unavailable illustrator does not cause a page to be written twice', async () => {
  let refusals = 0;
  const refuse = (request: { path: string }) => {
    if (!request.path.endsWith('/images/generations')) return undefined;
    refusals += 1;
    return { status: 503, headers: { 'Retry-After': '60' } };
  };
  models.instead((request) => (refusals < 3 ? refuse(request) : undefined));
  const { ended, story } = await make();
  models.instead(undefined);
  expect(ended).toBe('ready');
  expect(story.status).toBe('ready');
  expect(refusals).toBe(3);
  expect([asked('/v1/chat/completions'), asked('/v1/images/generations')]).toEqual([5, 8]);
});

test('a refused topic ends the story with that reason; nothing is billed and nothing is left', async () => {
  const { ended, story, pages, billed, stored } = await make({ topic: 'FORBIDDEN' });
  expect(ended).toBe('refused');
  expect(story).toMatchObject({ status: 'failed', failure_code: 'content_refused', title: null });
  expect([pages, billed, stored]).toEqual([[], 0, []]);
  expect(asked('/v1/chat/completions')).toBe(0);
});

// One step at a time fails here: the test server loses its way where others are cancelled meanwhile.
test('a picture that is refused at the end leaves nothing of the book', async () => {
  models.instead((request) =>
    request.path.endsWith('/images/generations') && asked(request.path) === 5
      ? { status: 400, body: { error: { code: 'moderation_blocked' } } }
      : undefined,
  );
  const { ended, story, pages, billed, drafts, stored } = await make();
  models.instead(undefined);
  expect(ended).toBe('refused');
  expect(story).toMatchObject({ status: 'failed', failure_code: 'content_refused', pages_done: 0 });
  expect([pages, billed, drafts, stored]).toEqual([[], 0, 0, []]);
});

test('a book that exceeds its budget fails, and no more is spent on it', async () => {
  // A plan and four pages of 100 tokens, four pictures of 6,000; then there is the cover.
  const { ended, story, billed } = await make({}, { tokens: 24_500 });
  expect(ended).toBe('failed');
  expect(story).toMatchObject({ status: 'failed', failure_code: 'author_failed' });
  expect(billed).toBe(0);
  expect(asked('/v1/images/generations')).toBe(4);
});

test('a model that never answers as requested makes the book fail', async () => {
  models.instead((request) =>
    request.path.endsWith('/completions') ? saying('Once upon a time') : undefined,
  );
  const { story } = await make();
  models.instead(undefined);
  expect(story).toMatchObject({ status: 'failed', failure_code: 'author_failed' });
  expect(asked('/v1/chat/completions')).toBe(2);
});
