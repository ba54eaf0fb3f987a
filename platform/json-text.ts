/** JSON that is sent as the database wrote it: parsing and writing it again would take longer than the query. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  /** For JSON nested deeper than `jsonOf` looks. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Like `JSON.stringify`, but members that are JSON already are inserted unchanged. */
export const jsonOf = (record: Readonly<Record<string, unknown>>): string => {
  const names = Object.keys(record);
  if (!names.some((name) => record[name] instanceof JsonText)) return JSON.stringify(record);
  const members = names.flatMap((name) => {
    const value = record[name];
    const text = value instanceof JsonText ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join()}}`;
};
