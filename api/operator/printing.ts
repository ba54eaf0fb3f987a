/** The output of the commands. With `--json`, exactly one JSON document goes to the standard output. */
type Scalar = string | number | boolean | null | undefined | Date;

const plain = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '-';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain).join(' ') : '-';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name}=${plain(part)}`)
      .join(' ');
  return String(value);
};

/** One `name  value` line for each member, aligned. */
export const fields = (record: object): string => {
  const width = Math.max(...Object.keys(record).map((name) => name.length));
  return Object.entries(record)
    .map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`)
    .join('\n');
};

/** A table with column names, or a sentence if there are no rows. */
export const table = (records: readonly Readonly<Record<string, Scalar>>[], nothing: string): string => {
  const [first] = records;
  if (!first) return nothing;
  const names = Object.keys(first);
  const lines = [names, ...records.map((record) => names.map((name) => plain(record[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** The result of a command: the document of `--json`, and the text for people. */
export interface Answer {
  readonly json: object;
  readonly text: string;
  /** 1 if the result is bad (`audit verify`), otherwise 0. */
  readonly exitStatus?: number;
  /** True if the command has printed its output itself, line by line (`audit export`). */
  readonly printed?: boolean;
}

export const print = (answer: Answer, asJson: boolean): void => {
  if (answer.printed) return;
  process.stdout.write(`${asJson ? JSON.stringify(answer.json, null, 2) : answer.text}\n`);
};

export const printError = (message: string): void => {
  process.stderr.write(`error: ${message}\n`);
};
