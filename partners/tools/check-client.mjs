#!/usr/bin/env node
// Checks a partner's own code: answers it in place of the service, with each hard case once, and says what the code did
// wrongly. Node 20, no packages; it needs no credential and no service.
//
//   node check-client.mjs --target "npm run my-client"
//
// The target is run once for most cases. It is a program of yours that does some work through the code that you use in
// earnest: it gets a token, sends one write or several, and ends, with status 0 when its work is done, else with
// another. It finds in its environment:
//
//   BASE_URL, AUTH_URL, TOKEN_URL, CLIENT_ID, CLIENT_SECRET, AUDIENCE   where the stand-in is
//   CLINIC_ID, PRACTITIONER_ID, PATIENT_ID                              records that are there
//
// The stand-in takes every path of the interface and keeps what is written. It does not check bodies: for that there
// is /openapi.json.
//
//   --case NAME           only this case; may be given several times
//   --timeout-seconds N   how long the target may run for each case, 60 unless said otherwise
//   --show                shows what the target writes
//   --json                one JSON document instead of lines
//
// Exit status: 0 all cases right, 1 one is wrong, 2 wrong usage, stopped, or the target sends no write.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const DAY_SECONDS = 86_400;
const WRITES = ['POST', 'PATCH', 'DELETE'];
/** Of these a repeated answer is stale, so each needs a key of its own. */
const MINTS = /\/(embed-tokens|game-sessions|session-links)$/;
const NAMES = ['first_name', 'last_name', 'email', 'phone', 'date_of_birth', 'name', 'title', 'notes'];

class WrongUsage extends Error {}

// The stand-in.

