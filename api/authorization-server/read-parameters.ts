import type { Context } from 'koa';
import { readJson } from '../../domain/declarations/unambiguous-json.ts';
import { Problem } from '../../domain/problems.ts';
import { atOnce } from '../../platform/slices.ts';
import { BodyRefusal, readBodyText } from '../http/body-text.ts';
import { invalidRequest } from './token-error.ts';

const LARGEST_BODY = 16 * 1_024;

export type Parameters = ReadonlyMap<string, string>;

/** The parameters that this endpoint reads. Others are ignored (RFC 6749, 3.2). */
const KNOWN = new Set(['grant_type', 'client_id', 'client_secret', 'audience', 'scope', 'practitioner_id']);

const JSON_TYPE = 'application/json';
const MEDIA_TYPES = [JSON_TYPE, 'application/x-www-form-urlencoded'];

const REFUSALS: Readonly<Record<BodyRefusal['reason'], string>> = {
  'media-type': 'The request body must be application/json or application/x-www-form-urlencoded.',
  'too-large': 'The request body is too large.',
  unreadable: 'The request body is not UTF-8, or was broken off.',
};

/** RFC 6749 (3.2) requires that a repeated parameter is refused. `JSON.parse` would keep the last one. */
const jsonMembers = (json: string): [string, unknown][] => {
  let parsed: unknown;
  try {
    parsed = atOnce(readJson(json));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw invalidRequest('The request body is not well-formed JSON, or has a member more than once.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw invalidRequest('The request body must be a JSON object.');
  return Object.entries(parsed);
};

const readText = async (ctx: Context): Promise<string> => {
  try {
    return await readBodyText(ctx, MEDIA_TYPES, LARGEST_BODY);
  } catch (error) {
    throw error instanceof BodyRefusal ? invalidRequest(REFUSALS[error.reason]) : error;
  }
};

/**
 * The parameters of the request, from a JSON or a form body.
 * @throws TokenError `invalid_request` for another media type, a malformed or too large body, or a parameter that
 *   occurs twice or is not a string.
 */
export const readParameters = async (ctx: Context): Promise<Parameters> => {
  if (ctx.get('Content-Encoding') !== '') throw invalidRequest('A compressed request body is not accepted.');
  const { charset } = ctx.request;
  if (charset !== '' && charset.toLowerCase() !== 'utf-8')
    throw invalidRequest('The request body must be UTF-8.');
  const text = await readText(ctx);
  const members = ctx.is(JSON_TYPE) ? jsonMembers(text) : [...new URLSearchParams(text)];
  if (new Set(members.map(([name]) => name)).size < members.length)
    throw invalidRequest('A parameter occurs more than once.');
  const parameters = new Map<string, string>();
  for (const [name, value] of members) {
    if (!KNOWN.has(name)) continue;
    if (typeof value !== 'string') throw invalidRequest(`${name} must be a string.`);
    parameters.set(name, value);
  }
  return parameters;
};
