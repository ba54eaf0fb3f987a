/**
 * Reads the few parts of WebDAV answers (RFC 4918) that we need, without an XML parser: a foreign server cannot make
 * us expand entities, load external content, or nest without end.
 */

export interface DavResource {
  readonly href: string;
  readonly etag: string | null;
  readonly isCalendar: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text
    .trim()
    .replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1')
    .replace(/&(amp|lt|gt|quot|apos|#(\d{1,6}));/g, (_, name: string, code?: string) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (ENTITIES[name] ?? ''),
    )
    // XML has no such characters, and neither PostgreSQL text nor a header accepts them.
    .replace(/\p{Cc}|\p{Cs}/gu, '');

/** Text of the first element with this local name, whatever its prefix, without backtracking. */
const textOf = (markup: string, name: string): string | undefined => {
  const open = new RegExp(`<(?:[\\w.-]{1,40}:)?${name}(?:\\s[^<>]{0,400})?>`).exec(markup);
  if (!open) return undefined;
  const from = open.index + open[0].length;
  const close = new RegExp(`</(?:[\\w.-]{1,40}:)?${name}\\s{0,8}>`).exec(markup.slice(from));
  return close ? markup.slice(from, from + close.index) : undefined;
};

const hasElement = (markup: string, name: string): boolean =>
  new RegExp(`<(?:[\\w.-]{1,40}:)?${name}(?:\\s[^<>]{0,400})?/?>`).test(markup);

export const readMultistatus = (body: string): readonly DavResource[] =>
  body
    .split(/<(?:[\w.-]{1,40}:)?response(?:\s[^<>]{0,400})?>/)
    .slice(1)
    .flatMap((response) => {
      const href = textOf(response, 'href');
      if (href === undefined) return [];
      const etag = textOf(response, 'getetag');
      const isCalendar = hasElement(textOf(response, 'resourcetype') ?? '', 'calendar');
      return [{ href: plain(href), etag: etag ? plain(etag) : null, isCalendar }];
    });

/** Whether an answer names this precondition (RFC 4791, 5.3.2.1). */
export const namesCondition = (body: string, condition: string): boolean => hasElement(body, condition);
