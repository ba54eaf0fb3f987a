import { readDailyUsage, sumDailyUsage } from '../../../../domain/usage/daily-usage.ts';
import { html } from '../../../../platform/html.ts';
import { listOrganizations } from '../../organization-view.ts';
import { actionButton } from '../actions.ts';
import { ago, bytesText, scrollingTable } from '../frame.ts';
import { PLOTTED_DAYS, usagePlots } from '../usage-plots.ts';
import type { Section } from './section.ts';

/** All organizations with their sums, and the plots of all of them together. */
export const organizationsSection: Section = {
  id: 'organizations',
  title: 'Organizations',
  async show(session, visit) {
    const [organizations, sums, days] = await Promise.all([
      listOrganizations(session.rows, undefined),
      sumDailyUsage(session.rows, PLOTTED_DAYS),
      readDailyUsage(session.rows, undefined, PLOTTED_DAYS),
    ]);
    if (organizations.length === 0) return html`<p class="quiet">There are no organizations.</p>`;
    const used = new Map(sums.map((sum) => [sum.organization_id, sum]));
    const counted = sums.map(({ counted_at }) => new Date(counted_at).getTime());
    const newest = counted.length > 0 ? new Date(Math.max(...counted)) : null;
    return html`${usagePlots(days)}
<div class="row"><p class="quiet">All organizations together, counted every five minutes: ${newest === null ? 'not yet' : ago(newest)}.</p>
${actionButton(visit, 'maintenance run', 'count-usage', { label: 'Count now', plain: true })}</div>
${scrollingTable(
  `Organizations, with their usage of ${PLOTTED_DAYS} days`,
  ['Organization', 'Status', 'Requests', 'Bookings', 'Books', 'Storage'],
  organizations.map(({ id, name, status, used_bytes, limits }) => {
    const sum = used.get(id);
    const text = (count: number | undefined) => count?.toLocaleString('en') ?? '–';
    return [
      html`<a href="/operators/organizations/${id}" dir="auto">${name}</a>`,
      status,
      text(sum?.requests),
      text(sum?.bookings),
      text(sum?.books),
      `${bytesText(used_bytes)} of ${bytesText(limits.storage_bytes)}`,
    ];
  }),
)}`;
  },
};
