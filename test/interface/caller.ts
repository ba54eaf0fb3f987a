import { createRouter } from '../../api/http/router.ts';
import { CAPABILITIES, PATIENT_CAPABILITIES, SEAT_CAPABILITY } from '../../domain/access/capabilities.ts';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import { type Client, clientOf } from '../support/client.ts';
import type { WireRecord, World } from '../support/world.ts';

/** A token that an operation takes, by the operation. */
export type TokenOf = (one: Pick<Endpoint, 'access'>) => string;

export const ORIGIN = 'https://portal.partner.example';
export const MINTABLE = CAPABILITIES.filter((one) => one !== SEAT_CAPABILITY);

type People = { readonly practitioner: WireRecord; readonly patient: WireRecord };

/**
 * On the partner tier the organization's own token wherever it is taken, else one of the practitioner; on the
 * embed tier one that grants everything that acts on no patient, one that grants everything, for the patient of the
 * practice, or the clinician's game seat.
 */
export const tokensOf = async (world: World, { practitioner, patient }: People): Promise<TokenOf> => {
  const clinician = await world.as(practitioner.id);
  const minted = await clinician.post('/v1/partner/embed-tokens', {
    capabilities: MINTABLE,
    origins: [ORIGIN],
    patient_id: patient.id,
  });
  const workspace = await clinician.post('/v1/partner/embed-tokens', {
    capabilities: MINTABLE.filter((one) => !(PATIENT_CAPABILITIES as readonly string[]).includes(one)),
    origins: [ORIGIN],
  });
  const started = await clinician.post('/v1/partner/game-sessions', {
    game_type: 'sandtray',
    origins: [ORIGIN],
    patient_id: patient.id,
  });
  const tokens = {
    organization: world.partner.token,
    delegated: clinician.token,
    embed: workspace.body.data.token as string,
    seat: started.body.data.practitioner.token as string,
  };
  const forPatient = minted.body.data.token as string;
  return ({ access }) => (access.patient ? forPatient : tokens[access.tokens[0] as keyof typeof tokens]);
};

/** The same, with the practitioner's token wherever it is taken. */
export const cliniciansTokensOf = async (world: World, people: People, known?: TokenOf): Promise<TokenOf> => {
  const tokenOf = known ?? (await tokensOf(world, people));
  const clinician = await world.token({ practitioner_id: people.practitioner.id });
  return (one) => (one.access.tokens.includes('delegated') ? clinician : tokenOf(one));
};

const route = createRouter(endpoints);
const ANY = endpoints.find(({ access }) => access.tokens.includes('organization')) as Endpoint;
const ANY_FRAMED = endpoints.find(({ access }) => access.tokens.includes('embed')) as Endpoint;

/** Sends each request with the token that its operation takes, so that one loop covers all of them. */
export const callerAt = (baseUrl: string, tokenOf: TokenOf): Client => {
  const client = (method: string, path: string) => {
    const match = route(method, path.split('?', 1)[0] as string);
    const other = path.startsWith('/api/embed/') ? ANY_FRAMED : ANY;
    return clientOf(baseUrl, tokenOf(match.kind === 'found' ? match.endpoint : other));
  };
  return {
    token: tokenOf(ANY),
    send: (method, path, body, request) => client(method, path).send(method, path, body, request),
    get: (path, request) => client('GET', path).get(path, request),
    post: (path, body, request) => client('POST', path).post(path, body, request),
    patch: (path, body, request) => client('PATCH', path).patch(path, body, request),
    put: (path, body, request) => client('PUT', path).put(path, body, request),
    delete: (path, request) => client('DELETE', path).delete(path, request),
  };
};
