/**
 * Servers with the OpenAI protocol differ in the optional parameters that they accept. Each parameter begins with its
 * strictest form. When a server refuses a form by name, the next one is used.
 */

const FORMS = {
  /** How the form of an answer is requested. In the last two cases the schema is part of the instructions. */
  answer_format: ['json_schema', 'json_object', 'none'],
  /** The name of the limit of tokens. Older servers know only the second. */
  token_limit: ['max_completion_tokens', 'max_tokens', 'none'],
  /** Whether bytes are requested for a picture. Some models always answer with bytes, and refuse the request. */
  picture_format: ['b64_json', 'none'],
} as const;

type Parameter = keyof typeof FORMS;
/** The form in use of each parameter. */
export type Accepted = { readonly [Name in Parameter]: (typeof FORMS)[Name][number] };

/** Words by which servers name a parameter that they refuse. */
const NAMES: Readonly<Record<Parameter, RegExp>> = {
  answer_format: /response_format|json_schema|json_object|structured.outputs?/i,
  token_limit: /max_completion_tokens|max_tokens/i,
  picture_format: /response_format|b64_json/i,
};

/** Parameters of each endpoint. */
const USED: Readonly<Record<string, readonly Parameter[]>> = {
  '/chat/completions': ['token_limit', 'answer_format'],
  '/images/generations': ['picture_format'],
};

const STRICTEST: Accepted = {
  answer_format: 'json_schema',
  token_limit: 'max_completion_tokens',
  picture_format: 'b64_json',
};

/** Statuses with which servers refuse a parameter. Some answer 500 to what they do not know. */
const mayRefuseParameter = (status: number): boolean => [400, 404, 422, 500, 501].includes(status);

export interface AcceptedParameters {
  /** The forms that a request uses now. */
  now(): Accepted;
  /**
   * Whether a refused request should be sent again, because it used a form that the server refuses.
   * @param used the forms of the refused request. Another request may have changed them meanwhile.
   */
  refused(path: string, used: Accepted, status: number, text: string): boolean;
}

export const createAcceptedParameters = (): AcceptedParameters => {
  let accepted = STRICTEST;
  const stepDown = (parameter: Parameter, used: Accepted): boolean => {
    if (accepted[parameter] !== used[parameter]) return true;
    const forms: readonly string[] = FORMS[parameter];
    const next = forms[forms.indexOf(used[parameter]) + 1];
    if (next === undefined) return false;
    accepted = { ...accepted, [parameter]: next };
    return true;
  };
  return {
    now: () => accepted,
    refused(path, used, status, text) {
      if (!mayRefuseParameter(status)) return false;
      const named = (USED[path] ?? []).find((parameter) => NAMES[parameter].test(text));
      return named !== undefined && stepDown(named, used);
    },
  };
};