const canonical = (value) =>
  JSON.stringify(value, (_, one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
const parsed = (body) => {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    return {};
  }
};
/** The body of a call; equal JSON is equal text. */
const bodyOf = ({ body }) => canonical(parsed(body));
const later = (seconds) => new Date(Date.now() + seconds * 1_000).toISOString();

/** Fields that a kind of record has beside those that were sent. */
const DEFAULTS = {
  clinics: () => ({ timezone: 'UTC', external_id: null, service_upgraded_at: null }),
  practitioners: () => ({
    role: 'member',
    status: 'active',
    country: null,
    external_id: null,
    service_account_linked_at: null,
    service_login_status: 'none',
  }),
  patients: () => ({ email: null, phone: null, date_of_birth: null, external_id: null }),
  appointments: () => ({
    status: 'scheduled',
    timezone: 'UTC',
    notes: null,
    clinician_video_url: null,
    patient_video_url: null,
  }),
  'embed-tokens': () => ({ token: `embed-${randomUUID()}`, expires_at: later(900), capabilities: [] }),
  'session-links': () => ({
    clinician_video_url: `https://clinic.example/join/${randomUUID().replaceAll('-', '').slice(0, 22)}`,
    patient_video_url: `https://clinic.example/join/${randomUUID().replaceAll('-', '').slice(0, 22)}`,
    video_provider: 'Jitsi',
    waiting_room_enabled: true,
  }),
};

const problem = (status, slug, extra = {}, headers = {}) => ({
  status,
  headers: { 'Content-Type': 'application/problem+json', ...headers },
  body: {
    type: `https://clinic.example/problems/${slug}`,
    title: slug,
    status,
    detail: 'A planted case.',
    ...extra,
  },
});

/** The records, and what each request does to them. */
const createRecords = (plan) => {
  const lists = new Map();
  const listOf = (path) => {
    if (!lists.has(path)) lists.set(path, new Map());
    return lists.get(path);
  };
  const create = (path, fields) => {
    const record = {
      id: randomUUID(),
      created_at: later(0),
      updated_at: later(0),
      ...(DEFAULTS[path.split('/').pop()]?.() ?? {}),
      ...fields,
    };
    listOf(path).set(record.id, record);
    return record;
  };
  const placeOf = (path) => {
    const cut = path.lastIndexOf('/');
    return { list: listOf(path.slice(0, cut)), id: path.slice(cut + 1) };
  };
  const page = ({ path, query }) => {
    const limit = Math.min(Number(query.get('limit') ?? 25), plan.pageSize ?? 100);
    const at = Number(query.get('cursor') ?? 0);
    const all = [...listOf(path).values()].filter((record) =>
      [...query].every(([name, value]) => !(name in record) || record[name] === value),
    );
    const next = at + limit < all.length ? String(at + limit) : null;
    const pagination = { next_cursor: next, limit, has_more: next !== null };
    const feed = path.endsWith('/events') ? { latest_sequence: 0 } : {};
    return { status: 200, body: { data: all.slice(at, at + limit), meta: { pagination, ...feed } } };
  };
  const read = (call) => {
    if (call.path.endsWith('/health')) return { status: 200, body: { data: { status: 'ok' }, meta: {} } };
    const { list, id } = placeOf(call.path);
    const record = list.get(id);
    if (record)
      return { status: 200, body: { data: record, meta: {} }, headers: { ETag: `"${record.updated_at}"` } };
    return /\/[0-9a-f]{8}-[0-9a-f-]{27}$/.test(call.path) ? problem(404, 'not-found') : page(call);
  };
  return {
    create,
    /** @returns the answer; `made` where a record was created. */
    perform(call) {
      const { method, path, body } = call;
      if (method === 'GET' || method === 'HEAD') return read(call);
      if (method === 'POST')
        return { made: true, status: 201, body: { data: { ...create(path, parsed(body)) }, meta: {} } };
      const { list, id } = placeOf(path);
      const record = list.get(id);
      if (method === 'PUT') return { status: 200, body: { data: parsed(body), meta: {} } };
      if (!record) return problem(404, 'not-found');
      if (method === 'DELETE') list.delete(id);
      else Object.assign(record, parsed(body), { updated_at: later(0) });
      return method === 'DELETE' ? { status: 204 } : { status: 200, body: { data: { ...record }, meta: {} } };
    },
  };
};

/** The records that are there before, three of each kind, so that a short page is not the whole list. */
const seed = (records) => {
  const [clinic] = [1, 2, 3].map((count) =>
    records.create('/v1/partner/clinics', { name: `Stand-in ${count}` }),
  );
  const fields = { first_name: 'Ada', last_name: 'Stand-in', partner_clinic_id: clinic.id };
  const [practitioner] = [1, 2, 3].map((count) =>
    records.create('/v1/partner/practitioners', { ...fields, email: `ada-${count}@clinic.example` }),
  );
  const [patient] = [1, 2, 3].map(() => records.create('/v1/partner/patients', fields));
  return { CLINIC_ID: clinic.id, PRACTITIONER_ID: practitioner.id, PATIENT_ID: patient.id };
};

/** What an exchange sent, in one of the ways that the service takes: JSON or a form, the credential also as Basic. */
const sentTo = (headers, body) => {
  const json = /json/.test(headers['content-type'] ?? '') || body.trimStart().startsWith('{');
  const sent = json ? parsed(body) : Object.fromEntries(new URLSearchParams(body));
  const [, basic] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (!basic) return sent;
  const [client_id, client_secret] = Buffer.from(basic, 'base64')
    .toString()
    .split(':')
    .map(decodeURIComponent);
  return { ...sent, client_id, client_secret };
};

/** The tokens: exchanged for the credential, and looked at with each call. */
const createTokens = (plan, credential, exchanges) => {
  const tokens = new Map();
  return {
    exchange(sent) {
      const seconds = plan.tokenSeconds?.(exchanges.length) ?? DAY_SECONDS;
      const token = `token-${randomUUID()}`;
      exchanges.push({ practitioner: sent.practitioner_id ?? null });
      if (sent.client_id !== credential.id || sent.client_secret !== credential.secret)
        return { status: 401, body: { error: 'invalid_client' } };
      tokens.set(token, {
        number: exchanges.length,
        practitioner: sent.practitioner_id,
        until: performance.now() + seconds * 1_000,
      });
      return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: seconds } };
    },
    /** @returns the token, or undefined where it is refused. */
    accepted(text) {
      const token = tokens.get(text);
      const accepted =
        token && performance.now() < token.until && (plan.acceptsToken?.(token.number) ?? true);
      return accepted ? token : undefined;
    },
  };
};

