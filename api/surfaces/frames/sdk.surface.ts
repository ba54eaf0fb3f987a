import type { Context } from 'koa';
import type { Config } from '../../../platform/configuration/config.ts';
import { html } from '../../../platform/html.ts';
import { type Asset, asset } from '../assets.ts';
import { page, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { bundled } from './bundle.ts';

/** A new major version gets a new folder, so no host gets another runtime without asking for it. */
const FOLDER = '/embed/sdk/v1';
const SOURCE = new URL('../../../partners/embed-sdk/clinic-embed.js', import.meta.url);

const module_ = bundled(`${FOLDER}/clinic-embed.js`, SOURCE, { format: 'esm' });
const classic = bundled(`${FOLDER}/clinic-embed.global.js`, SOURCE, { globalName: 'ClinicEmbed' });
const types = asset(
  `${FOLDER}/clinic-embed.d.ts`,
  new URL('../../../partners/embed-sdk/clinic-embed.d.ts', import.meta.url),
);

/** For pages of any origin, because the file has no personal data. */
const forEverybody =
  (one: Asset) =>
  async (ctx: Context): Promise<void> => {
    ctx.set('Access-Control-Allow-Origin', '*');
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (one === module_) ctx.set('X-TypeScript-Types', types.path);
    await one.send(ctx);
  };

/** The embed SDK (decisions 6.4). */
export const sdkSurface = ({ config }: { readonly config: Pick<Config, 'BASE_URL'> }): readonly Route[] => {
  const about = (ctx: Context) =>
    sendPage(
      ctx,
      page({
        title: 'Embed SDK',
        body: html`<h1>Embed SDK, version 1</h1>
<p class="lead">Frames the service's surfaces in your pages: it opens the frame, renews its token and hands you its events.</p>
<ul>
<li><a href="${module_.path}">clinic-embed.js</a>, the ES module</li>
<li><a href="${classic.path}">clinic-embed.global.js</a>, the classic script; it sets <code>ClinicEmbed</code></li>
<li><a href="${types.path}">clinic-embed.d.ts</a>, the type declarations, which name every event</li>
<li><a href="/client/clinic-embed.tgz">clinic-embed.tgz</a>, an npm package of these, with <code>clinic-embed/react</code>: <code>npm install ${config.BASE_URL}/client/clinic-embed.tgz</code></li>
</ul>
<pre><code>import { mount } from '${config.BASE_URL}${module_.path}';

const frame = mount(document.querySelector('#workspace'), {
  surface: 'workspace',
  // Your server creates an embed token, with a new Idempotency-Key each time.
  fetchToken: async () =&gt; {
    const answer = await fetch('/clinic-token', { method: 'POST' });
    if (!answer.ok) throw new Error(\`no token: \${answer.status}\`);
    return answer.text();
  },
});
frame.on('appointment.created', ({ partnerAppointmentId }) =&gt; { … });
frame.on('error', ({ code, retryable }) =&gt; { … });</code></pre>
<p class="quiet">A game seat is framed by its <code>embed_url</code>: <code>mount(element, { url })</code>. What could not begin, or has ended, is opened anew by <code>frame.retry()</code>.</p>`,
      }),
    );
  return [
    get(FOLDER, about),
    get(`${FOLDER}/`, about),
    ...[module_, classic, types].map((one) => get(one.path, forEverybody(one))),
  ];
};
