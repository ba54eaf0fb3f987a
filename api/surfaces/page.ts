import type { Context } from 'koa';
import type { Locale } from '../../domain/messages/locale.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import { artworkAddress } from '../../domain/playrooms/artwork/artwork.ts';
import { type Html, html } from '../../platform/html.ts';
import { newRequestId } from '../../platform/ids.ts';
import { serviceStylesheet } from './assets.ts';

/**
 * The frame of every hosted page: our own stylesheet, no inline script or style, nothing from other hosts except
 * named pictures, and the headers that enforce this.
 */

export interface PageOptions {
  readonly title: string;
  /** The content of the page, with its own `h1`. */
  readonly body: Html;
  readonly status?: number;
  /** The language of the page; English by default. */
  readonly locale?: Locale | undefined;
  /** Further elements of `<head>`. */
  readonly head?: Html;
  /** Addresses of classic scripts of this host, run in this order. Without them no script can run. */
  readonly scripts?: readonly string[];
  /** Addresses of stylesheets of this host, loaded before the shared one. */
  readonly styles?: readonly string[];
  /**
   * `text` is one readable column, `narrow` one for a short form. A `wide` page has its own landmarks, also `main`. An `application` names its
   * modules and all its styles in its head.
   */
  readonly layout?: 'text' | 'narrow' | 'wide' | 'application';
  /** Another host that pictures may come from: the host of the organization's logo. */
  readonly pictures?: string | undefined;
  /** The origin that the page may frame: that of the video. */
  readonly frames?: string | undefined;
  /** Whether the page may send forms to this host. */
  readonly forms?: boolean;
  /**
   * The address is no secret, so browsers may send it to this host. Then every browser tells with a form which page
   * sent it.
   */
  readonly openAddress?: boolean;
}

export interface Page {
  readonly status: number;
  readonly markup: string;
  readonly policy: string;
  readonly referrer: 'no-referrer' | 'same-origin';
}

const policyOf = ({ scripts = [], forms = false, pictures, frames, layout }: PageOptions): string => {
  return [
    "default-src 'none'",
    ...(scripts.length > 0 || layout === 'application' ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    `img-src 'self' ${pictures === undefined ? '' : `${pictures} `}data:`,
    ...(frames === undefined ? [] : [`frame-src ${frames}`]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action ${forms ? "'self'" : "'none'"}`,
  ].join('; ');
};

const bodyIn = (layout: PageOptions['layout'], body: Html): Html => {
  if (layout === 'application') return body;
  return layout === 'text' || layout === 'narrow'
    ? html`<main class="frame">
${body}
</main>`
    : html`<div class="frame">
${body}
</div>`;
};

export const page = (options: PageOptions): Page => {
  const {
    title,
    body,
    status = 200,
    locale = 'en',
    head,
    scripts = [],
    styles = [],
    layout = 'text',
  } = options;
  const referrer = options.openAddress ? 'same-origin' : 'no-referrer';
  const sheets = layout === 'application' ? styles : [...styles, serviceStylesheet.address()];
  const markup = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${referrer}">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
${sheets.map((address) => html`<link rel="stylesheet" href="${address}">\n`)}${scripts.map(
  (address) => html`<script defer src="${address}"></script>\n`,
)}${head}</head>
<body class="${layout}">
${bodyIn(layout, body)}
</body>
</html>
`;
  return { status, markup: markup.toString(), policy: policyOf(options), referrer };
};

/** The headers of every hosted answer (decisions 1.12). Static assets set their own Cache-Control afterwards. */
export const setHostedHeaders = (ctx: Context): void => {
  if (!ctx.response.get('X-Request-Id')) ctx.set('X-Request-Id', newRequestId());
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
};

export const sendPage = (ctx: Context, { status, markup, policy, referrer }: Page): void => {
  setHostedHeaders(ctx);
  ctx.set('Referrer-Policy', referrer);
  ctx.set('Content-Security-Policy', policy);
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = markup;
};

/** Something to look at, for people of every age. */
const WELCOME = html`<img class="welcome" src="${artworkAddress('meadow', 'child')}" alt="">
`;

/** A short page, for a form or for what somebody is told, under a picture. */
export const welcomePage = ({ body, ...rest }: Omit<PageOptions, 'layout'>): Page =>
  page({ ...rest, layout: 'narrow', body: html`${WELCOME}${body}` });

/** What somebody who followed a link is told instead of what they came for. */
export const messagePage = (locale: Locale, status: number, title: string, text: string): Page =>
  welcomePage({ title, locale, status, body: html`<h1>${title}</h1>\n<p>${text}</p>` });

/** The same page for everything that does not exist. */
export const notFoundPage = (locale: Locale = 'en'): Page => {
  const { notFoundTitle: title, notFound } = messagesIn(locale).pages;
  return messagePage(locale, 404, title, notFound);
};
