#!/usr/bin/env node
// Checks that an installation of the service keeps what its specification promises. Node 20, no packages.
//
//   CLIENT_SECRET=… node check-service.mjs --base-url https://api.clinic.example \
//     --token-url https://auth.clinic.example/oauth/token --client-id ID --audience AUDIENCE
//
//   --practitioner-id ID   a clinician of yours: checks also that the clinician's token shows nothing of other clinicians
//   --other-client-id ID   a credential of another organization, its secret in OTHER_CLIENT_SECRET: checks also that
//                          the two see nothing of each other
//   --group NAME           only the checks of this group; may be given several times
//   --json                 one JSON document instead of a line for each check
//   --clean                checks nothing; deletes what an earlier run that was killed left behind
//
// BASE_URL, TOKEN_URL (or AUTH_URL, to which /oauth/token is added), CLIENT_ID and AUDIENCE stand in for the options.
// The secret comes from CLIENT_SECRET, or is asked for at a terminal. --client-secret works too, but other users of a
// machine see the arguments of its programs. The credential needs all scopes; `appointments:delete` is used by nothing.
//
// The checks work on two clinics of their own, whose names begin with "Check of the service" and whose records have
// an external_id that begins with "check-service-". Both are deleted at the end, also after Ctrl-C. All sessions lie
// in the past, so nobody is sent an e-mail. Webhooks and settings are only read. A run sends some 400 requests, which
// count like any others; it waits where the limit of a minute is reached.
//
// Exit status: 0 every promise is kept, 1 one is broken, 2 it could not be checked, or the run was stopped.
import { createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';

const NAME = 'Check of the service';
const TAG = 'check-service';
const REQUEST_MILLISECONDS = 60_000;
const DAY_SECONDS = 86_400;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const RATE_HEADERS = ['Minute-Remaining', 'Minute-Reset', 'Hour-Remaining', 'Hour-Reset'].map(
  (name) => `X-RateLimit-${name}`,
);
const USED_SCOPES = ['clinics', 'practitioners', 'patients', 'appointments'].flatMap((noun) => [
  `${noun}:read`,
  `${noun}:write`,
  ...(noun === 'appointments' ? [] : [`${noun}:delete`]),
]);
/** What only a delegated token may ask for. */
const OF_CLINICIANS = ['playrooms', 'toolkits', 'forms', 'storybooks', 'worksheets', 'game-saves', 'notes'];

/** A promise is not kept. */
class Broken extends Error {}
/** A promise that cannot be checked with this credential. */
class NotApplicable extends Error {}

// What is expected of answers.

const shown = (value) => String(JSON.stringify(value)).slice(0, 160);
const promise = (holds, what) => {
  if (!holds) throw new Broken(what);
};
const equal = (actual, expected, what) =>
  promise(isDeepStrictEqual(actual, expected), `${what} is ${shown(actual)} instead of ${shown(expected)}`);
const statusOf = (answer) => `${answer.status}${answer.slug ? ` ${answer.slug}` : ''}`;
const answered = (answer, status, what) => {
  promise(answer.status === status, `${what} is answered ${statusOf(answer)} instead of ${status}`);
  return answer;
};
const refused = (answer, status, slug, what) => {
  const expected = `${status} ${slug}`;
  promise(statusOf(answer) === expected, `${what} is answered ${statusOf(answer)} instead of ${expected}`);
  return answer;
};
/** A 422 that names the field, and says the code where one is given. */
const faulty = (answer, path, code, what) => {
  refused(answer, 422, 'validation-error', what);
  const named = (answer.body.fields ?? []).filter((field) => field.path === path);
  promise(named.length > 0, `${what}: the 422 does not name ${path || 'the body'}`);
  if (code) {
    const codes = named.map((field) => field.code);
    promise(codes.includes(code), `${what}: the code of ${path} is ${codes} instead of ${code}`);
  }
  return answer;
};
/** The members of a problem document that may not tell two refusals apart. */
const withoutRequest = ({ request_id, ...problem }) => problem;
const identical = (one, other, what) => {
  equal(one.status, other.status, `The status of ${what}`);
  equal(withoutRequest(one.body), withoutRequest(other.body), `The document of ${what}`);
};
const idsOf = (records) => records.map(({ id }) => id);

// Requests.

const readJson = (text, type) => {
  if (!/json/.test(type ?? '') || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const answerOf = (status, headers, text, call) => {
  const body = readJson(text, headers.get('content-type'));
  const slug =
    status >= 400
      ? String(body?.type ?? body?.error ?? '')
          .split('/')
          .pop()
      : '';
  return {
    status,
    headers,
    text,
    body,
    data: body?.data,
    slug,
    requestId: headers.get('x-request-id'),
    call,
  };
};
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Sends a header several times, which fetch() cannot. */
const sendLines = (url, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { method, headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } });
    request.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.once('error', reject).once('end', () => {
        const seen = new Headers(Object.entries(response.headers).map(([name, value]) => [name, `${value}`]));
        resolve(answerOf(response.statusCode, seen, text, { method, path: url.pathname }));
      });
    });
    request.end(body);
  });

/**
 * One request. The limit of a minute is waited for: whoever runs the checks may use the service at the same time.
 * @param options.key of the request; null sends none, absent makes one.
 */
const send = async (kit, token, method, path, body, { key, headers = {} } = {}) => {
  const writes = ['POST', 'PATCH', 'DELETE'].includes(method) && key !== null;
  const request = {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(writes ? { 'Idempotency-Key': key ?? randomUUID() } : {}),
      ...headers,
    },
    body:
      body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  };
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.timeout(REQUEST_MILLISECONDS);
    const response = await fetch(`${kit.baseUrl}${path}`, { ...request, signal });
    const call = { method, path: path.split('?')[0], authorized: Boolean(token) };
    const answer = answerOf(response.status, response.headers, await response.text(), call);
    if (/^\/(v1\/partner|api\/embed)\//.test(path)) kit.answers.push(answer);
    if (answer.status !== 429 || attempt === 5) return answer;
    const seconds = Number(answer.headers.get('Retry-After'));
    promise(seconds >= 1, 'A 429 has no Retry-After');
    await pause(seconds);
  }
};

const callerOf = (kit, token) => ({
  token,
  get: (path, options) => send(kit, token, 'GET', `/v1/partner/${path}`, undefined, options),
  post: (path, body, options) => send(kit, token, 'POST', `/v1/partner/${path}`, body, options),
  patch: (path, body, options) => send(kit, token, 'PATCH', `/v1/partner/${path}`, body, options),
  put: (path, body, options) => send(kit, token, 'PUT', `/v1/partner/${path}`, body, options),
  delete: (path, options) => send(kit, token, 'DELETE', `/v1/partner/${path}`, undefined, options),
});

const exchange = async (kit, fields = {}) => {
  const response = await fetch(kit.tokenUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: kit.clientId,
      client_secret: kit.clientSecret,
      audience: kit.audience,
      grant_type: 'client_credentials',
      ...fields,
    }),
    signal: AbortSignal.timeout(REQUEST_MILLISECONDS),
  });
  return answerOf(response.status, response.headers, await response.text(), {
    method: 'POST',
    path: 'token',
  });
};
const partOf = (token, index) =>
  JSON.parse(Buffer.from(String(token).split('.')[index], 'base64url').toString());

/** Every page of a list, by its cursors. */
const readAll = async (caller, path, query = {}) => {
  const records = [];
  let cursor;
  do {
    const page = await caller.get(
      `${path}?${new URLSearchParams({ limit: '100', ...query, ...(cursor ? { cursor } : {}) })}`,
    );
    answered(page, 200, `The list ${path}`);
    records.push(...page.data);
    cursor = page.body.meta.pagination.next_cursor;
    promise(records.length < 100_000, `The list ${path} has no end`);
  } while (cursor);
  return records;
};

// The records that the checks work on.

const once = (make) => {
  let made;
  return () => {
    made ??= make();
    return made;
  };
};
const FIRST_HOUR = Date.UTC(2001, 0, 1);
const moment = (hour) => new Date(FIRST_HOUR + hour * 3_600_000).toISOString();

const createKit = (settings) => {
  let records = 0;
  let hours = 0;
  const kit = {
    ...settings,
    run: randomBytes(4).toString('hex'),
    /** Every answer of the two tiers, for what holds for all of them. */
    answers: [],
    /** A value that no other record has. */
    unique: () => `${TAG}-${kit.run}-${++records}`,
    /** A window of one hour that nothing else uses. */
    window: () => {
      hours += 2;
      return { start_at: moment(hours), end_at: moment(hours + 1) };
    },
    organization: once(async () => callerOf(kit, (await kit.exchanged()).body.access_token)),
    exchanged: once(async () => answered(await exchange(kit), 200, 'The exchange')),
    made: async (path, fields) =>
      answered(await (await kit.organization()).post(path, fields), 201, `POST ${path}`).data,
    clinic: (fields = {}) => kit.made('clinics', { name: `${NAME} ${kit.unique()}`, ...fields }),
    practitioner: (clinic, fields = {}) =>
      kit.made('practitioners', {
        first_name: 'Ada',
        last_name: 'Check',
        email: `${kit.unique()}@check-service.example`,
        partner_clinic_id: clinic.id,
        external_id: kit.unique(),
        ...fields,
      }),
    patient: (practitioner, fields = {}) =>
      kit.made('patients', {
        first_name: 'Noa',
        last_name: 'Check',
        partner_clinic_id: practitioner.partner_clinic_id,
        created_by_partner_practitioner_id: practitioner.id,
        external_id: kit.unique(),
        ...fields,
      }),
    /** Two clinics; two clinicians in the first, each with a patient, and one clinician in the second. */
    practice: once(async () => {
      const clinic = await kit.clinic({ timezone: 'Europe/Berlin', external_id: kit.unique() });
      const second = await kit.clinic({ external_id: kit.unique() });
      const [ada, ben, cleo] = [
        await kit.practitioner(clinic),
        await kit.practitioner(clinic),
        await kit.practitioner(second),
      ];
      const noa = await kit.patient(ada, { email: `${kit.unique()}@check-service.example` });
      return { clinic, second, ada, ben, cleo, noa, lou: await kit.patient(ben) };
    }),
    booking: async (fields = {}) => {
      const { clinic, ada, noa } = await kit.practice();
      return {
        partner_clinic_id: clinic.id,
        partner_practitioner_id: ada.id,
        partner_patient_id: noa.id,
        session_type: 'virtual',
        ...kit.window(),
        ...fields,
      };
    },
    appointment: async (fields) => kit.made('appointments', await kit.booking(fields)),
    /** A caller with a delegated token; the name is one of `practice`. */
    as: (name) => kit.callers[name](),
    callers: {},
  };
  for (const name of ['ada', 'ben'])
    kit.callers[name] = once(async () => delegatedCaller(kit, (await kit.practice())[name].id));
  return kit;
};
const delegatedCaller = async (kit, practitioner_id) => {
  const answer = await exchange(kit, { practitioner_id });
  if (statusOf(answer) === '403 access_denied') throw new NotApplicable('delegation is off');
  return callerOf(kit, answered(answer, 200, 'The exchange for a clinician').body.access_token);
};

/** Deletes the clinics whose names begin so, and all that they hold. @returns how many remain. */
const deleteRecords = async (kit, prefix) => {
  const organization = await kit.organization();
  const own = async () =>
    (await readAll(organization, 'clinics')).filter(({ name }) => name.startsWith(prefix));
  for (const { id } of await own()) {
    for (const appointment of await readAll(organization, 'appointments', { partner_clinic_id: id }))
      await organization.patch(`appointments/${appointment.id}`, { status: 'cancelled' });
    for (const noun of ['patients', 'practitioners'])
      for (const record of await readAll(organization, noun, { partner_clinic_id: id }))
        await organization.delete(`${noun}/${record.id}`);
    await organization.delete(`clinics/${id}`);
  }
  return (await own()).length;
};

// The checks: group, promise in words, and what shows whether it is kept.

const CHECKS = [];
const group =
  (name) =>
  (says, run, { last = false } = {}) =>
    CHECKS.push({ group: name, says, run, last });

const tokens = group('tokens');

