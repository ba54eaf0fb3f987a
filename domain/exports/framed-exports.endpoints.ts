import { endpoint, framed } from '../declarations/endpoint.ts';
import { framedPageFields, Shape } from '../declarations/schemas.ts';
import { exportEndpoints, exports_ } from './exports.endpoints.ts';

/** The same exports, with the same single slot, started from the framed workspace (specification part 6). */
const access = { tier: 'embed', capability: 'data:export' } as const;

const listExports = endpoint({
  id: 'listExports',
  summary: "List the clinician's exports",
  description: 'Wherever they were started; those too that have expired or failed.',
  tag: 'Exports',
  route: 'GET /api/embed/exports',
  access,
  query: Shape(framedPageFields),
  lists: exports_,
  success: [200],
});

export const framedExportEndpoints = [listExports, ...exportEndpoints.map((one) => framed(one, { access }))];
