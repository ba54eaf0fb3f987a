import { dateLocaleOf, type Locale } from '../../domain/messages/locale.ts';
import { messagesIn } from '../../domain/messages/messages.ts';
import { type Html, html } from '../../platform/html.ts';
import type { Mail } from './mailer.ts';

/** The content of an e-mail without its layout. The HTML and the text form are made from the same words. */
export interface Letter {
  /** The organization's language; English by default. */
  readonly locale?: Locale;
  readonly sender: string;
  /** `#rrggbb`. Any other value gives the default colour. */
  readonly color: string | null;
  readonly heading: string;
  readonly greeting: string;
  readonly lead: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Several of a kind, each with a link of its own. */
  readonly items?: readonly {
    readonly words: string;
    readonly link: { readonly address: string; readonly label: string } | null;
  }[];
  /** What all links of the items have in common. */
  readonly advice?: string;
  /** A personal message to the reader. Its lines are kept. */
  readonly quote?: { readonly from: string; readonly text: string };
  readonly link: { readonly address: string; readonly label: string; readonly advice: string } | null;
  readonly close: string;
}

const DEFAULT_COLOR = '#2f6f6a';

/**
 * Control characters (also line breaks) are not allowed in a name, a header or a calendar line. Signs that change the
 * text direction are not allowed either: such a sign in a name would also reverse the time of an appointment.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();

/** For times that belong to no person's time zone. */
export const momentOf = (moment: Date, locale: Locale = 'en'): string => {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(dateLocaleOf(locale), style).format(moment)} UTC`;
};

const saidIn = ({ locale = 'en' }: Letter) => messagesIn(locale).letter;

/** The complete e-mail, in both forms. */
export const mailOf = (letter: Letter, envelope: Pick<Mail, 'messageId' | 'to' | 'subject'>): Mail => ({
  ...envelope,
  text: textLetter(letter),
  html: htmlLetter(letter),
});

const textItem = ({ words, link }: NonNullable<Letter['items']>[number]): string =>
  link ? `- ${words}\n  ${link.label}: ${link.address}` : `- ${words}`;

const textLetter = (letter: Letter): string =>
  [
    letter.greeting,
    '',
    letter.lead,
    ...(letter.facts.length > 0 ? [''] : []),
    ...letter.facts.map(([name, value]) => `${name}: ${value}`),
    ...(letter.items ? ['', ...letter.items.map(textItem)] : []),
    ...(letter.advice ? ['', letter.advice] : []),
    ...(letter.quote ? ['', saidIn(letter).writes(letter.quote.from), '', letter.quote.text] : []),
    ...(letter.link ? ['', `${letter.link.label}: ${letter.link.address}`, letter.link.advice] : []),
    '',
    letter.close,
    '',
    saidIn(letter).regards,
    letter.sender,
    '',
  ].join('\n');

/** White or near-black, whichever is readable on the colour (relative luminance of WCAG 2). */
const inkOn = (color: string): string => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) > 0.18 ? '#1c2526' : '#ffffff';
};

const advice = (words: string): Html => html`<p style="margin:0;font-size:13px;color:#556063">${words}</p>`;

/** A link in the text: the colour is that of the button, unless it is too light to be read on white. */
const itemList = (items: NonNullable<Letter['items']>, color: string): Html => html`
      <ul style="margin:16px 0;padding:0;list-style:none">${items.map(
        ({ words, link }) => html`
        <li style="padding:8px 0;border-top:1px solid #e3e8e8">${words}${link && html`<br><a href="${link.address}" style="color:${inkOn(color) === '#ffffff' ? color : '#1c2526'}">${link.label}</a>`}</li>`,
      )}
      </ul>`;

const button = (link: NonNullable<Letter['link']>, color: string): Html => html`
      <p style="margin:24px 0 8px"><a href="${link.address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${color};color:${inkOn(color)};font-weight:600;text-decoration:none">${link.label}</a></p>
      ${advice(link.advice)}`;

const factTable = (
  facts: Letter['facts'],
): Html => html`<table role="presentation" style="border-collapse:collapse;width:100%">${facts.map(
  ([name, value]) => html`
        <tr><td style="padding:6px 16px 6px 0;color:#556063;white-space:nowrap;vertical-align:top">${name}</td><td style="padding:6px 0;vertical-align:top">${value}</td></tr>`,
)}
      </table>`;

const quotation = (letter: Letter, { from, text }: NonNullable<Letter['quote']>): Html => html`
      <p style="margin:20px 0 6px;font-size:13px;color:#556063">${saidIn(letter).writes(from)}</p>
      <blockquote dir="auto" style="margin:0;padding:12px 16px;border-left:4px solid #d5dcdc;background:#f7f9f9;white-space:pre-line">${text}</blockquote>`;

const colorOf = ({ color }: Letter): string =>
  /^#[0-9a-f]{6}$/i.test(color ?? '') ? (color as string) : DEFAULT_COLOR;

/** Only inline styles, no picture and no font from elsewhere: so opening the e-mail sends no request to anybody. */
const htmlLetter = (letter: Letter): string => {
  const color = colorOf(letter);
  return html`<!doctype html>
<html lang="${letter.locale ?? 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${letter.heading}</title>
  </head>
  <body style="margin:0;padding:24px 12px;background:#f3f5f5;color:#1c2526;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
    <div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden;overflow-wrap:anywhere;word-break:break-word">
      <div style="padding:16px 28px;background:${color};color:${inkOn(color)};font-weight:600">${letter.sender}</div>
      <div style="padding:28px">
      <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${letter.heading}</h1>
      <p style="margin:0 0 12px">${letter.greeting}</p>
      <p style="margin:0 0 16px">${letter.lead}</p>
      ${letter.facts.length > 0 && factTable(letter.facts)}${letter.items ? itemList(letter.items, colorOf(letter)) : null}${letter.advice ? advice(letter.advice) : null}${letter.quote ? quotation(letter, letter.quote) : null}${letter.link ? button(letter.link, color) : null}
      <p style="margin:24px 0 0">${letter.close}</p>
      <p style="margin:16px 0 0">${saidIn(letter).regards}<br>${letter.sender}</p>
      </div>
    </div>
  </body>
</html>
`.toString();
};
