import type { Context } from 'koa';
import type { Config } from '../../../platform/configuration/config.ts';
import { type DatabaseState, databaseState } from '../../../platform/database/database-state.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { type Html, html } from '../../../platform/html.ts';
import { INTERFACE_VERSION } from '../../http/open-api.ts';
import { asset } from '../assets.ts';
import { type Page, page, sendPage } from '../page.ts';
import { get, type Route, serve } from '../route.ts';

/** `/`: what this service is, and the ways on. `/status`: whether it can serve at the moment. */

const stylesheet = asset('/assets/front-page.css', new URL('./front-page.css', import.meta.url));
/** The picture of a playroom, which this service draws itself. */
const PICTURE = '/artwork/playrooms/forest-child.svg';

interface Way {
  readonly path: string;
  readonly name: string;
  readonly about: string;
}

const SECTIONS: readonly { readonly title: string; readonly ways: readonly Way[] }[] = [
  {
    title: 'Learn',
    ways: [
      {
        path: '/guides',
        name: 'Guides',
        about: 'From the first token to going live, with commands that run.',
      },
      { path: '/problems', name: 'Problem types', about: 'Every refusal: when it comes and what to do.' },
      { path: '/status', name: 'Status', about: 'Whether the service can serve at the moment.' },
    ],
  },
  {
    title: 'Try',
    ways: [
      { path: '/docs', name: 'Organization console', about: 'Clinics, clinicians, patients, appointments.' },
      { path: '/docs/practitioner', name: 'Practitioner console', about: 'What one clinician owns.' },
      { path: '/docs/embed', name: 'Embed console', about: 'What frames in a browser may do.' },
    ],
  },
  {
    title: 'Build',
    ways: [
      { path: '/openapi.json', name: 'Partner contract', about: 'OpenAPI 3.1 of /v1/partner.' },
      { path: '/openapi-embed.json', name: 'Embed contract', about: 'OpenAPI 3.1 of /api/embed.' },
      { path: '/embed/sdk/v1', name: 'Embed SDK', about: 'Frames the workspace in your page.' },
      { path: '/client/clinic-partner.tgz', name: 'Typed client', about: 'npm package for your server.' },
      {
        path: '/client/clinic-embed.tgz',
        name: 'SDK package',
        about: 'npm package for your page, also for React.',
      },
      { path: '/guides/tools', name: 'Tools', about: 'Check your receiver, your client and the service.' },
    ],
  },
];

const wayOn = ({ path, name, about }: Way): Html =>
  html`<li><a href="${path}">${name}</a><span>${about}</span></li>\n`;

const frontPage = ({ BASE_URL }: Pick<Config, 'BASE_URL'>, demoUrl: string | undefined): Page =>
  page({
    title: 'Clinic Service',
    layout: 'wide',
    head: html`<link rel="stylesheet" href="${stylesheet.address()}">\n`,
    body: html`<main class="front">
<header class="hero">
<div>
<p class="eyebrow">Clinic Service</p>
<h1>Play therapy, inside your product</h1>
<p class="lead">Your server manages clinics, clinicians, patients and appointments over REST. Your pages frame a workspace where clinicians write notes, send forms, make storybooks and meet children in a playroom. Each organization sees only its own data, every request is in a tamper-evident audit log, and every long task is run durably.</p>
<p class="actions"><a class="button" href="/guides">Read the guides</a>
${demoUrl !== undefined && html`<a class="button plain" href="${demoUrl}">Open the demo portal</a>`}
${demoUrl === undefined && html`<a class="button plain" href="/docs">Open the console</a>`}</p>
</div>
<img src="${PICTURE}" alt="A playroom in a clearing of the forest: a tent, a teddy bear and building blocks" width="1200" height="800">
</header>
<section class="install" aria-labelledby="install">
<h2 id="install">From your server</h2>
<pre tabindex="0"><code>npm install ${BASE_URL}/client/clinic-partner.tgz</code></pre>
</section>
<div class="ways">
${SECTIONS.map(
  ({ title, ways }) => html`<section>
<h2>${title}</h2>
<ul>
${ways.map(wayOn)}</ul>
</section>
`,
)}</div>
<p class="quiet">Interface version ${INTERFACE_VERSION}. New fields, values and problem types are added without a new version.</p>
</main>`,
  });

const STATES: Readonly<Record<DatabaseState, { readonly title: string; readonly text: string }>> = {
  ok: { title: 'Everything works', text: 'The interface answers, and records can be read and written.' },
  'read-only': {
    title: 'Records cannot be written',
    text: 'The database only reads at the moment. Requests are answered with 503; send them again later.',
  },
  unreachable: {
    title: 'The database cannot be reached',
    text: 'Requests are answered with 503 and a Retry-After header; send them again after that time.',
  },
};

const statusPage = (state: DatabaseState): Page => {
  const { title, text } = STATES[state];
  return page({
    title: `${title} · Status`,
    status: state === 'ok' ? 200 : 503,
    body: html`<p class="quiet"><a href="/">Clinic Service</a></p>
<h1>${title}</h1>
<p class="lead">${text}</p>
<dl class="facts">
<dt>Interface</dt><dd>version ${INTERFACE_VERSION}</dd>
<dt>Database</dt><dd>${state}</dd>
<dt>Checked</dt><dd>${new Date().toISOString()}</dd>
</dl>
<p class="quiet">A program asks <code>GET /v1/partner/health</code> with its token; an operator asks <code>/readyz</code> on the admin address.</p>`,
  });
};

/** A state is shared by the visitors of this many milliseconds, so that they cannot load the database. */
const STATE_KEPT_MILLISECONDS = 2_000;

const keptState = (database: Scoped): (() => Promise<DatabaseState>) => {
  let kept: { readonly at: number; readonly state: Promise<DatabaseState> } | undefined;
  return () => {
    const at = performance.now();
    if (!kept || at - kept.at > STATE_KEPT_MILLISECONDS)
      kept = { at, state: databaseState(database.unscoped) };
    return kept.state;
  };
};

export const frontPageSurface = ({
  config,
  database,
}: {
  readonly config: Pick<Config, 'BASE_URL' | 'ENVIRONMENT' | 'DEMO_URL'>;
  readonly database: Scoped;
}): readonly Route[] => {
  const demoUrl = config.ENVIRONMENT === 'development' ? config.DEMO_URL : undefined;
  const state = keptState(database);
  return [
    get('/', (ctx) => sendPage(ctx, frontPage(config, demoUrl))),
    get('/status', async (ctx) => sendPage(ctx, statusPage(await state()))),
    serve(stylesheet),
    ...(demoUrl === undefined ? [] : [get('/demo', (ctx: Context) => ctx.redirect(demoUrl))]),
  ];
};
