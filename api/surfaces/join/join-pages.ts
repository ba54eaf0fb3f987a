import { describeWindow } from '../../../domain/appointments/describe-window.ts';
import type { Messages } from '../../../domain/messages/en.ts';
import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { artworkAddress } from '../../../domain/playrooms/artwork/artwork.ts';
import { html } from '../../../platform/html.ts';
import { asset } from '../assets.ts';
import { messagePage, type Page, page } from '../page.ts';
import type { JoinSession } from './join-session.ts';

export const waitingScript = asset('/assets/join-waiting.js', new URL('./waiting.js', import.meta.url));

/** Seconds after which waiting pages reload if no script runs. */
const WAITING_SECONDS = 5;

type Said = Messages['join'];

/** Something to look at, for people of every age. */
const landscape = artworkAddress('meadow', 'adult');

const facts = (session: JoinSession, said: Said, place: string) => html`<dl class="facts">
<dt>${said.when}</dt><dd>${describeWindow(session.start_at, session.end_at, session.timezone, session.locale)}</dd>
<dt>${said.practice}</dt><dd>${session.clinic_name}</dd>
<dt>${said.where}</dt><dd>${place}</dd>
</dl>`;

/**
 * A page that continues by itself: at once with its script, or every few seconds without. The empty `href` means this
 * page's own address, so the code, which is a credential, is not written into the page.
 */
const lively = (session: JoinSession, said: Said, title: string, status: string, advice: string): Page =>
  page({
    title,
    locale: session.locale,
    scripts: [waitingScript.address()],
    head: html`<noscript><meta http-equiv="refresh" content="${String(WAITING_SECONDS)}"></noscript>
`,
    body: html`<img class="landscape" src="${landscape}" alt="">
<h1>${title}</h1>
<p class="lead" role="status" id="status" data-opens="${said.opensNow}">${status}</p>
<div class="card">${facts(session, said, said.video)}</div>
<p>${advice}</p>
<p class="quiet">${said.nothingHappens} <a href="">${said.checkAgain}</a>.</p>`,
  });

export const waitingPage = (session: JoinSession): Page => {
  const said = messagesIn(session.locale).join;
  return lively(session, said, said.waitingTitle, said.waiting, said.waitingAdvice);
};

export const preparingPage = (session: JoinSession): Page => {
  const said = messagesIn(session.locale).join;
  return lively(session, said, said.preparingTitle, said.preparing, said.preparingAdvice);
};

export const closedPage = (locale: Locale): Page => {
  const { closedTitle: title, closed } = messagesIn(locale).pages;
  return messagePage(locale, 404, title, closed);
};

/** For browsers that preload pages. They request it again when somebody follows the link. */
export const notAheadPage = (locale: Locale): Page => {
  const { openLinkTitle: title, openLink } = messagesIn(locale).pages;
  return messagePage(locale, 503, title, openLink);
};
