import { Ajv2020 } from 'ajv/dist/2020.js';
import { INTERFACE_VERSION, openApiDocument } from '../../api/http/open-api.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { formats } from '../../domain/declarations/formats.ts';
import { endpoints } from '../../domain/index.ts';
import type { Reply } from '../support/client.ts';

/** What the published documents say of an answer that the service gave. */

interface Node {
  readonly [name: string]: Node;
}
type Tier = Endpoint['access']['tier'];

const isAnyProblem = (node: unknown): boolean =>
  ((node as { $ref?: string }).$ref ?? '').endsWith('/components/schemas/Problem');

/**
 * Open for clients, closed here: a field, a value or a problem that the document does not name is drift. What is open
 * by its keys stays open.
 */
const closed = (node: unknown): unknown => {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.filter((one) => !isAnyProblem(one)).map(closed);
  const shown = Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, closed(inner)]));
  const known = shown['x-extensible-enum'] as unknown[] | undefined;
  const isNullable = Array.isArray(shown.type) && shown.type.includes('null');
  return {
    ...shown,
    ...(shown.properties ? { additionalProperties: false } : {}),
    // The document says so in words alone.
    ...(shown.format === 'date-time' && !shown.pattern ? { pattern: 'Z$' } : {}),
    ...(known ? { enum: isNullable ? [...known, null] : known } : {}),
  };
};

/** Holds values against schemas of the documents; each is compiled once, which takes far longer than its use. */
export const validating = (documents: Readonly<Record<string, object>>) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addFormat('uri', (value) => URL.canParse(value));
  for (const [name, document] of Object.entries(documents))
    ajv.addSchema({ $id: name, ...(closed(document) as object) });
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  return (name: string, schema: unknown, value: unknown) => {
    const text = JSON.stringify(schema).replaceAll('"#/', `"${name}#/`);
    const validate = validators.get(text) ?? ajv.compile(closed(JSON.parse(text)) as object);
    validators.set(text, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
};

const documents = {
  partner: openApiDocument(endpoints, { version: INTERFACE_VERSION }),
  embed: openApiDocument(endpoints, { version: INTERFACE_VERSION, tier: 'embed' }),
} as unknown as Record<Tier, Node>;
const faultsIn = validating(documents);

const at = (tier: Tier, node: Node): Node => {
  const reference = node.$ref as unknown as string | undefined;
  if (!reference) return node;
  return reference
    .slice(2)
    .split('/')
    .reduce<Node>((inner, step) => inner[step] as Node, documents[tier]);
};

const failuresOf = (tier: Tier, schema: Node, value: unknown): string[] =>
  faultsIn(tier, schema, value).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

/** Of HTTP and of browsers; the interface says nothing of them. */
const TRANSPORT =
  /^(?:connection|keep-alive|date|vary|content-length|content-type|transfer-encoding|x-content-type-options|access-control-.*)$/;

/** What is answered in other words than JSON. */
export const isBytes = ({ schema }: Node): boolean => schema?.format === ('binary' as unknown);

/** Everything about an answer that the document of its operation does not say; nothing where it says all. */
export const undocumented = ({ access, method, path }: Endpoint, reply: Reply): string[] => {
  const { tier } = access;
  const responses = documents[tier].paths?.[path]?.[method.toLowerCase()]?.responses as Node;
  const named = responses[String(reply.status)];
  if (!named) return [`status ${reply.status}`];
  const { headers = {}, content } = at(tier, named) as { headers?: Node; content?: Node };
  const known = new Map(
    Object.entries(headers).map(([name, header]) => [name.toLowerCase(), at(tier, header)]),
  );
  const faults: string[] = [];
  for (const [name] of reply.headers)
    if (!known.has(name) && !TRANSPORT.test(name)) faults.push(`header ${name}`);
  for (const [name, { required, schema }] of known) {
    const text = reply.headers.get(name);
    const value = schema?.type === ('integer' as unknown) ? Number(text) : text;
    if (text === null ? required : failuresOf(tier, schema as Node, value).length > 0)
      faults.push(`header ${name}: ${text}`);
  }
  const mediaType = reply.headers.get('Content-Type')?.split(';')[0];
  if (mediaType === undefined) return content ? [...faults, 'no body'] : faults;
  const media = content?.[mediaType];
  if (!media) return [...faults, `media type ${mediaType}`];
  return isBytes(media) ? faults : [...faults, ...failuresOf(tier, media.schema as Node, reply.body)];
};
