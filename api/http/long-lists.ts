import { type TSchema, Type } from '../../domain/declarations/schemas.ts';
import { issuesOf, normalise } from '../../domain/declarations/validation.ts';
import type { ValidationIssue } from '../../domain/problems.ts';
import { chunksOf, type Interruptible, inSlices } from '../../platform/slices.ts';

/**
 * Validates bodies with long lists, with the same results as any other body, in steps between which other requests
 * run.
 */

/** A list with at least this many items is long. */
const LONG = 1_000;

type Body = Readonly<Record<string, unknown>>;
interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: TSchema;
  readonly maxItems?: number;
}

/** The names of a body's members that are long lists. */
export const longListsOf = (schema: TSchema, body: Body): readonly string[] => {
  const { properties = {} } = schema as Node;
  return Object.keys(body).filter((name) => {
    const value = body[name];
    return (
      Array.isArray(value) &&
      value.length > LONG &&
      Object.hasOwn(properties, name) &&
      properties[name]?.items
    );
  });
};

interface Taken {
  /** The body's schema, without conditions on the items of these lists. */
  readonly around: TSchema;
  /** For each list, the schema of a list of such items. */
  readonly lists: ReadonlyMap<
    string,
    { readonly schema: TSchema; readonly items: TSchema; readonly most: number }
  >;
}
const taken = new WeakMap<TSchema, Map<string, Taken>>();

/**
 * Splits a schema. The result is cached for the schema and the members: compiling a schema takes longer than
 * validating a body.
 */
const takenApart = (schema: TSchema, names: readonly string[]): Taken => {
  const known = taken.get(schema) ?? new Map<string, Taken>();
  taken.set(schema, known);
  const before = known.get(names.join());
  if (before) return before;
  const { properties = {} } = schema as Node;
  const lists = names.map((name) => {
    const { items = {}, maxItems: most = Number.POSITIVE_INFINITY } = properties[name] as Node;
    return [name, { items: items as TSchema, schema: Type.Array(items as TSchema), most }] as const;
  });
  const without = Object.fromEntries(names.map((name) => [name, { ...properties[name], items: {} }]));
  const made = {
    around: { ...schema, properties: { ...properties, ...without } } as TSchema,
    lists: new Map(lists),
  };
  known.set(names.join(), made);
  return made;
};

function* validateSlices(
  schema: TSchema,
  raw: Body,
  names: readonly string[],
): Interruptible<{ body: Record<string, unknown>; issues: ValidationIssue[]; isLong: true }> {
  const { around, lists } = takenApart(schema, names);
  const told = { unknown: 0 };
  const emptied = Object.fromEntries(names.map((name) => [name, []]));
  const body = normalise(schema, { ...raw, ...emptied }, told) as Record<string, unknown>;
  for (const [name, { items, most }] of lists) {
    const normalised: unknown[] = [];
    // Of a list that is too long, only one item more than allowed is checked: this already shows that it is too long.
    yield* chunksOf((raw[name] as unknown[]).slice(0, most + 1), (chunk) => {
      for (const item of chunk) normalised.push(normalise(items, item, told));
    });
    body[name] = normalised;
  }
  const issues = issuesOf(around, body);
  const tooLong = new Set(issues.filter(({ code }) => code === 'too_many_items').map(({ path }) => path));
  for (const [name, { schema: list }] of lists) {
    if (tooLong.has(name)) continue;
    yield* chunksOf(body[name] as unknown[], (chunk, at) => {
      for (const { path, ...said } of issuesOf(list, chunk)) {
        const whole = path.replace(/^\[(\d+)\]/, (_, index) => `${name}[${at + Number(index)}]`);
        issues.push({ ...said, path: whole });
      }
    });
  }
  return { body, issues, isLong: true };
}

/** @param names the result of `longListsOf`. */
export const validateLongLists = (schema: TSchema, raw: Body, names: readonly string[]) =>
  inSlices(validateSlices(schema, raw, names));
