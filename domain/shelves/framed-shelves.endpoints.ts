import { framed } from '../declarations/endpoint.ts';
import { shownAttachments } from './attachment.resource.ts';
import { playroomShelfEndpoints, toolkitShelfEndpoints } from './shelves.endpoints.ts';

/** Shelves in the framed workspace. */
export const framedShelfEndpoints = [...playroomShelfEndpoints, ...toolkitShelfEndpoints].map((one) =>
  framed(one, {
    access: { tier: 'embed', capability: one.method === 'GET' ? 'playroom:read' : 'playroom:write' },
    ...(one.lists ? { lists: shownAttachments } : { shows: shownAttachments }),
  }),
);
