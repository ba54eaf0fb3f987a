import { type Html, html } from '../../../platform/html.ts';
import type { Page } from '../../surfaces/page.ts';
import type { Session } from '../session.ts';
import { framed } from './frame.ts';
import { applicationsSection } from './sections/applications.ts';
import { auditSection } from './sections/audit.ts';
import { erasuresSection } from './sections/erasures.ts';
import { operationsSection } from './sections/operations.ts';
import { organizationsSection } from './sections/organizations.ts';
import type { Section } from './sections/section.ts';
import { webhooksSection } from './sections/webhooks.ts';
import type { SignedInOperator } from './signed-in.ts';

/** In the order of the page: what waits for a person comes first. */
const SECTIONS: readonly Section[] = [
  applicationsSection,
  operationsSection,
  webhooksSection,
  auditSection,
  erasuresSection,
  organizationsSection,
  // Add further sections here.
];

/** @param done a sentence about the action that led here. */
export const overviewPage = async (
  session: Session,
  visit: SignedInOperator,
  done: string | undefined,
): Promise<Page> => {
  const shown: { readonly section: Section; readonly content: Html }[] = [];
  for (const section of SECTIONS) {
    const content = await section.show(session, visit);
    if (content) shown.push({ section, content });
  }
  return framed(
    {
      title: 'Overview',
      body: html`<h1>The service</h1>
${done && html`<p class="card done" role="status">${done}</p>`}<nav aria-label="Parts of this page"><ul class="row">${shown.map(
        ({ section }) => html`<li><a href="#${section.id}">${section.title}</a></li>`,
      )}</ul></nav>
${shown.map(
  ({ section: { id, title }, content }) => html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`,
)}`,
    },
    visit,
  );
};
