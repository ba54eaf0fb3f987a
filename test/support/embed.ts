import { type Client, clientOf } from './client.ts';
import type { AppAddress } from './world.ts';

/** A client on the embed tier, through a token that a clinician's own token mints. */
export const framedClient = async (
  app: Pick<AppAddress, 'baseUrl'>,
  clinician: Client,
  capabilities: readonly string[],
  patient_id?: string,
): Promise<Client> => {
  const { status, body, text } = await clinician.post('/v1/partner/embed-tokens', {
    capabilities,
    origins: ['https://portal.partner.example'],
    ...(patient_id === undefined ? {} : { patient_id }),
  });
  if (status !== 201) throw new Error(`The mint answered ${status}: ${text}`);
  return clientOf(app.baseUrl, body.data.token);
};