tokens('An exchange gives a bearer token that lives 24 hours', async (kit) => {
  const { body } = await kit.exchanged();
  equal(String(body.token_type).toLowerCase(), 'bearer', 'token_type');
  equal(body.expires_in, DAY_SECONDS, 'expires_in');
});
tokens('An answer with a token may not be kept by caches', async (kit) =>
  equal((await kit.exchanged()).headers.get('Cache-Control'), 'no-store', 'Cache-Control'),
);
tokens(
  'The token is a JWT of type at+jwt that names client and organization, and has its times',
  async (kit) => {
    const { token } = await kit.organization();
    const [head, claims] = [partOf(token, 0), partOf(token, 1)];
    equal(head.typ, 'at+jwt', 'typ');
    equal(claims.sub, kit.clientId, 'sub');
    equal([claims.aud].flat().includes(kit.audience), true, 'aud names the audience');
    for (const name of ['iss', 'org_id', 'scope', 'jti', 'iat', 'exp'])
      promise(claims[name], `${name} is missing`);
    equal(claims.exp - claims.iat, DAY_SECONDS, 'exp - iat');
  },
);
tokens('The token is signed with a key that the authorization server publishes', async (kit) => {
  const { token } = await kit.organization();
  const [head, claims, signature] = token.split('.');
  const { kid, alg } = partOf(token, 0);
  const { keys } = await (await fetch(new URL('/.well-known/jwks.json', kit.tokenUrl))).json();
  const jwk = keys.find((key) => key.kid === kid);
  promise(jwk, 'The key set lacks the key of the token');
  promise(!('d' in jwk), 'The key set shows a private key');
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' };
  const digest = /^(ES|RS)\d+$/.test(alg) ? `sha${alg.slice(2)}` : null;
  const genuine = verify(digest, Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'));
  promise(genuine, 'The signature is not that of the key');
});
tokens('The authorization server publishes its metadata', async (kit) => {
  const { status, body } = await fetch(new URL('/.well-known/oauth-authorization-server', kit.tokenUrl)).then(
    async (response) => ({ status: response.status, body: await response.json() }),
  );
  equal(status, 200, 'The status');
  equal(body.issuer, partOf((await kit.organization()).token, 1).iss, 'issuer');
});
tokens('A wrong secret is 401 invalid_client', async (kit) =>
  refused(await exchange(kit, { client_secret: 'wrong' }), 401, 'invalid_client', 'The exchange'),
);
tokens('An unknown grant_type is unsupported_grant_type', async (kit) =>
  refused(await exchange(kit, { grant_type: 'password' }), 400, 'unsupported_grant_type', 'The exchange'),
);
tokens('An unknown audience is invalid_request', async (kit) =>
  refused(await exchange(kit, { audience: 'nobody' }), 400, 'invalid_request', 'The exchange'),
);
tokens('A scope that the credential does not hold is access_denied', async (kit) =>
  refused(await exchange(kit, { scope: 'billing:read' }), 403, 'access_denied', 'The exchange'),
);
tokens('An unknown practitioner_id is access_denied', async (kit) =>
  refused(await exchange(kit, { practitioner_id: randomUUID() }), 403, 'access_denied', 'The exchange'),
);
tokens('A delegated token names its clinician', async (kit) =>
  equal(
    partOf((await kit.as('ada')).token, 1).practitioner_id,
    (await kit.practice()).ada.id,
    'practitioner_id',
  ),
);
tokens('Without a token the answer is 401 unauthorized, for an unknown path too', async (kit) => {
  const nobody = callerOf(kit, null);
  for (const path of ['health', 'clinics', 'nothing-here'])
    refused(await nobody.get(path), 401, 'unauthorized', `GET ${path}`);
});
tokens('A token that is none, or was changed, is 401 unauthorized', async (kit) => {
  const [head, claims, signature] = (await kit.organization()).token.split('.');
  const turned = `${signature.slice(0, -8)}${signature.slice(-8) === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'}`;
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const other = encode({ ...partOf(`.${claims}`, 1), org_id: randomUUID() });
  const unsigned = encode({ ...partOf(head, 0), alg: 'none' });
  for (const token of [
    'x',
    `${head}.${claims}.${turned}`,
    `${head}.${other}.${signature}`,
    `${unsigned}.${claims}.`,
  ])
    refused(await callerOf(kit, token).get('health'), 401, 'unauthorized', 'A damaged token');
});
tokens('Health is ok, and names the organization of the token', async (kit) => {
  const organization = await kit.organization();
  const { data } = answered(await organization.get('health'), 200, 'Health');
  equal(data.status, 'ok', 'status');
  equal(data.partner_organization_id, partOf(organization.token, 1).org_id, 'partner_organization_id');
  promise(MOMENT.test(data.checked_at), 'checked_at is no UTC timestamp');
});

const problems = group('problem documents');

problems('An unknown path is 404 not-found', async (kit) =>
  refused(await (await kit.organization()).get('nothing-here'), 404, 'not-found', 'GET'),
);
problems('A known path with another method is 405 method-not-allowed, with Allow', async (kit) => {
  const answer = await (await kit.organization()).put('clinics', {});
  refused(answer, 405, 'method-not-allowed', 'PUT clinics');
  promise(/GET/.test(answer.headers.get('Allow')), 'Allow does not name GET');
});
problems(
  'An unknown id and one that is no UUID get one identical 404, which does not repeat the id',
  async (kit) => {
    const organization = await kit.organization();
    const id = randomUUID();
    for (const noun of ['clinics', 'practitioners', 'patients', 'appointments']) {
      const unknown = await organization.get(`${noun}/${id}`);
      refused(unknown, 404, 'not-found', `An unknown id of ${noun}`);
      promise(!unknown.text.includes(id), 'The 404 repeats the id');
      identical(await organization.get(`${noun}/12345`), unknown, 'a malformed id');
    }
  },
);
problems('A body that is not JSON is 422 with path "" and code malformed_json', async (kit) => {
  const organization = await kit.organization();
  for (const body of ['{"name":', Buffer.from([0x7b, 0xff, 0x7d])])
    faulty(await organization.post('clinics', body), '', 'malformed_json', 'A broken body');
});
problems('A body of another media type is 415 unsupported-media-type', async (kit) => {
  const headers = { 'Content-Type': 'text/plain' };
  const answer = await (await kit.organization()).post('clinics', '{}', { headers });
  refused(answer, 415, 'unsupported-media-type', 'A text');
});
problems('A body of more than 1 MB is 413 payload-too-large', async (kit) => {
  const body = { name: 'x'.repeat(1_200_000) };
  refused(await (await kit.organization()).post('clinics', body), 413, 'payload-too-large', 'A large body');
});
problems('An unknown field is 422 unknown_field, and so is a read-only one', async (kit) => {
  const organization = await kit.organization();
  for (const field of ['nickname', 'id', 'created_at', 'deleted_at'])
    faulty(
      await organization.post('clinics', { name: `${NAME} ${kit.unique()}`, [field]: null }),
      field,
      'unknown_field',
      `A clinic with ${field}`,
    );
});
problems('All faulty fields are named at once, each with path, code and message', async (kit) => {
  const answer = await (await kit.organization()).post('practitioners', { role: 'chief', country: 'de' });
  for (const path of ['first_name', 'last_name', 'email', 'partner_clinic_id'])
    faulty(answer, path, 'required', 'An empty practitioner');
  for (const path of ['role', 'country']) faulty(answer, path, undefined, 'A wrong value');
  for (const field of answer.body.fields)
    equal(Object.keys(field).sort(), ['code', 'message', 'path'], 'The members of an entry of fields');
});
problems('A refusal repeats no value that was sent', async (kit) => {
  const canary = `canary-${kit.unique()}`;
  const answer = await (await kit.organization()).post('practitioners', { email: canary, role: canary });
  faulty(answer, 'email', undefined, 'A wrong e-mail');
  promise(!answer.text.includes(canary), 'The document holds the value');
});
problems('Text with control characters, NUL or half a surrogate pair is 422 invalid_format', async (kit) => {
  for (const odd of ['\u0000', '\u0007', '\ud800'])
    faulty(
      await (await kit.organization()).post('clinics', { name: `${NAME} ${kit.unique()}${odd}` }),
      'name',
      'invalid_format',
      'Such a name',
    );
});
problems('A JSON body that is no object is 422, never 500', async (kit) => {
  for (const body of ['null', '[]', '7', '"x"', '[[[[]]]]'])
    refused(
      await (await kit.organization()).post('clinics', body),
      422,
      'validation-error',
      `The body ${body}`,
    );
});
problems('The kind of token is judged before the body', async (kit) =>
  refused(
    await (await kit.organization()).post('playrooms', { nonsense: true }),
    403,
    'forbidden',
    'A wrong body with an organization token',
  ),
);

const records = group('records');

records('Creating is 201, with the record: an id, its times, and what was sent', async (kit) => {
  const { clinic } = await kit.practice();
  promise(UUID.test(clinic.id), 'id is no UUID');
  for (const name of ['created_at', 'updated_at'])
    promise(MOMENT.test(clinic[name]), `${name} is no UTC timestamp with milliseconds`);
  equal(clinic.timezone, 'Europe/Berlin', 'timezone');
  promise(!('deleted_at' in clinic), 'deleted_at is shown');
});
records('What was created is what GET shows', async (kit) => {
  const organization = await kit.organization();
  const { clinic, ada, noa } = await kit.practice();
  for (const [path, record] of [
    ['clinics', clinic],
    ['practitioners', ada],
    ['patients', noa],
  ]) {
    const { data } = answered(await organization.get(`${path}/${record.id}`), 200, `GET ${path}`);
    equal(data.external_id, record.external_id, `external_id of ${path}`);
    equal(Object.keys(data).sort(), Object.keys(record).sort(), `The fields of ${path}`);
  }
});
records('Defaults: a clinic has UTC, a practitioner is an active member', async (kit) => {
  const { second, ada } = await kit.practice();
  equal(second.timezone, 'UTC', 'timezone');
  equal([ada.role, ada.status], ['member', 'active'], 'role and status');
});
records('A clinic name is unique, without regard to case: 409 clinic-name-conflict', async (kit) => {
  const { clinic } = await kit.practice();
  const answer = await (await kit.organization()).post('clinics', { name: clinic.name.toUpperCase() });
  refused(answer, 409, 'clinic-name-conflict', 'The same name');
});
records(
  'The e-mail of a practitioner is unique, without regard to case: 409 partner-email-conflict',
  async (kit) => {
    const { ada, second } = await kit.practice();
    const answer = await (await kit.organization()).post('practitioners', {
      first_name: 'Eve',
      last_name: 'Check',
      email: ada.email.toUpperCase(),
      partner_clinic_id: second.id,
    });
    refused(answer, 409, 'partner-email-conflict', 'The same e-mail');
  },
);
records('The e-mail of a patient need not be unique', async (kit) => {
  const { noa, ben } = await kit.practice();
  equal((await kit.patient(ben, { email: noa.email })).email, noa.email, 'email');
});
records(
  'An external_id is unique among records of a kind: 409, which tells nothing of the other',
  async (kit) => {
    const { clinic, ada, noa } = await kit.practice();
    const organization = await kit.organization();
    const clinicAnswer = await organization.post('clinics', {
      name: `${NAME} ${kit.unique()}`,
      external_id: clinic.external_id,
    });
    refused(clinicAnswer, 409, 'external-id-conflict', 'The external_id of a clinic');
    promise(!clinicAnswer.text.includes(clinic.id), 'The 409 names the other record');
    const answer = await organization.post('patients', {
      first_name: 'Kim',
      last_name: 'Check',
      partner_clinic_id: clinic.id,
      created_by_partner_practitioner_id: ada.id,
      external_id: noa.external_id,
    });
    refused(answer, 409, 'external-id-conflict', 'The external_id of a patient');
    promise(!answer.text.includes(noa.id), 'The 409 names the other record');
  },
);
records('A list finds a record by its external_id, exactly and with regard to case', async (kit) => {
  const { clinic, ada, noa } = await kit.practice();
  const organization = await kit.organization();
  for (const [noun, record] of [
    ['clinics', clinic],
    ['practitioners', ada],
    ['patients', noa],
  ]) {
    const found = (value) => organization.get(`${noun}?external_id=${value}`);
    equal(idsOf((await found(record.external_id)).data), [record.id], `The ${noun} found`);
    equal((await found(record.external_id.toUpperCase())).data, [], `The ${noun} found in capitals`);
    equal((await found(record.external_id.slice(0, -1))).data.length, 0, `The ${noun} found by a beginning`);
  }
});
records('On PATCH an absent field stays, null clears it, and a value sets it', async (kit) => {
  const { cleo } = await kit.practice();
  const organization = await kit.organization();
  const change = async (fields) =>
    answered(await organization.patch(`practitioners/${cleo.id}`, fields), 200, 'PATCH').data;
  equal((await change({ country: 'DE' })).country, 'DE', 'country that was set');
  const renamed = await change({ first_name: 'Clea' });
  equal([renamed.country, renamed.external_id], ['DE', cleo.external_id], 'What was not sent');
  const cleared = await change({ country: null, external_id: null });
  equal([cleared.country, cleared.external_id, cleared.first_name], [null, null, 'Clea'], 'What was cleared');
});
records('external_id takes 1 to 128 printable ASCII characters, as they are', async (kit) => {
  const organization = await kit.organization();
  for (const value of ['', 'x'.repeat(129), ' x', 'x ', 'grün', 'a\tb'])
    faulty(
      await organization.post('clinics', { name: `${NAME} ${kit.unique()}`, external_id: value }),
      'external_id',
      undefined,
      'Such an external_id',
    );
  const longest = kit.unique().padEnd(128, '~');
  equal((await kit.clinic({ external_id: longest })).external_id, longest, 'external_id');
});
records('Names have at most 200 characters, are trimmed and composed (NFC)', async (kit) => {
  const { ada } = await kit.practice();
  const organization = await kit.organization();
  const rename = (first_name) => organization.patch(`practitioners/${ada.id}`, { first_name });
  faulty(await rename('x'.repeat(201)), 'first_name', 'too_long', '201 characters');
  faulty(await rename('   '), 'first_name', undefined, 'Spaces alone');
  equal((await rename('x'.repeat(200))).data.first_name.length, 200, 'The length');
  equal((await rename('  Zoe\u0308 ')).data.first_name, 'Zo\u00eb', 'The name');
});
records('Zones, countries, e-mails and dates that do not exist are 422', async (kit) => {
  const { clinic, ada, noa } = await kit.practice();
  const organization = await kit.organization();
  for (const [path, field, value] of [
    [`clinics/${clinic.id}`, 'timezone', 'Europe/Nowhere'],
    [`practitioners/${ada.id}`, 'country', 'germany'],
    [`practitioners/${ada.id}`, 'email', 'ada at home'],
    [`patients/${noa.id}`, 'date_of_birth', '2020-02-30'],
    [`patients/${noa.id}`, 'phone', '12'],
  ])
    faulty(await organization.patch(path, { [field]: value }), field, undefined, `${field} ${value}`);
});
records('A date of birth stays the day that it is', async (kit) => {
  const { noa } = await kit.practice();
  const answer = await (await kit.organization()).patch(`patients/${noa.id}`, {
    date_of_birth: '2016-02-29',
  });
  equal(answered(answer, 200, 'PATCH').data.date_of_birth, '2016-02-29', 'date_of_birth');
});
records('An id in a body that names nothing is 404', async (kit) => {
  const { ada } = await kit.practice();
  const answer = await (await kit.organization()).post('patients', {
    first_name: 'Kim',
    last_name: 'Check',
    partner_clinic_id: randomUUID(),
    created_by_partner_practitioner_id: ada.id,
  });
  refused(answer, 404, 'not-found', 'A patient of an unknown clinic');
});
records('A new practitioner has three default playrooms and two default toolkits', async (kit) => {
  const ada = await kit.as('ada');
  const rooms = answered(await ada.get('playrooms'), 200, 'The playrooms').data;
  equal(rooms.map(({ room_type }) => room_type).sort(), ['adult', 'child', 'teen'], 'The playrooms');
  const toolkits = answered(await ada.get('toolkits'), 200, 'The toolkits').data;
  equal(
    [...rooms, ...toolkits].map(({ is_default }) => is_default),
    Array(5).fill(true),
    'is_default',
  );
});
records('Published forms are listed, drafts are not, and a deleted one is gone', async (kit) => {
  const ada = await kit.as('ada');
  const fields = [{ type: 'short_text', label: 'How was the week?' }];
  const create = async (status) =>
    answered(await ada.post('forms', { title: kit.unique(), fields, status }), 201, 'POST forms').data;
  const [published, draft] = [await create('published'), await create('draft')];
  try {
    equal(idsOf((await ada.get('forms')).data), [published.id], 'The forms of the list');
    const ready = await ada.patch(`forms/${published.id}`, { shelf_ready: true });
    equal(answered(ready, 200, 'PATCH').data.shelf_ready, true, 'shelf_ready');
  } finally {
    for (const { id } of [published, draft]) answered(await ada.delete(`forms/${id}`), 204, 'DELETE');
  }
  refused(await ada.get(`forms/${published.id}`), 404, 'not-found', 'The deleted form');
});
records(
  'What is attached to a room is a worksheet or a storybook: another content type is 422',
  async (kit) => {
    const ada = await kit.as('ada');
    const [{ id }] = (await ada.get('playrooms')).data;
    refused(await ada.put(`playrooms/${id}/content/song/${randomUUID()}`), 422, 'validation-error', 'A song');
    refused(
      await ada.put(`playrooms/${id}/content/storybook/${randomUUID()}`),
      404,
      'not-found',
      'An unknown book',
    );
  },
);
records('The session configuration shows its settings, and refuses an unknown one', async (kit) => {
  const organization = await kit.organization();
  const { data } = answered(await organization.get('session-config'), 200, 'GET');
  equal(typeof data.waiting_room_enabled, 'boolean', 'waiting_room_enabled');
  promise(Array.isArray(data.enabled_features), 'enabled_features is no array');
  faulty(await organization.patch('session-config', { sofa: true }), 'sofa', 'unknown_field', 'PATCH');
});

const lists = group('lists and cursors');

lists('A page has 25 records unless limit says otherwise', async (kit) => {
  const organization = await kit.organization();
  for (const [query, limit] of [
    ['', 25],
    ['?limit=1', 1],
    ['?limit=100', 100],
  ]) {
    const { body } = answered(await organization.get(`patients${query}`), 200, 'The list');
    equal(body.meta.pagination.limit, limit, 'meta.pagination.limit');
    promise(body.data.length <= limit, 'There are more records than limit says');
  }
});
lists('A limit outside of 1 to 100 is 422, never clamped', async (kit) => {
  for (const limit of ['0', '101', '-1', 'ten', '2.5'])
    faulty(
      await (await kit.organization()).get(`clinics?limit=${limit}`),
      'limit',
      undefined,
      `limit=${limit}`,
    );
});
lists('Going through a list by cursor shows each record once, oldest first', async (kit) => {
  const { ada, ben, clinic } = await kit.practice();
  for (let count = 0; count < 3; count++) await kit.patient(count % 2 ? ada : ben);
  const organization = await kit.organization();
  const read = (limit) => readAll(organization, 'patients', { partner_clinic_id: clinic.id, limit });
  const [paged, whole] = [await read('2'), await read('100')];
  equal(idsOf(paged), idsOf(whole), 'The records by pages of two');
  equal(new Set(idsOf(paged)).size, paged.length, 'The number of different records');
  const order = paged.map(({ created_at, id }) => `${created_at} ${id}`);
  equal(order, [...order].sort(), 'The order');
});
lists('has_more is true as long as there is a next_cursor, and at the end both say so', async (kit) => {
  const { clinic } = await kit.practice();
  const organization = await kit.organization();
  const query = `patients?partner_clinic_id=${clinic.id}&limit=1`;
  const { pagination } = (await organization.get(query)).body.meta;
  equal([pagination.has_more, typeof pagination.next_cursor], [true, 'string'], 'On the first page');
  const all = (await organization.get(`patients?partner_clinic_id=${clinic.id}&limit=100`)).body.meta;
  equal([all.pagination.has_more, all.pagination.next_cursor], [false, null], 'On the last page');
});
lists('A cursor that is damaged, or of another list or filter, is 422', async (kit) => {
  const { clinic } = await kit.practice();
  const organization = await kit.organization();
  const first = await organization.get(`patients?partner_clinic_id=${clinic.id}&limit=1`);
  const cursor = encodeURIComponent(first.body.meta.pagination.next_cursor);
  for (const path of [
    'patients?cursor=damaged',
    `patients?limit=1&cursor=${cursor}`,
    `practitioners?partner_clinic_id=${clinic.id}&limit=1&cursor=${cursor}`,
  ])
    faulty(await organization.get(path), 'cursor', undefined, 'Such a cursor');
});
lists('An unknown query parameter is 422 and is named', async (kit) =>
  faulty(await (await kit.organization()).get('patients?sort=name'), 'sort', 'unknown_field', 'sort=name'),
);
lists('A filter with an id that names nothing gives an empty list, one that is no id is 422', async (kit) => {
  const organization = await kit.organization();
  const empty = await organization.get(`practitioners?partner_clinic_id=${randomUUID()}`);
  equal(answered(empty, 200, 'The list').data, [], 'The records');
  const wrong = await organization.get('practitioners?partner_clinic_id=12345');
  faulty(wrong, 'partner_clinic_id', undefined, 'A malformed id');
});
lists('A filter shows what it names and nothing else', async (kit) => {
  const { second, cleo } = await kit.practice();
  const answer = await (await kit.organization()).get(`practitioners?partner_clinic_id=${second.id}`);
  equal(idsOf(answered(answer, 200, 'The list').data), [cleo.id], 'The practitioners of the clinic');
});
lists('updated_since shows what changed at that moment or later', async (kit) => {
  const { noa, lou, clinic } = await kit.practice();
  const organization = await kit.organization();
  const { data } = await organization.patch(`patients/${noa.id}`, { last_name: `Check ${kit.unique()}` });
  const since = (at) =>
    readAll(organization, 'patients', { partner_clinic_id: clinic.id, updated_since: at }).then(idsOf);
  const shownIds = await since(data.updated_at);
  promise(shownIds.includes(noa.id), 'The changed record is missing');
  promise(!shownIds.includes(lou.id), 'An unchanged record is shown');
  const later = new Date(Date.parse(data.updated_at) + 1).toISOString();
  promise(!(await since(later)).includes(noa.id), 'It is shown after its moment, too');
});
lists(
  'include_deleted takes true, 1, on, false, 0, off and nothing, and refuses other words',
  async (kit) => {
    const organization = await kit.organization();
    for (const word of ['true', '1', 'ON', 'false', '0', 'off', ''])
      answered(
        await organization.get(`clinics?limit=1&include_deleted=${word}`),
        200,
        `include_deleted=${word}`,
      );
    const answer = await organization.get('clinics?limit=1&include_deleted=yes');
    faulty(answer, 'include_deleted', undefined, 'include_deleted=yes');
  },
);

const idempotency = group('idempotency');

idempotency('A write without an Idempotency-Key is 422 and does nothing', async (kit) => {
  const organization = await kit.organization();
  const external_id = kit.unique();
  const body = { name: `${NAME} ${kit.unique()}`, external_id };
  faulty(await organization.post('clinics', body, { key: null }), 'Idempotency-Key', 'required', 'POST');
  equal((await organization.get(`clinics?external_id=${external_id}`)).data, [], 'The clinics made');
});
idempotency('A key has 1 to 255 characters', async (kit) => {
  const organization = await kit.organization();
  const body = { name: `${NAME} ${kit.unique()}` };
  const long = await organization.post('clinics', body, { key: 'k'.repeat(256) });
  faulty(long, 'Idempotency-Key', undefined, '256 characters');
  answered(
    await organization.post('clinics', body, { key: kit.unique().padEnd(255, 'k') }),
    201,
    '255 characters',
  );
});
idempotency('Two lines of Idempotency-Key are 422', async (kit) => {
  const { token } = await kit.organization();
  const answer = await sendLines(new URL(`${kit.baseUrl}/v1/partner/clinics`), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': [randomUUID(), randomUUID()],
    },
    body: JSON.stringify({ name: `${NAME} ${kit.unique()}` }),
  });
  faulty(answer, 'Idempotency-Key', undefined, 'Two lines');
});
idempotency('A repeated request is answered as before: status, bytes and X-Request-Id', async (kit) => {
  const organization = await kit.organization();
  const body = { name: `${NAME} ${kit.unique()}`, external_id: kit.unique() };
  const key = randomUUID();
  const first = answered(await organization.post('clinics', body, { key }), 201, 'The first request');
  const second = await organization.post('clinics', body, { key });
  equal([second.status, second.text === first.text], [201, true], 'Status and equal bytes of the second');
  equal(second.requestId, first.requestId, 'X-Request-Id of the second');
  equal(second.headers.get('Idempotent-Replayed'), 'true', 'Idempotent-Replayed');
  promise(!first.headers.has('Idempotent-Replayed'), 'The first answer has Idempotent-Replayed');
  const { data } = await organization.get(`clinics?external_id=${body.external_id}`);
  equal(data.length, 1, 'The number of clinics');
});
idempotency('The order of the members of a body makes no difference', async (kit) => {
  const organization = await kit.organization();
  const [name, key] = [`${NAME} ${kit.unique()}`, randomUUID()];
  answered(await organization.post('clinics', { name, timezone: 'UTC' }, { key }), 201, 'The first request');
  const second = await organization.post('clinics', { timezone: 'UTC', name }, { key });
  equal([second.status, second.headers.get('Idempotent-Replayed')], [201, 'true'], 'The second request');
});
idempotency('The same key with another body, path or method is 422 idempotency-key-mismatch', async (kit) => {
  const organization = await kit.organization();
  const key = randomUUID();
  const { data } = await organization.post('clinics', { name: `${NAME} ${kit.unique()}` }, { key });
  const other = { name: `${NAME} ${kit.unique()}` };
  const body = await organization.post('clinics', other, { key });
  refused(body, 422, 'idempotency-key-mismatch', 'Another body');
  const method = await organization.patch(`clinics/${data.id}`, other, { key });
  refused(method, 422, 'idempotency-key-mismatch', 'Another method and path');
});
idempotency('A 409 of the operation is repeated, though its cause is gone', async (kit) => {
  const organization = await kit.organization();
  const holder = await kit.clinic();
  const [body, key] = [{ name: holder.name }, randomUUID()];
  const first = await organization.post('clinics', body, { key });
  refused(first, 409, 'clinic-name-conflict', 'The first request');
  await organization.patch(`clinics/${holder.id}`, { name: `${NAME} ${kit.unique()}` });
  const second = await organization.post('clinics', body, { key });
  refused(second, 409, 'clinic-name-conflict', 'The second request');
  equal(second.headers.get('Idempotent-Replayed'), 'true', 'Idempotent-Replayed');
});
idempotency('A 422 of a faulty body leaves the key free', async (kit) => {
  const organization = await kit.organization();
  const key = randomUUID();
  faulty(await organization.post('clinics', {}, { key }), 'name', 'required', 'The faulty request');
  answered(
    await organization.post('clinics', { name: `${NAME} ${kit.unique()}` }, { key }),
    201,
    'The mended one',
  );
});
idempotency('Eight equal requests at once make one record', async (kit) => {
  const organization = await kit.organization();
  const body = { name: `${NAME} ${kit.unique()}`, external_id: kit.unique() };
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => organization.post('clinics', body, { key })),
  );
  const kinds = new Set(answers.map(statusOf));
  promise(kinds.has('201'), 'None of them was taken');
  promise(
    [...kinds].every((kind) => ['201', '409 idempotency-conflict'].includes(kind)),
    `They are answered ${[...kinds]}`,
  );
  equal(
    (await organization.get(`clinics?external_id=${body.external_id}`)).data.length,
    1,
    'The clinics made',
  );
});
idempotency('A key belongs to the acting clinician: another may use the same', async (kit) => {
  const key = randomUUID();
  const body = { first_name: 'Kim', last_name: 'Check', partner_clinic_id: (await kit.practice()).clinic.id };
  const answers = [];
  for (const name of ['ada', 'ben']) answers.push(await (await kit.as(name)).post('patients', body, { key }));
  equal(answers.map(statusOf), ['201', '201'], 'The answers');
  promise(answers[0].data.id !== answers[1].data.id, 'The second is the record of the first');
});
idempotency('A repeated DELETE with its key is 204 again, with a new key it is 404', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.clinic();
  const key = randomUUID();
  answered(await organization.delete(`clinics/${id}`, { key }), 204, 'DELETE');
  const replay = answered(await organization.delete(`clinics/${id}`, { key }), 204, 'The replay');
  equal(replay.headers.get('Idempotent-Replayed'), 'true', 'Idempotent-Replayed');
  refused(await organization.delete(`clinics/${id}`), 404, 'not-found', 'DELETE with a new key');
});

