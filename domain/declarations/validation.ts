import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { type FieldCode, issue, MOST_UNKNOWN, type ValidationIssue } from '../problems.ts';
import { formats } from './formats.ts';
import type { TSchema } from './schemas.ts';
import { tidyText } from './text.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  useDefaults: false,
  messages: false,
  validateFormats: true,
});
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);

/** `length` counts one or two units for a character. The characters are counted only if the units do not decide. */
const isLonger = (text: string, limit: number): boolean =>
  text.length > limit && (text.length > 2 * limit || ucs2length.default(text) > limit);
const LENGTHS = {
  maxLength: (limit: number, text: string) => !isLonger(text, limit),
  minLength: (limit: number, text: string) => isLonger(text, limit - 1),
};
for (const [keyword, validate] of Object.entries(LENGTHS))
  ajv
    .removeKeyword(keyword)
    .addKeyword({ keyword, type: 'string', schemaType: 'number', before: 'pattern', validate });

const CODES: Readonly<Record<string, FieldCode>> = {
  required: 'required',
  additionalProperties: 'unknown_field',
  type: 'invalid_type',
  format: 'invalid_format',
  pattern: 'invalid_format',
  enum: 'invalid_value',
  const: 'invalid_value',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  minItems: 'too_few_items',
  maxItems: 'too_many_items',
  maxProperties: 'too_many_items',
  uniqueItems: 'duplicate_item',
};

/** `/items/0/label` → `items[0].label`, the wire path of decisions 1.3. */
const wirePath = (pointer: string, property?: string): string => {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (property !== undefined) steps.push(property);
  return steps.reduce((path, step) => {
    if (/^\d+$/.test(step)) return `${path}[${step}]`;
    return path === '' ? step : `${path}.${step}`;
  }, '');
};

/** The wire path of a member. A name that is not a plain identifier is text of the caller and is not repeated. */
export const memberPath = (name: string): string =>
  /^[A-Za-z_$][A-Za-z0-9_.$[\]-]{0,199}$/.test(name) ? name : '';

/** The issue for an unknown member of body or query. */
export const unknownField = (name: string): ValidationIssue => issue(memberPath(name), 'unknown_field');

const issueOf = (error: ErrorObject): ValidationIssue => {
  const code = CODES[error.keyword] ?? 'invalid_value';
  if (error.keyword === 'required')
    return issue(wirePath(error.instancePath, error.params.missingProperty), code);
  if (error.keyword === 'additionalProperties') {
    const name = error.params.additionalProperty as string;
    return issue(wirePath(error.instancePath, memberPath(name) || undefined), code);
  }
  return issue(wirePath(error.instancePath), code);
};

/**
 * Keeps one issue for each path: the first one, or the one about its type. Items of a list that is too long get no
 * issues.
 */
export const onePerPath = (issues: readonly ValidationIssue[]): ValidationIssue[] => {
  const byPath = new Map<string, ValidationIssue>();
  for (const one of issues) {
    const before = byPath.get(one.path);
    if (!before || (one.code === 'invalid_type' && before.code !== 'invalid_type')) byPath.set(one.path, one);
  }
  const tooLong = [...byPath.values()].filter(({ code }) => code === 'too_many_items');
  return [...byPath.values()].filter(({ path }) => !tooLong.some((list) => path.startsWith(`${list.path}[`)));
};

const compiled = new WeakMap<TSchema, ValidateFunction>();

/** All validation issues of a value; empty if it is valid. */
export const issuesOf = (schema: TSchema, value: unknown): ValidationIssue[] => {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate(value) ? [] : onePerPath((validate.errors ?? []).map(issueOf));
};

type Node = {
  type?: unknown;
  properties?: Record<string, Node>;
  items?: Node;
  maxItems?: number;
  format?: string;
  'x-text'?: boolean;
};

/**
 * The value as it will be stored: text in NFC and trimmed (decisions 1.9), ids in lower case. A list that is too long
 * is cut just above its limit, and only as many unknown members are kept as issues report: checking all of them would
 * cost too much.
 */
export const normalise = (
  schema: TSchema | Node,
  value: unknown,
  told: { unknown: number } = { unknown: 0 },
): unknown => {
  const node = schema as Node;
  if (typeof value === 'string') {
    if (node['x-text']) return tidyText(value);
    return node.format === 'uuid' ? value.toLowerCase() : value;
  }
  if (Array.isArray(value)) {
    const items = node.maxItems === undefined ? value : value.slice(0, node.maxItems + 1);
    return node.items ? items.map((item) => normalise(node.items as Node, item, told)) : items;
  }
  if (typeof value !== 'object' || value === null || !node.properties) return value;
  const properties = node.properties;
  const sent = value as Readonly<Record<string, unknown>>;
  const members: [string, unknown][] = [];
  const paths = new Set<string>();
  for (const name of Object.keys(sent)) {
    const child = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (child) members.push([name, normalise(child, sent[name], told)]);
    else if (told.unknown < MOST_UNKNOWN && !paths.has(memberPath(name))) {
      paths.add(memberPath(name));
      told.unknown += 1;
      members.push([name, sent[name]]);
    }
  }
  return Object.fromEntries(members);
};

/** The member of a body that a path leads into. */
export const memberOf = (path: string): string => path.split(/[.[]/, 1)[0] as string;

/** The members that have no validation issue. */
export const withoutInvalid = (
  value: Record<string, unknown>,
  issues: readonly ValidationIssue[],
): Record<string, unknown> => {
  const invalidMembers = new Set(issues.map(({ path }) => memberOf(path)));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !invalidMembers.has(name)));
};
