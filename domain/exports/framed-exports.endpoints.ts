import { framed } from '../declarations/endpoint.ts';
import { exportEndpoints } from './exports.endpoints.ts';

/** The same exports, in the same one slot, started from the framed workspace (specification part 6). */
const access = { tier: 'embed', capability: 'data:export' } as const;

export const framedExportEndpoints = exportEndpoints.map((one) => framed(one, { access }));
