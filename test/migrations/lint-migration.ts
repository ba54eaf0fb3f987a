/** What a statement would take away from a version that still runs. */

const DESTRUCTIVE: readonly (readonly [form: RegExp, what: string])[] = [
  [/\bdrop\s+table\b/, 'drops a table'],
  [/\bdrop\s+(view|materialized view|schema|type)\b/, 'drops what the old version reads'],
  [/\bdrop\s+column\b/, 'drops a column'],
  [/\brename\s+(to|column|constraint)\b|\brename\s+\w+\s+to\b/, 'renames'],
  [/\btruncate\b(?!\s+on\b)/, 'empties a table'],
  [/^\s*delete\s+from\b/, 'removes rows'],
  [/^\s*update\s+\w+\s+set\b/, 'rewrites rows: an upkeep task does that in batches'],
  [/\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/, 'changes a type'],
  [/\balter\s+column\s+\w+\s+set\s+not\s+null\b/, 'refuses what the old version writes'],
  [
    /\badd\s+column\s+\w+\s+(?:(?!,\s*add\b)(?!\bdefault\b)[^;])*\bnot\s+null\b(?!.*\bdefault\b)/,
    'adds a column that must be given',
  ],
];

const withoutBodies = (sql: string): string => sql.replace(/\$\$[\s\S]*?\$\$/g, "''").toLowerCase();

const droppedConstraints = (sql: string): readonly string[] =>
  [...sql.matchAll(/\bdrop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/g)].map(([, name]) => name as string);

/**
 * @param statements of one migration.
 * @param contracts whether it says which migration expanded before.
 */
export const lintMigration = (statements: readonly string[], contracts: boolean): readonly string[] => {
  const plain = statements.map(withoutBodies);
  const whole = plain.join(';\n');
  const complaints: string[] = [];
  for (const sql of plain) {
    if (!contracts)
      for (const [form, what] of DESTRUCTIVE) if (form.test(sql)) complaints.push(`${what}: ${sql.trim()}`);
    // A constraint that comes back in the same migration is made wider.
    for (const name of droppedConstraints(sql))
      if (!contracts && !new RegExp(`\\badd\\s+constraint\\s+${name}\\b`).test(whole))
        complaints.push(`drops the constraint ${name}`);
    if (/\bset\s+(local\s+)?lock_timeout\b/.test(sql)) complaints.push('sets its own lock_timeout');
  }
  return complaints;
};
