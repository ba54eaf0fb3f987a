import { framed } from '../declarations/endpoint.ts';
import { clinicCommunityEndpoints } from './clinic-community.endpoints.ts';
import { communityCards } from './community-item.resource.ts';
import { CommunityCardView } from './community-item.schemas.ts';

/** The clinic's community in the framed workspace. */
export const framedCommunityEndpoints = clinicCommunityEndpoints.map((one) =>
  framed(one, {
    access: { tier: 'embed', capability: one.method === 'GET' ? 'community:read' : 'community:write' },
    ...(one.lists ? { lists: communityCards, success: [200, CommunityCardView] as const } : {}),
  }),
);
