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
/** As in the guide on the first booking: `uuidgen` is missing on many machines. */
const NEW_KEY_IN_SHELL = "$(python3 -c 'import uuid; print(uuid.uuid4())')";

interface Language {
  readonly language: string;
  readonly target: Parameters<HTTPSnippet['convert']>[0];
  readonly client: string;
  readonly finish: (code: string) => string;
  /** What to replace where the answer is a redirect, unless the language follows by itself. */
  readonly follow?: readonly [string, string];
  /** Writes the bytes of the answer to a file, instead of printing them. */
  readonly save: (code: string, file: string) => string;
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
${code.includes('Path') ? 'import java.nio.file.Path;\n' : ''}${code.includes(KEY) ? 'import java.util.UUID;\n' : ''}
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
    save: (code, file) => code.replace('  --url', `  --fail --output ${file} \\\n  --url`),
    finish: (code) =>
      code
        .replace(`'Authorization: Bearer ${TOKEN}'`, '"Authorization: Bearer $ACCESS_TOKEN"')
        .replace(`'Idempotency-Key: ${KEY}'`, `"Idempotency-Key: ${NEW_KEY_IN_SHELL}"`)
        // Nothing in the body is for the shell.
        .replace('--data @- <<EOF', "--data @- <<'EOF'"),
  },
  {
    language: 'Python',
    target: 'python',
    client: 'requests',
    save: (code, file) =>
      code.replace(
        'print(response.text)',
        `response.raise_for_status()\nwith open("${file}", "wb") as file:\n    file.write(response.content)`,
      ),
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
    save: (code, file) =>
      code
        .replace('CURLOPT_RETURNTRANSFER', 'CURLOPT_FAILONERROR => true,\n  CURLOPT_RETURNTRANSFER')
        .replace('echo $response', `file_put_contents("${file}", $response)`),
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
    save: (code, file) =>
      code
        .replace('HttpResponse<String>', 'HttpResponse<Path>')
        .replace('BodyHandlers.ofString()', `BodyHandlers.ofFile(Path.of("${file}"))`)
        .replace('response.body()', 'response.statusCode() + " " + response.body()'),
    finish: inJava,
  },
  {
    language: 'Go',
    target: 'go',
    client: 'native',
    save: (code, file) =>
      code.replace(
        'fmt.Println(string(body))',
        `fmt.Println(res.Status)\n\tif err := os.WriteFile("${file}", body, 0o600); err != nil {\n\t\tpanic(err)\n\t}`,
      ),
    finish: inGo,
  },
];

const PAGE_TOKEN = `// Your server answers this to its own page: see the guide "Frame the workspace".
const accessToken = await (await fetch('/clinic-token', { method: 'POST' })).text();
`;

const IN_BROWSER: Language = {
  language: 'TypeScript',
  target: 'javascript',
  client: 'fetch',
  save: (code) => code.replace('res.json()', 'res.blob()'),
  finish: (code) =>
    PAGE_TOKEN +
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

const FILES: Readonly<Record<string, string>> = {
  'application/pdf': 'download.pdf',
  'application/zip': 'download.zip',
  'image/png': 'image.png',
};
/** Where a sample writes what an operation answers, unless that is JSON. A redirect leads to an archive. */
const fileOf = ({ success }: Endpoint): string | undefined => {
  const types = success[0] === 302 ? ['application/zip'] : bytesOf(success);
  return types && (FILES[types[0] ?? ''] ?? 'download');
};

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
  const file = fileOf(one);
  if (file)
    return `const { data, type } = await ${actor}.${one.id}(${given});
await writeFile('${file}', new Uint8Array(await new Response(data).arrayBuffer()));
console.log(type);`;
  return `const answer = await ${actor}.${one.id}(${given});\nconsole.log(answer.data);`;
};

const withClient = (one: Endpoint, kind: TierKind, baseUrl: string): Sample => {
  const actor = kind === 'delegated' ? 'clinician' : 'clinic';
  return {
    language: 'TypeScript',
    code: `${fileOf(one) ? "import { writeFile } from 'node:fs/promises';\n" : ''}import { createClinic } from 'clinic-partner';

const { AUTH_URL = '', CLIENT_ID = '', CLIENT_SECRET = '', AUDIENCE = '' } = process.env;
const clinic = createClinic({
  baseUrl: '${baseUrl}',
  tokenUrl: \`\${AUTH_URL}/oauth/token\`,
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
  const file = fileOf(one);
  const written = ({ language, target, client, finish, save, follow = ['', ''] }: Language): Sample => {
    const [code] = snippet.convert(target, client) || [];
    if (typeof code !== 'string') throw new Error(`No sample of ${one.id} in ${language}`);
    const followed = one.success[0] === 302 ? code.replace(...follow) : code;
    return { language, code: finish(file ? save(followed, file) : followed) };
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
