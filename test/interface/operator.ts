import type { CommandDeclaration } from '../../api/operator/command.ts';
import { credentialCommands } from '../../api/operator/credentials.ts';
import {
  allowlistCommands,
  delegationCommands,
  limitCommands,
} from '../../api/operator/organization-settings.ts';
import { organizationCommands } from '../../api/operator/organizations.ts';
import { asOperator } from '../support/world.ts';
import type { Scene } from './samples.ts';

const groups: Readonly<Record<string, readonly CommandDeclaration[]>> = {
  organizations: organizationCommands,
  credentials: credentialCommands,
  delegation: delegationCommands,
  allowlist: allowlistCommands,
  limits: limitCommands,
};

/** What the operator's command line does, for the organization of the scene: `organizations suspend`. */
export const operate = async (
  { app, world }: Pick<Scene, 'app' | 'world'>,
  command: string,
  {
    args = [],
    options = {},
  }: { args?: readonly unknown[]; options?: Readonly<Record<string, unknown>> } = {},
): Promise<void> => {
  const [group = '', name = ''] = command.split(' ');
  const declaration = groups[group]?.find((one) => one.name === name);
  if (!declaration) throw new Error(`The operator has no command ${command}`);
  const named = group === 'credentials' ? options : { organization: world.organizationId, ...options };
  await asOperator(app, (session) => declaration.run({ session, args, options: named }));
};
