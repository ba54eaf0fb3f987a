import type { AccessRequest } from '../../domain/access/evaluate-access.ts';
import type { World } from './world.ts';

/** One moment for all of a test file: callers are told apart by it, so a second that ends between two requests would make two of them. */
const ISSUED_AT = Math.floor(Date.now() / 1_000) - 60;

/** What is asked about a request with an organization token of that world. */
export const accessRequestFor = (
  { organizationId, credential }: World,
  overrides: Partial<AccessRequest> = {},
): AccessRequest => ({
  organization_id: organizationId,
  client_id: credential.client_id,
  login_session_id: null,
  credential_version: 1,
  issued_at: ISSUED_AT,
  practitioner_id: null,
  patient_id: null,
  address: '192.0.2.7',
  framed: false,
  holder: null,
  holder_limit: null,
  ...overrides,
});