/** Does the work of a call once for each key. */
const createWork = (records, run) => {
  const kept = new Map();
  return (call) => {
    const place = `${call.practitioner ?? ''} ${call.key}`;
    const fingerprint = `${call.method} ${call.path} ${bodyOf(call)}`;
    const before = call.key ? kept.get(place) : undefined;
    if (before && before.fingerprint !== fingerprint) return problem(422, 'idempotency-key-mismatch');
    if (before)
      return { ...before.answer, headers: { ...before.answer.headers, 'Idempotent-Replayed': 'true' } };
    const { made, ...answer } = records.perform(call);
    if (made) run.made += 1;
    if (call.key) kept.set(place, { fingerprint, answer });
    return answer;
  };
};

/** @returns the answer to a call, or null where the connection is to break. */
const createAnswers = (plan, tokens, work, run) => (call) => {
  const token = tokens.accepted(call.token);
  if (!token) return problem(401, 'unauthorized');
  call.practitioner = token.practitioner;
  if (call.write && !call.key)
    return problem(422, 'validation-error', {
      fields: [{ path: 'Idempotency-Key', code: 'required', message: 'The key is missing.' }],
    });
  const first = run.calls.find(({ planted }) => planted === 1);
  const isFirst = call.write && (!first || (first.method === call.method && first.path === call.path));
  if (!isFirst) return work(call);
  call.planted = run.calls.filter(({ planted }) => planted !== undefined).length + 1;
  const planted = plan.on?.(call, call.planted);
  if (!planted) return work(call);
  if (planted.commit) work(call);
  return planted.drop ? null : planted;
};

const send = (response, { status, headers = {}, body }, decorate = (content) => content) => {
  const id = randomUUID();
  const windowEnd = (seconds) => String(Math.ceil(Date.now() / 1_000 / seconds) * seconds);
  const meta = body?.meta && { ...body.meta, request_id: id, generated_at: later(0) };
  response.writeHead(status, {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    'X-RateLimit-Minute-Remaining': '500',
    'X-RateLimit-Minute-Reset': windowEnd(60),
    'X-RateLimit-Hour-Remaining': '19000',
    'X-RateLimit-Hour-Reset': windowEnd(3_600),
    ...headers,
  });
  response.end(body === undefined ? '' : JSON.stringify(decorate(meta ? { ...body, meta } : body)));
};

/**
 * @param plan `on(call, number)` plants something into the attempts of the first write, which are numbered from 1: an
 *   answer, and `commit` or `drop`. `decorate` changes what is answered. `tokenSeconds`, `acceptsToken` and `pageSize`.
 */
