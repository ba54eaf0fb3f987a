import { framed } from '../declarations/endpoint.ts';
import { toolkitEndpoints } from './toolkits.endpoints.ts';

/** Toolkits in the framed workspace. */
export const framedToolkitEndpoints = toolkitEndpoints.map((one) =>
  framed(one, {
    access: { tier: 'embed', capability: one.method === 'GET' ? 'playroom:read' : 'playroom:write' },
  }),
);
