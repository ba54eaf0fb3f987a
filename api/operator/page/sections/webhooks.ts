import { html } from '../../../../platform/html.ts';
import { uiAddress } from '../../live-workflows.ts';
import type { EndpointRow } from '../../webhooks.ts';
import { actionButton, read } from '../actions.ts';
import { ago, scrollingTable, withShortIds } from '../frame.ts';
import type { Section } from './section.ts';

/** What waits longer than this is listed, although its endpoint does not fail. */
const LONG_MS = 300_000;

const stateOf = ({ status, disabled_reason, health, failing_since }: EndpointRow): string => {
  if (status === 'disabled') return `disabled (${disabled_reason})`;
  return health === 'failing' ? `${status}, first failed ${ago(failing_since)}` : status;
};

/** Endpoints to which events do not get through. */
export const webhooksSection: Section = {
  id: 'webhooks',
  title: 'Webhooks',
  async show(session, visit) {
    const { endpoints } = await read<{ endpoints: EndpointRow[] }>(session, 'webhooks list');
    const waitsLong = ({ oldest_waiting_at }: EndpointRow) =>
      oldest_waiting_at !== null && Date.now() - new Date(oldest_waiting_at).getTime() > LONG_MS;
    const listed = endpoints.filter(
      (one) => one.status !== 'active' || one.health === 'failing' || waitsLong(one),
    );
    const oldest = endpoints
      .flatMap(({ oldest_waiting_at }) => oldest_waiting_at ?? [])
      .sort((one, other) => new Date(one).getTime() - new Date(other).getTime())[0];
    const button = ({ id, host, status }: EndpointRow) =>
      status === 'active'
        ? html`<div class="row">${actionButton(visit, 'webhooks pause', id, { label: 'Pause', about: host, plain: true })}
${actionButton(visit, 'webhooks disable', id, { label: 'Disable', about: host, plain: true })}</div>`
        : actionButton(visit, 'webhooks resume', id, { label: 'Resume', about: host, plain: true });
    return html`<p>Healthy endpoints: ${endpoints.length - listed.length} of ${endpoints.length}. ${
      oldest ? `The oldest event that waits happened ${ago(oldest)}.` : 'No event waits.'
    }</p>
${
  listed.length > 0 &&
  scrollingTable(
    'Endpoints that need attention',
    ['Host', 'Action', 'State', 'Waiting', 'Oldest waiting', 'Last success', 'Organization'],
    listed.map((one) => [
      html`<a href="${uiAddress(session, one.workflow_id)}" rel="noopener">${one.host}</a>`,
      button(one),
      stateOf(one),
      one.waiting_count,
      one.oldest_waiting_at === null ? '–' : ago(one.oldest_waiting_at),
      ago(one.last_success_at),
      html`<a href="/operators/organizations/${one.organization_id}">${withShortIds(one.organization_id)}</a>`,
    ]),
  )
}`;
  },
};
