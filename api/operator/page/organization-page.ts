import { type ClosingRow, readClosings } from '../../../domain/closings/read-closings.ts';
import { readDailyUsage } from '../../../domain/usage/daily-usage.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { Page } from '../../surfaces/page.ts';
import { requireOrganization } from '../organization-view.ts';
import type { Session } from '../session.ts';
import { actionButton } from './actions.ts';
import { bytesText, framed } from './frame.ts';
import type { SignedInOperator } from './signed-in.ts';
import { PLOTTED_DAYS, usagePlots } from './usage-plots.ts';

const closingNote = (
  visit: SignedInOperator,
  closing: ClosingRow,
  name: string,
): Html => html`<h2>The end</h2>
<p>${closing.status === 'scheduled' ? 'Everything is erased on' : 'Everything was to be erased on'} ${closing.closes_at.toISOString().slice(0, 10)}. ${
  closing.exports_offered
} clinicians were offered an export. Status: ${closing.status}.</p>
${closing.status === 'scheduled' && actionButton(visit, 'closings cancel', closing.id, { label: 'Keep the organization', about: name })}`;

/** @throws Refusal where there is no such organization. */
export const organizationPage = async (
  session: Session,
  visit: SignedInOperator,
  id: string,
): Promise<Page> => {
  const { name, status, contact_email, created_at, limits, used_bytes } = await requireOrganization(
    session.rows,
    id,
  );
  const closing = (await readClosings(session.rows, id)).find(({ status }) => status !== 'cancelled');
  const days = await readDailyUsage(session.rows, id, PLOTTED_DAYS);
  return framed(
    {
      title: name,
      body: html`<h1 dir="auto">${name}</h1>
<dl class="facts">
<dt>Status</dt><dd>${status}</dd>
<dt>Id</dt><dd><code>${id}</code></dd>
<dt>Contact</dt><dd>${contact_email}</dd>
<dt>Partner since</dt><dd>${new Date(created_at).toISOString().slice(0, 10)}</dd>
<dt>Limits</dt><dd>${limits.minute.toLocaleString('en')} requests a minute, ${limits.hour.toLocaleString('en')} an hour</dd>
<dt>Storage</dt><dd>${bytesText(used_bytes)} of ${bytesText(limits.storage_bytes)}</dd>
</dl>
${status === 'active' && actionButton(visit, 'organizations suspend', id, { label: 'Suspend', about: name, plain: true })}${
  status === 'suspended' &&
  actionButton(visit, 'organizations reinstate', id, { label: 'Reinstate', about: name })
}
${closing && closingNote(visit, closing, name)}
<h2>Usage by day</h2>
${usagePlots(days)}
<p><a href="/operators">All organizations</a></p>`,
    },
    visit,
  );
};
