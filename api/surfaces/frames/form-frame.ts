import { LOCALES, type Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { type Html, html } from '../../../platform/html.ts';

const wordsIn = (locale: Locale) => {
  const said = messagesIn(locale).forms;
  return {
    required: said.needed,
    yes: said.yes,
    no: said.no,
    handIn: said.handIn,
    save: said.save,
    saved: said.kept,
    missing: said.required,
    wrong: said.unfit,
    withdrawn: said.withdrawn,
    changed: said.changed,
    thanks: said.thanks,
    handedIn: said.handedIn,
  };
};

/**
 * What the script of a form that is filled in says, as data of the page: in each language, because the host may set
 * another one than the organization's.
 */
export const formFrameWords = (): { readonly words: string } => ({
  words: JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)]))),
});

/** What a page holds until its script has begun. */
export const loadingBody = (locale: Locale): Html => {
  const { opening, noScript } = messagesIn(locale).forms;
  return html`<main id="surface" tabindex="-1"><p role="status" id="status">${opening}</p></main>
<noscript><p class="warn">${noScript}</p></noscript>`;
};
