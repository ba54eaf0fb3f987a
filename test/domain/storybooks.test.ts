import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createOpenStory } from '../../activities/stories/settle-story.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import type { Client, Reply } from '../support/client.ts';
import { setFeatures } from '../support/features.ts';
import {
  failedStorybook,
  makeStorybook,
  readyStorybook,
  startedStorybook,
  storybookBody,
  storyDependencies,
} from '../support/storybooks.ts';
import { createWorld, type WireRecord, type World } from '../support/world.ts';

let app: RunningApp;
let owner: RunningApp['owner']['pool'];
beforeAll(async () => {
  app = await startApp();
  owner = app.owner.pool;
});
afterAll(() => app.stop());

interface Practice {
  readonly world: World;
  readonly clinician: Client;
  readonly practitioner: WireRecord;
  readonly patient: WireRecord;
  readonly clinic: WireRecord;
}
const open = async (): Promise<Practice> => {
  const world = await createWorld(app);
  const practice = await world.practice();
  return { world, ...practice, clinician: await world.as(practice.practitioner.id) };
};
const ready = ({ world, clinician }: Practice, fields: object = {}) =>
  readyStorybook(app, world.organizationId, clinician, fields);
const slugOf = ({ body }: Reply): string => String(body?.type).replace(/.*\//, '');
const outbox = async (id: string) =>
  (
    await owner.query('select workflow_type, kind, input from workflow_outbox where workflow_id = $1', [
      `storybook/${id}`,
    ])
  ).rows;
const rowOf = async (id: string) =>
  (await owner.query('select * from storybooks where id = $1', [id])).rows[0];

describe('generating a storybook', () => {
  test('answers at once with the story in generation, and with its address', async () => {
    const { clinician } = await open();
    const reply = await clinician.post(
      '/v1/partner/storybooks',
      storybookBody({ page_count: 6, language: 'de' }),
    );
    expect(reply.status).toBe(201);
    expect(reply.body.data).toEqual({
      id: expect.any(String),
      status: 'generating',
      title: null,
      language: 'de',
      page_count: 6,
      pages_done: 0,
      shelf_ready: false,
      cover_image_url: null,
      failure_code: null,
      ready_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(reply.headers.get('location')).toBe(
      `${app.config.BASE_URL}/v1/partner/storybooks/${reply.body.data.id}`,
    );
  });

  test('takes eight pages in English where nothing else is said', async () => {
    const { clinician } = await open();
    const { body } = await clinician.post('/v1/partner/storybooks', { topic: 'Courage' });
    expect(body.data).toMatchObject({ page_count: 8, language: 'en' });
  });

  test('starts its workflow once, with ids alone', async () => {
    const { clinician, world } = await open();
    const key = randomUUID();
    const replies = [];
    for (let at = 0; at < 2; at += 1)
      replies.push(await clinician.post('/v1/partner/storybooks', storybookBody(), { key }));
    expect(replies[1]?.body.data.id).toBe(replies[0]?.body.data.id);
    const id = replies[0]?.body.data.id as string;
    expect(await outbox(id)).toEqual([
      {
        workflow_type: 'generateStorybook',
        kind: 'start',
        input: { organizationId: world.organizationId, storybookId: id },
      },
    ]);
  });

  test('starts four stories of an organization at once, then two each second; of nine, three are made outside the overflow, of thirteen none', async () => {
    const { clinician, world } = await open();
    const ids: string[] = [];
    const ask = async (stories: number) => {
      for (let story = 0; story < stories; story += 1)
        ids.push((await clinician.post('/v1/partner/storybooks', storybookBody())).body.data.id);
    };
    const usual = async (): Promise<number> => {
      // Whatever their order was: those of the same moment are told apart, too.
      await owner.query(`update storybooks set created_at = '2026-01-01' where organization_id = $1`, [
        world.organizationId,
      ]);
      const opened = await Promise.all(
        ids.map((storybookId) => createOpenStory(app)({ organizationId: world.organizationId, storybookId })),
      );
      return opened.filter((story) => story !== 'gone' && !story.rushed).length;
    };
    await ask(9);
    const { rows } = await owner.query(
      'select start_delay_seconds from workflow_outbox where organization_id = $1',
      [world.organizationId],
    );
    expect(rows.map(({ start_delay_seconds }) => start_delay_seconds ?? 0).sort()).toEqual([
      0, 0, 0, 0, 1, 1, 2, 2, 3,
    ]);
    expect(await usual()).toBe(3);
    await ask(4);
    expect(await usual()).toBe(0);
  });

  test('never shows what was asked for, and keeps it sealed', async () => {
    const practice = await open();
    const words = {
      topic: 'Xylophonkanarie',
      therapeutic_goal: 'Quittenlampe',
      character_name: 'Zwirbelina',
    };
    const { id } = await startedStorybook(practice.clinician, words);
    const stored = JSON.stringify(await rowOf(id), (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    const shown = (await practice.clinician.get(`/v1/partner/storybooks/${id}`)).text;
    for (const word of Object.values(words)) expect(`${stored}${shown}`).not.toContain(word);
  });

  test('drops what was asked for once the book is ready', async () => {
    const practice = await open();
    const { id } = await ready(practice);
    expect((await rowOf(id)).brief).toBeNull();
  });

  test.each([
    ['topic', {}],
    ['topic', { topic: '' }],
    ['topic', { topic: 'x'.repeat(501) }],
    ['therapeutic_goal', { topic: 'x', therapeutic_goal: 'x'.repeat(1_001) }],
    ['character_name', { topic: 'x', character_name: 'x'.repeat(81) }],
    ['age_band', { topic: 'x', age_band: '4-6' }],
    ['language', { topic: 'x', language: 'not a language' }],
    ['illustration_style', { topic: 'x', illustration_style: 'oil' }],
    ['page_count', { topic: 'x', page_count: 3 }],
    ['page_count', { topic: 'x', page_count: 25 }],
    ['page_count', { topic: 'x', page_count: 8.5 }],
    ['title', { topic: 'x', title: 'Mine' }],
  ])('refuses a bad %s', async (path, body) => {
    const { clinician } = await open();
    const reply = await clinician.post('/v1/partner/storybooks', body);
    expect(reply.status).toBe(422);
    expect(reply.body.fields.map((field: { path: string }) => field.path)).toContain(path);
  });

  test.each(['it', 'pt-BR', 'zh-Hans'])(
    'refuses %s, which the built-in author does not write, before anything begins',
    async (language) => {
      const { clinician, world } = await open();
      const reply = await clinician.post('/v1/partner/storybooks', storybookBody({ language }));
      expect(reply.status).toBe(422);
      expect(reply.body.fields).toMatchObject([{ path: 'language', code: 'invalid_value' }]);
      const stored = await owner.query(
        `select (select count(*)::int from storybooks where organization_id = $1) as books,
        (select count(*)::int from workflow_outbox where organization_id = $1) as commands,
        (select count(*)::int from usage_records where organization_id = $1) as usage`,
        [world.organizationId],
      );
      expect(stored.rows).toEqual([{ books: 0, commands: 0, usage: 0 }]);
    },
  );

  test.each(['de-AT', 'FR', 'es-419'])('takes %s, whose language the author writes', async (language) => {
    const { clinician } = await open();
    const reply = await clinician.post('/v1/partner/storybooks', storybookBody({ language }));
    expect([reply.status, reply.body.data.language]).toEqual([201, language]);
  });

  test('may be for a patient on the roster, and for no other', async () => {
    const { clinician, world, clinic, patient } = await open();
    const other = await world.practitioner({ partner_clinic_id: clinic.id });
    const stranger = await world.patient({
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: other.id,
    });
    const asking = (partner_patient_id: string) =>
      clinician.post('/v1/partner/storybooks', storybookBody({ partner_patient_id }));
    expect((await asking(patient.id)).status).toBe(201);
    for (const id of [stranger.id, randomUUID()]) expect(slugOf(await asking(id))).toBe('not-found');
  });

  test('needs the feature, also in the country of the clinician', async () => {
    const { clinician, world, practitioner } = await open();
    const set = (state: boolean | readonly string[]) =>
      setFeatures(app, world.organizationId, { storybook_generation: state });
    const ask = () => clinician.post('/v1/partner/storybooks', storybookBody());
    await set(false);
    const refused = await ask();
    expect(slugOf(refused)).toBe('feature-not-entitled');
    expect(refused.body.required_feature).toBe('storybook_generation');
    await set(['DE']);
    expect(slugOf(await ask())).toBe('feature-not-entitled');
    await world.partner.patch(`/v1/partner/practitioners/${practitioner.id}`, { country: 'DE' });
    expect((await ask()).status).toBe(201);
  });
});

describe('a storybook in generation', () => {
  test('hints at the next poll, and no longer when it is ready', async () => {
    const practice = await open();
    const { id } = await startedStorybook(practice.clinician);
    const generating = await practice.clinician.get(`/v1/partner/storybooks/${id}`);
    expect(Number(generating.headers.get('retry-after'))).toBeGreaterThan(0);
    const done = await ready(practice);
    const read = await practice.clinician.get(`/v1/partner/storybooks/${done.id}`);
    expect(read.headers.get('retry-after')).toBeNull();
  });

  test('has no pages yet, and its assets are not ready', async () => {
    const { clinician } = await open();
    const { id } = await startedStorybook(clinician);
    expect((await clinician.get(`/v1/partner/storybooks/${id}/pages`)).body.data).toEqual([]);
    for (const asset of ['cover', 'download']) {
      const reply = await clinician.get(`/v1/partner/storybooks/${id}/${asset}`);
      expect([reply.status, slugOf(reply)]).toEqual([409, 'content-not-ready']);
    }
  });

  test("never gets a time before the one that was read, also if another machine's clock was ahead", async () => {
    const practice = await open();
    const { clinician, world } = practice;
    const { id, page_count } = await startedStorybook(clinician);
    const { rows } = await owner.query(
      `update storybooks set updated_at = now() + interval '1 hour' where id = $1 returning updated_at`,
      [id],
    );
    const read = rows[0].updated_at.toISOString();
    await makeStorybook(
      storyDependencies(app),
      { organizationId: world.organizationId, storybookId: id },
      page_count,
    );
    const changed = await clinician.get(`/v1/partner/storybooks?updated_since=${read}`);
    expect(changed.body.data).toMatchObject([{ id, status: 'ready' }]);
  });

  test('ends its workflow when it is deleted', async () => {
    const { clinician } = await open();
    const { id } = await startedStorybook(clinician);
    expect((await clinician.delete(`/v1/partner/storybooks/${id}`)).status).toBe(204);
    expect((await outbox(id)).map(({ kind }) => kind)).toEqual(['start', 'signal_with_start']);
    expect((await rowOf(id)).brief).toBeNull();
  });
});

describe('a failed storybook', () => {
  test('says why, bills nothing and has no assets', async () => {
    const { clinician, world } = await open();
    const failed = await failedStorybook(app, world.organizationId, clinician);
    expect(failed).toMatchObject({
      status: 'failed',
      failure_code: 'content_refused',
      title: null,
      pages_done: 0,
    });
    for (const asset of ['cover', 'download'])
      expect(slugOf(await clinician.get(`/v1/partner/storybooks/${failed.id}/${asset}`))).toBe(
        'content-not-ready',
      );
    const { rows } = await owner.query('select 1 from usage_records where resource_id = $1', [failed.id]);
    expect(rows).toEqual([]);
  });
});

describe('a ready storybook', () => {
  test('shows its title, its cover and that all pages are done', async () => {
    const practice = await open();
    const book = await ready(practice, { character_name: 'Zwirbelina' });
    expect(book).toMatchObject({ status: 'ready', pages_done: 4, page_count: 4, failure_code: null });
    expect(book.title).toContain('Zwirbelina');
    expect(Date.parse(book.ready_at)).toBeGreaterThan(0);
    const cover = await fetch(book.cover_image_url.replace(app.config.BASE_URL, app.baseUrl));
    expect(cover.headers.get('content-type')).toBe('image/png');
  });

  test('keeps title and text sealed at rest', async () => {
    const practice = await open();
    const book = await ready(practice, { character_name: 'Zwirbelina' });
    const { rows } = await owner.query(
      `select coalesce(encode(title, 'escape'), '') || coalesce(encode(plan, 'escape'), '') as words from storybooks where id = $1
       union all select encode(text, 'escape') || encode(alt_text, 'escape') from storybook_pages where storybook_id = $1`,
      [book.id],
    );
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toContain('Zwirbelina');
  });

  test('is billed once', async () => {
    const practice = await open();
    const book = await ready(practice);
    const { rows } = await owner.query(
      'select partner_practitioner_id, feature from usage_records where resource_id = $1',
      [book.id],
    );
    expect(rows).toEqual([
      { partner_practitioner_id: practice.practitioner.id, feature: 'storybook_generation' },
    ]);
  });

  test('has pages in their order, each with text, a text for its picture and a link of about an hour', async () => {
    const practice = await open();
    const book = await ready(practice, { page_count: 5 });
    const { body } = await practice.clinician.get(`/v1/partner/storybooks/${book.id}/pages`);
    expect(body.data.map((page: WireRecord) => page.position)).toEqual([1, 2, 3, 4, 5]);
    for (const page of body.data) {
      expect(page.text.length).toBeGreaterThan(20);
      expect(page.alt_text.length).toBeGreaterThan(20);
      const minutes = (Date.parse(page.image_url_expires_at) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(55);
      expect(minutes).toBeLessThan(61);
    }
    const [first] = body.data;
    const picture = await fetch(first.image_url.replace(app.config.BASE_URL, app.baseUrl));
    expect(picture.status).toBe(200);
    const one = await practice.clinician.get(`/v1/partner/storybooks/${book.id}/pages/${first.id}`);
    expect(one.body.data).toMatchObject({ id: first.id, text: first.text, position: 1 });
    const again = await practice.clinician.get(`/v1/partner/storybooks/${book.id}/pages/${first.id}`);
    expect(again.headers.get('etag')).toBe(one.headers.get('etag'));
  });

  test('gives its assets as bytes', async () => {
    const practice = await open();
    const book = await ready(practice);
    const path = `/v1/partner/storybooks/${book.id}`;
    const { body } = await practice.clinician.get(`${path}/pages`);
    const bytes = async (asset: string) => {
      const answer = await fetch(`${app.baseUrl}${path}/${asset}`, {
        headers: { Authorization: `Bearer ${practice.clinician.token}` },
      });
      const content = Buffer.from(await answer.arrayBuffer());
      expect(Number(answer.headers.get('content-length'))).toBe(content.length);
      return {
        type: answer.headers.get('content-type'),
        named: answer.headers.get('content-disposition'),
        content,
      };
    };
    for (const asset of ['cover', `pages/${body.data[0].id}/image`]) {
      const { type, content } = await bytes(asset);
      expect(type).toBe('image/png');
      expect(content.subarray(1, 4).toString()).toBe('PNG');
    }
    const { type, named, content } = await bytes('download');
    expect(type).toBe('application/pdf');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(named).toBe('attachment; filename="storybook.pdf"');
  });

  test('can be made shelf-ready and taken back, which changes nothing else', async () => {
    const practice = await open();
    const book = await ready(practice);
    const path = `/v1/partner/storybooks/${book.id}`;
    for (const shelf_ready of [true, false]) {
      const reply = await practice.clinician.patch(path, { shelf_ready });
      expect(reply.status).toBe(200);
      expect(reply.body.data).toMatchObject({ shelf_ready, title: book.title, ready_at: book.ready_at });
    }
    expect((await practice.clinician.patch(path, { shelf_ready: null })).status).toBe(422);
    expect((await practice.clinician.patch(path, { title: 'Mine' })).status).toBe(422);
  });

  test('is gone for good when it is deleted', async () => {
    const practice = await open();
    const book = await ready(practice);
    const path = `/v1/partner/storybooks/${book.id}`;
    const { body } = await practice.clinician.get(`${path}/pages`);
    const below = [
      '',
      '/pages',
      `/pages/${body.data[0].id}`,
      `/pages/${body.data[0].id}/image`,
      '/cover',
      '/download',
    ];
    expect((await practice.clinician.delete(path)).status).toBe(204);
    expect(slugOf(await practice.clinician.delete(path))).toBe('not-found');
    for (const rest of below)
      expect(slugOf(await practice.clinician.get(`${path}${rest}`))).toBe('not-found');
    expect((await practice.clinician.get('/v1/partner/storybooks')).body.data).toEqual([]);
    expect((await outbox(book.id)).map(({ kind }) => kind)).toEqual(['start']);
  });
});

describe('whose storybooks', () => {
  test('a clinician sees and reaches their own alone', async () => {
    const practice = await open();
    const colleague = await practice.world.practitioner({ partner_clinic_id: practice.clinic.id });
    const book = await ready(practice);
    const other = await practice.world.as(colleague.id);
    expect((await other.get('/v1/partner/storybooks')).body.data).toEqual([]);
    const mine = (await practice.clinician.get('/v1/partner/storybooks')).body.data;
    expect(mine.map((one: WireRecord) => one.id)).toEqual([book.id]);
    const refusals = [
      await other.get(`/v1/partner/storybooks/${book.id}`),
      await other.patch(`/v1/partner/storybooks/${book.id}`, { shelf_ready: true }),
      await other.delete(`/v1/partner/storybooks/${book.id}`),
      await other.get(`/v1/partner/storybooks/${book.id}/download`),
    ];
    for (const reply of refusals) expect([reply.status, slugOf(reply)]).toEqual([404, 'not-found']);
  });

  test('an organization token is refused', async () => {
    const { world } = await open();
    const reply = await world.partner.get('/v1/partner/storybooks');
    expect([reply.status, slugOf(reply)]).toEqual([403, 'forbidden']);
  });
});
