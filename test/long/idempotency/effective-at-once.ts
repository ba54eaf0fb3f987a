import type { CommandDeclaration } from '../../../api/operator/command.ts';
import { credentialCommands } from '../../../api/operator/credentials.ts';
import { delegationCommands } from '../../../api/operator/organization-settings.ts';
import { organizationCommands } from '../../../api/operator/organizations.ts';
import { clientOf } from '../../support/client.ts';
import { asOperator, type World } from '../../support/world.ts';
import { type LongRun, print } from '../run-long.ts';

interface Change {
  readonly name: string;
  /** The refusal that its requests get from then on. */
  readonly refusal: readonly [status: number, slug: string];
  readonly delegated: boolean;
  readonly make: (world: World, practitionerId: string) => Promise<unknown>;
}

/**
 * What an operator takes away is gone with the very next request, in every process, although each has used the token
 * a moment before.
 */
export const effectiveAtOnce = async (
  { service, world }: LongRun,
  { changes }: { readonly changes: number },
): Promise<string[]> => {
  const run = (commands: readonly CommandDeclaration[], name: string, args: readonly unknown[]) => {
    const command = commands.find((one) => one.name === name);
    if (!command) throw new Error(`The operator has no command ${name}`);
    return asOperator(service, (session) => command.run({ session, args, options: {} }));
  };
  const kinds: readonly Change[] = [
    {
      name: 'rotation of the secret',
      refusal: [401, 'unauthorized'],
      delegated: false,
      make: ({ credential }) => run(credentialCommands, 'rotate', [credential.client_id]),
    },
    {
      name: 'suspension',
      refusal: [403, 'partner-suspended'],
      delegated: false,
      make: ({ organizationId }) => run(organizationCommands, 'suspend', [organizationId]),
    },
    {
      name: 'revocation',
      refusal: [401, 'unauthorized'],
      delegated: false,
      make: ({ organizationId }) => run(organizationCommands, 'revoke', [organizationId]),
    },
    {
      name: 'disabling',
      refusal: [403, 'practitioner-disabled'],
      delegated: true,
      make: ({ partner }, id) => partner.patch(`/v1/partner/practitioners/${id}`, { status: 'disabled' }),
    },
    {
      name: 'delegation off',
      refusal: [403, 'delegation-not-enabled'],
      delegated: true,
      make: ({ organizationId }) => run(delegationCommands, 'off', [organizationId]),
    },
  ];
  const complaints: string[] = [];
  for (const { name, refusal, delegated, make } of kinds) {
    let refused = 0;
    let asked = 0;
    for (let round = 0; round < changes; round += 1) {
      const own = await world();
      const { practitioner } = await own.practice();
      const token = await own.token(delegated ? { practitioner_id: practitioner.id } : {});
      const clients = service.baseUrls.map((baseUrl) => clientOf(baseUrl, token));
      const ask = () => Promise.all(clients.map((client) => client.get('/v1/partner/health')));
      const before = await ask();
      if (before.some(({ status }) => status !== 200)) complaints.push(`${name}: refused before it`);
      await make(own, practitioner.id);
      for (const { status, body } of await ask()) {
        asked += 1;
        if (status === refusal[0] && body.type.endsWith(`/${refusal[1]}`)) refused += 1;
      }
    }
    print(`After a ${name}: ${refused} of ${asked} next requests refused with ${refusal.join(' ')}`);
    if (refused !== asked) complaints.push(`${name}: ${asked - refused} requests were still served`);
  }
  return complaints;
};
