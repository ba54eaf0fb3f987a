import type { Config } from '../../../platform/configuration/config.ts';
import { Html, html } from '../../../platform/html.ts';
import { asset } from '../assets.ts';
import { notFoundPage, type Page, page, sendPage } from '../page.ts';
import { get, type Route, serve } from '../route.ts';
import { type Guide, guides } from './guides.ts';

/** `/guides`: the list of guides for partners. `/guides/<name>`: one of them. */

const stylesheet = asset('/assets/guides.css', new URL('./guides.css', import.meta.url));
const copyScript = asset('/assets/copy-code.js', new URL('./copy-code.js', import.meta.url));

const head = (): Html => html`<link rel="stylesheet" href="${stylesheet.address()}">\n`;

const listPage = (): Page =>
  page({
    title: 'Guides · Clinic Service',
    layout: 'wide',
    head: head(),
    body: html`<main class="guide-list">
<p class="quiet"><a href="/">Clinic Service</a></p>
<h1>Guides</h1>
<p class="lead">Each guide does one thing, from the first request to going live.</p>
<ol>
${guides.map(({ path, title, about }) => html`<li><a href="${path}">${title}</a><span>${about}</span></li>\n`)}</ol>
<p class="quiet">Every request and every field is in the <a href="/openapi.json">OpenAPI document</a>, and you can send requests in the <a href="/docs">console</a>.</p>
</main>`,
  });

const sidebar = (current: Guide): Html => html`<nav class="guide-sidebar" aria-labelledby="all-guides">
<h2 id="all-guides">Guides</h2>
<ol>
${guides.map(
  (guide) =>
    html`<li><a href="${guide.path}"${guide === current && html` aria-current="page"`}>${guide.title}</a></li>\n`,
)}</ol>
</nav>`;

/** Guides name the setting; partners read this installation's addresses. */
const withSourceAddresses = (content: Html, { WEBHOOK_SOURCE_ADDRESSES }: Config): Html => {
  const ranges = WEBHOOK_SOURCE_ADDRESSES.split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  const shown =
    ranges.length === 0
      ? html`addresses that the operator of this service tells you`
      : html`${ranges.map((range, index) => html`${index > 0 && ', '}<code>${range}</code>`)}`;
  return new Html(String(content).replace('<code>WEBHOOK_SOURCE_ADDRESSES</code>', () => String(shown)));
};

const guidePage = (guide: Guide, config: Config): Page => {
  const next = guides[guides.indexOf(guide) + 1];
  return page({
    title: `${guide.title} · Guides`,
    layout: 'wide',
    head: head(),
    scripts: [copyScript.address()],
    body: html`<div class="guide-columns">
<main class="guide">
<p class="quiet"><a href="/">Clinic Service</a> / <a href="/guides">Guides</a></p>
${withSourceAddresses(guide.content, config)}
${next && html`<p class="next">Next: <a href="${next.path}">${next.title}</a></p>`}
</main>
${sidebar(guide)}
</div>`,
  });
};

export const guidesSurface = (config: Config): readonly Route[] => {
  const pages = new Map(guides.map((guide) => [guide.name, guidePage(guide, config)]));
  return [
    get('/guides', (ctx) => sendPage(ctx, listPage())),
    get('/guides/:name', (ctx, { name = '' }) => sendPage(ctx, pages.get(name) ?? notFoundPage())),
    serve(stylesheet),
    serve(copyScript),
  ];
};
