import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { WireRecord } from '../../support/world.ts';
import { runTool } from './tool.ts';

/** The tool that checks a partner's client, against our own and against clients with faults. */

const PACKAGE = path.join(import.meta.dirname, '../../../partners/client/index.js');

/** Work through the typed client: reads a list, then creates, changes and books. */
const TYPED = `
import { createClinic } from ${JSON.stringify(PACKAGE)};
const { BASE_URL, TOKEN_URL, CLIENT_ID, CLIENT_SECRET, AUDIENCE, CLINIC_ID, PRACTITIONER_ID } = process.env;
const clinic = createClinic({
  baseUrl: BASE_URL, tokenUrl: TOKEN_URL, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, audience: AUDIENCE,
});
for await (const { id } of clinic.each('listPatients')) if (!id) throw new Error('no id');
const { data } = await clinic.createPatient({ body: {
  first_name: 'Noa', last_name: 'Lind', partner_clinic_id: CLINIC_ID, created_by_partner_practitioner_id: PRACTITIONER_ID,
} });
await clinic.updatePatient({ path: { id: data.id }, body: { last_name: 'Linde' } });
await clinic.as(PRACTITIONER_ID).createAppointment({ body: {
  partner_clinic_id: CLINIC_ID, partner_practitioner_id: PRACTITIONER_ID, partner_patient_id: data.id,
  start_at: '2035-03-05T09:00:00Z', end_at: '2035-03-05T09:50:00Z', session_type: 'virtual',
} });
`;

