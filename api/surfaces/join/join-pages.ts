import { describeWindow } from '../../../domain/appointments/describe-window.ts';
import { html } from '../../../platform/html.ts';
import { asset } from '../assets.ts';
import { type Page, page } from '../page.ts';
import type { JoinSession } from './join-session.ts';

export const waitingScript = asset('/assets/join-waiting.js', new URL('./waiting.js', import.meta.url));

/** How often the waiting pages ask again where no script runs, in seconds. */
const WAITING_SECONDS = 5;

const facts = (session: JoinSession, place: string) => html`<dl class="facts">
<dt>When</dt><dd>${describeWindow(session.start_at, session.end_at, session.timezone)}</dd>
<dt>Practice</dt><dd>${session.clinic_name}</dd>
<dt>Where</dt><dd>${place}</dd>
</dl>`;

/**
 * A page that goes on by itself, at once with its script and every few seconds without. An empty `href` is
 * this page's own address: the code, which is a credential, stands nowhere in it.
 */
const lively = (title: string, session: JoinSession, status: string, advice: string): Page =>
  page({
    title,
    scripts: [waitingScript.address()],
    head: html`<noscript><meta http-equiv="refresh" content="${String(WAITING_SECONDS)}"></noscript>
`,
    body: html`<h1>${title}</h1>
<p class="lead" role="status" id="status">${status}</p>
<div class="card">${facts(session, 'Video session')}</div>
<p>${advice}</p>
<p class="quiet">Nothing happens? <a href="">Check again</a>.</p>`,
  });

export const waitingPage = (session: JoinSession): Page =>
  lively(
    'You are in the waiting room',
    session,
    'Please leave this page open: the session opens by itself as soon as your practitioner has joined.',
    'Your browser will ask whether it may use camera and microphone.',
  );

export const preparingPage = (session: JoinSession): Page =>
  lively(
    'The video room is being prepared',
    session,
    'Please leave this page open: the session opens by itself as soon as the room is ready.',
    'This takes a few seconds as a rule. If it takes longer, the video service may be out of reach for a while.',
  );

export const inPersonPage = (session: JoinSession): Page =>
  page({
    title: 'Session in person',
    body: html`<h1>Session in person</h1>
<p class="lead">This is the workspace of a session without video.</p>
<div class="card">${facts(session, 'In person, at the practice')}</div>`,
  });

export const closedPage = (): Page =>
  page({
    title: 'This link does not open a session',
    status: 404,
    body: html`<h1>This link does not open a session</h1>
<p>The session may have been cancelled, or it is over. If you expected one, ask your practice for a new link.</p>`,
  });

/** For browsers that load ahead: they ask again when somebody follows the link. */
export const notAheadPage = (): Page =>
  page({
    title: 'Open the link to join',
    status: 503,
    body: html`<h1>Open the link to join</h1><p>The session opens when you follow the link.</p>`,
  });
