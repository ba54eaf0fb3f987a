import { framed } from '../declarations/endpoint.ts';
import { toolkitEndpoints } from '../toolkits/toolkits.endpoints.ts';
import { playroomEndpoints } from './playrooms.endpoints.ts';

/** Playrooms and toolkits in the framed workspace. */
export const framedRoomEndpoints = [...playroomEndpoints, ...toolkitEndpoints].map((one) =>
  framed(one, {
    access: { tier: 'embed', capability: one.method === 'GET' ? 'playroom:read' : 'playroom:write' },
  }),
);