/** A small client by hand, right except for the fault that FAULT names. */
const BY_HAND = `
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
const { env } = process;
const has = (fault) => env.FAULT === fault;
let token;
const exchange = async () => {
  const body = { client_id: env.CLIENT_ID, client_secret: env.CLIENT_SECRET, audience: env.AUDIENCE, grant_type: 'client_credentials' };
  const answer = await fetch(env.TOKEN_URL, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()).access_token;
};
const fixedKey = randomUUID();
const send = async (method, path, body) => {
  let key = has('one key') ? fixedKey : randomUUID();
  let exchanged = false;
  for (let attempt = 1; ; attempt++) {
    if (has('token each time')) token = undefined;
    token ??= await exchange();
    const headers = { Authorization: 'Bearer ' + token };
    if (method !== 'GET' && !has('no key')) headers['Idempotency-Key'] = key;
    let answer;
    try {
      answer = await fetch(env.BASE_URL + '/v1/partner/' + path, { method, headers, body: body && JSON.stringify(body) });
    } catch {}
    if (answer?.ok) return answer.json();
    const slug = answer && (await answer.json()).type.split('/').pop();
    if (answer?.status === 401 && (has('asks thirty times') ? attempt < 30 : !exchanged) && !has('keeps its token')) {
      token = undefined;
      exchanged = true;
      continue;
    }
    const again = !answer || answer.status === 429 || answer.status >= 500 || slug === 'idempotency-conflict' || has('repeats refusals');
    if (!again || attempt === 4 || has('no second attempt')) throw new Error('refused ' + answer?.status);
    if (has('another key')) key = randomUUID();
    if (has('another body')) body = { ...body, phone: '+49301234567' };
    const seconds = Number(answer?.headers.get('Retry-After') ?? 0.6);
    await pause(has('no pause') ? 10 : seconds * 1000 + 20);
  }
};
const work = async () => {
  const page = async (cursor) => send('GET', 'patients' + (cursor ? '?cursor=' + cursor : ''));
  let list = await page();
  while (list.meta.pagination.next_cursor && !has('first page')) list = await page(list.meta.pagination.next_cursor);
  if (has('name in the address')) await send('GET', 'patients?last_name=Lind');
  const made = await send('POST', 'patients', { first_name: 'Noa', last_name: 'Lind', partner_clinic_id: env.CLINIC_ID });
  const clinician = await send('GET', 'practitioners/' + env.PRACTITIONER_ID);
  if (has('knows all values') && !['active', 'disabled'].includes(clinician.data.status)) throw new Error('unknown status');
  await send('PATCH', 'patients/' + made.data.id, { last_name: 'Linde' });
  if (has('one key for mints')) for (const _ of [1, 2]) await send('POST', 'embed-tokens', { areas: ['home'] });
};
await work().catch((error) => {
  console.error(error.message);
  if (!has('never fails')) process.exitCode = 1;
});
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-client-'));
  await writeFile(path.join(folder, 'typed.mjs'), TYPED);
  await writeFile(path.join(folder, 'by-hand.mjs'), BY_HAND);
});
afterAll(() => rm(folder, { recursive: true }));

const targetOf = (file: string): string => `"${process.execPath}" "${path.join(folder, file)}"`;
const check = async (file: string, args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) => {
  const run = await runTool('check-client', ['--target', targetOf(file), '--json', ...args], environment);
  expect(run.stderr).toBe('');
  return { status: run.status, report: JSON.parse(run.stdout) };
};

test.concurrent.each([['typed.mjs'], ['by-hand.mjs']])(
  'a client that does everything right is told so: %s',
  async (file) => {
    const { status, report } = await check(file);
    expect(report.cases.filter(({ outcome }: WireRecord) => outcome !== 'right')).toEqual([]);
    expect(report).toMatchObject({ right: 17, wrong: 0, skipped: 0 });
    expect(status).toBe(0);
  },
);

const RETRIED = [
  '500',
  '503',
  '429',
  'idempotency-conflict',
  'broken before',
  'broken after',
  'part-expired token',
];
/** What the client does, in which cases it is told so, and a part of what it is told. */
const FAULTS: readonly [string, readonly string[], string][] = [
  ['no second attempt', RETRIED, 'does not send the request again'],
  ['another key', RETRIED, 'with another key, so it may be done twice'],
  ['another body', RETRIED, 'sends another body with the same key'],
  ['no pause', ['503', '429', 'idempotency-conflict'], 'tries again after 0.'],
  ['no key', ['plain', 'keys'], ''],
  ['one key', ['plain', 'keys'], ''],
  ['token each time', ['one token'], 'fetches 4 tokens for the organization instead of one'],
  [
    'name in the address',
    ['addresses'],
    'sends a name or other text in the address of GET /v1/partner/patients',
  ],
  ['keeps its token', ['part-expired token', 'refused token'], ''],
  ['asks thirty times', ['no token helps'], 'tokens, one after the other'],
  ['knows all values', ['unknown values'], 'ends with status 1 instead of status 0'],
  ['repeats refusals', ['unknown problem', 'invalid'], 'sends the refused request 4 times'],
  ['never fails', ['no token helps', 'unknown problem', 'invalid'], 'ends with status 0, though'],
  ['first page', ['pages'], 'does not read /v1/partner/patients to its end'],
];

describe('a fault is named in the right cases:', () => {
  test.concurrent.each(FAULTS)('%s', async (fault, cases, finding) => {
    const args = [...cases.flatMap((name) => ['--case', name]), '--timeout-seconds', '15'];
    const { status, report } = await check('by-hand.mjs', args, { FAULT: fault });
    expect(report.cases.map((one: WireRecord) => [one.case, one.outcome])).toEqual(
      cases.map((name) => [name, 'wrong']),
    );
    for (const { findings } of report.cases) expect(findings.join('\n')).toContain(finding);
    expect(status).toBe(1);
  });

  test('a mint that uses the key of the one before', async () => {
    // With the credential as RFC 6749 has it, which the service takes as well.
    const target = `"${process.execPath}" -e '
      const { BASE_URL, TOKEN_URL, CLIENT_ID, CLIENT_SECRET } = process.env;
      const post = (url, headers, body) => fetch(url, { method: "POST", headers, body });
      const basic = { Authorization: "Basic " + btoa(CLIENT_ID + ":" + CLIENT_SECRET) };
      post(TOKEN_URL, basic, new URLSearchParams({ grant_type: "client_credentials" })).then(async (answer) => {
        const headers = { Authorization: "Bearer " + (await answer.json()).access_token, "Idempotency-Key": "k" };
        for (let count = 0; count < 2; count++) await post(BASE_URL + "/v1/partner/embed-tokens", headers, "{}");
      });'`;
    const { stdout } = await runTool('check-client', ['--target', target, '--case', 'keys']);
    expect(stdout).toContain('The client mints twice with one key: the second answer is stale\n');
  });

  test('each case is made to fail by one of them', async () => {
    const { stderr } = await runTool('check-client', ['--target', 'true', '--case', 'unknown']);
    const names = stderr.trim().replace('error: The cases are: ', '').split(', ');
    const failing = new Set(FAULTS.flatMap(([, cases]) => cases));
    expect(names.filter((name) => !failing.has(name))).toEqual([]);
  });
});

test('a target that does not end is stopped, with what it started', async () => {
  const target = `"${process.execPath}" -e 'setInterval(() => {}, 1000)' & ${targetOf('by-hand.mjs')}; wait`;
  const { stdout } = await runTool('check-client', [
    '--target',
    target,
    '--timeout-seconds',
    '2',
    '--case',
    'plain',
  ]);
  expect(stdout).toContain('The client ends with nothing after 2 s instead of status 0\n');
});

test.each([
  ['no target', [], '--target is missing'],
  [
    'a target that sends nothing',
    ['--target', 'echo why >&2; exit 3'],
    'sends no write to BASE_URL (it ends with status 3). why',
  ],
])('wrong usage is status 2: %s', async (_, args, message) => {
  const run = await runTool('check-client', args);
  expect(run).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
});
