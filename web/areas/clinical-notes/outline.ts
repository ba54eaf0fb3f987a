import type { components } from '../../api/embed-api.ts';

export type Template = components['schemas']['ListNoteTemplatesViewTemplatesItem'];
export type TemplateKey = Template['template'];

/** A part of a note under one of its outline's headings. */
export interface Part {
  readonly heading: string;
  readonly hint: string;
  readonly text: string;
}

/** The note's text of its parts: each heading on a line of its own, an empty line between parts. */
export const joinParts = (parts: readonly Pick<Part, 'heading' | 'text'>[]): string =>
  parts.map(({ heading, text }) => `${heading}\n${text}`).join('\n\n');

/** What a note of that outline begins with. @param text goes under the first heading. */
export const beginWith = ({ sections }: Template, text = ''): string =>
  joinParts(sections.map(({ heading }, index) => ({ heading, text: index === 0 ? text : '' })));

const isLineEnd = (text: string, at: number): boolean => at === text.length || text[at] === '\n';

/**
 * The parts of a text that has all headings of an outline, in their order; undefined where it has not. Joined again they
 * are the same text (without the last empty line, which the service leaves out).
 */
export const splitParts = (body: string, { sections }: Template): readonly Part[] | undefined => {
  const parts: Part[] = [];
  let rest = body;
  for (const [index, { heading, hint }] of sections.entries()) {
    if (!rest.startsWith(heading) || !isLineEnd(rest, heading.length)) return undefined;
    const own = rest.slice(heading.length + 1);
    const next = sections[index + 1];
    if (!next) {
      parts.push({ heading, hint, text: own });
      break;
    }
    const mark = `\n\n${next.heading}`;
    // An empty part that was trimmed: the next heading follows at once.
    let at = rest.indexOf(mark, heading.length);
    while (at >= 0 && !isLineEnd(rest, at + mark.length)) at = rest.indexOf(mark, at + 1);
    if (at < 0) return undefined;
    parts.push({ heading, hint, text: rest.slice(Math.min(heading.length + 1, at), at) });
    rest = rest.slice(at + 2);
  }
  return parts;
};

/** The outline that a text follows, with its parts. */
export const outlineOf = (
  body: string,
  templates: readonly Template[],
): { readonly template: Template; readonly parts: readonly Part[] } | undefined => {
  for (const template of templates) {
    const parts = splitParts(body, template);
    if (parts) return { template, parts };
  }
  return undefined;
};
