import { framed } from '../declarations/endpoint.ts';
import { clinicCommunityEndpoints } from './clinic-community.endpoints.ts';

/** The clinic's community in the framed workspace. */
export const framedCommunityEndpoints = clinicCommunityEndpoints.map((one) =>
  framed(one, {
    access: { tier: 'embed', capability: one.method === 'GET' ? 'community:read' : 'community:write' },
  }),
);
