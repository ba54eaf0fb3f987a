import { framed } from '../declarations/endpoint.ts';
import { playroomEndpoints } from './playrooms.endpoints.ts';

/** Playrooms in the framed workspace. */
export const framedPlayroomEndpoints = playroomEndpoints.map((one) =>
  framed(one, {
    access: { tier: 'embed', capability: one.method === 'GET' ? 'playroom:read' : 'playroom:write' },
  }),
);
