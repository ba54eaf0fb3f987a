import { type Invocation, organizationOf } from './command.ts';
import { requireOrganization } from './organization-view.ts';

/** For commands that work on all organizations unless one is named. @throws Refusal if the named one does not exist. */
export const organizationIfNamed = async (invocation: Invocation): Promise<string | undefined> => {
  const { session, args, options } = invocation;
  if (args[0] === undefined && options.organization === undefined) return undefined;
  const id = organizationOf(invocation);
  await requireOrganization(session.rows, id);
  return id;
};

/** Describes the organization for the question of a destructive command. @throws Refusal if it does not exist. */
export const concernsOrganization = async (invocation: Invocation): Promise<string> => {
  const id = organizationOf(invocation);
  const { name, status } = await requireOrganization(invocation.session.rows, id);
  return `${name} (${id}), which is ${status}.`;
};
