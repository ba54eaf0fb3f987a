import type { AdmissionRequest } from '../../api/platform/access/judging.ts';
import type { World } from './world.ts';

/** What is asked about a request with an organization token of that world. */
export const admissionRequestOf = (
  { organizationId, credential }: World,
  overrides: Partial<AdmissionRequest> = {},
): AdmissionRequest => ({
  organization_id: organizationId,
  client_id: credential.client_id,
  login_session_id: null,
  credential_version: 1,
  issued_at: Math.floor(Date.now() / 1_000) - 60,
  practitioner_id: null,
  address: '192.0.2.7',
  framed: false,
  routed: true,
  ...overrides,
});
