/** What a statement would take away from a version that still runs, or keep it from doing for long. */

type Rule = readonly [form: RegExp, what: string];

/** Where a statement may begin: also in a list, in `with … as (…)` and in the body of a `do`. */
const BEGIN = String.raw`(?:^|[;(]|\b(?:begin|then|else|loop|as)\b)\s*`;
const begins = (rest: string): RegExp => new RegExp(BEGIN + rest);

const DESTRUCTIVE: readonly Rule[] = [
  [/\bdrop\s+table\b/, 'drops a table'],
  [
    /\bdrop\s+(view|materialized\s+view|schema|type|function|procedure|aggregate|trigger|policy|sequence|role|owned)\b/,
    'drops what the old version uses',
  ],
  [/\bdrop\s+index\b/, 'drops an index that the old version needs'],
  [/\brename\s+(to|column|constraint)\b|\brename\s+\w+\s+to\b/, 'renames'],
  [/\btruncate\b(?!\s+on\b)/, 'empties a table'],
  [begins(String.raw`delete\s+from\b`), 'removes rows'],
  [
    begins(String.raw`update\s+(only\s+)?[\w.]+(\s+(as\s+)?(?!set\b)\w+)?\s+set\b`),
    'rewrites rows: an upkeep task does that in batches',
  ],
];

/** Parts of `alter table`, in which the word `column` may be left out. */
const ALTERING: readonly Rule[] = [
  [
    /\bdrop\s+(column\b|if\b|(?!constraint\b|not\s+null\b|default\b|expression\b|identity\b)\w)/,
    'drops a column',
  ],
  [/\bdrop\s+(default|expression|identity)\b/, 'takes away what the old version leaves to a default'],
  [/\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, 'changes a type'],
  [/\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/, 'refuses what the old version writes'],
];

/** The columns that an `alter table` adds, each with all that is said of it. */
const addedColumns = (sql: string): readonly string[] =>
  [
    ...sql.matchAll(
      /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|primary\b|unique\b|foreign\b|check\b|exclude\b|column\b|if\b)(\w+\s+(?:(?!,\s*(?:add|drop|alter)\b)[^;])*)/g,
    ),
  ].map(([, column]) => column as string);

const DIFFERS_BY_ROW =
  /\bdefault\s+(gen_random_uuid|uuidv[47]|random|clock_timestamp|timeofday|nextval)\s*\(|\bgenerated\s+(always|by\s+default)\b|^\w+\s+(small|big)?serial\b/;

/** On tables that were there before: nobody writes while all of their rows are read. */
const heldFor = (sql: string, existing: ReadonlySet<string>): readonly string[] => {
  const complaints: string[] = [];
  for (const [, known, table = ''] of sql.matchAll(
    /\bcreate\s+(?:unique\s+)?index\s+(concurrently\s+)?(?!if\s+not\s+exists\b)\w+\s+on\s+(?:only\s+)?(\w+)/g,
  ))
    if (!known && existing.has(table))
      complaints.push(
        'indexes a table that has rows, and not "if not exists", so that it could be made before',
      );
  const [, altered = ''] = /^\s*alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/.exec(sql) ?? [];
  if (existing.has(altered)) {
    for (const column of addedColumns(sql))
      if (DIFFERS_BY_ROW.test(column)) complaints.push('rewrites the table: a value that differs by row');
    for (const [constraint] of sql.matchAll(
      /\badd\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b(?:(?!,\s*(?:add|drop|alter)\b)[^;])*/g,
    ))
      if (!/\bnot\s+valid\b/.test(constraint))
        complaints.push('checks every row of a table that has some: "not valid", and validate it later');
  }
  return complaints;
};

/** Without the bodies of functions; those of `do` are run at once, and belong to the migration. */
const withoutBodies = (sql: string): string =>
  (/^\s*do\b/i.test(sql) ? sql : sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''"))
    .replaceAll('"', '')
    .toLowerCase();

const droppedConstraints = (sql: string): readonly string[] =>
  [...sql.matchAll(/\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/g)].map(([, name]) => name as string);

const takenAway = (sql: string, whole: string): readonly string[] => {
  const found = DESTRUCTIVE.filter(([form]) => form.test(sql)).map(([, what]) => what);
  if (/\balter\s+table\b/.test(sql)) {
    found.push(...ALTERING.filter(([form]) => form.test(sql)).map(([, what]) => what));
    for (const column of addedColumns(sql)) {
      if (/\bnot\s+null\b/.test(column) && !/\bdefault\b/.test(column))
        found.push('adds a column that must be given');
    }
  }
  // A constraint that comes back in the same migration is made wider.
  for (const name of droppedConstraints(sql))
    if (!new RegExp(`\\badd\\s+constraint\\s+${name}\\b`).test(whole))
      found.push(`drops the constraint ${name}`);
  return found;
};

export interface Linted {
  /** Whether it says which migration expanded before. */
  readonly contracts?: boolean;
  /** Tables that earlier migrations made. */
  readonly existing?: ReadonlySet<string>;
}

/** @param statements of one migration. */
export const lintMigration = (
  statements: readonly string[],
  { contracts = false, existing = new Set() }: Linted = {},
): readonly string[] => {
  const plain = statements.map(withoutBodies);
  const whole = plain.join(';\n');
  return plain.flatMap((sql) => {
    const complaints = [...(contracts ? [] : takenAway(sql, whole)), ...heldFor(sql, existing)];
    if (/\bset\s+(local\s+)?(lock|statement)_timeout\b/.test(sql)) complaints.push('sets its own limits');
    return complaints.map((what) => `${what}: ${sql.trim()}`);
  });
};

/** The tables that the statements make. */
export const madeTables = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((sql) =>
    [...sql.toLowerCase().matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(
      ([, table]) => table as string,
    ),
  );