const concurrency = group('concurrency');

concurrency('A single record has an ETag, which changes with the record', async (kit) => {
  const organization = await kit.organization();
  const path = `clinics/${(await kit.practice()).second.id}`;
  const etag = async () => (await organization.get(path)).headers.get('ETag');
  const [first, again] = [await etag(), await etag()];
  promise(first, 'There is no ETag');
  equal(again, first, 'The ETag of the unchanged record');
  await organization.patch(path, { name: `${NAME} ${kit.unique()}` });
  promise((await etag()) !== first, 'The ETag stays the same when the record changes');
});
concurrency('PATCH with the current ETag in If-Match is taken', async (kit) => {
  const organization = await kit.organization();
  const path = `clinics/${(await kit.practice()).second.id}`;
  const headers = { 'If-Match': (await organization.get(path)).headers.get('ETag') };
  answered(await organization.patch(path, { name: `${NAME} ${kit.unique()}` }, { headers }), 200, 'PATCH');
});
concurrency(
  'PATCH and DELETE with a former ETag are 412 precondition-failed and change nothing',
  async (kit) => {
    const organization = await kit.organization();
    const { id } = await kit.clinic();
    const headers = { 'If-Match': (await organization.get(`clinics/${id}`)).headers.get('ETag') };
    const { data } = await organization.patch(`clinics/${id}`, { name: `${NAME} ${kit.unique()}` });
    const change = await organization.patch(
      `clinics/${id}`,
      { name: `${NAME} ${kit.unique()}` },
      { headers },
    );
    refused(change, 412, 'precondition-failed', 'PATCH');
    refused(await organization.delete(`clinics/${id}`, { headers }), 412, 'precondition-failed', 'DELETE');
    equal((await organization.get(`clinics/${id}`)).data.name, data.name, 'The name');
  },
);
concurrency('Of several changes of one version at once, one is taken', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.clinic();
  const headers = { 'If-Match': (await organization.get(`clinics/${id}`)).headers.get('ETag') };
  const names = Array.from({ length: 5 }, () => `${NAME} ${kit.unique()}`);
  const answers = await Promise.all(
    names.map((name) => organization.patch(`clinics/${id}`, { name }, { headers })),
  );
  equal(answers.map(statusOf).sort(), ['200', ...Array(4).fill('412 precondition-failed')], 'The answers');
});
concurrency('Of several clinics with one name at once, one is made', async (kit) => {
  const organization = await kit.organization();
  const name = `${NAME} ${kit.unique()}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => organization.post('clinics', { name })));
  equal(answers.map(statusOf).sort(), ['201', ...Array(4).fill('409 clinic-name-conflict')], 'The answers');
});

const appointments = group('appointments');

appointments(
  'Booking is 201 with Location; the session is scheduled, in the zone of its clinic',
  async (kit) => {
    const organization = await kit.organization();
    const answer = answered(await organization.post('appointments', await kit.booking()), 201, 'POST');
    equal([answer.data.status, answer.data.timezone], ['scheduled', 'Europe/Berlin'], 'Status and zone');
    promise(
      String(answer.headers.get('Location')).endsWith(`/v1/partner/appointments/${answer.data.id}`),
      'Location does not lead to the appointment',
    );
    promise(
      'patient_video_url' in answer.data && 'clinician_video_url' in answer.data,
      'The links are missing',
    );
  },
);
appointments(
  'An overlap is 409 appointment-conflict, which tells nothing of the other session',
  async (kit) => {
    const organization = await kit.organization();
    const { id, start_at, end_at } = await kit.appointment();
    const half = new Date(Date.parse(start_at) + 1_800_000).toISOString();
    for (const window of [
      { start_at, end_at },
      { start_at: half, end_at },
      { start_at: half, end_at: new Date(Date.parse(end_at) + 600_000).toISOString() },
    ]) {
      const answer = await organization.post('appointments', await kit.booking(window));
      refused(answer, 409, 'appointment-conflict', 'An overlap');
      promise(!answer.text.includes(id), 'The 409 names the other appointment');
    }
  },
);
appointments('Sessions may touch: one begins when the other ends', async (kit) => {
  const { start_at, end_at } = await kit.appointment();
  for (const window of [
    { start_at: end_at, end_at: new Date(Date.parse(end_at) + 600_000).toISOString() },
    { start_at: new Date(Date.parse(start_at) - 600_000).toISOString(), end_at: start_at },
  ])
    answered(
      await (await kit.organization()).post('appointments', await kit.booking(window)),
      201,
      'A session that touches another',
    );
});
appointments('Another clinician may have a session at the same time', async (kit) => {
  const { ben, lou } = await kit.practice();
  const { start_at, end_at } = await kit.appointment();
  const other = { partner_practitioner_id: ben.id, partner_patient_id: lou.id, start_at, end_at };
  answered(await (await kit.organization()).post('appointments', await kit.booking(other)), 201, 'POST');
});
appointments('Of eight bookings of one window at once, one is taken', async (kit) => {
  const organization = await kit.organization();
  const body = await kit.booking();
  const answers = await Promise.all(Array.from({ length: 8 }, () => organization.post('appointments', body)));
  equal(answers.map(statusOf).sort(), ['201', ...Array(7).fill('409 appointment-conflict')], 'The answers');
});
appointments('The end comes after the start, by at most 24 hours', async (kit) => {
  const organization = await kit.organization();
  const { start_at } = kit.window();
  for (const hours of [0, -1, 24.5]) {
    const end_at = new Date(Date.parse(start_at) + hours * 3_600_000).toISOString();
    const answer = await organization.post('appointments', await kit.booking({ start_at, end_at }));
    faulty(answer, 'end_at', undefined, `${hours} hours`);
  }
});
appointments('A time without an offset is 422 invalid_format', async (kit) => {
  const { start_at } = kit.window();
  const body = await kit.booking({ start_at: start_at.slice(0, 19) });
  faulty(
    await (await kit.organization()).post('appointments', body),
    'start_at',
    'invalid_format',
    'Such a time',
  );
});
appointments('A time with another offset comes back as the same moment in UTC', async (kit) => {
  const { start_at, end_at } = kit.window();
  const local = new Date(Date.parse(start_at) + 7_200_000).toISOString().replace('.000Z', '+02:00');
  equal((await kit.appointment({ start_at: local, end_at })).start_at, start_at, 'start_at');
});
appointments(
  'A list from and to takes what begins at from, and leaves out what begins at to',
  async (kit) => {
    const organization = await kit.organization();
    const { ada } = await kit.practice();
    const [early, late] = [await kit.appointment(), await kit.appointment()];
    const query = {
      partner_practitioner_id: ada.id,
      start_at_from: early.start_at,
      start_at_to: late.start_at,
    };
    equal(idsOf(await readAll(organization, 'appointments', query)), [early.id], 'The sessions of the list');
  },
);
appointments('A list of appointments is ordered by start, also over pages', async (kit) => {
  const organization = await kit.organization();
  const { ada } = await kit.practice();
  const [one, two] = [kit.window(), kit.window()];
  await kit.appointment(two);
  await kit.appointment(one);
  const query = { partner_practitioner_id: ada.id, limit: '3' };
  const starts = (await readAll(organization, 'appointments', query)).map(({ start_at }) => start_at);
  promise(starts.length >= 2, 'The sessions are not listed');
  equal(starts, [...starts].sort(), 'The starts');
});
appointments('Moving a session onto another is 409 and moves nothing', async (kit) => {
  const organization = await kit.organization();
  const [one, other] = [await kit.appointment(), await kit.appointment()];
  const { start_at, end_at } = other;
  const answer = await organization.patch(`appointments/${one.id}`, { start_at, end_at });
  refused(answer, 409, 'appointment-conflict', 'PATCH');
  equal((await organization.get(`appointments/${one.id}`)).data.start_at, one.start_at, 'start_at');
});
appointments('A session is moved within its own former window', async (kit) => {
  const { id, start_at, end_at } = await kit.appointment();
  const later = { end_at: new Date(Date.parse(end_at) + 600_000).toISOString() };
  const moved = await (await kit.organization()).patch(`appointments/${id}`, later);
  equal(answered(moved, 200, 'PATCH').data.start_at, start_at, 'start_at');
});
appointments('completed and no_show may change into each other, and never back to scheduled', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.appointment();
  const become = (status) => organization.patch(`appointments/${id}`, { status });
  for (const status of ['completed', 'no_show', 'completed'])
    equal(answered(await become(status), 200, status).data.status, status, 'status');
  faulty(await become('scheduled'), 'status', 'not_allowed', 'scheduled');
});
appointments('A cancelled session stays readable, and is listed only with include_deleted', async (kit) => {
  const organization = await kit.organization();
  const { ada } = await kit.practice();
  const { id, start_at } = await kit.appointment();
  answered(await organization.patch(`appointments/${id}`, { status: 'cancelled' }), 200, 'PATCH');
  const { data } = answered(await organization.get(`appointments/${id}`), 200, 'GET');
  equal([data.status, 'deleted_at' in data], ['cancelled', false], 'Status, and whether deleted_at is shown');
  const query = { partner_practitioner_id: ada.id, start_at_from: start_at };
  const ids = async (extra) => idsOf(await readAll(organization, 'appointments', { ...query, ...extra }));
  promise(!(await ids({})).includes(id), 'It is listed');
  promise(!(await ids({ status: 'cancelled' })).includes(id), 'status=cancelled lists it');
  const listed = await readAll(organization, 'appointments', { ...query, include_deleted: 'true' });
  const found = listed.find((record) => record.id === id);
  promise(found, 'include_deleted=true does not list it');
  promise(MOMENT.test(found.deleted_at), 'There it has no deleted_at');
});
appointments('A cancelled session frees its window', async (kit) => {
  const organization = await kit.organization();
  const { id, start_at, end_at } = await kit.appointment();
  await organization.patch(`appointments/${id}`, { status: 'cancelled' });
  const again = await kit.booking({ start_at, end_at });
  answered(await organization.post('appointments', again), 201, 'A booking of that window');
});
appointments('Cancelling twice is 200; any other change of a cancelled session is 422', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.appointment();
  const change = (fields) => organization.patch(`appointments/${id}`, fields);
  answered(await change({ status: 'cancelled' }), 200, 'The first');
  answered(await change({ status: 'cancelled' }), 200, 'The second');
  for (const fields of [{ status: 'completed' }, { status: 'scheduled' }, { notes: 'x' }])
    faulty(await change(fields), 'status', 'not_allowed', 'Another change');
});
appointments('Practitioner and patient of another clinic are 422 same-clinic-mismatch', async (kit) => {
  const { second, cleo } = await kit.practice();
  const organization = await kit.organization();
  for (const fields of [{ partner_practitioner_id: cleo.id }, { partner_clinic_id: second.id }]) {
    const answer = await organization.post('appointments', await kit.booking(fields));
    refused(answer, 422, 'same-clinic-mismatch', 'A booking over two clinics');
  }
});
appointments('An appointment has no external_id; session types and zones are checked', async (kit) => {
  const organization = await kit.organization();
  for (const [field, value] of [
    ['external_id', 'x'],
    ['session_type', 'by_letter'],
    ['timezone', 'Mars/Olympus'],
  ])
    faulty(
      await organization.post('appointments', await kit.booking({ [field]: value })),
      field,
      undefined,
      `${field} ${value}`,
    );
});
appointments(
  'notify_patient without an address is 422 recipient-address-missing, and books nothing',
  async (kit) => {
    const organization = await kit.organization();
    const { ben, lou } = await kit.practice();
    const body = await kit.booking({ partner_practitioner_id: ben.id, partner_patient_id: lou.id });
    const answer = await organization.post('appointments', { ...body, notify_patient: true });
    refused(answer, 422, 'recipient-address-missing', 'POST');
    answered(await organization.post('appointments', body), 201, 'The same window without it');
  },
);
appointments('Session links are short addresses, the same each time, one for each side', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.appointment();
  const links = async (appointment) =>
    answered(await organization.post(`appointments/${appointment}/session-links`, {}), 201, 'POST').data;
  const [first, second] = [await links(id), await links(id)];
  if (first.video_provider === 'None') throw new NotApplicable('video_provider is None');
  const codes = ['clinician_video_url', 'patient_video_url'].map((name) => {
    promise(/^https?:\/\/[^/?]+\/join\/[\w-]{22}$/.test(first[name]), `${name} has another form`);
    promise(first[name] === second[name], `${name} differs in the second answer`);
    return first[name];
  });
  promise(codes[0] !== codes[1], 'Both sides have one link');
  const inPerson = await links((await kit.appointment({ session_type: 'in_person' })).id);
  equal(inPerson.patient_video_url, null, 'patient_video_url in person');
});
appointments('The session links of a cancelled session are null', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.appointment();
  await organization.patch(`appointments/${id}`, { status: 'cancelled' });
  const { data } = answered(await organization.post(`appointments/${id}/session-links`, {}), 201, 'POST');
  equal([data.clinician_video_url, data.patient_video_url], [null, null], 'The links');
});

const deletes = group('soft deletes');

deletes('DELETE is 204 without a body; afterwards GET, PATCH and DELETE are 404', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.patient((await kit.practice()).ada);
  equal(answered(await organization.delete(`patients/${id}`), 204, 'DELETE').text, '', 'The body');
  for (const answer of [
    await organization.get(`patients/${id}`),
    await organization.patch(`patients/${id}`, { last_name: 'Check' }),
    await organization.delete(`patients/${id}`),
  ])
    refused(answer, 404, 'not-found', answer.call.method);
});
deletes('A deleted record and one that never was get one identical 404', async (kit) => {
  const organization = await kit.organization();
  const { id } = await kit.patient((await kit.practice()).ada);
  await organization.delete(`patients/${id}`);
  const deleted = await organization.get(`patients/${id}`);
  identical(deleted, await organization.get(`patients/${randomUUID()}`), 'a deleted patient');
});
deletes('A deleted record is in no list, except with include_deleted, with deleted_at', async (kit) => {
  const organization = await kit.organization();
  const { ada, clinic } = await kit.practice();
  const { id } = await kit.patient(ada);
  await organization.delete(`patients/${id}`);
  const list = (query) => readAll(organization, 'patients', { partner_clinic_id: clinic.id, ...query });
  promise(!idsOf(await list({})).includes(id), 'It is listed');
  const all = await list({ include_deleted: 'true' });
  promise(
    MOMENT.test(all.find((record) => record.id === id)?.deleted_at),
    'It is not listed with deleted_at',
  );
  promise(!all.some((record) => record.id === ada.id), 'The list holds something else');
});
deletes('A record that is not deleted has no deleted_at', async (kit) => {
  const organization = await kit.organization();
  const { noa } = await kit.practice();
  promise(!('deleted_at' in (await organization.get(`patients/${noa.id}`)).data), 'GET shows deleted_at');
});
deletes('Deleting frees name and external_id', async (kit) => {
  const organization = await kit.organization();
  const fields = { name: `${NAME} ${kit.unique()}`, external_id: kit.unique() };
  const { id } = await kit.made('clinics', fields);
  answered(await organization.delete(`clinics/${id}`), 204, 'DELETE');
  answered(await organization.post('clinics', fields), 201, 'The same clinic anew');
});
deletes('A clinic that is not empty is 409 clinic-not-empty, with three counts', async (kit) => {
  const { clinic, second } = await kit.practice();
  const organization = await kit.organization();
  const answer = await organization.delete(`clinics/${clinic.id}`);
  refused(answer, 409, 'clinic-not-empty', 'DELETE');
  for (const noun of ['practitioner', 'patient', 'appointment'])
    promise(Number.isInteger(answer.body[`${noun}_count`]), `${noun}_count is no integer`);
  const small = (await organization.delete(`clinics/${second.id}`)).body;
  const counts = ['practitioner', 'patient', 'appointment'].map((noun) => small[`${noun}_count`]);
  equal(counts, [1, 0, 0], 'The counts of the second clinic');
});

const isolation = group('isolation and scopes');

isolation(
  'A token without the scope is 403 forbidden, with the required and the granted scopes',
  async (kit) => {
    const { body } = await exchange(kit, { scope: 'clinics:read' });
    if (body?.scope !== 'clinics:read') throw new NotApplicable('the authorization server narrows no token');
    const narrow = callerOf(kit, body.access_token);
    answered(await narrow.get('clinics?limit=1'), 200, 'What the scope allows');
    for (const [answer, scope] of [
      [await narrow.get('patients'), 'patients:read'],
      [await narrow.post('clinics', { name: `${NAME} ${kit.unique()}` }), 'clinics:write'],
      [await narrow.delete(`clinics/${randomUUID()}`), 'clinics:delete'],
    ]) {
      refused(answer, 403, 'forbidden', `What needs ${scope}`);
      equal(answer.body.required_scopes, [scope], 'required_scopes');
      equal(answer.body.granted_scopes, ['clinics:read'], 'granted_scopes');
    }
  },
);
isolation('An organization token is refused on the surfaces of clinicians: 403 forbidden', async (kit) => {
  const organization = await kit.organization();
  for (const path of OF_CLINICIANS) refused(await organization.get(path), 403, 'forbidden', `GET ${path}`);
  for (const path of ['embed-tokens', 'exports', 'game-sessions'])
    refused(await organization.post(path, {}), 403, 'forbidden', `POST ${path}`);
});
isolation(
  'A delegated token may change no clinic and no practitioner, and delete no patient',
  async (kit) => {
    const { clinic, ada, noa } = await kit.practice();
    const caller = await kit.as('ada');
    for (const answer of [
      await caller.post('clinics', { name: `${NAME} ${kit.unique()}` }),
      await caller.patch(`clinics/${clinic.id}`, { timezone: 'UTC' }),
      await caller.delete(`clinics/${clinic.id}`),
      await caller.patch(`practitioners/${ada.id}`, { last_name: 'Check' }),
      await caller.delete(`practitioners/${ada.id}`),
      await caller.delete(`patients/${noa.id}`),
    ])
      refused(answer, 403, 'forbidden', `${answer.call.method} by a clinician`);
  },
);
isolation('A delegated token reads clinics and practitioners of the whole organization', async (kit) => {
  const { second, cleo } = await kit.practice();
  const ada = await kit.as('ada');
  answered(await ada.get(`clinics/${second.id}`), 200, 'Another clinic');
  answered(await ada.get(`practitioners/${cleo.id}`), 200, 'Another practitioner');
});
isolation('A patient who is not on the roster is the same 404 as one who never was', async (kit) => {
  const { noa } = await kit.practice();
  const ben = await kit.as('ben');
  const unknown = await ben.get(`patients/${randomUUID()}`);
  refused(unknown, 404, 'not-found', 'An unknown patient');
  identical(await ben.get(`patients/${noa.id}`), unknown, 'GET of a foreign patient');
  const change = { last_name: 'Check' };
  identical(await ben.patch(`patients/${noa.id}`, change), unknown, 'PATCH of a foreign patient');
});
isolation('A clinician lists the patients of the roster alone, also by external_id', async (kit) => {
  const { noa, lou } = await kit.practice();
  const ben = await kit.as('ben');
  const ids = idsOf(await readAll(ben, 'patients'));
  promise(ids.includes(lou.id), 'The patient of the roster is missing');
  promise(!ids.includes(noa.id), "Another clinician's patient is listed");
  const found = (await ben.get(`patients?external_id=${noa.external_id}`)).data;
  equal(found, [], 'The patients found by a foreign external_id');
});
isolation("Another clinician's appointment is 404, and in no list", async (kit) => {
  const { id } = await kit.appointment();
  const ben = await kit.as('ben');
  for (const answer of [
    await ben.get(`appointments/${id}`),
    await ben.patch(`appointments/${id}`, { status: 'cancelled' }),
    await ben.post(`appointments/${id}/session-links`, {}),
  ])
    refused(answer, 404, 'not-found', answer.call.method);
  promise(!idsOf(await readAll(ben, 'appointments')).includes(id), 'It is listed');
});
isolation('What a clinician writes is the own: a booking or patient of another is 422', async (kit) => {
  const { ben, clinic } = await kit.practice();
  const ada = await kit.as('ada');
  const booking = await kit.booking({ partner_practitioner_id: ben.id });
  faulty(await ada.post('appointments', booking), 'partner_practitioner_id', undefined, 'A booking');
  const patient = {
    first_name: 'Kim',
    last_name: 'Check',
    partner_clinic_id: clinic.id,
    created_by_partner_practitioner_id: ben.id,
  };
  faulty(await ada.post('patients', patient), 'created_by_partner_practitioner_id', undefined, 'A patient');
});
isolation('A delegated token may not filter by roster, nor change one', async (kit) => {
  const { ada, noa } = await kit.practice();
  const caller = await kit.as('ada');
  const list = await caller.get(`patients?partner_practitioner_id=${ada.id}`);
  faulty(list, 'partner_practitioner_id', 'not_allowed', 'The filter');
  const change = await caller.patch(`patients/${noa.id}`, { roster_practitioner_ids: [ada.id] });
  faulty(change, 'roster_practitioner_ids', 'not_allowed', 'The roster');
});
isolation(
  'A clinician who was put on a roster sees the patient, and no longer once taken off',
  async (kit) => {
    const { ada, ben } = await kit.practice();
    const organization = await kit.organization();
    const caller = await kit.as('ben');
    const { id } = await kit.patient(ada);
    const roster = (...ids) => organization.patch(`patients/${id}`, { roster_practitioner_ids: ids });
    answered(await roster(ada.id, ben.id), 200, 'PATCH');
    answered(await caller.get(`patients/${id}`), 200, 'GET while on the roster');
    answered(await roster(ada.id), 200, 'PATCH');
    refused(await caller.get(`patients/${id}`), 404, 'not-found', 'GET afterwards');
  },
);
isolation(
  "A disabled clinician's token is 403 practitioner-disabled, and works again once enabled",
  async (kit) => {
    const { clinic } = await kit.practice();
    const organization = await kit.organization();
    const { id } = await kit.practitioner(clinic);
    const caller = await delegatedCaller(kit, id);
    const become = async (status) =>
      answered(await organization.patch(`practitioners/${id}`, { status }), 200, status);
    await become('disabled');
    const answer = refused(await caller.get('health'), 403, 'practitioner-disabled', 'The token');
    promise(!answer.text.includes(id), 'The 403 names the clinician');
    await become('active');
    answered(await caller.get('health'), 200, 'The token of the enabled clinician');
  },
);
isolation("A deleted clinician's token is 401, and gets no new one", async (kit) => {
  const { clinic } = await kit.practice();
  const organization = await kit.organization();
  const { id } = await kit.practitioner(clinic);
  const caller = await delegatedCaller(kit, id);
  answered(await organization.delete(`practitioners/${id}`), 204, 'DELETE');
  refused(await caller.get('health'), 401, 'unauthorized', 'The token');
  refused(await exchange(kit, { practitioner_id: id }), 403, 'access_denied', 'The exchange');
});
isolation('The named clinician sees nothing of the clinicians of these checks', async (kit) => {
  if (!kit.practitionerId) throw new NotApplicable('--practitioner-id is not given');
  const { noa } = await kit.practice();
  const caller = await delegatedCaller(kit, kit.practitionerId);
  refused(await caller.get(`patients/${noa.id}`), 404, 'not-found', 'The patient');
  const found = await caller.get(`patients?external_id=${noa.external_id}`);
  equal(answered(found, 200, 'The list').data, [], 'The patients found');
  const { id } = await kit.appointment();
  refused(await caller.get(`appointments/${id}`), 404, 'not-found', 'The appointment');
});
isolation('Another organization sees nothing of this one, and may use the same external_id', async (kit) => {
  if (!kit.other) throw new NotApplicable('--other-client-id is not given');
  const { clinic, noa } = await kit.practice();
  const organization = await kit.other.organization();
  const unknown = await organization.get(`clinics/${randomUUID()}`);
  identical(await organization.get(`clinics/${clinic.id}`), unknown, 'a foreign clinic');
  identical(await organization.get(`patients/${noa.id}`), unknown, 'a foreign patient');
  const change = { timezone: 'UTC' };
  identical(await organization.patch(`clinics/${clinic.id}`, change), unknown, 'PATCH of a foreign clinic');
  const found = await organization.get(`clinics?external_id=${clinic.external_id}`);
  equal(answered(found, 200, 'The list').data, [], 'The clinics found');
  const twin = { name: clinic.name, external_id: clinic.external_id };
  answered(await organization.post('clinics', twin), 201, 'A clinic with the same name and external_id');
  refused(
    await exchange(kit.other, { practitioner_id: (await kit.practice()).ada.id }),
    403,
    'access_denied',
    'An exchange for a foreign clinician',
  );
});

const embedding = group('embed tokens');
const ORIGIN = 'https://portal.check-service.example';

const mint = async (kit, fields, name = 'ada') =>
  (await kit.as(name)).post('embed-tokens', { origins: [ORIGIN], ...fields });
const sorted = (names) => [...names].sort();

embedding(
  'A minted token has its clinician, its capabilities, and 15 minutes unless said otherwise',
  async (kit) => {
    const { ada } = await kit.practice();
    const { data } = answered(await mint(kit, { capabilities: ['form:read', 'note:read'] }), 201, 'The mint');
    equal([data.practitioner_id, data.partner_practitioner_id], [ada.id, ada.id], 'The clinician');
    equal(sorted(data.capabilities), ['form:read', 'note:read'], 'capabilities');
    const claims = partOf(data.token, 1);
    equal(claims.exp - claims.iat, 900, 'The seconds that the token lives');
    promise(
      Math.abs(Date.parse(data.expires_at) / 1_000 - claims.exp) <= 1,
      'expires_at is not the end of the token',
    );
  },
);
embedding('ttl_seconds is kept, from 60 to 3600', async (kit) => {
  const capabilities = ['form:read'];
  const { data } = answered(await mint(kit, { capabilities, ttl_seconds: 3_600 }), 201, 'One hour');
  const claims = partOf(data.token, 1);
  equal(claims.exp - claims.iat, 3_600, 'The seconds that the token lives');
  for (const ttl_seconds of [59, 3_601])
    faulty(
      await mint(kit, { capabilities, ttl_seconds }),
      'ttl_seconds',
      undefined,
      `${ttl_seconds} seconds`,
    );
});
embedding('Areas stand for their capabilities and shell:read, joined with what is asked for', async (kit) => {
  const granted = async (fields) =>
    sorted(answered(await mint(kit, fields), 201, 'The mint').data.capabilities);
  equal(await granted({ areas: ['home'] }), ['shell:read'], 'home');
  const areas = ['clients', 'clinical-notes'];
  equal(await granted({ areas }), ['client:read', 'note:read', 'shell:read'], 'Two areas to read');
  const full = ['client:read', 'data:export', 'note:read', 'note:write', 'shell:read'];
  equal(await granted({ areas, area_access: 'full' }), full, 'Two areas in full');
  const joined = await granted({ areas: ['appointments'], capabilities: ['form:read', 'appointment:read'] });
  equal(joined, ['appointment:read', 'form:read', 'shell:read'], 'An area and capabilities');
});
embedding('A mint without capabilities and areas, or with unknown ones, is 422', async (kit) => {
  refused(await mint(kit, {}), 422, 'validation-error', 'Neither');
  refused(
    await mint(kit, { capabilities: ['form:paint'] }),
    422,
    'validation-error',
    'An unknown capability',
  );
  refused(await mint(kit, { areas: ['cellar'] }), 422, 'validation-error', 'An unknown area');
});
embedding('games:play is 422 on capabilities', async (kit) =>
  faulty(await mint(kit, { capabilities: ['games:play'] }), 'capabilities', undefined, 'The mint'),
);
embedding('patient_id goes with a capability that acts on a patient, and only with it', async (kit) => {
  const { noa } = await kit.practice();
  for (const capability of ['form:submit', 'form:send', 'storybook:share', 'worksheet:share'])
    faulty(
      await mint(kit, { capabilities: [capability] }),
      'patient_id',
      undefined,
      `${capability} without patient`,
    );
  const needless = await mint(kit, { capabilities: ['form:read'], patient_id: noa.id });
  faulty(needless, 'patient_id', undefined, 'form:read with a patient');
  const fill = await mint(kit, { capabilities: ['form:submit'], patient_id: noa.id });
  equal(
    sorted(answered(fill, 201, 'form:submit').data.capabilities),
    ['form:read', 'form:submit'],
    'capabilities',
  );
});
embedding('A patient who is not on the roster, or unknown, is one 403 forbidden', async (kit) => {
  const { lou } = await kit.practice();
  const ask = (patient_id) => mint(kit, { capabilities: ['form:send'], patient_id });
  const unknown = refused(await ask(randomUUID()), 403, 'forbidden', 'An unknown patient');
  identical(await ask(lou.id), unknown, 'a foreign patient');
});
embedding('Origins are exact: a path, a slash at the end or a wildcard inside is 422', async (kit) => {
  const capabilities = ['form:read'];
  for (const origin of [
    'portal.example',
    'https://portal.example/',
    'https://portal.example/path',
    'https://*',
    'https://a.*.example',
    'https://x*.portal.example',
    'https://user@portal.example',
    'javascript:alert(1)',
    "https://portal.example; script-src 'none'",
    '*',
  ])
    refused(
      await mint(kit, { capabilities, origins: [origin] }),
      422,
      'validation-error',
      `The origin ${origin}`,
    );
  faulty(
    await mint(kit, { capabilities, origins: [ORIGIN, ORIGIN] }),
    'origins',
    'duplicate_item',
    'One twice',
  );
  faulty(await mint(kit, { capabilities, origins: undefined }), 'origins', 'required', 'None');
});
embedding('Origins may have http, a port, or a wildcard as the whole first label', async (kit) => {
  const origins = ['http://localhost:3000', 'https://*.check-service.example', 'https://portal.example:8443'];
  answered(await mint(kit, { capabilities: ['form:read'], origins }), 201, 'The mint');
});
embedding('The framed page names the origins of its token in frame-ancestors, and no others', async (kit) => {
  const { data } = await mint(kit, { areas: ['home'] });
  const page = await fetch(`${kit.baseUrl}/embed/workspace?token=${data.token}`, { redirect: 'manual' });
  await page.body?.cancel();
  const [, named = ''] = /frame-ancestors ([^;]*)/.exec(page.headers.get('Content-Security-Policy')) ?? [];
  equal([page.status, named.trim()], [200, ORIGIN], 'Status and frame-ancestors');
});
embedding('An embed token does what it names: 403 capability-missing for the rest', async (kit) => {
  const { data } = await mint(kit, { capabilities: ['form:read'] });
  const framed = (path) => send(kit, data.token, 'GET', `/api/embed/${path}`);
  // The organization may have switched the area off in its session configuration.
  const configuration = await (await kit.organization()).get('session-config');
  const { enabled_features } = answered(configuration, 200, 'The session configuration').data;
  const forms = await framed('forms');
  if (enabled_features.includes('forms')) answered(forms, 200, 'The forms');
  else refused(forms, 403, 'feature-not-entitled', 'The forms, which are switched off,');
  const answer = refused(await framed('notes'), 403, 'capability-missing', 'The notes');
  equal(answer.body.required_capability, 'note:read', 'required_capability');
});
embedding('An embed token is no access token, and the other way round: 401', async (kit) => {
  const { data } = await mint(kit, { areas: ['home'] });
  refused(await callerOf(kit, data.token).get('clinics'), 401, 'unauthorized', 'The embed token');
  const { token } = await kit.as('ada');
  refused(await send(kit, token, 'GET', '/api/embed/forms'), 401, 'unauthorized', 'The access token');
});

const events = group('events');

const latestOf = async (caller) => {
  const answer = await caller.get(
    `events?limit=1&updated_since=${new Date(Date.now() + 600_000).toISOString()}`,
  );
  return answered(answer, 200, 'The events').body.meta.latest_sequence;
};
/** The events behind a place, in pages, as a follower reads them. */
const eventsAfter = async (caller, sequence, query = '') => {
  const found = [];
  for (let next = sequence + 1; ; ) {
    const page = answered(
      await caller.get(`events?sequence_from=${next}&limit=100${query}`),
      200,
      'The events',
    );
    found.push(...page.data);
    if (!page.body.meta.pagination.has_more) return found;
    next = page.data.at(-1).sequence + 1;
  }
};
const about = (list, id) => list.filter((event) => event.data.id === id);

events('A change is told once: created, updated with the changed fields, deleted', async (kit) => {
  const organization = await kit.organization();
  const before = await latestOf(organization);
  const created = await organization.post('clinics', { name: `${NAME} ${kit.unique()}` });
  const { id } = answered(created, 201, 'POST').data;
  await organization.patch(`clinics/${id}`, { timezone: 'Europe/Paris' });
  await organization.delete(`clinics/${id}`);
  const told = about(await eventsAfter(organization, before), id);
  equal(
    told.map(({ type, changed_fields }) => [type, changed_fields]),
    [
      ['clinic.created', null],
      ['clinic.updated', ['timezone']],
      ['clinic.deleted', null],
    ],
    'The events',
  );
  equal(told[0].request_id, created.requestId, 'request_id of the first');
  equal(told[0].actor_kind, 'organization', 'actor_kind of the first');
});
events('Nothing is told of a refusal, a replay, or a change that changes nothing', async (kit) => {
  const organization = await kit.organization();
  const [key, body] = [randomUUID(), { name: `${NAME} ${kit.unique()}`, timezone: 'UTC' }];
  const { id } = (await organization.post('clinics', body, { key })).data;
  const before = await latestOf(organization);
  await organization.post('clinics', body, { key });
  await organization.post('clinics', body);
  await organization.patch(`clinics/${id}`, { timezone: 'UTC' });
  await organization.patch(`clinics/${id}`, { timezone: 'Europe/Nowhere' });
  equal(about(await eventsAfter(organization, before), id), [], 'The events');
});
events('Sequences rise, times never fall, and each event can be read by its place', async (kit) => {
  const organization = await kit.organization();
  const before = await latestOf(organization);
  for (let count = 0; count < 3; count++) await kit.clinic();
  const told = await eventsAfter(organization, before);
  promise(told.length >= 3, 'Events are missing');
  for (const [index, event] of told.slice(1).entries()) {
    promise(event.sequence > told[index].sequence, 'A sequence is not greater than the one before');
    promise(event.timestamp >= told[index].timestamp, 'A timestamp is smaller than the one before');
  }
  const [event] = told;
  const read = await organization.get(`events?sequence_from=${event.sequence}&limit=1`);
  equal(read.data, [event], 'The event at its place');
});
events('An event holds identifiers, and nothing of the record', async (kit) => {
  const organization = await kit.organization();
  const { ada } = await kit.practice();
  const before = await latestOf(organization);
  const words = { last_name: `Secret${kit.run}`, email: `secret-${kit.run}@check-service.example` };
  const { id, external_id } = await kit.patient(ada, words);
  const told = about(await eventsAfter(organization, before), id);
  equal(told.length, 1, 'The number of events');
  const text = JSON.stringify(told);
  for (const word of [words.last_name, words.email, external_id])
    promise(!text.includes(word), 'It holds a value');
  equal(sorted(Object.keys(told[0].data)), ['id', 'partner_clinic_id'], 'The members of data');
});
events('types shows what it names; an unknown type is 422', async (kit) => {
  const organization = await kit.organization();
  const before = await latestOf(organization);
  const { ada } = await kit.practice();
  const [clinic, patient] = [await kit.clinic(), await kit.patient(ada)];
  const told = await eventsAfter(organization, before, '&types=clinic.*');
  equal(
    [about(told, clinic.id).length, about(told, patient.id).length],
    [1, 0],
    'The events of clinic and patient',
  );
  faulty(await organization.get('events?types=weather.changed'), 'types', 'invalid_value', 'An unknown type');
});
events('A waiting request is answered as soon as something happens', async (kit) => {
  const organization = await kit.organization();
  const before = await latestOf(organization);
  const external_id = kit.unique();
  const waiting = organization.get(`events?sequence_from=${before + 1}&wait_seconds=20&types=clinic.*`);
  await pause(0.3);
  const began = Date.now();
  const { id } = await kit.clinic({ external_id });
  const { data } = answered(await waiting, 200, 'The waiting request');
  promise(Date.now() - began < 10_000, 'It was answered only when its time was over');
  equal(about(data, id).length, 1, 'The number of events');
});
events(
  'A place beyond the newest is 422, and so are wait_seconds over 20 or beside a cursor',
  async (kit) => {
    const organization = await kit.organization();
    const far = await organization.get('events?sequence_from=900000000000');
    faulty(far, 'sequence_from', 'too_large', 'A place far ahead');
    faulty(await organization.get('events?wait_seconds=21'), 'wait_seconds', undefined, '21 seconds');
    const page = await organization.get('events?limit=1');
    const cursor = page.body?.meta?.pagination?.next_cursor;
    if (cursor)
      faulty(
        await organization.get(`events?limit=1&wait_seconds=1&cursor=${encodeURIComponent(cursor)}`),
        'wait_seconds',
        'not_allowed',
        'wait_seconds beside a cursor',
      );
  },
);
events("A clinician is told of the own patients, not of others'", async (kit) => {
  const [ada, ben] = [await kit.as('ada'), await kit.as('ben')];
  const before = await latestOf(await kit.organization());
  const { id } = await kit.patient((await kit.practice()).ada);
  equal(about(await eventsAfter(ada, before), id).length, 1, 'The events that the clinician sees');
  equal(about(await eventsAfter(ben, before), id).length, 0, 'The events that another clinician sees');
  const asked = await ada.get('events?include_clinician_content=true');
  faulty(asked, 'include_clinician_content', 'not_allowed', 'include_clinician_content of a clinician');
});
events('What clinicians own is told to the organization only when it asks', async (kit) => {
  const [organization, ada] = [await kit.organization(), await kit.as('ada')];
  const before = await latestOf(organization);
  const fields = [{ type: 'yes_no', label: 'Slept well?' }];
  const { id } = answered(await ada.post('forms', { title: kit.unique(), fields }), 201, 'POST forms').data;
  await ada.delete(`forms/${id}`);
  equal(about(await eventsAfter(organization, before), id), [], 'The events unasked');
  const asked = about(await eventsAfter(organization, before, '&include_clinician_content=true'), id);
  equal(
    asked.map(({ type }) => type),
    ['form.created', 'form.deleted'],
    'The events when asked for',
  );
});
events('A token without the scope of a record is told nothing of it', async (kit) => {
  const { body } = await exchange(kit, { scope: 'clinics:read' });
  if (body?.scope !== 'clinics:read') throw new NotApplicable('the authorization server narrows no token');
  const narrow = callerOf(kit, body.access_token);
  const before = await latestOf(await kit.organization());
  const [clinic, patient] = [await kit.clinic(), await kit.patient((await kit.practice()).ada)];
  const told = await eventsAfter(narrow, before);
  equal(
    [about(told, clinic.id).length, about(told, patient.id).length],
    [1, 0],
    'The events of clinic and patient',
  );
  refused(await narrow.get('events?types=patient.*'), 403, 'forbidden', 'types=patient.*');
});
events('A request can be asked for by its id: what it was, and what it did', async (kit) => {
  const organization = await kit.organization();
  const created = await organization.post('clinics', { name: `${NAME} ${kit.unique()}` });
  const { data } = answered(await organization.get(`requests/${created.requestId}`), 200, 'GET');
  equal(
    [data.operation, data.status, data.resource_id],
    ['createClinic', 201, created.data.id],
    'The request',
  );
  equal(
    data.events.map(({ type }) => type),
    ['clinic.created'],
    'Its events',
  );
  refused(await organization.get(`requests/${randomUUID()}`), 404, 'not-found', 'An unknown request');
  refused(
    await (await kit.as('ben')).get(`requests/${created.requestId}`),
    404,
    'not-found',
    "Another's request",
  );
});
events('Every request is in the audit log, with identifiers only, and chained by hashes', async (kit) => {
  const organization = await kit.organization();
  const { noa } = await kit.practice();
  const read = await organization.get(`patients/${noa.id}`);
  const { audit_sequence } = (await organization.get(`requests/${read.requestId}`)).data;
  const from = audit_sequence - 1;
  const entries = answered(
    await organization.get(`audit/entries?sequence_from=${from}&limit=2`),
    200,
    'The audit log',
  ).data;
  equal(entries[1].request_id, read.requestId, 'request_id');
  equal([entries[1].resource_id, entries[1].status], [noa.id, 200], 'What was read');
  equal(entries[1].previous_hash, entries[0].hash, 'previous_hash');
  promise(!JSON.stringify(entries).includes(noa.external_id), 'The log holds a value of the record');
});

const webhooks = group('webhooks');

webhooks('Every organization has a public key from the start', async (kit) => {
  const { data } = answered(await (await kit.organization()).get('webhook-keys'), 200, 'The keys');
  const active = data.filter(({ kind, state }) => kind === 'ed25519' && state === 'active');
  equal(active.length, 1, 'The number of active ed25519 keys');
  const [, text = ''] = /^whpk_([A-Za-z0-9+/]+=*)$/.exec(active[0].public_key) ?? [];
  equal(Buffer.from(text, 'base64').length, 32, 'The bytes of public_key');
});
webhooks('No list shows a secret', async (kit) => {
  const organization = await kit.organization();
  for (const path of ['webhook-keys', 'webhook-endpoints']) {
    const answer = answered(await organization.get(path), 200, path);
    promise(!/whsec_|"secret"/.test(answer.text), `${path} shows a secret`);
  }
});
webhooks('Endpoints say where they are in the feed and how they are', async (kit) => {
  const { data } = answered(await (await kit.organization()).get('webhook-endpoints'), 200, 'The endpoints');
  promise(data.length <= 10, 'There are more than ten');
  for (const one of data) {
    promise(['active', 'paused', 'disabled'].includes(one.status), 'A status is unknown');
    promise(['ok', 'failing'].includes(one.health), 'A health is unknown');
    for (const name of ['next_sequence', 'waiting_count', 'latest_sequence'])
      promise(Number.isInteger(one[name]), `${name} is no integer`);
  }
});
webhooks(
  'Webhooks belong to the organization: a delegated token is 403, an unknown endpoint 404',
  async (kit) => {
    const ada = await kit.as('ada');
    for (const path of ['webhook-endpoints', 'webhook-keys'])
      refused(await ada.get(path), 403, 'forbidden', `GET ${path}`);
    const organization = await kit.organization();
    for (const path of [randomUUID(), `${randomUUID()}/deliveries`])
      refused(await organization.get(`webhook-endpoints/${path}`), 404, 'not-found', 'An unknown endpoint');
  },
);

const limits = group('limits');

limits('Remaining counts fall by one and more with each request, until the window ends', async (kit) => {
  const organization = await kit.organization();
  const look = async () => {
    const { headers } = await organization.get('health');
    const number = (name) => Number(headers.get(`X-RateLimit-${name}`));
    return { left: number('Hour-Remaining'), reset: number('Hour-Reset') };
  };
  const [first, second] = [await look(), await look()];
  if (first.reset === second.reset) promise(second.left < first.left, 'The hour did not count a request');
});
limits('Each reset is a Unix time in seconds, at most a minute and an hour away', async (kit) => {
  const { headers } = await (await kit.organization()).get('health');
  const now = Date.parse(headers.get('Date')) / 1_000;
  for (const [name, seconds] of [
    ['Minute', 60],
    ['Hour', 3_600],
  ]) {
    const away = Number(headers.get(`X-RateLimit-${name}-Reset`)) - now;
    promise(away >= -2 && away <= seconds + 2, `${name}-Reset is ${away} seconds away`);
  }
});
limits('A 404 of an unknown path counts as well, a 401 does not show the count of anybody', async (kit) => {
  const organization = await kit.organization();
  const left = (answer) => Number(answer.headers.get('X-RateLimit-Hour-Remaining'));
  const reset = (answer) => answer.headers.get('X-RateLimit-Hour-Reset');
  const [first, second] = [await organization.get('nothing-here'), await organization.get('nothing-here')];
  if (reset(first) === reset(second)) promise(left(second) < left(first), 'The 404 was not counted');
  const nobody = callerOf(kit, 'x');
  equal(left(await nobody.get('health')), left(await nobody.get('health')), 'Hour-Remaining of two 401');
});

const contract = group('contract');

contract('/openapi.json describes the operations that these checks use', async (kit) => {
  const response = await fetch(`${kit.baseUrl}/openapi.json`);
  equal(response.status, 200, 'The status');
  const { openapi, paths } = await response.json();
  promise(/^3\./.test(openapi), 'It is no OpenAPI 3 document');
  const documented = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  const nouns = [
    'health',
    'clinics',
    'clinics/{}',
    'practitioners',
    'patients',
    'appointments',
    'events',
    'embed-tokens',
  ];
  const missing = nouns.filter((noun) => !documented.includes(`/v1/partner/${noun}`));
  equal(missing, [], 'The operations that are not described');
});
for (const path of ['/docs', '/docs/practitioner'])
  contract(`The console ${path} is served`, async (kit) => {
    const response = await fetch(`${kit.baseUrl}${path}`);
    await response.body?.cancel();
    equal(response.status, 200, 'The status');
    promise(/text\/html/.test(response.headers.get('Content-Type')), 'It is no page');
  });

const everywhere = group('every answer');

/** Judges all answers that came, those of the other checks too. */
const every = (says, holds, concerns = () => true) =>
  everywhere(
    says,
    async (kit) => {
      await (await kit.organization()).get('health');
      for (const answer of kit.answers.filter(concerns)) {
        const fault = holds(answer);
        if (fault)
          throw new Broken(
            `${answer.call.method} ${withoutIds(answer.call.path)}, ${statusOf(answer)}: ${fault}`,
          );
      }
    },
    { last: true },
  );
const withoutIds = (path) => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');
const isProblem = ({ status }) => status >= 400;
const isSuccess = ({ status }) => status === 200 || status === 201;

every(
  'No request was answered with a fault of the service (5xx)',
  ({ status }) => status >= 500 && 'a fault',
);
every(
  'Every answer has an X-Request-Id that is a UUID',
  ({ requestId }) => !UUID.test(requestId) && `${requestId}`,
);
every('Every answer has Cache-Control: no-store', ({ headers }) => {
  const found = headers.get('Cache-Control');
  return found !== 'no-store' && `${found}`;
});
every('Every answer has the four rate-limit headers, as integers', ({ headers }) =>
  RATE_HEADERS.find((name) => !/^\d+$/.test(headers.get(name))),
);
every(
  'Every success is { data, meta } with the request id of the header and the time in UTC',
  ({ body, requestId }) => {
    if (body?.data === undefined || !body.meta) return 'no data or no meta';
    if (body.meta.request_id !== requestId) return 'meta.request_id is another than X-Request-Id';
    return !MOMENT.test(body.meta.generated_at) && 'meta.generated_at';
  },
  isSuccess,
);
every(
  'Every list has meta.pagination with next_cursor, limit and has_more',
  ({ body }) => {
    const { next_cursor, limit, has_more } = body.meta.pagination ?? {};
    if (!Number.isInteger(limit) || typeof has_more !== 'boolean') return 'limit or has_more';
    return has_more !== (typeof next_cursor === 'string') && 'next_cursor does not agree with has_more';
  },
  (answer) => isSuccess(answer) && Array.isArray(answer.data),
);
every(
  'Every refusal is application/problem+json',
  ({ headers }) => {
    const type = String(headers.get('Content-Type'));
    return !/^application\/problem\+json/.test(type) && type;
  },
  isProblem,
);
every(
  'Every refusal has type, title, status, detail and request_id, which agree with status and header',
  ({ body, status, requestId }) => {
    if (!/^https?:\/\/\S+\/[a-z-]+$/.test(body?.type)) return 'type is no absolute address';
    if (body.status !== status) return 'status';
    if (body.request_id !== requestId) return 'request_id';
    return ['title', 'detail'].find((name) => typeof body[name] !== 'string' || body[name] === '');
  },
  isProblem,
);
every(
  'A 401 is of nobody, so it names nobody',
  ({ status, body }) =>
    status === 401 && ('granted_scopes' in body || 'practitioner_id' in body) && 'it names somebody',
);
every(
  'No 204 says that it has a body',
  ({ headers }) => ['Content-Type', 'Transfer-Encoding'].find((name) => headers.has(name)),
  ({ status }) => status === 204,
);
everywhere(
  'No two requests have one X-Request-Id, except a replay',
  async (kit) => {
    const ids = kit.answers
      .filter(({ headers }) => !headers.has('Idempotent-Replayed'))
      .map((one) => one.requestId);
    equal(new Set(ids).size, ids.length, 'The number of different ids');
  },
  { last: true },
);
everywhere(
  'All that was made can be deleted again',
  async (kit) => {
    equal(await deleteRecords(kit, `${NAME} ${TAG}-${kit.run}`), 0, 'The number of clinics that remain');
    if (kit.other)
      equal(await deleteRecords(kit.other, `${NAME} ${TAG}-${kit.run}`), 0, 'Those of the other');
  },
  { last: true },
);

// Running them.

const judge = async (kit, { group: name, says, run }) => {
  const began = kit.answers.length;
  try {
    await run(kit);
    return { group: name, says, outcome: 'kept', reason: null, request_id: null };
  } catch (error) {
    if (error instanceof NotApplicable)
      return { group: name, says, outcome: 'skipped', reason: error.message, request_id: null };
    // Whatever else is thrown: the answer had another shape than the check reads.
    const reason = error instanceof Broken ? error.message : `The answer cannot be read: ${error.message}`;
    const request_id = kit.answers.slice(began).at(-1)?.requestId ?? null;
    return { group: name, says, outcome: 'broken', reason, request_id };
  }
};

const MARKS = { kept: 'ok     ', broken: 'BROKEN ', skipped: 'skipped' };
const lineOf = ({ group: name, says, outcome, reason, request_id }) =>
  `${MARKS[outcome]}  ${name}: ${says}${reason ? `\n         ${reason}${request_id ? ` (request ${request_id})` : ''}` : ''}\n`;

/** Asks for the secret at a terminal, without showing it. */
const askForSecret = () =>
  new Promise((resolve, reject) => {
    process.stderr.write('Client secret: ');
    const lines = createInterface({ input: process.stdin, terminal: true, output: undefined });
    lines.once('line', (line) => {
      resolve(line.trim());
      lines.close();
    });
    // While it asks, Ctrl-C and Ctrl-D reach the lines instead of the program.
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      process.stderr.write('\n');
      reject(new Error('Stopped'));
    });
  });

/** @throws Error for what is no address. `localhost:8080` is a URL of another scheme. */
const checkAddress = (name, address) => {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`${name} is no http address: ${address}`);
};

const readSettings = async () => {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      'base-url': text,
      'token-url': text,
      'client-id': text,
      'client-secret': text,
      audience: text,
      'practitioner-id': text,
      'other-client-id': text,
      group: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      clean: { type: 'boolean' },
    },
  });
  const { env } = process;
  const tokenUrl =
    env.TOKEN_URL ?? (env.AUTH_URL ? `${env.AUTH_URL.replace(/\/+$/, '')}/oauth/token` : undefined);
  const settings = {
    baseUrl: (values['base-url'] ?? env.BASE_URL)?.replace(/\/+$/, ''),
    tokenUrl: values['token-url'] ?? tokenUrl,
    clientId: values['client-id'] ?? env.CLIENT_ID,
    audience: values.audience ?? env.AUDIENCE,
  };
  const names = { baseUrl: 'base-url', tokenUrl: 'token-url', clientId: 'client-id', audience: 'audience' };
  for (const [name, option] of Object.entries(names))
    if (!settings[name]) throw new Error(`--${option} is missing`);
  checkAddress('--base-url', settings.baseUrl);
  checkAddress('--token-url', settings.tokenUrl);
  const groups = new Set(CHECKS.map((check) => check.group));
  for (const name of values.group ?? [])
    if (!groups.has(name)) throw new Error(`The groups are: ${[...groups].join(', ')}`);
  const secret =
    values['client-secret'] || env.CLIENT_SECRET || (process.stdin.isTTY ? await askForSecret() : undefined);
  if (!secret) throw new Error('CLIENT_SECRET is not set');
  if (values['other-client-id'] && !env.OTHER_CLIENT_SECRET)
    throw new Error('OTHER_CLIENT_SECRET is not set');
  return {
    values,
    settings: { ...settings, clientSecret: secret, practitionerId: values['practitioner-id'] },
  };
};

/** @throws where nothing can be checked: no such service, another credential, too few scopes. */
const requireService = async (kit) => {
  const answer = await exchange(kit);
  if (answer.status !== 200) throw new Error(`The exchange of a token is answered ${statusOf(answer)}`);
  const granted = String(partOf(answer.body.access_token, 1).scope).split(' ');
  const missing = USED_SCOPES.filter((scope) => !granted.includes(scope));
  if (missing.length > 0) throw new Error(`The credential lacks ${missing.join(', ')}`);
  await fetch(`${kit.baseUrl}/v1/partner/health`).then((response) => response.body?.cancel());
};

/** Before there is anything to delete, a run that is stopped ends at once. */
const stopBeforehand = () => process.exit(2);
const SIGNALS = ['SIGINT', 'SIGTERM'];

const main = async () => {
  for (const signal of SIGNALS) process.on(signal, stopBeforehand);
  const { values, settings } = await readSettings();
  const kit = createKit(settings);
  if (values['other-client-id'])
    kit.other = createKit({
      ...settings,
      clientId: values['other-client-id'],
      clientSecret: process.env.OTHER_CLIENT_SECRET,
    });
  await requireService(kit);
  if (values.clean) {
    process.exitCode = (await deleteRecords(kit, `${NAME} ${TAG}-`)) === 0 ? 0 : 1;
    return;
  }
  const stop = { wanted: false };
  for (const signal of SIGNALS)
    process.off(signal, stopBeforehand).on(signal, () => {
      stop.wanted = true;
    });
  const wanted = CHECKS.filter((check) => !values.group || check.last || values.group.includes(check.group));
  const results = [];
  for (const check of [...wanted.filter(({ last }) => !last), ...wanted.filter(({ last }) => last)]) {
    // What was made is deleted, also by a run that is stopped.
    if (stop.wanted && check !== CHECKS.at(-1)) continue;
    const result = await judge(kit, check);
    results.push(result);
    if (!values.json) process.stdout.write(lineOf(result));
  }
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const summary = { kept: count('kept'), broken: count('broken'), skipped: count('skipped') };
  const report = { base_url: kit.baseUrl, complete: !stop.wanted, ...summary, checks: results };
  process.stdout.write(
    values.json
      ? `${JSON.stringify(report, null, 2)}\n`
      : `\n${results.length} checks: ${summary.kept} kept, ${summary.broken} broken, ${summary.skipped} skipped\n`,
  );
  if (stop.wanted) process.exitCode = 2;
  else process.exitCode = summary.broken === 0 ? 0 : 1;
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
    process.stderr.write(
      `error: ${error.cause?.code ? `${error.message}: ${error.cause.code}` : error.message}\n`,
    );
    process.exitCode = 2;
  });
