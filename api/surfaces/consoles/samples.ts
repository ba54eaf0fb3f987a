import type { HTTPSnippet } from '@readme/httpsnippet';
import { type Endpoint, needsKey } from '../../../domain/declarations/endpoint.ts';
import { exampleOf } from '../../http/open-api/examples.ts';
import { bytesOf } from '../../http/open-api/success.ts';
import type { Json } from '../../http/open-api/wire-schema.ts';

/**
 * How each operation is called in six languages. @readme/httpsnippet writes the requests; the token comes from the
 * caller's settings and the key is new for each run, so a sample runs as it is. On a partner's server TypeScript has
 * our client, which does all that.
 */

export type TierKind = 'organization' | 'delegated' | 'embed';

export interface Sample {
  readonly language: string;
  readonly code: string;
}

/** Stand for what the caller puts in; `finish` says how each language does it. */
const TOKEN = 'ACCESS_TOKEN';
const KEY = 'NEW_KEY';

interface Language {
  readonly language: string;
  readonly target: Parameters<HTTPSnippet['convert']>[0];
  readonly client: string;
  readonly finish: (code: string) => string;
  /** What to replace where the answer is a redirect, unless the language follows by itself. */
  readonly follow?: readonly [string, string];
}

const prefixed = (code: string, lines: readonly (readonly [isNeeded: boolean, line: string])[]): string =>
  lines
    .filter(([isNeeded]) => isNeeded)
    .map(([, line]) => line)
    .concat(code)
    .join('\n');

const inGo = (code: string): string => {
  const named = code
    .replace(`"Bearer ${TOKEN}"`, '"Bearer "+os.Getenv("ACCESS_TOKEN")')
    .replace(`"${KEY}"`, 'rand.Text()')
    .replaceAll(
      /^\t(req|res), _ := (.*)$/gm,
      (_, name: string, call: string) => `\t${name}, err := ${call}\n\tif err != nil {\n\t\tpanic(err)\n\t}`,
    );
  const imports = [
    ...(code.includes(KEY) ? ['crypto/rand'] : []),
    'fmt',
    'io',
    'net/http',
    'os',
    ...(code.includes('strings.') ? ['strings'] : []),
  ];
  return named.replace(/import \([^)]*\)/, `import (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)`);
};

const inJava = (code: string): string => {
  const named = code
    .replace(`"Bearer ${TOKEN}"`, '"Bearer " + System.getenv("ACCESS_TOKEN")')
    .replace(`"${KEY}"`, 'UUID.randomUUID().toString()');
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
${code.includes(KEY) ? 'import java.util.UUID;\n' : ''}
class Sample {
    public static void main(String[] args) throws Exception {
${named.replaceAll(/^(?=.)/gm, '        ')}
    }
}`;
};

const LANGUAGES: readonly Language[] = [
  {
    language: 'curl',
    target: 'shell',
    client: 'curl',
    follow: ['curl --request', 'curl --location --request'],
    finish: (code) =>
      code
        .replace(`'Authorization: Bearer ${TOKEN}'`, '"Authorization: Bearer $ACCESS_TOKEN"')
        .replace(`'Idempotency-Key: ${KEY}'`, '"Idempotency-Key: $(uuidgen)"')
        // Nothing in the body is for the shell.
        .replace('--data @- <<EOF', "--data @- <<'EOF'"),
  },
  {
    language: 'Python',
    target: 'python',
    client: 'requests',
    finish: (code) =>
      prefixed(
        code
          .replace(`"Bearer ${TOKEN}"`, `"Bearer " + os.environ["ACCESS_TOKEN"]`)
          .replace(`"${KEY}"`, 'str(uuid.uuid4())'),
        [
          [true, 'import os'],
          [code.includes(KEY), 'import uuid'],
        ],
      ),
  },
  {
    language: 'PHP',
    target: 'php',
    client: 'curl',
    follow: ['CURLOPT_MAXREDIRS', 'CURLOPT_FOLLOWLOCATION => true,\n  CURLOPT_MAXREDIRS'],
    finish: (code) =>
      code
        .replace(`Bearer ${TOKEN}"`, 'Bearer " . getenv("ACCESS_TOKEN")')
        .replace(`Idempotency-Key: ${KEY}"`, 'Idempotency-Key: " . bin2hex(random_bytes(16))'),
  },
  {
    language: 'Java',
    target: 'java',
    client: 'nethttp',
    follow: [
      'HttpClient.newHttpClient()',
      'HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build()',
    ],
    finish: inJava,
  },
  { language: 'Go', target: 'go', client: 'native', finish: inGo },
];

