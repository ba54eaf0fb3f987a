import { ApplicationFailure } from '@temporalio/common';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { requireNoTransaction } from '../../../platform/database/outside-transactions.ts';
import { readLimited } from '../../../platform/outgoing/read-limited.ts';
import { retryable } from '../../failures.ts';
import type { Costs } from '../author.ts';
import { authorFailed } from '../author-failures.ts';
import { type Accepted, createAcceptedParameters } from './accepted-parameters.ts';
import { answerIn, textOf } from './read-answer.ts';

/**
 * A client for any server with the OpenAI protocol. Requests and answers are about a child, so neither is written to
 * a log, a failure or a history.
 */

export interface ModelSettings {
  readonly url: string;
  readonly key: string | undefined;
  /** Limit of one answer. */
  readonly timeoutMs?: number;
  /** Called with the parameters of the first answer, and again when the server accepts only other ones. */
  readonly onAgreed?: (accepted: Accepted) => void;
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

const REFUSED_CONTENT = /content_policy|content_filter|moderation/;

const failureOf = (response: Response, text: string): ApplicationFailure => {
  const { status } = response;
  if (status === 401 || status === 403 || status === 404)
    return unavailable(`The author's server answered ${status}`, MISTAKE_WAIT_MS);
  if (status === 408 || status === 409 || status === 429 || status >= 500)
    return unavailable(`The author's server answered ${status}`, waitOf(response.headers.get('retry-after')));
  return REFUSED_CONTENT.test(text) ? refused() : authorFailed(`The author's server answered ${status}`);
};

export interface ModelClient {
  /**
   * Sends a request. If the server refuses one of its optional parameters, it is sent again with other ones.
   * @param bodyWith the body with the parameters that the server accepts.
   * @param tokens the assumed costs of the answer if it does not name them.
   */
  post<Answer>(
    path: string,
    bodyWith: (accepted: Accepted) => object,
    costs: Costs,
    tokens?: number,
  ): Promise<Answer>;
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

/** More than any answer costs. A larger number from a server is an error. */
const MOST_TOKENS = 1_000_000;

interface Counted {
  readonly usage?: { readonly total_tokens?: number };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Requests the form of an answer as the server accepts it. Without a form, the instructions contain the schema. */
const requestFor = (
  { model, name, schema, tokens }: Question,
  messages: readonly Message[],
  { answer_format, token_limit }: Accepted,
): object => {
  const form = wireForm(schema);
  const [instructions, ...others] = messages as [Message, ...Message[]];
  const told = { ...instructions, content: `${instructions.content}\nThe schema: ${JSON.stringify(form)}` };
  return {
    model,
    messages: answer_format === 'json_schema' ? messages : [told, ...others],
    ...(token_limit === 'none' ? {} : { [token_limit]: tokens }),
    ...(answer_format === 'json_schema' && {
      response_format: { type: answer_format, json_schema: { name, strict: true, schema: form } },
    }),
    ...(answer_format === 'json_object' && { response_format: { type: answer_format } }),
  };
};

/** What is wrong with an answer, as words for the model. */
const faultIn = (answer: unknown, cut: boolean, validate: ValidateFunction): string => {
  if (answer !== undefined) return faultsOf(validate);
  return cut ? 'it was cut off, so it must be shorter' : 'it is not JSON';
};

/** @throws ApplicationFailure where no whole answer comes. */
const send = async (
  { url, key, timeoutMs = TIMEOUT_MS }: ModelSettings,
  path: string,
  body: string,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly text: string }> => {
  let response: Response;
  let text: string | undefined;
  try {
    response = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    text = await readLimited(response.body, LARGEST_ANSWER);
  } catch {
    signal.throwIfAborted();
    throw unavailable('The author could not be reached');
  }
  if (text === undefined) throw authorFailed('The answer was too large');
  return { response, text };
};

export const createModelClient = (settings: ModelSettings): ModelClient => {
  const ajv = new Ajv2020({ allErrors: true });
  const parameters = createAcceptedParameters();
  let agreed: Accepted | undefined;
  const agree = (accepted: Accepted): void => {
    if (agreed === accepted) return;
    agreed = accepted;
    settings.onAgreed?.(accepted);
  };

  const post: ModelClient['post'] = async <Answer>(
    path: string,
    bodyWith: (accepted: Accepted) => object,
    costs: Costs,
    tokens?: number,
  ): Promise<Answer> => {
    requireNoTransaction('A request to a model');
    const { signal, budget } = costs;
    await budget.check();
    const accepted = parameters.now();
    const asked = JSON.stringify(bodyWith(accepted));
    const { response, text } = await send(settings, path, asked, signal);
    if (!response.ok) {
      if (REFUSED_CONTENT.test(text) || !parameters.refused(path, accepted, response.status, text))
        throw failureOf(response, text);
      return post<Answer>(path, bodyWith, costs, tokens);
    }
    const answer = parsed(text);
    if (typeof answer !== 'object' || answer === null) throw unavailable('The author answered no JSON');
    agree(accepted);
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
      const validate = ajv.compile(question.schema);
      const messages: Message[] = [
        { role: 'system', content: question.instructions },
        { role: 'user', content: question.request },
      ];
      for (let attempt = 1; ; attempt += 1) {
        const { choices } = await post<Completion>(
          '/chat/completions',
          (accepted) => requestFor(question, messages, accepted),
          costs,
        );
        const choice = firstOf<Choice>(choices);
        if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') throw refused();
        const content = textOf(choice?.message?.content);
        const answer = answerIn(content);
        if (validate(answer)) return answer as Answer;
        if (attempt === 2) throw authorFailed('The answer had the wrong form twice');
        const wrong = faultIn(answer, choice?.finish_reason === 'length', validate);
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
  const { results } = await client.post<{ results?: unknown }>(
    '/moderations',
    () => ({ model, input }),
    costs,
    0,
  );
  // Without a result the text is not accepted.
  if (!Array.isArray(results)) throw unavailable('The author answered no judgement');
  if ((results as (Judgement | null)[]).some((result) => result?.flagged)) throw refused();
};