const startStandIn = async (plan) => {
  const credential = { id: `client-${randomUUID()}`, secret: randomUUID() };
  const run = { calls: [], exchanges: [], made: 0 };
  const records = createRecords(plan);
  const ids = seed(records);
  const tokens = createTokens(plan, credential, run.exchanges);
  const answerTo = createAnswers(plan, tokens, createWork(records, run), run);
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const { pathname: path, search, searchParams: query } = new URL(request.url, 'http://stand-in');
    if (path === '/oauth/token') return send(response, tokens.exchange(sentTo(headers, body)));
    if (!path.startsWith('/v1/partner/')) return send(response, problem(404, 'not-found'));
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const key = headers['idempotency-key'];
    const write = WRITES.includes(method);
    const call = { method, path, search, query, key, token, body, write, at: performance.now() };
    const answer = answerTo(call);
    call.next = answer?.body?.meta?.pagination?.next_cursor ?? null;
    call.answeredAt = performance.now();
    run.calls.push(call);
    if (answer === null) request.socket.destroy();
    else send(response, answer, plan.decorate);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;
  const urls = { BASE_URL: address, AUTH_URL: address, TOKEN_URL: `${address}/oauth/token` };
  const secrets = { CLIENT_ID: credential.id, CLIENT_SECRET: credential.secret, AUDIENCE: 'clinic-service' };
  return {
    run,
    environment: { ...urls, ...secrets, ...ids },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};

// What is judged. Each function yields what was wrong; the sentences go on after "The client".

const writesOf = (run) => run.calls.filter(({ write }) => write);
const seconds = (milliseconds) => (milliseconds / 1_000).toFixed(1);

/** The first write had to be sent again, with its key, after a time, and done once. */
function* repeated(run, plain, { afterSeconds = 0 } = {}) {
  const first = run.calls.find(({ planted }) => planted === 1);
  if (!first) return yield 'sends no write';
  const others = writesOf(run).filter(
    (call) => call !== first && call.method === first.method && call.path === first.path,
  );
  const again = others.find(({ key }) => key === first.key);
  if (!again) {
    if (others.some((call) => bodyOf(call) === bodyOf(first)))
      yield 'sends the request again with another key, so it may be done twice';
    else yield 'does not send the request again';
  } else {
    if (bodyOf(again) !== bodyOf(first)) yield 'sends another body with the same key';
    const waited = again.at - first.answeredAt;
    if (waited < afterSeconds * 1_000 - 50)
      yield `tries again after ${seconds(waited)} s instead of ${afterSeconds} s`;
  }
  yield* sameWork(run, plain);
}
function* sameWork(run, plain) {
  if (run.made !== plain.made) yield `makes ${run.made} records instead of ${plain.made}`;
  if (run.status !== 0) yield `ends with ${run.ending} instead of status 0`;
}
/** The first write was refused for good: the same request may not come again, and the work is not done. */
function* givenUp(run) {
  const first = run.calls.find(({ planted }) => planted === 1);
  if (!first) return yield 'sends no write';
  const same = writesOf(run).filter((call) => call.path === first.path && bodyOf(call) === bodyOf(first));
  if (same.length > 1) yield `sends the refused request ${same.length} times`;
  if (run.status === 0) yield 'ends with status 0, though its write was refused';
  if (run.status === null) yield `ends with ${run.ending}`;
}

function* judgeKeys(plain) {
  const uses = new Map();
  for (const call of writesOf(plain)) {
    if (!call.key) {
      yield `sends ${call.method} ${call.path} without an Idempotency-Key`;
      continue;
    }
    const before = uses.get(call.key);
    const mint = MINTS.test(call.path);
    if (before && (mint || before.path !== call.path || bodyOf(before) !== bodyOf(call)))
      yield mint ? 'mints twice with one key: the second answer is stale' : 'uses one key for two requests';
    uses.set(call.key, call);
  }
  if ([...uses.keys()].some((key) => key.length > 255 || key.includes('@')))
    yield 'has a key that is too long, or an e-mail';
}
function* judgeTokens(plain) {
  const counts = new Map();
  for (const { practitioner } of plain.exchanges)
    counts.set(practitioner, (counts.get(practitioner) ?? 0) + 1);
  for (const [practitioner, count] of counts)
    if (count > 1)
      yield `fetches ${count} tokens for ${practitioner ? 'one clinician' : 'the organization'} instead of one`;
}
function* judgeAddresses(plain) {
  const values = plain.calls.flatMap(({ body }) => NAMES.map((name) => parsed(body)[name]));
  const words = values.filter((value) => typeof value === 'string' && value.length > 2);
  for (const { method, path, search, token } of plain.calls) {
    const address = decodeURIComponent(`${path}${search}`.replaceAll('+', ' '));
    if (token && address.includes(token)) yield 'sends the token in an address';
    const [word] = words.filter((one) => address.includes(one));
    if (word) yield `sends a name or other text in the address of ${method} ${path}`;
  }
}
function* judgePages(run) {
  const lists = run.calls.filter(({ method, next }) => method === 'GET' && next !== null);
  const asked = new Set(run.calls.map(({ path, query }) => `${path} ${query.get('cursor')}`));
  for (const { path, next } of lists)
    if (!asked.has(`${path} ${next}`)) yield `does not read ${path} to its end`;
  if (run.status !== 0) yield `ends with ${run.ending} instead of status 0`;
}

const NEW_VALUES = {
  status: 'postponed',
  role: 'trainee',
  video_provider: 'Nova',
  service_login_status: 'dormant',
};
/** Fields and enumerated values that are new. */
const withNews = (content) => {
  const one = (record) => ({
    ...record,
    ...Object.fromEntries(Object.entries(NEW_VALUES).filter(([name]) => name in record)),
    region: { code: 'eu-1', tags: ['new', null] },
  });
  if (!content.data) return content;
  return {
    ...content,
    data: Array.isArray(content.data) ? content.data.map(one) : one(content.data),
    links: {},
  };
};
const onEvery = (answer) => ({ on: () => answer });
const onFirst = (answer) => ({ on: (_, number) => (number === 1 ? answer : undefined) });
/** Name, what is right, what is planted (the plain run where nothing is), and what judges the run. */
const CASES = [
  [
    'plain',
    'Without a fault, the work is done',
    undefined,
    function* (run) {
      if (run.status !== 0) yield `ends with ${run.ending} instead of status 0`;
    },
  ],
  ['keys', 'Every write has an Idempotency-Key, each its own', undefined, judgeKeys],
  ['one token', 'A token is fetched once and used again', undefined, judgeTokens],
  ['addresses', 'No name and no token is in an address', undefined, judgeAddresses],
  [
    '500',
    'After a 500 the request comes again, with the same key',
    onFirst(problem(500, 'internal-error')),
    repeated,
  ],
  [
    '503',
    'After a 503 it comes again after Retry-After, with the same key',
    onFirst(problem(503, 'service-unavailable', {}, { 'Retry-After': '1' })),
    (run, plain) => repeated(run, plain, { afterSeconds: 1 }),
  ],
  [
    '429',
    'After a 429 it comes again after Retry-After, with the same key',
    onFirst(problem(429, 'rate-limited', { retry_after_seconds: 2 }, { 'Retry-After': '2' })),
    (run, plain) => repeated(run, plain, { afterSeconds: 2 }),
  ],
  [
    'idempotency-conflict',
    'While the first request is still worked on, it waits, and asks again with the same key',
    onFirst({ ...problem(409, 'idempotency-conflict'), commit: true }),
    (run, plain) => repeated(run, plain, { afterSeconds: 0.5 }),
  ],
  [
    'broken before',
    'When the connection breaks before the work, it comes again, with the same key',
    onFirst({ drop: true }),
    repeated,
  ],
  [
    'broken after',
    'When the connection breaks after the work, it comes again with the same key, and is done once',
    onFirst({ drop: true, commit: true }),
    repeated,
  ],
  [
    'part-expired token',
    'A token that ends while the client waits is replaced, and the work goes on',
    {
      tokenSeconds: (before) => (before === 0 ? 2 : DAY_SECONDS),
      ...onFirst(problem(503, 'service-unavailable', {}, { 'Retry-After': '3' })),
    },
    repeated,
  ],
  [
    'refused token',
    'After a 401 a new token is fetched once, and the request comes again',
    { acceptsToken: (number) => number > 1 },
    function* (run, plain) {
      if (run.exchanges.length < 2) yield 'fetches no new token';
      yield* sameWork(run, plain);
    },
  ],
  [
    'no token helps',
    'Where a new token is refused too, it gives up',
    { acceptsToken: () => false },
    function* (run) {
      const most = 2 * new Set(run.exchanges.map(({ practitioner }) => practitioner)).size;
      if (run.exchanges.length > most) yield `fetches ${run.exchanges.length} tokens, one after the other`;
      if (run.status === 0) yield 'ends with status 0, though it was let in nowhere';
      if (run.status === null) yield `ends with ${run.ending}`;
    },
  ],
  [
    'unknown values',
    'Fields and enumerated values that are new do no harm',
    { decorate: withNews },
    sameWork,
  ],
  [
    'unknown problem',
    'A problem type that is new is a refusal: it is not sent again',
    onEvery(problem(409, 'season-closed')),
    givenUp,
  ],
  [
    'invalid',
    'A 422 is not sent again as it is',
    onEvery(
      problem(422, 'validation-error', {
        fields: [{ path: 'name', code: 'too_long', message: 'Too long.' }],
      }),
    ),
    givenUp,
  ],
  ['pages', 'A list is read to its end', { pageSize: 1 }, judgePages],
];

// Running them.

const runTarget = (settings, environment) =>
  new Promise((resolve, reject) => {
    const child = spawn(settings.target, {
      shell: true,
      // A group of its own, so that what the target starts is stopped as well.
      detached: true,
      stdio: ['ignore', settings.show ? process.stderr : 'ignore', settings.show ? process.stderr : 'pipe'],
      env: { ...process.env, ...environment },
    });
    let written = '';
    child.stderr?.on('data', (part) => {
      written = `${written}${part}`.slice(-1_000);
    });
    const stop = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    };
    settings.running.stop = stop;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop();
    }, settings.timeoutSeconds * 1_000);
    child.once('error', reject).once('close', (status, signal) => {
      clearTimeout(timer);
      const ending = late ? `nothing after ${settings.timeoutSeconds} s` : `status ${status ?? signal}`;
      resolve({ status, ending, written });
    });
  });

