import { type ProblemSlug, type ProblemType, problemTypes } from '../../../domain/problems.ts';
import { html } from '../../../platform/html.ts';
import { notFoundPage, type Page, page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { explanations } from './explanations.ts';

/** A page for each problem type, at the address in the problem documents (decisions 1.4). */

const slugs = Object.keys(problemTypes) as ProblemSlug[];
const typeOf = (slug: ProblemSlug): ProblemType => problemTypes[slug];

const indexPage = (): Page =>
  page({
    title: 'Problem types',
    body: html`<h1>Problem types</h1>
<p class="lead">Whatever is refused is answered with a problem document (RFC 9457). Branch on its <code>type</code>; titles and details are for people. New types may be added at any time.</p>
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Type</th></tr></thead>
<tbody>${slugs.map(
      (slug) => html`
<tr><td>${typeOf(slug).status}</td><td><a href="/problems/${slug}">${slug}</a><br><span class="quiet">${typeOf(slug).detail}</span></td></tr>`,
    )}
</tbody>
</table>`,
  });

const problemPage = (slug: ProblemSlug): Page => {
  const { status, title, detail, extensions } = typeOf(slug);
  const { when, remedy } = explanations[slug];
  const members = Object.keys(extensions ?? {});
  return page({
    title: `${title} · Problem types`,
    body: html`<p class="quiet"><a href="/problems">All problem types</a></p>
<h1>${title}</h1>
<p class="lead">${detail}</p>
<dl class="facts">
<dt>Type</dt><dd><code>${slug}</code></dd>
<dt>Status</dt><dd>${status}</dd>
${members.length > 0 && html`<dt>Also says</dt><dd>${members.map((name) => html`<code>${name}</code> `)}</dd>`}
</dl>
<h2>When</h2>
<p>${when}</p>
<h2>What to do</h2>
<p>${remedy}</p>`,
  });
};

export const createProblemPages = (): readonly Route[] => [
  get('/problems', (ctx) => sendPage(ctx, indexPage())),
  get('/problems/:slug', (ctx, { slug = '' }) =>
    sendPage(ctx, Object.hasOwn(problemTypes, slug) ? problemPage(slug as ProblemSlug) : notFoundPage()),
  ),
];
