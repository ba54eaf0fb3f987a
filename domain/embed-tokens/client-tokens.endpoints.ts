import { grantedBy } from '../access/capabilities.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { Moment, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { Problem } from '../problems.ts';

/** Long enough for one form; the workspace requests another when it needs one. */
const TTL_SECONDS = 300;

/**
 * Where the host handles neither `form.fill_requested` nor `form.send_requested`, the workspace does that work
 * itself, and the embed tier allows it only with a token bound to the patient (specification 2.13). Minting one needs
 * `form:write`, so a token that only reads gains nothing here. The new token opens no frame on the host's pages,
 * lives for minutes, ends with the credential, the clinician and the roster like every other token, and cannot mint.
 */
const createClientToken = endpoint({
  id: 'createClientToken',
  summary: 'Mint a token to send a client a form, or to fill one in with the client',
  description:
    'For the workspace itself, where its host takes on neither. Use a fresh key for each mint. The token is bound to the client and frames nothing.',
  tag: 'Forms',
  route: 'POST /api/embed/clients/{id}/tokens',
  access: { tier: 'embed', capability: 'form:write' },
  subject: patients,
  body: Shape({ capability: OneOf(['form:send', 'form:submit']) }),
  success: [
    201,
    Shape({
      token: Type.String({ description: 'A credential for a browser: never log or store it.' }),
      expires_at: Moment(),
    }),
  ],
  example: { body: { capability: 'form:send' } },
  handle: async ({ actor, body, config, embedTokens, now, subject: patient }) => {
    // A token for one patient reveals nothing about another.
    if (actor.patient_id !== null && actor.patient_id !== patient.id) throw new Problem('not-found');
    const { organization_id, practitioner_id, login_session_id } = actor;
    const grant = {
      capabilities: grantedBy([body.capability]),
      patient_id: patient.id,
      ttl_seconds: TTL_SECONDS,
    };
    if (login_session_id === null)
      return embedTokens.issue(actor, { ...grant, origins: [new URL(config.BASE_URL).origin], seat: null });
    const token = await embedTokens.issueOwn({
      organization_id,
      practitioner_id: practitioner_id as string,
      login_session_id,
      ...grant,
    });
    return { token, expires_at: new Date(now.getTime() + TTL_SECONDS * 1_000).toISOString() };
  },
});

export const clientTokenEndpoints = [createClientToken];
