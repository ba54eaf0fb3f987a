import { type Invocation, organizationOf } from './command.ts';
import { findOrganization } from './organization-view.ts';
import { Refusal } from './refusal.ts';

/** Whom it concerns, for the question of a destructive command. @throws Refusal when there is no such organization. */
export const concernsOrganization = async (invocation: Invocation): Promise<string> => {
  const id = organizationOf(invocation);
  const found = await findOrganization(invocation.session.rows, id);
  if (!found) throw new Refusal(`There is no organization ${id}.`);
  return `${found.name} (${id}), which is ${found.status}.`;
};
