import { html } from '../../../../platform/html.ts';
import { actionButton, read } from '../actions.ts';
import { ago } from '../frame.ts';
import type { Section } from './section.ts';

interface Application {
  readonly id: string;
  readonly organization_name: string;
  readonly contact_name: string;
  readonly email: string;
  readonly website: string;
  readonly intended_use: string;
  readonly created_at: Date;
}

/** Who wants to become a partner, oldest first. */
export const applicationsSection: Section = {
  id: 'applications',
  title: 'Applications to decide',
  async show(session, visit) {
    const { applications } = await read<{ applications: Application[] }>(session, 'applications list', {
      options: { status: 'received' },
    });
    if (applications.length === 0) return html`<p class="quiet">No application waits for a decision.</p>`;
    return html`${applications.map(
      (one) => html`<article class="card">
<h3 dir="auto">${one.organization_name}</h3>
<dl class="facts">
<dt>Contact</dt><dd>${one.contact_name}, ${one.email}</dd>
<dt>Website</dt><dd>${one.website}</dd>
<dt>Intended use</dt><dd dir="auto">${one.intended_use}</dd>
<dt>Received</dt><dd>${ago(one.created_at)}</dd>
</dl>
<div class="actions">
${actionButton(visit, 'applications approve', one.id, { label: 'Approve', about: one.organization_name })}
${actionButton(visit, 'applications decline', one.id, { label: 'Decline', about: one.organization_name, plain: true })}
</div>
</article>
`,
    )}`;
  },
};
