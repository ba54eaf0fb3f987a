import { html } from '../../../../platform/html.ts';
import { actionButton, read } from '../actions.ts';
import { ago, minuteText, scrollingTable, withShortIds } from '../frame.ts';
import type { Section } from './section.ts';

/** What the page shows of the answer of `erasures list`: ids, statuses and moments, nothing of a patient. */
interface Erasure {
  readonly id: string;
  readonly organization_id: string;
  readonly status: string;
  readonly requested_at: Date | string;
  readonly begins_at: Date | string;
}

const OVER = ['completed', 'cancelled'];

/** Erasures that are not over. */
export const erasuresSection: Section = {
  id: 'erasures',
  title: 'Erasures',
  async show(session, visit) {
    const { erasures } = await read<{ erasures: Erasure[] }>(session, 'erasures list');
    const open = erasures.filter(({ status }) => !OVER.includes(status));
    if (open.length === 0) return html`<p class="quiet">No erasure is under way.</p>`;
    return scrollingTable(
      'Erasures under way',
      ['Erasure', 'Action', 'Status', 'Requested', 'Begins', 'Organization', 'Whole id'],
      open.map((one) => [
        html`<code>${withShortIds(one.id)}</code>`,
        one.status === 'scheduled'
          ? actionButton(visit, 'erasures cancel', one.id, {
              label: 'Cancel',
              about: `erasure ${withShortIds(one.id)}`,
              plain: true,
            })
          : '–',
        one.status,
        ago(one.requested_at),
        minuteText(one.begins_at),
        html`<a href="/operators/organizations/${one.organization_id}">${withShortIds(one.organization_id)}</a>`,
        html`<code>${one.id}</code>`,
      ]),
    );
  },
};
