import type { Endpoint } from '../../../domain/declarations/endpoint.ts';
import { type Html, html } from '../../../platform/html.ts';

/** The list of a console's operations by resource, each a link to its place, with a field that searches in it. */

const entry = ({ id, method, path, summary }: Endpoint): Html =>
  html`<li data-words="${`${id} ${method} ${path} ${summary}`.toLowerCase()}"><a href="#${id}"><span class="method ${method.toLowerCase()}">${method}</span> ${summary}</a></li>\n`;

export const sidebar = (endpoints: readonly Endpoint[]): Html => {
  const tags = [...Map.groupBy(endpoints, ({ tag }) => tag)];
  return html`<nav class="operations" aria-label="Operations">
<details open>
<summary>Operations</summary>
<label for="search">Search operations</label>
<input type="text" id="search" autocomplete="off" spellcheck="false" placeholder="clinic, POST, /events …" aria-describedby="search-state">
<p id="search-state" class="quiet" role="status">${endpoints.length} operations</p>
${tags.map(
  ([tag, list]) => html`<section>
<h2>${tag}</h2>
<ul>
${list.map(entry)}</ul>
</section>
`,
)}</details>
</nav>`;
};
