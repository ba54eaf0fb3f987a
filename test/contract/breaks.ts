/**
 * What of an OpenAPI document a client may rely on, and what a newer document takes away of it. Additions are no break
 * (specification part 9). It is our own, because the comparing programs that know OpenAPI 3.1 are not Node packages,
 * and none of them knows that our answers are open.
 */

export interface Node {
  readonly [name: string]: Node;
}

type Direction = 'request' | 'response';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const list = (value: unknown): readonly Node[] => (value ?? []) as readonly Node[];
const names = (value: unknown): readonly string[] => (value ?? []) as readonly string[];
const text = (value: unknown): string => String(value);
const entries = (value: unknown): [string, Node][] => Object.entries((value ?? {}) as Node);

const typesOf = ({ type }: Node): readonly string[] | undefined =>
  type === undefined ? undefined : ([type].flat() as unknown as string[]);
const valuesOf = (schema: Node): readonly unknown[] | undefined =>
  (schema.enum as unknown as unknown[] | undefined) ??
  (schema.const === undefined ? undefined : [schema.const]);

/** Whether each type of the narrow side is among those of the wide one. A whole number is a number. */
const isWithin = (narrow: readonly string[] | undefined, wide: readonly string[] | undefined): boolean =>
  wide === undefined ||
  Boolean(narrow?.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number'))));

/** Bounds of what may be sent: the number may only move in this direction. */
const MAY_GROW = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const MAY_SHRINK = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
/** Keywords whose change cannot be judged, so each one is reported. */
const SAME = {
  request: ['pattern', 'format', 'contentEncoding', 'uniqueItems'],
  response: ['format'],
} as const;

const boundBreaks = (old: Node, now: Node): string[] => {
  const isTighter = (name: string, sign: 1 | -1): boolean =>
    now[name] !== undefined &&
    (old[name] === undefined || sign * (Number(now[name]) - Number(old[name])) < 0);
  return [
    ...MAY_GROW.filter((name) => isTighter(name, 1)),
    ...MAY_SHRINK.filter((name) => isTighter(name, -1)),
  ].map((name) => `${name} is ${text(now[name])}, was ${text(old[name] ?? 'absent')}`);
};

/** Compares two documents, whose references are followed. Each pair of schemas is compared once. */
class Comparison {
  readonly found = new Set<string>();
  readonly #old: Node;
  readonly #now: Node;
  readonly #compared = new Set<string>();

  constructor(old: Node, now: Node) {
    this.#old = old;
    this.#now = now;
  }

  documents(): void {
    for (const [path, item] of entries(this.#old.paths))
      for (const method of METHODS.filter((name) => item[name])) {
        const operation = item[method] as Node;
        this.#operation(text(operation.operationId), operation, this.#now.paths?.[path]?.[method]);
      }
    for (const [type, item] of entries(this.#old.webhooks)) {
      const body = (document: Node) =>
        document.webhooks?.[type]?.post?.requestBody?.content?.['application/json']?.schema;
      if (!this.#now.webhooks?.[type]) this.found.add(`webhook ${type} is gone`);
      else if (item.post) this.#schemas(`webhook ${type}`, body(this.#old), body(this.#now), 'response');
    }
    for (const [name, schema] of entries(this.#old.components?.schemas))
      if (name.endsWith('Problem')) {
        const now = this.#now.components?.schemas?.[name];
        if (now) this.#schemas(name, schema, now, 'response');
      }
  }

  #operation(id: string, old: Node, now: Node | undefined): void {
    if (!now) {
      if (!isPastSunset(old)) this.found.add(`${id} is gone`);
      return;
    }
    if (text(now.operationId) !== id) this.found.add(`${id} is called ${text(now.operationId)}`);
    for (const keyword of ['x-required-scopes', 'x-required-capabilities'])
      for (const name of names(now[keyword]))
        if (!names(old[keyword]).includes(name)) this.found.add(`${id} needs ${name}`);
    const schemes = (operation: Node) => list(operation.security).flatMap((one) => Object.keys(one));
    for (const scheme of schemes(old))
      if (!schemes(now).includes(scheme)) this.found.add(`${id} takes no ${scheme}`);
    this.#parameters(id, old, now);
    this.#body(id, old.requestBody, now.requestBody);
    this.#answers(id, old, now);
  }

  #parameters(id: string, old: Node, now: Node): void {
    const byName = (document: Node, operation: Node) =>
      new Map(
        list(operation.parameters)
          .map((one) => resolved(document, one))
          .map((one) => [`${text(one.in)} ${text(one.name)}`, one]),
      );
    const before = byName(this.#old, old);
    const after = byName(this.#now, now);
    for (const [name, parameter] of before) {
      const same = after.get(name);
      if (!same) this.found.add(`${id} takes no ${name}`);
      else this.#schemas(`${id} ${name}`, parameter.schema, same.schema, 'request');
    }
    for (const [name, { required }] of after)
      if (required && !before.get(name)?.required) this.found.add(`${id} requires ${name}`);
  }

  #body(id: string, old: Node | undefined, now: Node | undefined): void {
    if (!old) {
      if (now?.required) this.found.add(`${id} requires a body`);
      return;
    }
    for (const [type, { schema }] of entries(old.content)) {
      const same = now?.content?.[type];
      if (!same) this.found.add(`${id} takes no ${type}`);
      else this.#schemas(`${id} body`, schema, same.schema, 'request');
    }
  }

  #answers(id: string, old: Node, now: Node): void {
    for (const [status, answer] of entries(old.responses)) {
      if (!/^[23]/.test(status)) continue;
      const before = resolved(this.#old, answer);
      const same = now.responses?.[status];
      if (!same) {
        this.found.add(`${id} answers no ${status}`);
        continue;
      }
      const after = resolved(this.#now, same);
      for (const [name] of entries(before.headers))
        if (!after.headers?.[name]) this.found.add(`${id} ${status} has no header ${name}`);
      for (const [type, { schema }] of entries(before.content)) {
        const media = after.content?.[type];
        if (!media) this.found.add(`${id} ${status} is no ${type}`);
        else this.#schemas(`${id} ${status}`, schema, media.schema, 'response');
      }
    }
  }

  #schemas(place: string, before: Node | undefined, after: Node | undefined, direction: Direction): void {
    if (!before || !after) return;
    // A named schema is told by its name: it is the same wherever it is referred to.
    const name = before.$ref === undefined ? place : text(before.$ref).replace(/.*\//, '');
    if (before.$ref !== undefined) {
      const pair = `${direction} ${text(before.$ref)} ${text(after.$ref)}`;
      if (this.#compared.has(pair)) return;
      this.#compared.add(pair);
    }
    const old = resolved(this.#old, before);
    const now = resolved(this.#now, after);
    for (const fault of plainBreaks(old, now, direction)) this.found.add(`${name}: ${fault}`);
    this.#fields(name, old, now, direction);
    if (old.items) this.#schemas(`${name} item`, old.items, now.items ?? ({} as Node), direction);
    for (const keyword of ['anyOf', 'oneOf', 'allOf'])
      list(old[keyword]).forEach((branch, index) => {
        const options = list(now[keyword]);
        const same =
          branch.$ref === undefined
            ? options[index]
            : options.find(({ $ref }) => text($ref) === text(branch.$ref));
        if (same) this.#schemas(`${name} ${keyword} ${index}`, branch, same, direction);
        else
          this.found.add(
            `${name}: ${text(branch.$ref ?? `${keyword} ${index}`).replace(/.*\//, '')} is gone`,
          );
      });
  }

  #fields(name: string, old: Node, now: Node, direction: Direction): void {
    for (const [field, schema] of entries(old.properties)) {
      const same = now.properties?.[field];
      const isOpen = direction === 'request' && (now.additionalProperties as unknown) !== false;
      if (same) this.#schemas(`${name}.${field}`, schema, same, direction);
      else if (!isOpen) this.found.add(`${name}.${field} is gone`);
    }
    const [narrow, wide] = direction === 'request' ? [now, old] : [old, now];
    for (const field of names(narrow.required))
      if (!names(wide.required).includes(field) && (direction === 'request' || now.properties?.[field]))
        this.found.add(`${name}.${field} is ${direction === 'request' ? 'required' : 'not always there'}`);
  }
}

/** What is broken in one schema, beside its fields and parts. */
const plainBreaks = (old: Node, now: Node, direction: Direction): string[] => {
  const [narrow, wide] = direction === 'request' ? [old, now] : [now, old];
  const faults: string[] = [];
  if (!isWithin(typesOf(narrow), typesOf(wide)))
    faults.push(`type is ${text(now.type ?? 'any')}, was ${text(old.type ?? 'any')}`);
  const allowed = valuesOf(wide);
  const used = valuesOf(narrow);
  if (allowed && !used) faults.push(direction === 'request' ? 'values are listed' : 'any value comes');
  for (const value of (allowed && used) ?? [])
    if (!allowed?.includes(value))
      faults.push(
        `${JSON.stringify(value)} is ${direction === 'request' ? 'refused' : 'new in a closed list'}`,
      );
  if (direction === 'request') {
    faults.push(...boundBreaks(old, now));
    if ((now.additionalProperties as unknown) === false && (old.additionalProperties as unknown) !== false)
      faults.push('other fields are refused');
  }
  for (const keyword of SAME[direction])
    if (now[keyword] !== undefined && text(now[keyword]) !== text(old[keyword]))
      faults.push(`${keyword} is another`);
  return faults;
};

const resolved = (document: Node, node: Node): Node => {
  if (node.$ref === undefined) return node;
  const steps = text(node.$ref).slice(2).split('/');
  return steps.reduce<Node>((inner, step) => inner[step] as Node, document);
};

/** A deprecated operation may go when the day has come that its last contract told. */
const isPastSunset = ({ deprecated, 'x-sunset': sunset }: Node): boolean =>
  Boolean(deprecated) && sunset !== undefined && Date.parse(text(sunset)) <= Date.now();

/** @returns a line for each thing that a client of the old document may rely on and no longer has. */
export const breaksOf = (old: Node, now: Node): readonly string[] => {
  const comparison = new Comparison(old, now);
  comparison.documents();
  return [...comparison.found].sort();
};
