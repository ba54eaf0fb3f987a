import type { Actor } from '../access/actor.ts';
import { grantedBy, type PATIENT_CAPABILITIES } from '../access/capabilities.ts';
import type { EmbedTokens } from '../access/embed-tokens.ts';
import { endpoint } from '../declarations/endpoint.ts';
import type { HandlerContext } from '../declarations/handler-context.ts';
import { Moment, OneOf, Shape, Type } from '../declarations/schemas.ts';
import { patients } from '../patients/patients.endpoints.ts';
import { Problem } from '../problems.ts';

/** Long enough for one form; the workspace requests another when it needs one. */
const TTL_SECONDS = 300;

/**
 * The embed tier lets only a token that is bound to a client hand something to that client (specification 2.13). Where the
 * host takes on neither `form.fill_requested` nor `form.send_requested`, and to share a book or a worksheet, for which
 * there is no request event, the workspace does that work itself with a token that it mints here. Minting one needs
 * the capability to write what is handed out, so a token that only reads gains nothing. The new token frames nothing
 * on the host's pages, lives minutes, and ends with the credential, the clinician and the roster as every other
 * does. It cannot mint in its turn.
 */
const MINTED = Shape({
  token: Type.String({ description: 'A credential for a browser: never log or store it.' }),
  expires_at: Moment(),
});

interface Minting extends Pick<HandlerContext, 'config' | 'now'> {
  readonly actor: Actor;
  readonly embedTokens: Pick<EmbedTokens, 'issue' | 'issueOwn'>;
  readonly subject: { readonly id: string };
}

/** @throws Problem where the caller's own token is bound to another client: it says nothing of this one. */
const mint = async (
  { actor, config, embedTokens, now, subject: patient }: Minting,
  capability: (typeof PATIENT_CAPABILITIES)[number],
) => {
  if (actor.patient_id !== null && actor.patient_id !== patient.id) throw new Problem('not-found');
  const { organization_id, practitioner_id, login_session_id } = actor;
  const grant = {
    capabilities: grantedBy([capability]),
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
};

const HOW = 'Use a fresh key for each mint. The token is bound to the client and frames nothing.';

export const clientTokenEndpoints = [
  endpoint({
    id: 'createClientToken',
    summary: 'Mint a token to send a client a form, or to fill one in with the client',
    description: `For the workspace itself, where its host takes on neither. ${HOW}`,
    tag: 'Forms',
    route: 'POST /api/embed/clients/{id}/tokens',
    access: { tier: 'embed', capability: 'form:write' },
    subject: patients,
    body: Shape({ capability: OneOf(['form:send', 'form:submit']) }),
    success: [201, MINTED],
    example: { body: { capability: 'form:send' } },
    handle: (call) => mint(call, call.body.capability),
  }),
  endpoint({
    id: 'createClientStorybookToken',
    summary: 'Mint a token to share storybooks with a client',
    description: `For the workspace itself: \`storybook:share\`. ${HOW}`,
    tag: 'Storybooks',
    route: 'POST /api/embed/clients/{id}/storybook-tokens',
    access: { tier: 'embed', capability: 'storybook:write' },
    subject: patients,
    success: [201, MINTED],
    handle: (call) => mint(call, 'storybook:share'),
  }),
  endpoint({
    id: 'createClientWorksheetToken',
    summary: 'Mint a token to share worksheets with a client',
    description: `For the workspace itself: \`worksheet:share\`. ${HOW}`,
    tag: 'Worksheets',
    route: 'POST /api/embed/clients/{id}/worksheet-tokens',
    access: { tier: 'embed', capability: 'worksheet:write' },
    subject: patients,
    success: [201, MINTED],
    handle: (call) => mint(call, 'worksheet:share'),
  }),
];
