import { ApplicationFailure } from '@temporalio/common';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { tidyText } from '../../../domain/declarations/text.ts';
import { requireNoTransaction } from '../../../platform/database/outside-transactions.ts';
import { readLimited } from '../../../platform/outgoing/read-limited.ts';
import { retryable } from '../../failures.ts';
import type { Costs } from '../author.ts';
import { authorFailed } from '../author-failures.ts';

/**
 * A client for any server with the OpenAI protocol. Requests and answers are about a child, so neither is written to
 * a log, a failure or a history.
 */

export interface ModelSettings {
  readonly url: string;
  readonly key: string | undefined;
  /** Limit of one answer. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 180_000;
const LONGEST_WAIT_MS = 10 * 60_000;
/** Wait before the next attempt after an error that an operator may correct, such as a wrong key or address. */
const MISTAKE_WAIT_MS = 60_000;
/** In bytes. A picture of a few million pixels in base64 is well below this. */
const LARGEST_ANSWER = 32 * 1024 * 1024;

const refused = () => ApplicationFailure.nonRetryable('The content was refused', 'ContentRefused');

/**
 * Seconds or a date, as in RFC 9110. Undefined for anything else, and for zero, because Temporal does not retry with
 * a delay of zero.
 */
const waitOf = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : undefined;
};

const unavailable = (what: string, waitMs?: number): ApplicationFailure =>
  waitMs === undefined
    ? retryable('AuthorUnavailable', what)
    : ApplicationFailure.create({
        type: 'AuthorUnavailable',
        message: what,
        nonRetryable: false,
        nextRetryDelay: waitMs,
      });

const failureOf = (response: Response, text: string): ApplicationFailure => {
  const { status } = response;
  if (status === 401 || status === 403 || status === 404)
    return unavailable(`The author's server answered ${status}`, MISTAKE_WAIT_MS);
  if (status === 408 || status === 409 || status === 429 || status >= 500)
    return unavailable(`The author's server answered ${status}`, waitOf(response.headers.get('retry-after')));
  return /content_policy|content_filter|moderation/.test(text)
    ? refused()
    : authorFailed(`The author's server answered ${status}`);
};

export interface ModelClient {
  /** @param tokens the assumed costs of the answer if it does not name them. */
  post<Answer>(path: string, body: object, costs: Costs, tokens?: number): Promise<Answer>;
  /** An answer of the given form. If it is invalid, the model is asked once more, with the errors. */
  structured<Answer>(question: Question, costs: Costs): Promise<Answer>;
}

export interface Question {
  readonly model: string;
  readonly name: string;
  readonly schema: object;
  readonly instructions: string;
  readonly request: string;
  /** The most tokens of one answer. */
  readonly tokens: number;
}

/** The usual members of answers. Lists may contain anything. */
interface Completion {
  readonly choices?: unknown;
}

interface Choice {
  readonly finish_reason?: string;
  readonly message?: { readonly content?: unknown; readonly refusal?: unknown } | null;
}

/** The first item of a list; undefined if it is not a list. */
export const firstOf = <One>(list: unknown): Partial<One> | undefined =>
  Array.isArray(list) ? (list[0] ?? undefined) : undefined;

interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/**
 * The form as servers accept it. Strict servers refuse schemas with length limits, so these become words there and
 * are checked here.
 */
const wireForm = (schema: object): unknown =>
  JSON.parse(
    JSON.stringify(schema, (name, value) =>
      name === 'minLength' || name === 'maxLength' ? undefined : value,
    ),
  );

/** Used if the server does not count tokens. In every language we know, three letters are more than a token. */
const estimate = (asked: string, answered: string): number => Math.ceil((asked.length + answered.length) / 3);

const faultsOf = (validate: ValidateFunction): string =>
  (validate.errors ?? [])
    .slice(0, 12)
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    .join('; ');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Cleans texts in the same way as texts of people: invisible signs are removed, and a text of spaces only is empty. */
const tidied = (value: unknown): unknown => {
  if (typeof value === 'string')
    return tidyText(
      value
        .toWellFormed()
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
    );
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tidied(one)]));
};

/** Undefined also for JSON that is nested too deeply. */
const answerOf = (content: string): unknown => {
  try {
    return tidied(parsed(content));
  } catch {
    return undefined;
  }
};

/** More than any answer costs. A larger number from a server is an error. */
const MOST_TOKENS = 1_000_000;

interface Counted {
  readonly usage?: { readonly total_tokens?: number };
}

export const createModelClient = ({ url, key, timeoutMs = TIMEOUT_MS }: ModelSettings): ModelClient => {
  const ajv = new Ajv2020({ allErrors: true });

  const post: ModelClient['post'] = async <Answer>(
    path: string,
    body: object,
    { signal, budget }: Costs,
    tokens?: number,
  ) => {
    requireNoTransaction('A request to a model');
    await budget.check();
    const asked = JSON.stringify(body);
    let response: Response;
    let text: string | undefined;
    try {
      response = await fetch(`${url}${path}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
        body: asked,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      text = await readLimited(response.body, LARGEST_ANSWER);
    } catch {
      signal.throwIfAborted();
      throw unavailable('The author could not be reached');
    }
    if (text === undefined) throw authorFailed('The answer was too large');
    if (!response.ok) throw failureOf(response, text);
    const answer = parsed(text);
    if (typeof answer !== 'object' || answer === null) throw unavailable('The author answered no JSON');
    const counted = (answer as Counted).usage?.total_tokens;
    await budget.spend(
      Number.isSafeInteger(counted)
        ? Math.min(Math.max(counted as number, 0), MOST_TOKENS)
        : (tokens ?? estimate(asked, text)),
    );
    return answer as Answer;
  };

  return {
    post,
    async structured<Answer>(question: Question, costs: Costs): Promise<Answer> {
      const { model, name, schema, instructions, request, tokens } = question;
      const validate = ajv.compile(schema);
      const messages: Message[] = [
        { role: 'system', content: instructions },
        { role: 'user', content: request },
      ];
      for (let attempt = 1; ; attempt += 1) {
        const { choices } = await post<Completion>(
          '/chat/completions',
          {
            model,
            messages,
            max_completion_tokens: tokens,
            response_format: {
              type: 'json_schema',
              json_schema: { name, strict: true, schema: wireForm(schema) },
            },
          },
          costs,
        );
        const choice = firstOf<Choice>(choices);
        if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') throw refused();
        const said = choice?.message?.content;
        const content = typeof said === 'string' ? said : '';
        const answer = answerOf(content);
        if (validate(answer)) return answer as Answer;
        if (attempt === 2) throw authorFailed('The answer had the wrong form twice');
        const cut =
          choice?.finish_reason === 'length' ? 'it was cut off, so it must be shorter' : 'it is not JSON';
        const wrong = answer === undefined ? cut : faultsOf(validate);
        messages.push(
          { role: 'assistant', content: content.slice(0, 20_000) },
          { role: 'user', content: `That does not fit the schema: ${wrong}. Answer again, with JSON alone.` },
        );
      }
    },
  };
};

interface Judgement {
  readonly flagged?: boolean;
}

/** @throws ApplicationFailure ContentRefused where the model flags the text. */
export const moderate = async (
  client: ModelClient,
  model: string,
  input: string,
  costs: Costs,
): Promise<void> => {
  // Servers do not charge for moderation.
  const { results } = await client.post<{ results?: unknown }>('/moderations', { model, input }, costs, 0);
  // Without a result the text is not accepted.
  if (!Array.isArray(results)) throw unavailable('The author answered no judgement');
  if ((results as (Judgement | null)[]).some((result) => result?.flagged)) throw refused();
};
