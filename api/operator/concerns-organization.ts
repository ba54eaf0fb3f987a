import { type Invocation, organizationOf } from './command.ts';
import { requireOrganization } from './organization-view.ts';

/** For commands that are about all organizations unless one is named. @throws Refusal when there is no such one. */
export const organizationIfNamed = async (invocation: Invocation): Promise<string | undefined> => {
  const { session, args, options } = invocation;
  if (args[0] === undefined && options.organization === undefined) return undefined;
  const id = organizationOf(invocation);
  await requireOrganization(session.rows, id);
  return id;
};

/** Whom it concerns, for the question of a destructive command. @throws Refusal when there is no such organization. */
export const concernsOrganization = async (invocation: Invocation): Promise<string> => {
  const id = organizationOf(invocation);
  const { name, status } = await requireOrganization(invocation.session.rows, id);
  return `${name} (${id}), which is ${status}.`;
};
