import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { INTERFACE_VERSION, openApiDocument } from '../../api/http/open-api.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { createWorld } from '../support/world.ts';
import { type OwnPipeline, startPipeline } from './own-pipeline.ts';

/** A deprecated operation says so in every answer (RFC 9745, RFC 8594) and in the contract. */

const DEPRECATED = new Map<string, Endpoint['deprecation']>([
  ['createClinic', { since: '2027-01-15', sunset: '2027-07-15', successor: 'createPlace' }],
  ['listClinics', { since: '2027-01-15' }],
]);
const list = endpoints.map((one): Endpoint => {
  const deprecation = DEPRECATED.get(one.id);
  return deprecation ? { ...one, deprecation } : one;
});

let app: RunningApp;
let pipeline: OwnPipeline;
beforeAll(async () => {
  app = await startApp();
  pipeline = await startPipeline(app, {}, list);
});
afterAll(async () => {
  await pipeline.stop();
  await app.stop();
});

const said = ({ headers }: Response) =>
  ['Deprecation', 'Sunset', 'Link'].map((name) => headers.get(name) ?? undefined);
const link = () => `<${app.config.BASE_URL}/guides/changes>; rel="deprecation"; type="text/html"`;

test('every answer has the headers: a success, its replay, a refusal, one without a token', async () => {
  const world = await createWorld(app);
  const ask = (headers: Record<string, string>, body: object) =>
    fetch(`${pipeline.baseUrl}/v1/partner/clinics`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const authorized = { Authorization: `Bearer ${await world.token()}`, 'Idempotency-Key': randomUUID() };
  const answers = [
    await ask(authorized, { name: 'Harbour' }),
    await ask(authorized, { name: 'Harbour' }),
    await ask({ ...authorized, 'Idempotency-Key': randomUUID() }, {}),
    await ask({}, { name: 'Harbour' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 422, 401]);
  for (const answer of answers)
    expect(said(answer)).toEqual(['@1799971200', 'Thu, 15 Jul 2027 00:00:00 GMT', link()]);
});

test('without a sunset there is none, and an operation that stays says nothing', async () => {
  const world = await createWorld(app);
  const headers = { Authorization: `Bearer ${await world.token()}` };
  const [deprecated, other] = await Promise.all(
    ['clinics', 'practitioners'].map((name) => fetch(`${pipeline.baseUrl}/v1/partner/${name}`, { headers })),
  );
  expect(said(deprecated as Response)).toEqual(['@1799971200', undefined, link()]);
  expect(said(other as Response)).toEqual([undefined, undefined, undefined]);
});

test('the contract marks it, tells what to use instead, and has the headers at every answer of it alone', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document of any shape
  const { paths, components } = openApiDocument(list, { version: INTERFACE_VERSION }) as any;
  const { post, get } = paths['/v1/partner/clinics'];
  expect([post.deprecated, post['x-sunset']]).toEqual([true, '2027-07-15']);
  expect(post.description).toContain('from 2027-07-15 on. Use `createPlace` instead.');
  expect([get.deprecated, get['x-sunset']]).toEqual([true, undefined]);
  const headersOf = (operation: { responses: Record<string, { $ref?: string; headers?: object }> }) =>
    Object.values(operation.responses).map(({ $ref, headers }) =>
      Object.keys($ref ? components.responses[$ref.split('/').at(-1) as string].headers : headers).filter(
        (name) => ['Deprecation', 'Sunset', 'Link'].includes(name),
      ),
    );
  expect(new Set(headersOf(post).map(String))).toEqual(new Set(['Deprecation,Sunset,Link']));
  expect(new Set(headersOf(get).map(String))).toEqual(new Set(['Deprecation,Link']));
  expect(new Set(headersOf(paths['/v1/partner/practitioners'].get).map(String))).toEqual(new Set(['']));
});
