import {
  type Attempt,
  type Clinic,
  type ClinicOptions,
  createClinic,
} from '../../../partners/client/index.js';
import type { AppAddress, World } from '../../support/world.ts';

/** The client of a world's organization, as a partner's server makes it. */
export const clientOfWorld = (
  app: AppAddress,
  { credential }: Pick<World, 'credential'>,
  options: Partial<ClinicOptions> = {},
): { readonly clinic: Clinic; readonly attempts: readonly Attempt[] } => {
  const attempts: Attempt[] = [];
  const clinic = createClinic({
    baseUrl: app.baseUrl,
    tokenUrl: `${app.authUrl}/oauth/token`,
    clientId: credential.client_id,
    clientSecret: credential.client_secret,
    audience: app.config.AUDIENCE,
    onAttempt: (attempt) => void attempts.push(attempt),
    ...options,
  });
  return { clinic, attempts };
};
