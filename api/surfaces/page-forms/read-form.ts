import type { Context } from 'koa';
import { html } from '../../../platform/html.ts';
import { BodyRefusal, readBodyText } from '../../http/body-text.ts';
import { type Page, page } from '../page.ts';

/** Ends the request with a page of its own. */
export class PageRefusal extends Error {
  readonly page: Page;
  readonly headers: Readonly<Record<string, string>>;
  constructor(refused: Page, headers: Readonly<Record<string, string>> = {}) {
    super(`Refused with a page of status ${refused.status}`);
    this.name = 'PageRefusal';
    this.page = refused;
    this.headers = headers;
  }
}

const refusal = (status: number, title: string, sentence: string) =>
  new PageRefusal(page({ title, status, body: html`<h1>${title}</h1>\n<p>${sentence}</p>` }));

const malformed = () =>
  refusal(400, 'The form could not be read', 'Please go back, reload the page and try again.');

export const tooManyAttempts = (seconds: number): PageRefusal => {
  const minutes = Math.ceil(seconds / 60);
  return new PageRefusal(
    page({
      title: 'Please try again later',
      status: 429,
      body: html`<h1>Please try again later</h1>
<p>There were too many attempts. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.</p>`,
    }),
    { 'Retry-After': String(seconds) },
  );
};

/** The fields of a form by name. A name that occurs twice has no value, because neither could be trusted. */
export type FormFields = ReadonlyMap<string, string>;

/** The size of the largest of most forms, with room for percent-encoding. */
const USUAL_SIZE = { fields: 50, bytes: 64 * 1024 };

const FORM = ['application/x-www-form-urlencoded'];

const REFUSALS: Readonly<Record<BodyRefusal['reason'], () => PageRefusal>> = {
  'media-type': () =>
    refusal(415, 'The form could not be read', 'This page takes forms only, as browsers send them.'),
  'too-large': () =>
    refusal(413, 'That is too much text', 'Please go back, shorten what you wrote and try again.'),
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
  if (foreign) throw refusal(403, 'Not possible', 'This form was sent from another website.');
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
