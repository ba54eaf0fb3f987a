import type { IncomingMessage } from 'node:http';
import { invalidRequest } from './exchange-error.ts';

const LARGEST_BODY = 16 * 1_024;
/** What is read and thrown away so that a client that sends too much still gets its answer. */
const LARGEST_DISCARDED = 1_024 * 1_024;

export type Parameters = ReadonlyMap<string, string>;

/** The parameters that this endpoint looks at; others are ignored (RFC 6749, 3.2). */
const KNOWN = new Set(['grant_type', 'client_id', 'client_secret', 'audience', 'scope', 'practitioner_id']);

const readBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_BODY) chunks.push(chunk);
      else if (size > LARGEST_DISCARDED) reject(invalidRequest('The request body is too large.'));
    });
    request.on('end', () =>
      size > LARGEST_BODY
        ? reject(invalidRequest('The request body is too large.'))
        : resolve(Buffer.concat(chunks)),
    );
    request.on('error', () => reject(invalidRequest('The request was aborted.')));
    request.on('close', () => reject(invalidRequest('The request was aborted.')));
  });

const textOf = (body: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw invalidRequest('The request body is not UTF-8.');
  }
};

/** `JSON.parse` keeps the last of two equal members; RFC 6749 (3.2) wants such a request refused. */
const countMembers = (json: string): number => {
  let members = 0;
  const colon = /\s*:/y;
  let depth = 0;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1) {
      colon.lastIndex = index + token.length;
      if (colon.test(json)) members += 1;
    }
  }
  return members;
};

const jsonMembers = (json: string): [string, unknown][] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw invalidRequest('The request body is not well-formed JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw invalidRequest('The request body must be a JSON object.');
  const members = Object.entries(parsed);
  if (countMembers(json) !== members.length) throw invalidRequest('A parameter occurs more than once.');
  return members;
};

/**
 * The parameters of the request, from a JSON or a form body.
 * @throws ExchangeError `invalid_request`: other media type, malformed, too large, a parameter that occurs
 *   twice or is no string.
 */
export const readParameters = async (request: IncomingMessage): Promise<Parameters> => {
  const [type = '', ...options] = (request.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = options.map((option) => option.trim()).find((option) => option.startsWith('charset='));
  const body = await readBody(request);
  if (request.headers['content-encoding'] !== undefined)
    throw invalidRequest('A compressed request body is not accepted.');
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset))
    throw invalidRequest('The request body must be UTF-8.');
  let members: [string, unknown][];
  if (type.trim() === 'application/json') members = jsonMembers(textOf(body));
  else if (type.trim() === 'application/x-www-form-urlencoded')
    members = [...new URLSearchParams(textOf(body))];
  else
    throw invalidRequest('The request body must be application/json or application/x-www-form-urlencoded.');

  const parameters = new Map<string, string>();
  if (new Set(members.map(([name]) => name)).size < members.length)
    throw invalidRequest('A parameter occurs more than once.');
  for (const [name, value] of members) {
    if (!KNOWN.has(name)) continue;
    if (typeof value !== 'string') throw invalidRequest(`${name} must be a string.`);
    parameters.set(name, value);
  }
  return parameters;
};
