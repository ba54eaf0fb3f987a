import { randomBytes } from 'node:crypto';

/**
 * Words that stand nowhere else, one for each field that people may write into, so that they are found
 * wherever they come to.
 */
export interface PlantedWords {
  /** Another word, for the field of this name. */
  word(field: string): string;
  /** The body with a word in every field of free text that its schema knows, those too that it leaves out. */
  plant(operation: string, schema: unknown, body: unknown): unknown;
  /** The fields whose words, in the clear or merely encoded, are in the text. */
  foundIn(text: string): string[];
  /** Of a word in the clear, as hexadecimal and as Base64, for PostgreSQL. */
  readonly pattern: string;
  readonly fields: ReadonlySet<string>;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly writeOnly?: boolean;
  readonly 'x-text'?: boolean;
}

/** Fields that are refused unless the record is of this type. */
const OF_TYPE: Readonly<Record<string, string>> = { min_label: 'scale', max_label: 'scale' };

/** Where it goes is what it says. */
const ADDRESSES = ['connectCalendar.url'];

/** At each of the three places of a byte within Base64: what depends on these bytes alone. */
const encodings = (mark: string): string[] => [
  mark,
  Buffer.from(mark).toString('hex'),
  ...[0, 1, 2].map((before) =>
    Buffer.from(`${'\0'.repeat(before)}${mark}`)
      .toString('base64url')
      .slice(before === 0 ? 0 : before + 1, -2),
  ),
];

export const plantedWords = (): PlantedWords => {
  const mark = `zq${randomBytes(5).toString('hex')}q`;
  const digits = `7${String(randomBytes(3).readUIntBE(0, 3)).padStart(8, '3')}`;
  const fields = new Set<string>();
  const numbered: string[] = [];
  const noted = (field: string): number => {
    fields.add(field);
    return numbered.push(field) - 1;
  };
  const word = (field: string): string => `${mark}${noted(field)}x`;
  const pattern = [...encodings(mark), digits].join('|');

  const textFor = (field: string, { format, writeOnly, ...schema }: Schema): string | undefined => {
    if (ADDRESSES.includes(field)) return undefined;
    if (format === 'email') return `${word(field)}@home.example`;
    if (format === 'phone') return `+49${digits}${String(noted(field) % 1_000).padStart(3, '0')}`;
    return schema['x-text'] || format === 'external-id' || writeOnly ? word(field) : undefined;
  };
  const plant = (field: string, schema: Schema, value: unknown): unknown => {
    const types = [schema.type].flat();
    if (types.includes('string')) return textFor(field, schema) ?? value;
    if (types.includes('array') && schema.items && Array.isArray(value)) {
      const { items } = schema;
      return value.map((one) => plant(field, items, one));
    }
    if (!types.includes('object') || !schema.properties) return value;
    if (value === undefined && (schema.required ?? []).length > 0) return undefined;
    const known = (value ?? {}) as Record<string, unknown>;
    const filled = Object.entries(schema.properties)
      .filter(([name]) => OF_TYPE[name] === undefined || OF_TYPE[name] === known.type)
      .map(([name, one]) => [name, plant(`${field}.${name}`, one, known[name])] as const);
    const planted = { ...known, ...Object.fromEntries(filled.filter(([, one]) => one !== undefined)) };
    return value === undefined && Object.keys(planted).length === 0 ? undefined : planted;
  };
  return {
    word,
    plant: (operation, schema, body) => plant(operation, schema as Schema, body),
    foundIn(text) {
      if (!new RegExp(pattern).test(text)) return [];
      const named = [...text.matchAll(new RegExp(`${mark}(\\d+)x`, 'g'))].map(
        ([, at]) => numbered[Number(at)] ?? '?',
      );
      return named.length > 0 ? [...new Set(named)] : ['encoded, or a number'];
    },
    pattern,
    fields,
  };
};
