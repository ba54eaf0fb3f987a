import type { Secrets } from '../../platform/secrets.ts';

/** The address of an endpoint may hold a secret of the partner, so it is sealed. */
const contextOf = (endpointId: string): string => `webhook-endpoint/${endpointId}/url`;

export const sealUrl = (secrets: Secrets, endpointId: string, url: URL): Buffer =>
  secrets.seal(Buffer.from(url.href), contextOf(endpointId));

export const openUrl = (secrets: Secrets, endpointId: string, sealed: Buffer): string =>
  secrets.open(sealed, contextOf(endpointId)).toString();
