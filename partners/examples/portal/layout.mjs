import { html, markup } from './html.mjs';

/** The frame of every page of this portal. */

export const SECTIONS = [
  ['workspace', 'Workspace'],
  ['session', 'Session'],
  ['form', 'Form'],
  ['storybook', 'Storybook'],
  ['events', 'Events'],
];

export const layout = ({ title, clinician, current, body, script }) =>
  markup(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Kindred Portal</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/demo/pages/portal.css">
${script ? html`<script type="module" src="/demo/pages/${script}"></script>` : ''}
</head>
<body>
<header class="bar">
<a class="brand" href="/demo"><span class="mark" aria-hidden="true"></span>Kindred Portal</a>
${
  clinician
    ? html`<nav aria-label="Portal">
${SECTIONS.map(([key, name]) => html`<a href="/demo/${key}" ${key === current ? html`aria-current="page"` : ''}>${name}</a>\n`)}</nav>
<form class="who" method="post" action="/demo/sign-out"><span>${clinician.name}</span><button class="quiet">Sign out</button></form>`
    : ''
}
</header>
${body}
</body>
</html>
`);
