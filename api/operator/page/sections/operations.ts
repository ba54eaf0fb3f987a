import { upkeepWorkflows } from '../../../../domain/workflow-definitions/upkeep.ts';
import { sql } from '../../../../platform/database/rows.ts';
import { html } from '../../../../platform/html.ts';
import { troubledWorkflows, uiAddress } from '../../live-workflows.ts';
import { actionButton } from '../actions.ts';
import { ago, scrollingTable, withShortIds } from '../frame.ts';
import type { Section } from './section.ts';

/** The relay delivers within seconds; what waits longer needs somebody. */
const WAITS = sql`interval '1 minute'`;
const MOST = 50;

interface WaitingCommand {
  readonly workflow_id: string;
  readonly workflow_type: string;
  readonly created_at: Date;
  readonly attempts: number;
}

const isUpkeep = (type: string): boolean => Object.hasOwn(upkeepWorkflows, type);

/** Durable operations that do not go on by themselves: not delivered, ended badly, or failing again and again. */
export const operationsSection: Section = {
  id: 'operations',
  title: 'Durable operations that need attention',
  async show(session, visit) {
    const [waiting, troubled] = await Promise.all([
      session.rows.all(sql<WaitingCommand>`
        select workflow_id, min(workflow_type) as workflow_type, min(created_at) as created_at,
          max(attempts) as attempts
        from workflow_outbox where delivered_at is null and created_at < clock_timestamp() - ${WAITS}
        group by workflow_id order by min(created_at) limit ${sql.lit(MOST)}`),
      troubledWorkflows(session),
    ]);
    const link = (id: string) =>
      html`<a href="${uiAddress(session, id)}" rel="noopener">${withShortIds(id)}</a>`;
    const retry = (id: string) =>
      actionButton(visit, 'operations retry', id, { label: 'Retry', about: withShortIds(id), plain: true });
    const cancel = (id: string) =>
      actionButton(visit, 'operations cancel', id, { label: 'Cancel', about: withShortIds(id), plain: true });
    const lines = [
      ...(troubled ?? []).map(({ workflow_id, workflow_type, status, stage, pending }) => [
        link(workflow_id),
        // Upkeep is not in the outbox: its next run is its retry.
        isUpkeep(workflow_type) ? '–' : status === 'running' ? cancel(workflow_id) : retry(workflow_id),
        workflow_type,
        stage === 'failing' ? 'fails again and again' : status.replace('_', ' '),
        pending.map(({ activity, attempt }) => `${activity}, attempt ${attempt}`).join('; ') || '–',
      ]),
      ...waiting.map(({ workflow_id, workflow_type, created_at, attempts }) => [
        link(workflow_id),
        retry(workflow_id),
        workflow_type,
        `waits for Temporal; asked for ${ago(created_at)}`,
        `${attempts} attempts to deliver`,
      ]),
    ];
    return html`${
      troubled === undefined &&
      html`<p class="warn">Temporal did not answer, so workflows that failed are not listed.</p>`
    }${
      lines.length === 0
        ? html`<p class="quiet">Nothing needs attention.</p>`
        : scrollingTable(
            'Operations, with their page in Temporal’s UI',
            ['Workflow', 'Action', 'Kind', 'State', 'Steps'],
            lines,
          )
    }
<p><a href="${session.config.TEMPORAL_UI_URL}" rel="noopener">Temporal’s UI</a></p>`;
  },
};
