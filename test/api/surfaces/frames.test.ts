import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as Y from 'yjs';
import { buildBundle } from '../../../api/surfaces/workspace-bundle/build-bundle.ts';
import { issuesOf } from '../../../domain/declarations/validation.ts';
import { GameSaveDraft } from '../../../domain/game-saves/game-save.schemas.ts';
import { type ProblemSlug, problemTypes } from '../../../domain/problems.ts';
import { sql } from '../../../platform/database/rows.ts';
import { refusalKey } from '../../../web/frame/refusal-keys.ts';
import english from '../../../web/locales/en/shell.ts';
import { choices, chosen } from '../../../web/toys/scene/choices.ts';
import { Scene } from '../../../web/toys/scene/scene.ts';
import { itemsOf } from '../../../web/toys/scene/scene-items.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import type { Client } from '../../support/client.ts';
import { formBody } from '../../support/forms.ts';
import { asOperator, createWorld, type WireRecord, type World } from '../../support/world.ts';

/** Who may open and frame the surfaces, and what the pages hold (specification 5.3 and part 9, decisions 6.3 and 6.4). */

let app: RunningApp;
let world: World;
let practice: { clinic: WireRecord; practitioner: WireRecord; patient: WireRecord };
let clinician: Client;
beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
  practice = await world.practice();
  clinician = await world.as(practice.practitioner.id);
});
afterAll(() => app.stop());

