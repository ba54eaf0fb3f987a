import { sql } from '../../../../platform/database/rows.ts';
import { html } from '../../../../platform/html.ts';
import { actionButton } from '../actions.ts';
import { ago } from '../frame.ts';
import type { Section } from './section.ts';

/** A checkpoint is promised at least every minute, and a verification every day. */
const LATE_CHECKPOINT_MS = 120_000;
const LATE_VERIFICATION_MS = 2 * 86_400_000;

const isLate = (moment: Date, most: number) => Date.now() - new Date(moment).getTime() > most;

/** Whether checkpoints are signed, and what the last verification of all chains found. */
export const auditSection: Section = {
  id: 'audit',
  title: 'Audit',
  async show({ rows }, visit) {
    const checkpoint = await rows.first(sql<{ number: string; signed_at: Date; count: number }>`
      select number, signed_at, (select count(*)::int from audit_checkpoints) as count
      from audit_checkpoints order by number desc limit 1`);
    const verified = await rows.first(sql<{
      verified_at: Date;
      chains: number;
      damaged_chains: number;
      checkpoints_valid: boolean;
    }>`
      select verified_at, chains, damaged_chains, checkpoints_valid from audit_verifications order by id desc limit 1`);
    const holds = verified?.damaged_chains === 0 && verified.checkpoints_valid;
    const late = checkpoint ? isLate(checkpoint.signed_at, LATE_CHECKPOINT_MS) : true;
    return html`<div class="card">
<dl class="facts">
<dt>Newest checkpoint</dt><dd>${
      checkpoint
        ? html`number ${checkpoint.number}, signed ${ago(checkpoint.signed_at)}`
        : 'none was signed yet'
    }${late && html` <strong class="warn">late: a worker should sign one every minute</strong>`}</dd>
<dt>Last verification</dt><dd>${
      verified
        ? html`${ago(verified.verified_at)}${isLate(verified.verified_at, LATE_VERIFICATION_MS) && html` <strong class="warn">late</strong>`}`
        : 'none yet'
    }</dd>
${
  verified &&
  html`<dt>Chains</dt><dd>${
    holds
      ? `all ${verified.chains} hold`
      : html`<strong class="warn">${verified.damaged_chains} of ${verified.chains} are damaged</strong>`
  }</dd>
<dt>Checkpoints</dt><dd>${
    verified.checkpoints_valid ? 'hold' : html`<strong class="warn">are damaged</strong>`
  }</dd>`
}
</dl>
<div class="actions">
${actionButton(visit, 'audit checkpoint', '', { label: 'Sign a checkpoint', plain: true })}
${actionButton(visit, 'maintenance run', 'verify-audit-chains', { label: 'Verify now', plain: true })}
</div>
</div>`;
  },
};
