/** Markup for pages and e-mails: typed, and escaped unless it was made here. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/** Markup that is known to be safe; only {@link html} makes it. */
export class Html {
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}

export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

const markupOf = (value: HtmlValue): string => {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  return Array.isArray(value) ? value.map(markupOf).join('') : escaped(String(value));
};

/** Escapes every value, for text and for quoted attributes; nested markup and lists of it are inserted unchanged. */
export const html = (texts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(texts.reduce((markup, text, index) => markup + markupOf(values[index - 1]) + text));
