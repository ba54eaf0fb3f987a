import { type Invocation, organizationOf } from './command.ts';
import { findOrganization } from './organization-view.ts';
import { Refusal } from './refusal.ts';

/** For commands that are about all organizations unless one is named. @throws Refusal when there is no such one. */
export const organizationIfNamed = async (invocation: Invocation): Promise<string | undefined> => {
  const { session, args, options } = invocation;
  if (args[0] === undefined && options.organization === undefined) return undefined;
  const id = organizationOf(invocation);
  if (!(await findOrganization(session.rows, id))) throw new Refusal(`There is no organization ${id}.`);
  return id;
};

/** Whom it concerns, for the question of a destructive command. @throws Refusal when there is no such organization. */
export const concernsOrganization = async (invocation: Invocation): Promise<string> => {
  const id = organizationOf(invocation);
  const found = await findOrganization(invocation.session.rows, id);
  if (!found) throw new Refusal(`There is no organization ${id}.`);
  return `${found.name} (${id}), which is ${found.status}.`;
};
