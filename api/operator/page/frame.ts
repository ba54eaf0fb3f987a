import { messagesIn } from '../../../domain/messages/messages.ts';
import { type Html, html } from '../../../platform/html.ts';
import { asset } from '../../surfaces/assets.ts';
import { type Page, page } from '../../surfaces/page.ts';
import type { SignedInOperator } from './signed-in.ts';

export const operatorsStylesheet = asset(
  '/operators/assets/operators.css',
  new URL('./operators.css', import.meta.url),
);

export interface FramedPage {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
}

/** A page of a signed-in operator: who is signed in, the way out, and the content. */
export const framed = ({ title, body, status = 200 }: FramedPage, visit: SignedInOperator): Page =>
  page({
    title: `${title} · Operators`,
    status,
    layout: 'wide',
    forms: true,
    openAddress: true,
    styles: [operatorsStylesheet.address()],
    body: html`<header class="operators-bar">
<p><a href="/operators">Operators</a></p>
<form method="post" action="/operators/sign-out">
<input type="hidden" name="csrf" value="${visit.csrf}">
<span class="quiet">${visit.session.name}</span>
<button type="submit" class="plain">Sign out</button>
</form>
</header>
<main class="operators">
${body}
</main>`,
  });

/** As pages of the service say it, without their picture: this address serves none. */
export const nothingThere = (): Page => {
  const { notFoundTitle: title, notFound } = messagesIn('en').pages;
  return page({ title, status: 404, body: html`<h1>${title}</h1>\n<p>${notFound}</p>` });
};

/** A wide table scrolls by itself, also with the keyboard; the page does not. */
export const scrollingTable = (
  caption: string,
  heads: readonly string[],
  lines: readonly (readonly (Html | string | number)[])[],
): Html => html`<div class="scrolling" role="region" aria-label="${caption}" tabindex="0">
<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${lines.map(
  ([first, ...rest]) =>
    html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table>
</div>`;

const MINUTE_MS = 60_000;

/** Such as `12 minutes ago`. */
export const ago = (moment: Date | string | null, now = Date.now()): string => {
  if (moment === null) return 'never';
  const minutes = Math.max(0, Math.floor((now - new Date(moment).getTime()) / MINUTE_MS));
  const [count, unit] =
    minutes < 1
      ? [0, '']
      : minutes < 120
        ? [minutes, 'minute']
        : minutes < 48 * 60
          ? [Math.floor(minutes / 60), 'hour']
          : [Math.floor(minutes / 1_440), 'day'];
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};

/** What people tell ids apart by: `export/1f0c8b59`. A whole one takes four lines on a telephone. */
export const withShortIds = (text: string): string =>
  text.replaceAll(/([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '$1');

/** Such as `2026-11-26 14:05 UTC`. */
export const minuteText = (moment: Date | string): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const bytesText = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1_024)));
  const value = bytes / 1_024 ** step;
  return `${step > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
};
