import { framed } from '../declarations/endpoint.ts';
import { getPatient, listPatients } from './patients.endpoints.ts';

/** The clinician's roster, as the framed workspace shows it: a "client" is a patient in its words. */
const access = { tier: 'embed', capability: 'client:read' } as const;

export const framedClientEndpoints = [
  framed(listPatients, {
    id: 'listClients',
    summary: "List the clinician's clients",
    description: "The patients on the clinician's roster.",
    route: 'GET /api/embed/clients',
    access,
  }),
  framed(getPatient, {
    id: 'getClient',
    summary: 'Read a client',
    route: 'GET /api/embed/clients/{id}',
    access,
  }),
];
