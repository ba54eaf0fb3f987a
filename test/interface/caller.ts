import type { Endpoint } from '../../api/platform/http/endpoint.ts';
import { createRouter } from '../../api/platform/http/router.ts';
import { endpoints } from '../../api/resources/index.ts';
import { type Client, clientOf } from '../support/client.ts';
import type { World } from '../support/world.ts';

/** A token that an operation takes, by the operation. */
export type TokenOf = (one: Pick<Endpoint, 'access'>) => string;

/** The token that the operation names first: mostly the organization's own, else one of the practitioner. */
export const tokensOf = async (world: World, practitionerId: string): Promise<TokenOf> => {
  const clinician = await world.token({ practitioner_id: practitionerId });
  return ({ access }) => (access.tokens[0] === 'organization' ? world.partner.token : clinician);
};

const route = createRouter(endpoints);

/** Sends each request with the token that its operation takes, so that one loop covers all of them. */
export const callerAt = (baseUrl: string, tokenOf: TokenOf): Client => {
  const client = (method: string, path: string) => {
    const match = route(method, path.split('?', 1)[0] as string);
    return clientOf(baseUrl, tokenOf(match.kind === 'found' ? match.endpoint : { access: ANY }));
  };
  return {
    token: tokenOf({ access: ANY }),
    send: (method, path, body, request) => client(method, path).send(method, path, body, request),
    get: (path, request) => client('GET', path).get(path, request),
    post: (path, body, request) => client('POST', path).post(path, body, request),
    patch: (path, body, request) => client('PATCH', path).patch(path, body, request),
    put: (path, body, request) => client('PUT', path).put(path, body, request),
    delete: (path, request) => client('DELETE', path).delete(path, request),
  };
};
const ANY: Endpoint['access'] = { tokens: ['organization'], scopes: [] };
