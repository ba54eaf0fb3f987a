import { listForms } from './features/form.mjs';
import { listBooks } from './features/storybook.mjs';
import { html } from './html.mjs';
import { layout } from './layout.mjs';
import { clinic, serviceUrl } from './settings.mjs';
import { codePanel } from './show-code.mjs';

/** The pages of the portal, one function each. */

const initials = (one) => `${one.first_name[0]}${one.last_name[0]}`;
const nameOf = (one) => `${one.first_name} ${one.last_name}`;

export const listClinicians = async () => (await clinic.listPractitioners({ query: { limit: 100 } })).data;
const listClients = async (practitionerId) =>
  (await clinic.as(practitionerId).listPatients({ query: { limit: 100 } })).data;

export const signInPage = async () =>
  layout({
    title: 'Sign in',
    body: html`<main class="sign-in">
<h1>Who is working today?</h1>
<p class="lead">This is a partner's portal with the clinic service in it. It is an example to copy, in plain JavaScript: beside each page is the code that makes it.</p>
<form method="post" action="/demo/sign-in">
<ul class="people">
${(await listClinicians()).map(
  (one, index) =>
    html`<li><button name="clinician" value="${one.id}" ${one.status === 'disabled' ? 'disabled' : ''}><span class="face tint-${index % 6}" aria-hidden="true">${initials(one)}</span><span><strong>${nameOf(one)}</strong><small>${one.status === 'disabled' ? 'Disabled' : 'Play therapist'}</small></span></button></li>\n`,
)}</ul>
</form>
<p class="note">A real portal has its own sign-in. The clinic service never sees your users' passwords. <a href="${serviceUrl}">About the service</a></p>
</main>`,
  });

/** A page with something framed on the left, and its code on the right. */
const framedPage = ({ title, lead, current, clinician, script, stage, files, wide = false }) =>
  layout({
    title,
    clinician,
    current,
    script,
    body: html`<div class="split${wide ? ' wide' : ''}">
<main>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${stage}
</main>
${codePanel(files)}
</div>`,
  });

const log = html`<section class="log" aria-labelledby="log-title">
<h2 id="log-title">What the frame told this page</h2>
<ol id="log" aria-live="polite"><li class="empty">Nothing yet. Work in the frame, and its events appear here.</li></ol>
</section>`;

export const workspacePage = (clinician) =>
  framedPage({
    title: 'Workspace',
    lead: "The clinician's whole day, framed in your page, in your colours.",
    current: 'workspace',
    clinician,
    script: 'workspace.js',
    stage: html`<div id="workspace" class="stage tall"></div>${log}`,
    files: [
      ['In your page', './pages/workspace.js'],
      ['On your server', './features/workspace.mjs'],
    ],
  });

const clientChoice = (clients) => html`<label>Client
<select name="patient">${clients.map((one) => html`<option value="${one.id}">${nameOf(one)}</option>`)}</select>
</label>`;

/** Shown where a clinician has none yet, instead of a choice of nothing. */
const nothingYet = (what) =>
  html`<p class="empty">You have no ${what} yet. Make one in your <a href="/demo/workspace">workspace</a>.</p>`;
const hiddenIf = (isHidden) => (isHidden ? html`hidden` : '');

export const sessionPage = async (clinician) => {
  const clients = await listClients(clinician.id);
  return framedPage({
    title: 'Session',
    lead: 'Both seats of one session, side by side. Dig in one, and see it in the other.',
    current: 'session',
    clinician,
    script: 'session.js',
    wide: true,
    stage: html`${clients.length === 0 ? nothingYet('clients') : ''}<form id="begin" class="controls" ${hiddenIf(clients.length === 0)}>
${clientChoice(clients)}
<label>Toy
<select name="game"><option value="sandtray">Sand tray</option><option value="dollhouse">Dollhouse</option></select>
</label>
<button disabled>Begin the session</button>
</form>
<div class="seats" hidden>
<section aria-labelledby="seat-1"><h2 id="seat-1">Your seat</h2><div id="practitioner" class="stage"></div></section>
<section aria-labelledby="seat-2"><h2 id="seat-2">The child's seat</h2><div id="patient" class="stage"></div></section>
</div>
<p id="trouble" class="trouble" role="alert"></p>`,
    files: [
      ['In your page', './pages/session.js'],
      ['On your server', './features/session.mjs'],
    ],
  });
};

export const formPage = async (clinician) => {
  const [forms, clients] = await Promise.all([listForms(clinician.id), listClients(clinician.id)]);
  const lacking = [...(forms.length === 0 ? ['forms'] : []), ...(clients.length === 0 ? ['clients'] : [])];
  return framedPage({
    title: 'Form',
    lead: 'A form that a client fills in. The token names this client, and opens nothing else.',
    current: 'form',
    clinician,
    script: 'form.js',
    stage: html`${lacking.map(nothingYet)}<form id="choice" class="controls" ${hiddenIf(lacking.length > 0)}>
<label>Form
<select name="form">${forms.map((one) => html`<option value="${one.id}">${one.title}</option>`)}</select>
</label>
${clientChoice(clients)}
<button disabled>Open the form</button>
</form>
<div id="form" class="stage tall"></div>
<p id="done" class="done" role="status"></p>`,
    files: [
      ['In your page', './pages/form.js'],
      ['On your server', './features/form.mjs'],
    ],
  });
};

export const storybookPage = async (clinician) => {
  const books = (await listBooks(clinician.id)).filter(({ status }) => status === 'ready');
  return framedPage({
    title: 'Storybook',
    lead: 'A picture book that the service has made for one child, framed to be read.',
    current: 'storybook',
    clinician,
    script: 'storybook.js',
    stage: html`${books.length === 0 ? nothingYet('finished books') : ''}<ul class="covers">
${books.map(
  (book, index) =>
    html`<li><button data-book="${book.id}" aria-pressed="${index === 0}"><img src="${book.cover_image_url}" alt="" loading="lazy"><span>${book.title}</span></button></li>\n`,
)}</ul>
<div id="storybook" class="stage tall"></div>`,
    files: [
      ['In your page', './pages/storybook.js'],
      ['On your server', './features/storybook.mjs'],
    ],
  });
};

export const eventsPage = (clinician) =>
  framedPage({
    title: 'Events',
    lead: 'What happens in the organization, as your server learns of it: followed from the change feed.',
    current: 'events',
    clinician,
    script: 'events.js',
    wide: true,
    stage: html`<p class="state" id="state" role="status">Connecting …</p>
<div class="table" tabindex="0" role="region" aria-label="Events"><table>
<thead><tr><th scope="col">No.</th><th scope="col">When</th><th scope="col">What</th><th scope="col">By</th><th scope="col">Record</th></tr></thead>
<tbody id="events"></tbody>
</table></div>`,
    files: [
      ['On your server', './features/events.mjs'],
      ['In your page', './pages/events.js'],
    ],
  });

export const troublePage = (clinician, title, text) =>
  layout({
    title,
    clinician,
    body: html`<main class="sign-in"><h1>${title}</h1><p class="lead">${text}</p><p><a href="/demo">Back to the start</a></p></main>`,
  });