const IN_BROWSER: Language = {
  language: 'TypeScript',
  target: 'javascript',
  client: 'fetch',
  finish: (code) =>
    code
      .replace(`'Bearer ${TOKEN}'`, `\`Bearer \${accessToken}\``)
      .replace(`'${KEY}'`, 'crypto.randomUUID()'),
};

const ID = exampleOf({ type: 'string', format: 'uuid' }) as string;

const pathValues = ({ path, params }: Endpoint): Record<string, unknown> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
      const closed = params?.properties[name] as Json | undefined;
      return [name, closed ? exampleOf(closed) : ID];
    }),
  );

/** What cannot be left out. */
const queryValues = ({ query }: Endpoint): Record<string, unknown> =>
  query ? (exampleOf(query as unknown as Json) as Record<string, unknown>) : {};

const bodyOf = (one: Endpoint): unknown =>
  one.body && one.method !== 'GET'
    ? (one.example?.body ?? exampleOf(one.body as unknown as Json))
    : undefined;

type SnippetRequest = ConstructorParameters<typeof HTTPSnippet>[0];

const requestOf = (one: Endpoint, baseUrl: string): SnippetRequest => {
  const values = pathValues(one);
  const query = Object.entries(queryValues(one)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = bodyOf(one);
  const path = one.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return {
    method: one.method,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    url: `${baseUrl}${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
    headers: [
      { name: 'Authorization', value: `Bearer ${TOKEN}` },
      ...(needsKey(one) ? [{ name: 'Idempotency-Key', value: KEY }] : []),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ],
    ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
  } as SnippetRequest;
};

/** As a person writes it: names without quotes. A line of JSON begins with a name or not, so no text is touched. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:');

const clientCall = (one: Endpoint, actor: string): string => {
  const path = pathValues(one);
  const query = queryValues(one);
  const body = bodyOf(one);
  const input = {
    ...(Object.keys(path).length > 0 ? { path } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(body === undefined ? {} : { body }),
  };
  const given = Object.keys(input).length > 0 ? literal(input) : '';
  if (one.lists)
    return `for await (const item of ${actor}.each('${one.id}'${given && `, ${given}`})) {\n  console.log(item);\n}`;
  if (bytesOf(one.success) || one.success[0] === 302)
    return `const { data, type } = await ${actor}.${one.id}(${given});\nconsole.log(type, await new Response(data).bytes());`;
  return `const answer = await ${actor}.${one.id}(${given});\nconsole.log(answer.data);`;
};

const withClient = (one: Endpoint, kind: TierKind, baseUrl: string): Sample => {
  const actor = kind === 'delegated' ? 'clinician' : 'clinic';
  return {
    language: 'TypeScript',
    code: `import { createClinic } from 'clinic-partner';

const { TOKEN_URL = '', CLIENT_ID = '', CLIENT_SECRET = '', AUDIENCE = '' } = process.env;
const clinic = createClinic({
  baseUrl: '${baseUrl}',
  tokenUrl: TOKEN_URL,
  clientId: CLIENT_ID,
  clientSecret: CLIENT_SECRET,
  audience: AUDIENCE,
});
${kind === 'delegated' ? `const clinician = clinic.as('${ID}');\n` : ''}
${clientCall(one, actor)}`,
  };
};

/** The samples of one operation, in the order in which they are offered. */
const samplesOf = (
  one: Endpoint,
  kind: TierKind,
  baseUrl: string,
  Snippet: typeof HTTPSnippet,
): readonly Sample[] => {
  const snippet = new Snippet(requestOf(one, baseUrl));
  const written = ({ language, target, client, finish, follow = ['', ''] }: Language): Sample => {
    const [code] = snippet.convert(target, client) || [];
    if (typeof code !== 'string') throw new Error(`No sample of ${one.id} in ${language}`);
    return { language, code: finish(one.success[0] === 302 ? code.replace(...follow) : code) };
  };
  const [curl, ...others] = LANGUAGES.map(written) as [Sample, ...Sample[]];
  const typescript = kind === 'embed' ? written(IN_BROWSER) : withClient(one, kind, baseUrl);
  return [curl, typescript, ...others];
};

/** The samples of operations, by their ids. The writer is loaded with the first call. */
export const samplesByOperation = async (
  endpoints: readonly Endpoint[],
  kind: TierKind,
  baseUrl: string,
): Promise<Readonly<Record<string, readonly Sample[]>>> => {
  const { HTTPSnippet: Snippet } = await import('@readme/httpsnippet');
  return Object.fromEntries(endpoints.map((one) => [one.id, samplesOf(one, kind, baseUrl, Snippet)]));
};
