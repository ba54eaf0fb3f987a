import { type Html, html } from '../../platform/html.ts';
import type { Mail } from './mail-store.ts';

/** The mailbox's two pages: plain HTML without scripts. */

export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 0 auto; padding: 1rem; }
header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid #8886; vertical-align: top; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid #8886; background: #fff; color-scheme: light; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; padding: 1rem; }
`;

const document = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
${body}
</body>
</html>
`.toString();

const addresses = (list: Mail['to']): string =>
  list.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

const time = (date: string): Html =>
  html`<time datetime="${date}">${date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>`;

export const listPage = (mails: readonly Mail[]): string => {
  const rows = [...mails]
    .reverse()
    .map(
      ({ id, date, to, subject }) =>
        html`<tr><td>${time(date)}</td><td>${addresses(to)}</td><td><a href="/message/${id}">${subject || '(no subject)'}</a></td></tr>\n`,
    );
  const table = html`<table>
<thead><tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`;
  return document(
    'Mailbox',
    html`<header><h1>Mailbox</h1>${
      rows.length > 0 ? html`<form method="post" action="/clear"><button>Remove all</button></form>` : null
    }</header>
<main>
<p>Mail that the service sent on this machine. None of it left the machine. <a href="/">Look again</a></p>
${rows.length > 0 ? table : html`<p>No mail yet.</p>`}
</main>`,
  );
};

export const messagePage = ({
  id,
  date,
  from,
  to,
  subject,
  text,
  html: content,
  attachments,
}: Mail): string =>
  document(
    subject || '(no subject)',
    html`<nav><a href="/">Mailbox</a></nav>
<main>
<h1>${subject || '(no subject)'}</h1>
<dl>
<dt>From</dt><dd>${addresses(from)}</dd>
<dt>To</dt><dd>${addresses(to)}</dd>
<dt>Date</dt><dd>${time(date)}</dd>
<dt>Source</dt><dd><a href="/email/${id}/download">${id}.eml</a></dd>
</dl>
${content ? html`<h2>HTML</h2>\n<iframe src="/message/${id}/html" title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : null}
${text ? html`<h2>Text</h2>\n<pre>${text}</pre>` : null}
${
  attachments.length > 0
    ? html`<h2>Attachments</h2>\n<ul>${attachments.map(
        ({ fileName, contentType, generatedFileName }) =>
          html`<li><a href="/email/${id}/attachment/${encodeURIComponent(generatedFileName)}">${fileName}</a> (${contentType})</li>`,
      )}</ul>`
    : null
}
</main>`,
  );

/** The HTML of the message, with its pictures embedded. Its links open outside the frame. */
export const frame = (
  content: string,
  inline: ReadonlyMap<string, { readonly contentType: string; readonly content: Uint8Array }>,
): string => {
  const shown = content.replace(/\bcid:([^"'\s>)]+)/gi, (whole, id: string) => {
    const picture = inline.get(id);
    return picture
      ? `data:${picture.contentType};base64,${Buffer.from(picture.content).toString('base64')}`
      : whole;
  });
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${shown}`;
};
