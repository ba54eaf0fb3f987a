import type { Context } from 'koa';
import type { Messages } from '../../../domain/messages/en.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { html } from '../../../platform/html.ts';
import { BodyRefusal, readBodyText } from '../../http/body-text.ts';
import { type Page, page } from '../page.ts';

type Words = Messages['pages'];

/** Ends the request with a page of its own, in the visitor's language. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly draw: (locale: Locale) => Page;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: number,
    say: (words: Words) => { readonly title: string; readonly text: string },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Refused with a page of status ${status}`);
    this.name = 'PageRefusal';
    this.status = status;
    this.headers = headers;
    this.draw = (locale) => {
      const { title, text } = say(messagesIn(locale).pages);
      return page({ title, locale, status, body: html`<h1>${title}</h1>\n<p>${text}</p>` });
    };
  }
}

const malformed = () => new PageRefusal(400, ({ unreadTitle: title, unread: text }) => ({ title, text }));

export const tooManyAttempts = (seconds: number): PageRefusal =>
  new PageRefusal(429, ({ laterTitle: title, later }) => ({ title, text: later(Math.ceil(seconds / 60)) }), {
    'Retry-After': String(seconds),
  });

/** The fields of a form by name. A name that occurs twice has no value, because neither could be trusted. */
export type FormFields = ReadonlyMap<string, string>;

/** The size of the largest of most forms, with room for percent-encoding. */
const USUAL_SIZE = { fields: 50, bytes: 64 * 1024 };

const FORM = ['application/x-www-form-urlencoded'];

const REFUSALS: Readonly<Record<BodyRefusal['reason'], () => PageRefusal>> = {
  'media-type': () => new PageRefusal(415, ({ unreadTitle: title, notAForm: text }) => ({ title, text })),
  'too-large': () => new PageRefusal(413, ({ tooLongTitle: title, tooLong: text }) => ({ title, text })),
  unreadable: malformed,
};

const readText = async (ctx: Context, limit: number): Promise<string> => {
  try {
    return await readBodyText(ctx, FORM, limit);
  } catch (error) {
    throw error instanceof BodyRefusal ? REFUSALS[error.reason]() : error;
  }
};

/**
 * Refuses forms that another site's page sent, because they could act in the visitor's name. Browsers name the page's
 * origin. A sender without an origin is no browser, so there is no visitor to misuse.
 */
const refuseForeignPages = (ctx: Context, knowsSecret: boolean): void => {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  const hidden = origin === '' || (origin === 'null' && knowsSecret);
  const foreign =
    site === ''
      ? !hidden && (!URL.canParse(origin) || new URL(origin).host !== ctx.get('Host'))
      : site !== 'same-origin' && site !== 'none';
  if (foreign) throw new PageRefusal(403, ({ notPossibleTitle: title, foreign: text }) => ({ title, text }));
};

/**
 * Reads a form that one of our own pages sent.
 * @param largest number of fields and bytes of the form that was shown.
 * @param knowsSecret true if only our own page can send the form, because it knows the code in its address or a
 *   token. Such pages have `no-referrer`, with which browsers hide the origin, and some send nothing else: older
 *   Safaris, and all of them without https. A page without a secret has `same-origin` instead (`openAddress`).
 * @throws PageRefusal 400, 403, 413 or 415.
 */
export const readForm = async (
  ctx: Context,
  { largest = USUAL_SIZE, knowsSecret = false }: { largest?: typeof USUAL_SIZE; knowsSecret?: boolean } = {},
): Promise<FormFields> => {
  refuseForeignPages(ctx, knowsSecret);
  const text = await readText(ctx, largest.bytes);
  try {
    // URLSearchParams would replace percent-encoded bytes that are not UTF-8. decodeURIComponent refuses them.
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed();
  }
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name) || fields.size >= largest.fields) throw malformed();
    fields.set(name, value);
  }
  return fields;
};