const runWith = async (settings, plan) => {
  const standIn = await startStandIn(plan);
  try {
    const ended = await runTarget(settings, standIn.environment);
    return { ...standIn.run, ...ended };
  } finally {
    standIn.close();
  }
};

const judge = async (settings, plain, [name, says, plan, findings]) => {
  const run = plan ? await runWith(settings, plan) : plain;
  if (name === 'pages' && !run.calls.some(({ method, next }) => method === 'GET' && next !== null))
    return { case: name, says, outcome: 'skipped', findings: ['reads no list of several records'] };
  const found = [...new Set(findings(run, plain))];
  return { case: name, says, outcome: found.length === 0 ? 'right' : 'wrong', findings: found };
};

const MARKS = { right: 'ok      ', wrong: 'WRONG   ', skipped: 'skipped ' };
const lineOf = ({ case: name, says, outcome, findings }) =>
  [
    `${MARKS[outcome]}${name}: ${says}`,
    ...findings.map((finding) => `        The client ${finding}`),
    '',
  ].join('\n');

const readSettings = () => {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      target: text,
      'timeout-seconds': text,
      case: { type: 'string', multiple: true },
      show: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  if (!values.target) throw new WrongUsage('--target is missing');
  const names = CASES.map(([name]) => name);
  if (values.case?.some((name) => !names.includes(name)))
    throw new WrongUsage(`The cases are: ${names.join(', ')}`);
  const timeoutSeconds = Number(values['timeout-seconds'] ?? 60);
  if (!(timeoutSeconds > 0)) throw new WrongUsage('--timeout-seconds is a number');
  return {
    target: values.target,
    timeoutSeconds,
    cases: values.case,
    show: values.show,
    json: values.json,
    running: {},
  };
};

