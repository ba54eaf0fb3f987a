/** Markup that was made by {@link html}; plain strings are not, and get escaped. */
export interface Html {
  readonly markup: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

type Hole = string | number | Html | null | readonly Html[];

const fill = (hole: Hole): string => {
  if (hole === null) return '';
  if (typeof hole === 'string' || typeof hole === 'number') return escapeHtml(String(hole));
  return 'markup' in hole ? hole.markup : hole.map(({ markup }) => markup).join('');
};

/** Escapes every value that is not markup itself, in text and in quoted attributes. */
export const html = (texts: TemplateStringsArray, ...holes: readonly Hole[]): Html => ({
  markup: texts.reduce((markup, text, at) => markup + fill(holes[at - 1] ?? null) + text),
});
