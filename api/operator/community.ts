import { removeCommunityItem } from '../../domain/clinic-community/remove-item.ts';
import { sql } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { type Answer, fields } from './printing.ts';
import { requireUuid } from './session.ts';

interface SharedItem {
  readonly organization_id: string;
  readonly content_type: string;
  readonly partner_clinic_id: string;
  readonly practitioner_id: string;
  readonly is_deleted: boolean;
}

const itemOf = async ({ session, args }: Invocation): Promise<SharedItem & { readonly id: string }> => {
  const id = requireUuid(String(args[0]), 'The item id');
  const found = await session.rows.first(sql<SharedItem>`
    select i.organization_id, i.content_type, i.partner_clinic_id, p.id as practitioner_id,
      p.deleted_at is not null as is_deleted
    from community_items i
    join practitioners p on (p.organization_id, p.id) = (i.organization_id, i.shared_by_partner_practitioner_id)
    where i.id = ${id} and i.deleted_at is null`);
  if (!found) throw new Refusal(`There is no community item ${id}.`);
  return { id, ...found };
};

const remove = async (invocation: Invocation): Promise<Answer> => {
  const { id, organization_id } = await itemOf(invocation);
  const target = { organizationId: organization_id, action: 'community.remove', resourceId: id };
  const item = await invocation.session.change(target, async (rows) => {
    const removed = await removeCommunityItem(rows, organization_id, id);
    if (!removed) throw new Refusal(`There is no community item ${id}.`);
    return { organization_id, ...removed };
  });
  return {
    json: { item },
    text: `${fields(item)}\n\nRemoved from the community. Copies stay with those who made them.`,
  };
};

export const communityCommands: readonly CommandDeclaration[] = [
  {
    name: 'remove',
    summary:
      'remove an item from the community of its clinic, such as one that a deleted practitioner shared',
    args: [['<item_id>', 'the item, as the list of the clinic shows it']],
    destructive: 'Remove it from the community of the clinic?',
    concerns: async (invocation) => {
      const { content_type, partner_clinic_id, practitioner_id, is_deleted } = await itemOf(invocation);
      const who = `${is_deleted ? 'deleted ' : ''}practitioner ${practitioner_id}`;
      return `A ${content_type} that ${who} shared in clinic ${partner_clinic_id}.`;
    },
    examples: ['operator community remove ITEM_ID --yes --json'],
    run: remove,
  },
];