const main = async () => {
  const settings = readSettings();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      settings.running.stop?.();
      process.exit(2);
    });
  const plain = await runWith(settings, {});
  if (writesOf(plain).length === 0)
    throw new WrongUsage(
      `The target sends no write to BASE_URL (it ends with ${plain.ending}). ${plain.written}`.trim(),
    );
  const results = [];
  for (const one of CASES.filter(([name]) => !settings.cases || settings.cases.includes(name))) {
    results.push(await judge(settings, plain, one));
    if (!settings.json) process.stdout.write(lineOf(results.at(-1)));
  }
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const summary = { right: count('right'), wrong: count('wrong'), skipped: count('skipped') };
  process.stdout.write(
    settings.json
      ? `${JSON.stringify({ target: settings.target, ...summary, cases: results }, null, 2)}\n`
      : `\n${results.length} cases: ${summary.right} right, ${summary.wrong} wrong, ${summary.skipped} skipped\n`,
  );
  process.exitCode = summary.wrong === 0 ? 0 : 1;
};

const FILE = fileURLToPath(import.meta.url);
/** Whether this file was started, not imported. Either path may lead through a symbolic link. */
const isStarted = () => {
  try {
    return realpathSync(process.argv[1]) === realpathSync(FILE);
  } catch {
    // No file was started: `node --eval`.
    return false;
  }
};

/** The comment at the head of this file, which says all options. */
const usage = () => {
  const [, ...lines] = readFileSync(FILE, 'utf8').split('\n');
  const head = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  return `${head.map((line) => line.replace(/^\/\/ ?/, '')).join('\n')}\n`;
};
const isHelpWanted = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

if (isStarted() && isHelpWanted()) process.stdout.write(usage());
else if (isStarted())
  await main().catch((error) => {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 2;
  });
