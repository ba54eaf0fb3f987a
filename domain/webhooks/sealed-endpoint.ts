import type { Secrets } from '../../platform/secrets.ts';

/** What a partner wrote about an endpoint is sealed: its address may hold a secret, and its description anything. */
type Field = 'url' | 'description';
const contextOf = (endpointId: string, field: Field): string => `webhook-endpoint/${endpointId}/${field}`;

export const sealField = (secrets: Secrets, endpointId: string, field: Field, text: string): Buffer =>
  secrets.seal(Buffer.from(text), contextOf(endpointId, field));

export const openField = (secrets: Secrets, endpointId: string, field: Field, sealed: Buffer): string =>
  secrets.open(sealed, contextOf(endpointId, field)).toString();
