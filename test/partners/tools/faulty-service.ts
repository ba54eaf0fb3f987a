import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { RunningApp } from '../../support/app.ts';

/** The real service, with a fault: between it and who asks stands a proxy that changes requests or answers. */

interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string;
}
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}
interface Plant {
  /** Changes what is asked. */
  readonly asked?: (call: Call) => void;
  /** Changes what is answered; may ask again. */
  readonly answered?: (
    answer: Answer,
    call: Call,
    ask: (call: Call) => Promise<Answer>,
  ) => void | Promise<void>;
}
export interface Fault {
  readonly fault: string;
  readonly group: string;
  /** The fault shows in the checks of every answer. */
  readonly everywhere?: true;
  /** Made anew for each run, because some faults remember what went before. */
  readonly plant: () => Plant;
  /** Beginnings of the checks that find it, in order; no others do. */
  readonly broken: readonly string[];
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'date'];
/** Several lines of one header are kept apart by a line break. */
const passedOn = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headersDistinct)
      .filter(([name]) => !HOP_BY_HOP.includes(name))
      .map(([name, lines]) => [name, (lines ?? []).join('\n')]),
  );
const bytesOf = (body: string) => Buffer.from(body, 'latin1');

export const startFaultyService = async (app: RunningApp, { asked, answered }: Plant) => {
  const ask = async ({ method, path, headers, body }: Call): Promise<Answer> => {
    const origin = /^\/(oauth|\.well-known)\//.test(path) ? app.authUrl : app.baseUrl;
    const lines = Object.entries(headers).map(([name, value]) => [name, value.split('\n')]);
    const bytes = bytesOf(body);
    const request = sendRequest(`${origin}${path}`, {
      method,
      headers: { ...Object.fromEntries(lines), ...(body ? { 'content-length': bytes.length } : {}) },
    }).end(bytes);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const content = (await buffer(response)).toString('latin1');
    return { status: response.statusCode as number, headers: passedOn(response), body: content };
  };
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = {
      method: request.method as string,
      path: request.url as string,
      headers: passedOn(request),
      body: (await buffer(request)).toString('latin1'),
    };
    asked?.(call);
    const answer = await ask(call);
    await answered?.(answer, call, ask);
    response.writeHead(answer.status, answer.headers).end(bytesOf(answer.body));
  };
  const server = createServer((request, response) => {
    // The service is gone, or who asked is.
    pass(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

// biome-ignore lint/suspicious/noExplicitAny: JSON as it comes
type Json = any;

const change = (message: { body: string }, how: (json: Json) => void): void => {
  if (message.body === '') return;
  const json = JSON.parse(Buffer.from(message.body, 'latin1').toString());
  how(json);
  message.body = Buffer.from(JSON.stringify(json)).toString('latin1');
};
const isList = ({ method, path }: Call, noun: string): boolean =>
  method === 'GET' && path.startsWith(`/v1/partner/${noun}?`);
const isPost = ({ method, path }: Call, noun: string): boolean =>
  method === 'POST' && path === `/v1/partner/${noun}`;
const claimsOf = ({ headers }: Call): Json => {
  const claims = headers.authorization?.split('.')[1];
  return claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {};
};
/** Remembers a token of the organization with all its scopes. */
const organizationToken = () => {
  let token = '';
  return (call: Call): string => {
    const { practitioner_id, scope } = claimsOf(call);
    if (scope && !practitioner_id && scope.includes('patients:delete'))
      token ||= call.headers.authorization ?? '';
    return token;
  };
};

export const FAULTS: readonly Fault[] = [
  {
    fault: 'a token that lives one hour',
    group: 'tokens',
    plant: () => ({
      answered: (answer, { path }) => {
        if (path === '/oauth/token' && answer.status === 200)
          change(answer, (json) => {
            json.expires_in = 3_600;
          });
      },
    }),
    broken: ['An exchange gives a bearer token that lives 24 hours'],
  },
  {
    fault: 'signatures that nobody checks',
    group: 'tokens',
    plant: () => {
      const remember = organizationToken();
      return {
        answered: async (answer, call, ask) => {
          const token = answer.status < 300 ? remember(call) : remember({ ...call, headers: {} });
          if (answer.status !== 401 || !call.headers.authorization || !token) return;
          Object.assign(answer, await ask({ ...call, headers: { ...call.headers, authorization: token } }));
        },
      };
    },
    broken: ['A token that is none, or was changed'],
  },
  {
    fault: 'a 404 that repeats the id',
    group: 'problem documents',
    plant: () => ({
      answered: (answer, { path }) => {
        const [, id] = /\/clinics\/(.+)$/.exec(path) ?? [];
        if (answer.status === 404 && id)
          change(answer, (json) => {
            json.detail = `There is no clinic ${id}.`;
          });
      },
    }),
    broken: ['An unknown id and one that is no UUID'],
  },
  {
    fault: 'unknown fields that are passed over',
    group: 'problem documents',
    plant: () => ({
      asked: (call) => {
        if (isPost(call, 'clinics') && call.body.includes('nickname'))
          change(call, (json) => {
            delete json.nickname;
          });
      },
    }),
    broken: ['An unknown field is 422'],
  },
  {
    fault: 'a fault of the service for a body that is no object',
    group: 'problem documents',
    everywhere: true,
    plant: () => ({
      answered: (answer, { body }) => {
        if (body !== '[[[[]]]]') return;
        answer.status = 500;
        change(answer, (json) => {
          Object.assign(json, { status: 500, type: 'https://clinic.example/problems/internal-error' });
        });
      },
    }),
    broken: ['A JSON body that is no object is 422', 'No request was answered with a fault'],
  },
  {
    fault: 'refusals of another media type',
    group: 'webhooks',
    everywhere: true,
    plant: () => ({
      answered: (answer) => {
        if (answer.status === 403) answer.headers['content-type'] = 'application/json';
      },
    }),
    broken: ['Every refusal is application/problem+json'],
  },
  {
    fault: 'answers that caches may keep',
    group: 'concurrency',
    everywhere: true,
    plant: () => ({
      answered: (answer, { method, path }) => {
        if (method === 'PATCH' && path.includes('/clinics/')) delete answer.headers['cache-control'];
      },
    }),
    broken: ['Every answer has Cache-Control: no-store'],
  },
  {
    fault: 'a 404 without one of the rate-limit headers',
    group: 'limits',
    everywhere: true,
    plant: () => ({
      answered: (answer) => {
        if (answer.status === 404) delete answer.headers['x-ratelimit-minute-reset'];
      },
    }),
    broken: ['Every answer has the four rate-limit headers'],
  },
  {
    fault: 'an X-Request-Id that is not that of the body',
    group: 'webhooks',
    everywhere: true,
    plant: () => ({
      answered: (answer, { path }) => {
        if (path.endsWith('/webhook-keys')) answer.headers['x-request-id'] = randomUUID();
      },
    }),
    broken: ['Every success is { data, meta }', 'Every refusal has type, title'],
  },
  {
    fault: 'an external_id that is found without regard to case',
    group: 'records',
    plant: () => ({
      asked: (call) => {
        if (call.path.includes('external_id=')) call.path = call.path.toLowerCase();
      },
    }),
    broken: ['A list finds a record by its external_id'],
  },
  {
    fault: 'an absent field that is cleared',
    group: 'records',
    plant: () => ({
      asked: (call) => {
        if (call.method === 'PATCH' && call.body.includes('Clea'))
          change(call, (json) => {
            json.external_id ??= null;
          });
      },
    }),
    broken: ['On PATCH an absent field stays'],
  },
  {
    fault: 'a limit that is clamped',
    group: 'lists and cursors',
    plant: () => ({
      asked: (call) => {
        call.path = call.path.replace('limit=101', 'limit=100');
      },
    }),
    broken: ['A limit outside of 1 to 100'],
  },
  {
    fault: 'a page that leaves out its first record',
    group: 'lists and cursors',
    plant: () => ({
      answered: (answer, call) => {
        if (isList(call, 'patients') && call.path.includes('cursor=') && answer.status === 200)
          change(answer, (json) => json.data.shift());
      },
    }),
    broken: ['Going through a list by cursor'],
  },
  {
    fault: 'a moment that is not inclusive',
    group: 'lists and cursors',
    plant: () => ({
      asked: (call) => {
        const url = new URL(call.path, 'http://x');
        const since = url.searchParams.get('updated_since');
        if (since) url.searchParams.set('updated_since', new Date(Date.parse(since) + 1).toISOString());
        if (since) call.path = `${url.pathname}${url.search}`;
      },
    }),
    broken: ['updated_since shows what changed'],
  },
  {
    fault: 'a key that is never kept',
    group: 'idempotency',
    plant: () => ({
      asked: ({ headers }) => {
        if (headers['idempotency-key'] && headers['idempotency-key'].length < 100)
          headers['idempotency-key'] = randomUUID();
      },
    }),
    broken: [
      'Two lines of Idempotency-Key',
      'A repeated request is answered as before',
      'The order of the members',
      'The same key with another body',
      'A 409 of the operation is repeated',
      'Eight equal requests at once',
      'A repeated DELETE with its key',
    ],
  },
  {
    fault: 'a key that nobody needs',
    group: 'idempotency',
    plant: () => ({
      asked: ({ method, headers }) => {
        if (method === 'POST') headers['idempotency-key'] ??= randomUUID();
      },
    }),
    broken: ['A write without an Idempotency-Key'],
  },
  {
    fault: 'a replay with another time',
    group: 'idempotency',
    plant: () => ({
      answered: (answer) => {
        if (answer.headers['idempotent-replayed'] && answer.status === 201)
          change(answer, (json) => {
            json.meta.generated_at = new Date().toISOString();
          });
      },
    }),
    broken: ['A repeated request is answered as before'],
  },
  {
    fault: 'an If-Match that is passed over',
    group: 'concurrency',
    plant: () => ({
      asked: ({ headers }) => {
        delete headers['if-match'];
      },
    }),
    broken: ['PATCH and DELETE with a former ETag', 'Of several changes of one version'],
  },
  {
    fault: 'a conflict that names the other appointment',
    group: 'appointments',
    plant: () => {
      let last = '';
      return {
        answered: (answer, call) => {
          if (!isPost(call, 'appointments')) return;
          if (answer.status === 201) last = JSON.parse(answer.body).data.id;
          if (answer.status === 409)
            change(answer, (json) => {
              json.detail = `It overlaps ${last}.`;
            });
        },
      };
    },
    broken: ['An overlap is 409 appointment-conflict'],
  },
  {
    fault: 'windows that hold their end',
    group: 'appointments',
    plant: () => ({
      asked: (call) => {
        if (isPost(call, 'appointments'))
          change(call, (json) => {
            if (json.end_at > json.start_at)
              json.end_at = new Date(Date.parse(json.end_at) + 1).toISOString();
          });
      },
    }),
    broken: ['Sessions may touch'],
  },
  {
    fault: 'a list that holds what begins at its end',
    group: 'appointments',
    plant: () => ({
      asked: (call) => {
        const url = new URL(call.path, 'http://x');
        const to = url.searchParams.get('start_at_to');
        if (to) url.searchParams.set('start_at_to', new Date(Date.parse(to) + 1).toISOString());
        if (to) call.path = `${url.pathname}${url.search}`;
      },
    }),
    broken: ['A list from and to takes'],
  },
  {
    fault: 'a cancelled session with deleted_at',
    group: 'appointments',
    plant: () => ({
      answered: (answer, { method, path }) => {
        if (method === 'GET' && /\/appointments\/[^/]+$/.test(path) && answer.status === 200)
          change(answer, ({ data }) => {
            if (data.status === 'cancelled') data.deleted_at = data.updated_at;
          });
      },
    }),
    broken: ['A cancelled session stays readable'],
  },
  {
    fault: 'a deleted record that is told apart from one that never was',
    group: 'soft deletes',
    plant: () => {
      const deleted = new Set<string>();
      return {
        answered: (answer, { method, path }) => {
          if (method === 'DELETE' && answer.status === 204) deleted.add(path);
          if (method === 'GET' && deleted.has(path))
            change(answer, (json) => {
              json.detail = 'The record was deleted.';
            });
        },
      };
    },
    broken: ['A deleted record and one that never was'],
  },
  {
    fault: 'a DELETE that deletes nothing',
    group: 'webhooks',
    everywhere: true,
    plant: () => ({
      asked: (call) => {
        if (call.method === 'DELETE') Object.assign(call, { method: 'GET' });
      },
    }),
    broken: ['All that was made can be deleted again'],
  },
  {
    fault: 'a delegated token that reads like that of the organization',
    group: 'isolation and scopes',
    plant: () => {
      const remember = organizationToken();
      return {
        asked: (call) => {
          const token = remember(call);
          if (claimsOf(call).practitioner_id && call.method === 'GET' && call.path.includes('/patients'))
            call.headers.authorization = token;
        },
      };
    },
    broken: [
      'A patient who is not on the roster',
      'A clinician lists the patients of the roster alone',
      'A delegated token may not filter by roster',
      'A clinician who was put on a roster',
    ],
  },
  {
    fault: 'a refusal that does not say which scope is missing',
    group: 'isolation and scopes',
    plant: () => ({
      answered: (answer) => {
        if (answer.status === 403 && answer.body.includes('required_scopes'))
          change(answer, (json) => {
            delete json.required_scopes;
          });
      },
    }),
    broken: ['A token without the scope is 403'],
  },
  {
    fault: 'embed tokens that live an hour',
    group: 'embed tokens',
    plant: () => ({
      asked: (call) => {
        if (isPost(call, 'embed-tokens'))
          change(call, (json) => {
            json.ttl_seconds ??= 3_600;
          });
      },
    }),
    broken: ['A minted token has its clinician'],
  },
  {
    fault: 'origins that are trimmed instead of refused',
    group: 'embed tokens',
    plant: () => ({
      asked: (call) => {
        if (isPost(call, 'embed-tokens'))
          change(call, (json) => {
            json.origins = json.origins?.map((origin: string) => origin.replace(/\/$/, ''));
          });
      },
    }),
    broken: ['Origins are exact'],
  },
  {
    fault: 'a frame that any page may hold',
    group: 'embed tokens',
    plant: () => ({
      answered: ({ headers }) => {
        const policy = headers['content-security-policy'];
        if (policy)
          headers['content-security-policy'] = policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *');
      },
    }),
    broken: ['The framed page names the origins'],
  },
  {
    fault: 'an event that comes twice',
    group: 'events',
    plant: () => ({
      answered: (answer, call) => {
        if (isList(call, 'events') && answer.status === 200)
          change(answer, (json) => {
            json.data = json.data.flatMap((event: Json) =>
              event.type === 'clinic.updated' ? [event, event] : [event],
            );
          });
      },
    }),
    broken: ['A change is told once'],
  },
  {
    fault: 'an event that holds a name',
    group: 'events',
    plant: () => {
      const names = new Map<string, string>();
      return {
        answered: (answer, call) => {
          if (isPost(call, 'patients') && answer.status === 201) {
            const { data } = JSON.parse(answer.body);
            names.set(data.id, data.last_name);
          }
          if (isList(call, 'events') && answer.status === 200)
            change(answer, (json) => {
              for (const { data } of json.data) if (names.has(data.id)) data.last_name = names.get(data.id);
            });
        },
      };
    },
    broken: ['An event holds identifiers'],
  },
  {
    fault: 'a feed that does not wait',
    group: 'events',
    plant: () => ({
      asked: (call) => {
        call.path = call.path.replace('&wait_seconds=20', '');
      },
    }),
    broken: ['A waiting request is answered'],
  },
  {
    fault: 'a list of keys that shows a secret',
    group: 'webhooks',
    plant: () => ({
      answered: (answer, call) => {
        if (call.path.endsWith('/webhook-keys') && answer.status === 200)
          change(answer, (json) => {
            json.data[0].secret = 'whsec_AAAA';
          });
      },
    }),
    broken: ['No list shows a secret'],
  },
  {
    fault: 'resets in milliseconds',
    group: 'limits',
    plant: () => ({
      answered: ({ headers }) => {
        if (headers['x-ratelimit-minute-reset']) headers['x-ratelimit-minute-reset'] += '000';
      },
    }),
    broken: ['Each reset is a Unix time'],
  },
  {
    fault: 'a contract that is not served',
    group: 'contract',
    plant: () => ({
      asked: (call) => {
        if (call.path === '/openapi.json') call.path = '/nothing';
      },
    }),
    broken: ['/openapi.json describes'],
  },
];

const isInterface = ({ path }: Call): boolean => /^\/(v1\/partner|api\/embed)\//.test(path);
/** The first requests of each kind prepare the records that the checks work on. */
const afterPreparation = (plant: Required<Pick<Plant, 'answered'>>): Plant => {
  let patients = 0;
  return {
    answered: (answer, call, ask) => {
      if (patients >= 2) return plant.answered(answer, call, ask);
      if (isPost(call, 'patients')) patients += 1;
      return undefined;
    },
  };
};
const EMPTY = JSON.stringify({ data: {}, meta: {} });

/** Services that are wrong in everything of a kind: together they break each check. */
export const WRONG_THROUGHOUT: readonly Plant[] = [
  // Nothing is ever refused.
  {
    answered: (answer, { path }) => {
      if (answer.status < 400) return;
      const json = path === '/oauth/token' ? '{}' : EMPTY;
      Object.assign(answer, { status: 200, body: json });
      answer.headers['content-type'] = 'application/json';
    },
  },
  // Lists are empty, and other reads show nothing.
  afterPreparation({
    answered: (answer, call) => {
      if (call.method === 'GET' && isInterface(call) && answer.status === 200)
        change(answer, (json) => {
          json.data = Array.isArray(json.data) ? [] : {};
        });
    },
  }),
  // What is written is answered with nothing of it.
  afterPreparation({
    answered: (answer, call) => {
      if (call.method !== 'GET' && isInterface(call) && answer.status < 300)
        change(answer, (json) => {
          json.data = {};
        });
    },
  }),
  // Answers have no headers, and tokens are of another kind.
  (() => {
    const real = new Map<string, string>();
    const encoded = (json: Json) => Buffer.from(JSON.stringify(json)).toString('base64url');
    return {
      asked: ({ headers }) => {
        const token = headers.authorization?.replace('Bearer ', '');
        if (token && real.has(token)) headers.authorization = `Bearer ${real.get(token)}`;
      },
      answered: (answer, { path }) => {
        answer.headers = { 'content-type': answer.headers['content-type'] ?? 'text/plain' };
        if (path.startsWith('/.well-known/')) Object.assign(answer, { status: 404, body: '{"keys":[]}' });
        if (path === '/oauth/token' && answer.status === 200)
          change(answer, (json) => {
            const claims = JSON.parse(Buffer.from(json.access_token.split('.')[1], 'base64url').toString());
            const token = `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded({ ...claims, exp: 0 })}.x`;
            real.set(token, json.access_token);
            Object.assign(json, { access_token: token, token_type: 'mac' });
          });
      },
    };
  })(),
  // Small things are other than they should be.
  {
    answered: (answer, call) => {
      if (answer.status === 204) answer.headers['content-type'] = 'application/json';
      if (!isInterface(call) || answer.body === '') return;
      change(answer, (json) => {
        if (answer.status === 401) json.granted_scopes = [];
        if (isPost(call, 'clinics') && answer.status === 201)
          Object.assign(json.data, { timezone: 'Etc/Unknown', created_at: 'yesterday' });
        delete json.meta?.pagination?.has_more;
      });
    },
  },
  // Every answer is a fault, and says nothing else.
  afterPreparation({
    answered: (answer) => {
      Object.assign(answer, { status: 500, body: '', headers: {} });
    },
  }),
];
