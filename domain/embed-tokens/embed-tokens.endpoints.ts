import {
  AREA_KEYS,
  CAPABILITIES,
  type Capability,
  capabilitiesOfAreas,
  grantedBy,
  PATIENT_CAPABILITIES,
  SEAT_CAPABILITY,
} from '../access/capabilities.ts';
import { distinctOrigins } from '../access/origins.ts';
import { endpoint } from '../declarations/endpoint.ts';
import type { Static } from '../declarations/schemas.ts';
import { requireOnRoster } from '../patients/roster.ts';
import { issue, type ValidationIssue } from '../problems.ts';
import { EmbedTokenDraft, EmbedTokenView, MOST_CAPABILITIES } from './embed-token.schemas.ts';

type Draft = Partial<Static<typeof EmbedTokenDraft>>;

const askedFor = ({ capabilities = [], areas = [], area_access = 'read' }: Draft): Capability[] =>
  grantedBy([...capabilities, ...capabilitiesOfAreas(areas, area_access)]);

const actsOnPatient = (capabilities: readonly Capability[]): boolean =>
  capabilities.some((one) => (PATIENT_CAPABILITIES as readonly Capability[]).includes(one));

/**
 * The issues of a token for one patient: the requested capabilities need a patient, or a patient is named without
 * need (specification 2.13).
 */
const patientIssues = (asked: readonly Capability[], patientSent: boolean): readonly ValidationIssue[] => {
  if (actsOnPatient(asked)) return patientSent ? [] : [issue('patient_id', 'required')];
  return patientSent ? [issue('patient_id', 'not_allowed')] : [];
};

/** The known names in a list that may be invalid; a list that is too long counts as empty. */
const namesIn = <Name extends string>(sent: unknown, names: readonly Name[]): Name[] =>
  Array.isArray(sent) && sent.length <= MOST_CAPABILITIES ? names.filter((name) => sent.includes(name)) : [];

/** Reported in addition to other issues of the list. For a list that is too long, only its length is reported. */
const seatIssues = ({ capabilities }: Readonly<Record<string, unknown>>): readonly ValidationIssue[] =>
  namesIn(capabilities, [SEAT_CAPABILITY]).length > 0 ? [issue('capabilities', 'not_allowed')] : [];

const faultsOf = (body: Draft, sent: Readonly<Record<string, unknown>>): readonly ValidationIssue[] => {
  if (sent.capabilities === undefined && sent.areas === undefined)
    return [issue('capabilities', 'required', 'One of capabilities and areas is required.')];
  const ofSeat = seatIssues(sent);
  const patientSent = sent.patient_id !== undefined;
  const wellFormed = (name: 'capabilities' | 'areas') => sent[name] === undefined || body[name] !== undefined;
  if (!wellFormed('capabilities') || !wellFormed('areas')) {
    // The body may hold unknown values; the known ones may already require a patient.
    const known = {
      ...body,
      capabilities: namesIn(sent.capabilities, CAPABILITIES),
      areas: namesIn(sent.areas, AREA_KEYS),
    };
    const lacksPatient = actsOnPatient(askedFor(known)) && !patientSent;
    return lacksPatient ? [...ofSeat, issue('patient_id', 'required')] : ofSeat;
  }
  const asked = askedFor(body);
  if (asked.length === 0)
    return [issue(body.capabilities === undefined ? 'areas' : 'capabilities', 'too_few_items')];
  return [...ofSeat, ...patientIssues(asked, patientSent)];
};

const createEmbedToken = endpoint({
  id: 'createEmbedToken',
  summary: 'Mint an embed token',
  description:
    'For a framed surface of the acting clinician. Use a fresh key for each mint: a replay shows a token that has lost part of its life. What the organization is not entitled to, or has switched off in its session configuration, stays refused whatever a token grants.',
  tag: 'Embed tokens',
  route: 'POST /v1/partner/embed-tokens',
  access: { tokens: ['delegated'], scopes: [] },
  body: EmbedTokenDraft,
  check: ({ body, sent }) => [
    ...faultsOf(body, sent),
    ...(body.origins && distinctOrigins(body.origins).length < body.origins.length
      ? [issue('origins', 'duplicate_item')]
      : []),
  ],
  success: [201, EmbedTokenView],
  example: {
    body: {
      areas: ['clients', 'appointments'],
      area_access: 'full',
      origins: ['https://portal.partner.example'],
      ttl_seconds: 900,
    },
  },
  handle: async ({ actor, body, embedTokens, rows }) => {
    const { patient_id = null, ttl_seconds = 900 } = body;
    if (patient_id) await requireOnRoster(rows, actor, patient_id);
    const capabilities = askedFor(body);
    const { token, expires_at } = await embedTokens.issue(actor, {
      capabilities,
      origins: distinctOrigins(body.origins),
      patient_id,
      seat: null,
      ttl_seconds,
    });
    const practitioner_id = actor.practitioner_id as string;
    return { token, expires_at, practitioner_id, partner_practitioner_id: practitioner_id, capabilities };
  },
});

export const embedTokenEndpoints = [createEmbedToken];
