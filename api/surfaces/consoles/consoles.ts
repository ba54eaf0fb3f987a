import { createRequire } from 'node:module';
import type { Context } from 'koa';
import type { Endpoint } from '../../../domain/declarations/endpoint.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { html } from '../../../platform/html.ts';
import { INTERFACE_VERSION, openApiDocument, operationsOfTier } from '../../http/open-api.ts';
import { asset } from '../assets.ts';
import { guides } from '../guides/guides.ts';
import { page, sendPage } from '../page.ts';
import { get, type Route, serve } from '../route.ts';
import { samplesByOperation, type TierKind } from './samples.ts';
import { sidebar } from './sidebar.ts';

/**
 * The machine-readable contract and a console for each tier (specification 1.7, 5.7). A console sends requests only
 * to the host that served it.
 */

const distribution = (name: string): string =>
  createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);

const swaggerScript = asset('/docs/assets/swagger-ui-bundle.js', distribution('swagger-ui-bundle.js'));
const swaggerStyles = asset('/docs/assets/swagger-ui.css', distribution('swagger-ui.css'));
const consoleScript = asset('/docs/assets/console.js', new URL('./console.js', import.meta.url));
const samplesScript = asset('/docs/assets/samples.js', new URL('./samples.js', import.meta.url));
const sidebarScript = asset('/docs/assets/sidebar.js', new URL('./sidebar.js', import.meta.url));
const consoleStyles = asset('/docs/assets/console.css', new URL('./console.css', import.meta.url));

interface Tier {
  readonly kind: TierKind;
  readonly path: string;
  readonly heading: string;
  readonly lead: string;
  readonly howTo: string;
  readonly contract: '/openapi.json' | '/openapi-embed.json';
}

const TIERS: readonly Tier[] = [
  {
    kind: 'organization',
    path: '/docs',
    heading: 'Organization tier',
    lead: 'What your server may do for the whole organization.',
    howTo: 'An organization token, from the client-credentials exchange on your server.',
    contract: '/openapi.json',
  },
  {
    kind: 'delegated',
    path: '/docs/practitioner',
    heading: 'Practitioner tier',
    lead: 'What your server may do in the name of one clinician.',
    howTo: 'A delegated token, from the same exchange with a practitioner_id.',
    contract: '/openapi.json',
  },
  {
    kind: 'embed',
    path: '/docs/embed',
    heading: 'Embed tier',
    lead: 'What a frame may do in the browser, with a token that your server minted for it.',
    howTo: 'An embed token or a seat token, which your server mints with a delegated token.',
    contract: '/openapi-embed.json',
  },
];

const consolePage = ({ kind, path, heading, lead, howTo, contract }: Tier, operations: readonly Endpoint[]) =>
  page({
    title: `${heading} · Clinic Service console`,
    layout: 'wide',
    styles: [swaggerStyles.address()],
    scripts: [
      swaggerScript.address(),
      samplesScript.address(),
      consoleScript.address(),
      sidebarScript.address(),
    ],
    head: html`<link rel="stylesheet" href="${consoleStyles.address()}">\n`,
    body: html`<header>
<p class="eyebrow">Clinic Service console</p>
<h1>${heading}</h1>
<p class="lead">${lead}</p>
<nav class="quiet" aria-label="See also">
${TIERS.filter((other) => other.kind !== kind).map((other) => html`<a href="${other.path}">${other.heading}</a> `)}<a href="/guides">Guides</a> <a href="${contract}">OpenAPI document</a> <a href="/problems">Problem types</a>
</nav>
<form class="card token" id="token-form" autocomplete="off">
<label for="token">Bearer Token</label>
<div class="token-row">
<input type="text" id="token" class="masked" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="token-hint token-state" data-1p-ignore data-lpignore="true">
<button type="submit">Use token</button>
<button type="button" class="plain" id="token-forget">Forget</button>
</div>
<p class="quiet" id="token-hint">${howTo} It is kept in the memory of this page and sent only to this host; a reload forgets it. This is the live service: what you change here is changed.</p>
<p id="token-state" role="status">No token yet.</p>
</form>
</header>
<div class="console-columns">
${sidebar(operations)}
<div id="console" data-document="${path}/openapi.json" data-samples="${path}/samples.json" data-tier="${kind}"></div>
</div>
<noscript><p class="warn">The console needs JavaScript. The <a href="${contract}">OpenAPI document</a> does not.</p></noscript>`,
  });

const sendDocument = (document: () => object | Promise<object>) => {
  let text: string | undefined;
  return async (ctx: Context): Promise<void> => {
    text ??= JSON.stringify(await document());
    ctx.type = 'application/json; charset=utf-8';
    // Public, and read by tools in pages of other hosts.
    ctx.set('Access-Control-Allow-Origin', '*');
    ctx.body = text;
  };
};

/** What there is to read, for programs that read: Markdown with absolute addresses, a line for each document. */
const readingList = (base: string): string => `# Clinic Service

> A clinic service for play therapists that partner organizations integrate over REST, with a workspace in frames.

## Guides

${guides.map(({ path, title, about }) => `- [${title}](${base}${path}): ${about}`).join('\n')}

## Contracts

- [Partner interface](${base}/openapi.json): OpenAPI 3.1, what your server may call
- [Embed tier](${base}/openapi-embed.json): OpenAPI 3.1, what a frame may call with its token
- [Problem types](${base}/problems): every error the service answers with, and what to do

## Consoles

${TIERS.map(({ heading, path, lead }) => `- [${heading}](${base}${path}): ${lead}`).join('\n')}
`;

export const createConsoles = (deps: {
  readonly config: Pick<Config, 'BASE_URL' | 'PROBLEM_BASE'>;
  readonly endpoints: readonly Endpoint[];
}): readonly Route[] => {
  const { config, endpoints } = deps;
  const options = { version: INTERFACE_VERSION };
  return [
    get(
      '/openapi.json',
      sendDocument(() => openApiDocument(endpoints, { ...options, server: config.BASE_URL })),
    ),
    get(
      '/openapi-embed.json',
      sendDocument(() => openApiDocument(endpoints, { ...options, tier: 'embed', server: config.BASE_URL })),
    ),
    get('/llms.txt', (ctx) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = readingList(config.BASE_URL);
    }),
    ...[swaggerScript, swaggerStyles, samplesScript, consoleScript, sidebarScript, consoleStyles].map(serve),
    ...TIERS.flatMap((tier) => [
      get(tier.path, (ctx) => sendPage(ctx, consolePage(tier, operationsOfTier(endpoints, tier.kind)))),
      get(
        `${tier.path}/openapi.json`,
        sendDocument(() => openApiDocument(endpoints, { ...options, tier: tier.kind })),
      ),
      get(
        `${tier.path}/samples.json`,
        sendDocument(() =>
          samplesByOperation(operationsOfTier(endpoints, tier.kind), tier.kind, config.BASE_URL),
        ),
      ),
    ]),
  ];
};
