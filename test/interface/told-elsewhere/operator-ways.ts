import { commandGroups } from '../../../api/operator/commands.ts';
import { endpointOf } from '../../support/endpoint-of.ts';
import { asOperator } from '../../support/world.ts';
import { type Scene, sampleOf } from '../samples.ts';
import { telling, type Ways } from './way.ts';

/** Every command of the operator, by the words that call it. */
export const operatorCommands: readonly string[] = commandGroups.flatMap(({ name, commands }) =>
  commands.map((command) => `${name} ${command.name}`),
);

/** What the operator's command line does. @param words the group and the name of the command. */
export const operate = (
  { app }: Pick<Scene, 'app'>,
  words: string,
  args: readonly unknown[],
  options: Readonly<Record<string, unknown>> = {},
): Promise<unknown> => {
  const [group, name] = words.split(' ');
  const command = commandGroups.find((one) => one.name === group)?.commands.find((one) => one.name === name);
  if (!command) throw new Error(`The operator has no command ${words}`);
  return asOperator(app, (session) => command.run({ session, args, options }));
};

const idOf = async (scene: Scene, endpointId: string): Promise<string> =>
  (await sampleOf(endpointOf(endpointId), scene)).path.split('/').at(-1) as string;

const READS = 'It reads.';
const NO_RECORD = 'What it changes is shown by no record of the feed.';
const ACCESS = 'It changes who may ask, and no record.';
const BY_WORKFLOW = 'It starts or ends a workflow, which has an entry of its own.';

export const operatorWays: Ways = {
  'applications list': READS,
  'applications show': READS,
  'applications approve': BY_WORKFLOW,
  'applications decline': BY_WORKFLOW,
  'organizations create': 'Nobody follows an organization that was not there.',
  'organizations list': READS,
  'organizations show': READS,
  'organizations suspend': ACCESS,
  'organizations reinstate': ACCESS,
  'organizations revoke': ACCESS,
  'organizations close': BY_WORKFLOW,
  'organizations seed': "It asks the interface's own operations.",
  'credentials issue': ACCESS,
  'credentials rotate': ACCESS,
  'credentials revoke': ACCESS,
  'credentials scopes': ACCESS,
  'allowlist set': ACCESS,
  'allowlist show': READS,
  'delegation on': ACCESS,
  'delegation off': ACCESS,
  'limits set': ACCESS,
  'features set': telling(
    [],
    async (scene) => () =>
      operate(scene, 'features set', [['games=off', 'storybook_generation=DE']], {
        organization: scene.world.organizationId,
      }),
  ),
  'clinics upgrade': telling(['clinic.updated'], async (scene) => {
    const { id } = await scene.world.clinic();
    return () => operate(scene, 'clinics upgrade', [id]);
  }),
  'community remove': telling(['community_item.deleted'], async (scene) => {
    const id = await idOf(scene, 'deleteCommunityItem');
    return () => operate(scene, 'community remove', [id]);
  }),
  'calendars connect': NO_RECORD,
  'calendars disconnect': NO_RECORD,
  'calendars show': READS,
  'audit verify': READS,
  'audit checkpoint': 'With --restored it tells feed.restored: test/domain/events/change-feed.test.ts.',
  'audit export': READS,
  'events list': READS,
  'events head': READS,
  'webhooks list': READS,
  'webhooks show': READS,
  'webhooks pause': 'A pause has no type: partners pause, too.',
  'webhooks resume': 'A pause has no type: partners pause, too.',
  'webhooks disable': telling(['webhook_endpoint.disabled'], async (scene) => {
    const id = await idOf(scene, 'updateWebhookEndpoint');
    return () => operate(scene, 'webhooks disable', [id]);
  }),
  'webhooks rewind': NO_RECORD,
  'webhooks resend': NO_RECORD,
  'erasures list': READS,
  'erasures show': READS,
  'erasures cancel': NO_RECORD,
  'erasures reapply': BY_WORKFLOW,
  'holds list': READS,
  'holds set': NO_RECORD,
  'holds release': NO_RECORD,
  'closings list': READS,
  'closings show': READS,
  'closings cancel': NO_RECORD,
  'retention set': NO_RECORD,
  'retention clear': NO_RECORD,
  'retention report': READS,
  'usage report': READS,
  'objects check': READS,
  'operations list': READS,
  'operations show': READS,
  'operations retry': BY_WORKFLOW,
  'operations cancel': BY_WORKFLOW,
  'maintenance list': READS,
  'maintenance run': 'It has a task of upkeep performed, which has an entry of its own.',
  'accounts add': NO_RECORD,
  'accounts remove': NO_RECORD,
  'accounts list': READS,
  'keys rotate': ACCESS,
};
