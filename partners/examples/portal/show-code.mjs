import { readFileSync } from 'node:fs';
import { html } from './html.mjs';

/** The code beside each page is read from the files that run: what is shown is what happens. */

const regionOf = (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, region] = /\/\/ #region \w+\n([\s\S]*?)\n *\/\/ #endregion/.exec(source) ?? [];
  if (region === undefined) throw new Error(`${file} marks no region to show`);
  return region;
};

/** Comments are quieter than code. */
const coloured = (code) =>
  code
    .split(/(\/\*\*[\s\S]*?\*\/|\/\/ .*)/)
    .map((part, index) => (index % 2 === 1 ? html`<span class="comment">${part}</span>` : part));

/** @param files `[title, file]` pairs. */
export const codePanel = (files) => html`<aside class="code" aria-label="The code of this page">
${files.map(
  ([title, file]) => html`<details open>
<summary><span>${title}</span><code class="file">${file.replace('./', '')}</code></summary>
<pre tabindex="0"><code>${coloured(regionOf(file))}</code></pre>
</details>
`,
)}</aside>`;
