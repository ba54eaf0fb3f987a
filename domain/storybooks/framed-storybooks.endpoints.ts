import { sql } from '../../platform/database/rows.ts';
import type { Capability } from '../access/capabilities.ts';
import { sharedWith } from '../access/shared-with.ts';
import { type Endpoint, framed } from '../declarations/endpoint.ts';
import { Id, pageFields, Shape, Type } from '../declarations/schemas.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { storybookAssetEndpoints } from './storybook-assets.endpoints.ts';
import { storybookEndpoints } from './storybooks.endpoints.ts';

const CAPABILITIES: Readonly<Record<string, Capability>> = {
  GET: 'storybook:read',
  POST: 'storybook:create',
  DELETE: 'storybook:delete',
};

/** The filter for one client's books. A book's fields do not name the client. */
const ofClient: Pick<Endpoint, 'query' | 'filters'> = {
  query: Shape({
    ...pageFields,
    partner_patient_id: Type.Optional(
      Id({ description: 'For whom it was made, or with whom it was shared.' }),
    ),
  }),
  filters: (query, { actor }) => {
    const patient = query.partner_patient_id as string | undefined;
    if (patient === undefined) return [];
    return [
      sql`${patients.isReached(actor, patient)}
        and (t.partner_patient_id = ${patient} or ${sharedWith('storybook', patient)})`,
    ];
  },
};

/**
 * Storybooks in frames. Frames have other operations for changes and sharing (storybook-editing.endpoints.ts,
 * shares/).
 */
export const framedStorybookEndpoints: readonly Endpoint[] = [
  ...storybookEndpoints,
  ...storybookAssetEndpoints,
].flatMap((one) => {
  if (one.access.tier === 'embed' || /\/share(\/|$)/.test(one.path)) return [];
  const capability = CAPABILITIES[one.method];
  return capability
    ? [
        framed(one, {
          access: { tier: 'embed', capability },
          tag: 'Storybooks',
          ...(one.id === 'listStorybooks' ? ofClient : {}),
        }),
      ]
    : [];
});
