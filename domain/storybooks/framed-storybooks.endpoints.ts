import type { Capability } from '../access/capabilities.ts';
import { type Endpoint, framed } from '../declarations/endpoint.ts';
import { storybookAssetEndpoints } from './storybook-assets.endpoints.ts';
import { storybookEndpoints } from './storybooks.endpoints.ts';

const CAPABILITIES: Readonly<Record<string, Capability>> = {
  GET: 'storybook:read',
  POST: 'storybook:create',
  DELETE: 'storybook:delete',
};

/** In frames too. Change and sharing are others there (storybook-editing.endpoints.ts, shares/). */
export const framedStorybookEndpoints: readonly Endpoint[] = [
  ...storybookEndpoints,
  ...storybookAssetEndpoints,
].flatMap((one) => {
  if (one.access.tier === 'embed' || /\/share(\/|$)/.test(one.path)) return [];
  const capability = CAPABILITIES[one.method];
  return capability ? [framed(one, { access: { tier: 'embed', capability }, tag: 'Storybooks' })] : [];
});
