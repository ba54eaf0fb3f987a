import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { Html } from '../../../platform/html.ts';

/** The guides for partners: Markdown files of docs/guides, rendered once at the start. */

export interface Guide {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  /** One sentence for lists of guides. */
  readonly about: string;
  readonly content: Html;
}

/** In reading order. A file that is not named here has no page. */
const READING_ORDER: readonly { readonly name: string; readonly about: string }[] = [
  { name: 'first-booking', about: 'From a credential to a booked session, with commands that run.' },
  { name: 'delegated-tokens', about: 'Act in the name of one clinician.' },
  { name: 'idempotency-and-retries', about: 'Repeat a request safely: keys, pauses and limits.' },
  { name: 'lists', about: 'Pages and cursors, what changed, and a copy of your own.' },
  { name: 'imports', about: 'Bring in the records that you have: check them, then apply them.' },
  { name: 'framing', about: 'The workspace in your page: token, SDK, appearance, renewal and events.' },
  { name: 'sessions', about: 'Links for both sides, rooms and their toys, and a live game in your page.' },
  { name: 'forms', about: 'Make a form, ask a patient to fill it in, and see who has.' },
  { name: 'webhooks', about: 'Events sent to your server, signed: a receiver in Node and in Python.' },
  { name: 'change-feed', about: 'Every change, in order, read at your own pace.' },
  { name: 'tools', about: 'See events on your machine; check your receiver, your client and the service.' },
  { name: 'generated-clients', about: 'Which generators work, with which settings.' },
  { name: 'erasure', about: 'Destroy what is held about a patient, and check the proof.' },
  { name: 'going-live', about: 'What to check before real patients come.' },
  { name: 'security', about: 'Which token lives where, what the service does, and what your side does.' },
  { name: 'changes', about: 'What may be added, how you learn what goes away, and what changed so far.' },
  { name: 'live-scenes', about: 'The experimental protocol of the shared scenes.' },
];

const FOLDER = new URL('../../../docs/guides/', import.meta.url);

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A link to the file of another guide becomes one to its page. */
const pageOf = (href: string): string => href.replace(/^([a-z-]+)\.md(?=#|$)/, '/guides/$1');

const markdown = new Marked({
  walkTokens(token) {
    if (token.type === 'link') token.href = pageOf(token.href);
  },
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Wide blocks scroll by themselves, and the keyboard can reach them. */
const scrollable = (markup: string): string =>
  markup
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');

const readGuide = ({ name, about }: (typeof READING_ORDER)[number]): Guide => {
  const text = readFileSync(new URL(`${name}.md`, FOLDER), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`The guide ${name} has no title.`);
  const content = new Html(scrollable(markdown.parse(text, { async: false })));
  return { name, path: `/guides/${name}`, title, about, content };
};

export const guides: readonly Guide[] = READING_ORDER.map(readGuide);