const ORIGINS = ['https://portal.partner.example', 'https://*.clinic.example', 'http://localhost:3000'];
const mint = async (body: object, by: Client = clinician): Promise<string> => {
  const reply = await by.post('/v1/partner/embed-tokens', { origins: ORIGINS, ...body });
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.body.data.token;
};
const open = (path: string, token?: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}${path}${token === undefined ? '' : `?token=${token}`}`, {
    redirect: 'manual',
    headers,
  });
const ancestorsOf = ({ headers }: Response) =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

const made = async (path: string, body: object) => (await clinician.post(path, body)).body.data.id as string;

test.each([
  'workspace',
  'workspace/home',
  'workspace/clients',
  'workspace/clinical-notes',
  'workspace/appointments',
  'workspace/forms',
  'workspace/storybooks',
  'workspace/worksheets',
  'workspace/playrooms',
  'workspace/community',
  `workspace/clients/${randomUUID()}`,
  `workspace/clients/by-patient/${randomUUID()}`,
])('/embed/%s opens with shell:read, to be framed by the origins of the token alone', async (surface) => {
  const token = await mint({ areas: ['home'] });
  const response = await open(`/embed/${surface}`, token);
  expect([response.status, ancestorsOf(response)]).toEqual([200, ORIGINS.join(' ')]);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('cross-origin-embedder-policy')).toBe('credentialless');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(response.headers.getSetCookie()).toEqual([]);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(policy).not.toMatch(/unsafe|\*(?!\.)/);
  const text = await response.text();
  expect(text).not.toContain(token);
  expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
});

test("the only picture from another host in a workspace is the organization's logo", async () => {
  const picturesOf = async (logo_url: string | null) => {
    await world.partner.patch('/v1/partner/session-config', { branding: { logo_url } });
    const { headers } = await open('/embed/workspace', await mint({ areas: ['home'] }));
    return /img-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  expect(await picturesOf('https://CDN.partner.example:8443/a/logo.svg?v=2')).toBe(
    "'self' https://cdn.partner.example:8443 data:",
  );
  // A host that would say more in the policy than its name.
  expect(await picturesOf("https://a;script-src/'self'")).toBe("'self' data:");
  expect(await picturesOf(null)).toBe("'self' data:");
});

test('an unknown area or an invalid id is a plain 404', async () => {
  const token = await mint({ areas: ['home'] });
  for (const path of [
    'workspace/billing',
    'workspace/clients/by-patient/no-uuid',
    'workspace/clients/no-uuid',
    'other',
  ])
    expect([path, (await open(`/embed/${path}`, token)).status]).toEqual([path, 404]);
});

test('without shell:read the workspace says inside the frame that it may not be opened', async () => {
  const response = await open('/embed/workspace', await mint({ capabilities: ['client:read'] }));
  expect([response.status, ancestorsOf(response)]).toEqual([403, ORIGINS.join(' ')]);
});

test('the token may also come as a bearer token', async () => {
  const token = await mint({ areas: ['home'] });
  expect((await open('/embed/workspace', undefined, { Authorization: `Bearer ${token}` })).status).toBe(200);
});

test('without a token, or with an invented one or one of the other tier, nothing opens and nobody may frame the page', async () => {
  const token = await mint({ areas: ['home'] });
  for (const one of [undefined, '', 'no.token.here', `${token.slice(0, -4)}AAAA`, clinician.token]) {
    const response = await open('/embed/workspace', one);
    expect([response.status, ancestorsOf(response)]).toEqual([401, "'none'"]);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  }
});

test("a form opens with form:read, and only the clinician's own", async () => {
  const id = await made('/v1/partner/forms', formBody());
  const filling = await mint({ capabilities: ['form:submit'], patient_id: practice.patient.id });
  const reading = await mint({ capabilities: ['form:read'] });
  for (const [token, fills] of [
    [filling, true],
    [reading, false],
  ] as const) {
    const response = await open(`/embed/forms/${id}`, token);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain(`name="clinic-fills" content="${fills}"`);
    // Its title may tell of somebody.
    expect(text).not.toContain('Before the first session');
  }
  const colleague = await world.as((await world.practitioner({ partner_clinic_id: practice.clinic.id })).id);
  const theirs = await mint({ capabilities: ['form:read'] }, colleague);
  for (const [path, token, status] of [
    [`forms/${id}`, theirs, 404],
    [`forms/${randomUUID()}`, reading, 404],
    ['forms/no-uuid', reading, 404],
    [`forms/${id}`, await mint({ capabilities: ['note:read'] }), 403],
    [`storybooks/${randomUUID()}`, reading, 403],
    [`storybooks/${randomUUID()}`, await mint({ capabilities: ['storybook:read'] }), 404],
    [`worksheets/${randomUUID()}`, await mint({ capabilities: ['worksheet:read'] }), 404],
  ] as const)
    expect([path, (await open(`/embed/${path}`, token)).status]).toEqual([path, status]);
});

test('frames do not open after the feature, clinician or organization was switched off, disabled or suspended', async () => {
  const other = await createWorld(app);
  const theirs = await other.practice();
  const by = await other.as(theirs.practitioner.id);
  const { id } = (await by.post('/v1/partner/forms', formBody())).body.data;
  const token = await mint({ areas: ['home', 'forms'] }, by);
  const statuses = async () =>
    Promise.all(
      ['workspace', `forms/${id}`].map(async (path) => (await open(`/embed/${path}`, token)).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  await other.partner.patch('/v1/partner/session-config', { enabled_features: ['clients'] });
  expect(await statuses()).toEqual([200, 403]);
  const path = `/v1/partner/practitioners/${theirs.practitioner.id}`;
  await other.partner.patch(path, { status: 'disabled' });
  expect(await statuses()).toEqual([403, 403]);
  await other.partner.patch(path, { status: 'active' });
  await asOperator(app, ({ rows }) =>
    rows.all(sql`update organizations set status = 'suspended' where id = ${other.organizationId}`),
  );
  expect(await statuses()).toEqual([403, 403]);
});

test('every opened or refused frame is a row of the audit chain, without the token', async () => {
  const other = await createWorld(app);
  const theirs = await other.practice();
  const by = await other.as(theirs.practitioner.id);
  const response = await open('/embed/workspace', await mint({ areas: ['home'] }, by));
  await open('/embed/workspace', await mint({ capabilities: ['note:read'] }, by));
  const rows = await app.owner.rows.all(sql<{ request_id: string; status: number; problem: string | null }>`
    select request_id, status, problem from audit_entries
    where organization_id = ${other.organizationId} and action = 'openWorkspace' order by sequence`);
  expect(rows).toEqual([
    { request_id: response.headers.get('x-request-id'), status: 200, problem: null },
    { request_id: expect.any(String), status: 403, problem: 'capability-missing' },
  ]);
});

test('the SDK is an ES module, a classic script and type declarations, for pages of any origin', async () => {
  for (const [name, type] of [
    ['clinic-embed.js', /^text\/javascript/],
    ['clinic-embed.global.js', /^text\/javascript/],
    ['clinic-embed.d.ts', /^application\/typescript/],
  ] as const) {
    const response = await open(`/embed/sdk/v1/${name}`);
    expect([name, response.status]).toEqual([name, 200]);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const about = await open('/embed/sdk/v1/');
  expect(about.status).toBe(200);
  expect(await about.text()).toContain('/embed/sdk/v1/clinic-embed.js');
});

test('every file that a frame names exists, compressed', async () => {
  const text = await (await open('/embed/workspace', await mint({ areas: ['home'] }))).text();
  const addresses = [...text.matchAll(/(?:src|href)="(\/embed\/assets\/[^"]+)"/g)].map(
    ([, one]) => one as string,
  );
  // The stylesheet, the module, and what it and its first area import.
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    const response = await open(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get('cache-control')).toMatch(/immutable/);
    expect(response.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
    await response.arrayBuffer();
  }
});

test('needs no browser feature that is newer than common tablets in clinics', async () => {
  /** What Safari 16 lacks. */
  const newer =
    /\blight-dark\(|\b(?:Map|Object)\.groupBy|Array\.fromAsync|Promise\.(?:try|withResolvers)|AbortSignal\.any|\(\?<[=!]|\bstatic ?\{/;
  const { files } = await buildBundle({ gallery: false });
  for (const [name, content] of files)
    expect([name, newer.exec(new TextDecoder().decode(content))]).toEqual([name, null]);
  const scripts = ['refused', 'form', 'book'].map((name) => `/embed/assets/${name}.js`);
  for (const address of [...scripts, '/embed/sdk/v1/clinic-embed.js'])
    expect([address, newer.exec(await (await open(address)).text())]).toEqual([address, null]);
});

test('the direction of a book is that of most of its letters, not of a foreign name at the start of a sentence', async () => {
  const { directionOf } = await import(new URL('../../../web/workspace/direction.js', import.meta.url).href);
  const texts = ['سلمى, the little hare', 'Pim הלך ליער', 'Es war einmal.', '12'];
  expect(texts.map(directionOf)).toEqual(['ltr', 'rtl', 'ltr', 'ltr']);
});

test('whatever the other seat writes into the scene, what is drawn of it can be saved', () => {
  const tree = { kind: 'tree', x: 1, y: 2.5 };
  const whole = { ...tree, rotation: -30, scale: 2, layer: 3, flipped: true };
  const told = { ...tree, variant: 'a', color: '#3A7d44', room: 'b', text: 'Oma 👩‍🦳' };
  const [none, few, all] = ['n', 'f', 'a'].map((one) => one.repeat(64));
  const written = new Map<string, unknown>([
    ...[
      null,
      undefined,
      7,
      'tree',
      [],
      {},
      new Map(),
      { ...tree, kind: { a: 1 } },
      { ...tree, kind: ' ' },
    ].map((item, at) => [`no-${at}`, item] as const),
    ...[{ x: Number.NaN }, { y: null }, { x: '1' }, { y: 1e9 }, { kind: 'a\u0000' }].map(
      (part, at) => [`out-${at}`, { ...tree, ...part }] as const,
    ),
    ['', tree],
    ['l'.repeat(65), tree],
    [
      few as string,
      { ...tree, rotation: 400, scale: 1e9, layer: 1.5, flipped: 'yes', color: 'red', other: 1 },
    ],
    [all as string, whole],
    [none as string, told],
  ]);
  const scene = new Scene(new Y.Doc());
  const figures = itemsOf(written);
  // No part of a figure stands outside the tray: a larger one stands further in.
  const inside = { x: 50, y: 50 };
  expect([...figures]).toEqual([
    [few, { ...tree, ...inside }],
    [all, { ...whole, x: 137, y: 137 }],
    [none, { ...told, ...inside }],
  ]);
  for (const [id, item] of figures) scene.items.set(id, item);
  for (const background of ['night', 'constructor', '__proto__', {}, 1, 'two words']) {
    scene.settings.set('background', background);
    scene.settings.set('time', background);
    expect(issuesOf(GameSaveDraft, { name: 'The island', scene: scene.saved('##') })).toEqual([]);
    expect(chosen(scene.settings, 'time', choices.sandtray.time)).toBe(
      background === 'night' ? 'night' : 'day',
    );
  }
});

test('shows a refusal in words for the person at the page, not for a programmer', () => {
  const wordsOf = (status: number, slug: string, detail?: string): string => {
    const key = refusalKey(status, slug, detail !== undefined);
    return key ? english[key] : (detail ?? '');
  };
  const met: readonly ProblemSlug[] = [
    ...(['forbidden', 'capability-missing', 'session-scope-missing', 'practitioner-disabled'] as const),
    ...(['delegation-not-enabled', 'not-found', 'idempotency-conflict', 'payload-too-large'] as const),
    ...(['rate-limited', 'internal-error', 'service-unavailable', 'storybook-changed'] as const),
  ];
  const words = met.map((slug) => {
    const { status, detail } = problemTypes[slug];
    return wordsOf(status, slug, detail);
  });
  expect(words.filter((one) => /token|Key|request|given number|operation/.test(one))).toEqual([]);
  expect(words.at(-1)).toBe(problemTypes['storybook-changed'].detail);
  expect([wordsOf(403, ''), wordsOf(502, '')]).toEqual([
    'This is not open to you any more.',
    'The service could not be reached.',
  ]);
});

test('says why a frame is refused in the organization’s language, or the browser’s where no token tells it', async () => {
  const own = await createWorld(app);
  const there = await own.practice();
  await own.partner.patch('/v1/partner/session-config', { locale: 'de' });
  const one = await own.as(there.practitioner.id);
  const { body } = await one.post('/v1/partner/embed-tokens', {
    capabilities: ['form:read'],
    origins: ORIGINS,
  });
  const ask = async (path: string, languages: string) => {
    const reply = await fetch(`${app.baseUrl}${path}`, { headers: { 'Accept-Language': languages } });
    return [reply.status, await reply.text()] as const;
  };
  const [status, page] = await ask(`/embed/forms/${randomUUID()}?token=${body.data.token}`, 'fr');
  expect([status, page]).toEqual([404, expect.stringMatching(/<html lang="de">.*<h1>Seite nicht gefunden/s)]);
  const [without, french] = await ask(`/embed/forms/${randomUUID()}`, 'fr');
  expect([without, french]).toEqual([
    401,
    expect.stringMatching(/<html lang="fr">.*ne peut pas être ouverte/s),
  ]);
});

test('works inside a page over plain http, where browsers disable many features', async () => {
  const folder = new URL('../../../web/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true }).map(String);
  const scripts = sources.filter((name) => /\.(?:js|tsx?)$/.test(name) && !name.startsWith('generate'));
  expect(scripts.length).toBeGreaterThan(50);
  const keptBack = /crypto\.(?:randomUUID\(|subtle)|navigator\.(?:clipboard|locks|serviceWorker)|\bcaches\./;
  // It falls back to the old command where there is no such clipboard.
  const prepared = ['areas/appointments/join-link.ts'];
  const using = scripts.filter((name) => keptBack.test(readFileSync(new URL(name, folder), 'utf8')));
  expect(using).toEqual(prepared);
  const { newId } = await import(new URL('frame/ids.ts', folder).href);
  const ids = Array.from({ length: 50 }, () => newId() as string);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
