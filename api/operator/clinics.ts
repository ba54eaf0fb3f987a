import { upgradeClinic } from '../../domain/clinics/upgrade-clinic.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { requireNotRevoked } from './organization-view.ts';
import { type Answer, fields } from './printing.ts';
import { requireUuid } from './session.ts';

const upgrade = async ({ session, args }: Invocation): Promise<Answer> => {
  const id = requireUuid(String(args[0]), 'The clinic id');
  const found = await session.rows.first(sql<{ organization_id: string }>`
    select organization_id from clinics where id = ${id} and deleted_at is null`);
  if (!found) throw new Refusal(`There is no clinic ${id}.`);
  const { organization_id } = found;
  const target = {
    organizationId: organization_id,
    action: 'clinics.upgrade',
    resourceId: id,
    workflowId: workflows.clinicUpgrade.command(organization_id, id).workflowId,
  };
  const service_upgraded_at = await session.change(target, async (rows, organization) => {
    requireNotRevoked(organization);
    const upgraded = await upgradeClinic(rows, organization_id, id, null);
    if (!upgraded) throw new Refusal(`Clinic ${id} has upgraded already.`);
    return upgraded;
  });
  const clinic = { id, organization_id, service_upgraded_at };
  return { json: { clinic }, text: `${fields(clinic)}\n\nEvery active practitioner is invited by e-mail.` };
};

export const clinicCommands: readonly CommandDeclaration[] = [
  {
    name: 'upgrade',
    summary: 'give the practitioners of a clinic direct logins; each active one gets a set-password link',
    args: [['<clinic_id>', 'the clinic']],
    examples: ['operator clinics upgrade CLINIC_ID --json'],
    run: upgrade,
  },
];
