import { sql } from '../../platform/database/rows.ts';
import { AREA_KEYS, AREAS, CAPABILITIES, MASKED_FEATURES, needsEntitlement } from '../access/capabilities.ts';
import { FEATURES } from '../access/features.ts';
import { isOfferedUpgrade } from '../clinics/upgrade-clinic.ts';
import { openUpgradeLink } from '../clinics/upgrade-link.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { Id, Moment, nullable, OneOf, Shape, Type, UniqueList } from '../declarations/schemas.ts';
import { isEntitled } from '../practitioners/entitlement.ts';
import { Problem } from '../problems.ts';
import { SessionConfigurationView } from '../session-configuration/session-configuration.schemas.ts';
import { workflows } from '../workflow-definitions/workflows.ts';

const { branding, camera_default, locale } = SessionConfigurationView.properties;

const EmbedSessionView = Shape({
  practitioner: Shape({
    id: Id(),
    first_name: Type.String(),
    last_name: Type.String(),
    partner_clinic_id: Id(),
    clinic_name: Type.String(),
    timezone: Type.String({ description: "The clinic's." }),
  }),
  capabilities: Type.Array(OneOf(CAPABILITIES), { description: 'What the token grants.' }),
  areas: UniqueList(OneOf(AREA_KEYS), {
    description:
      'Areas of the workspace that the token opens and the organization has switched on and is entitled to.',
  }),
  enabled_features: UniqueList(OneOf(MASKED_FEATURES)),
  entitled_features: UniqueList(OneOf(FEATURES), {
    description: 'What the organization is entitled to, this practitioner among it.',
  }),
  patient_id: nullable(Id({ description: 'The one patient that the token is bound to.' })),
  branding,
  camera_default,
  locale,
  upgrade_offered: Type.Boolean({
    description: 'Whether this practitioner may give the clinic direct logins: its owner, or its only one.',
  }),
});

interface Found {
  readonly practitioner: Record<string, unknown>;
  readonly branding: unknown;
  readonly camera_default: string;
  readonly locale: string;
  readonly country: string | null;
}

const getEmbedSession = endpoint({
  id: 'getEmbedSession',
  summary: 'Read what the token opens',
  description: 'What a workspace needs to draw itself: whose it is, which areas it has, how it looks.',
  tag: 'Workspace',
  route: 'GET /api/embed/session',
  access: { tier: 'embed', capability: 'shell:read' },
  success: [200, EmbedSessionView],
  handle: async ({ actor, enabled_features, features, rows }) => {
    const { country, ...found } = (await rows.first(sql<Found>`
      select json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name,
               'partner_clinic_id', p.partner_clinic_id, 'clinic_name', c.name, 'timezone', c.timezone) as practitioner,
             p.country, s.branding, s.camera_default, s.locale
      from practitioners p
      join clinics c on c.organization_id = p.organization_id and c.id = p.partner_clinic_id
      join session_configurations s on s.organization_id = p.organization_id
      where p.organization_id = ${actor.organization_id} and p.id = ${actor.practitioner_id}`)) as Found;
    const entitled_features = FEATURES.filter((feature) => isEntitled(features[feature], country));
    const { capabilities, patient_id } = actor;
    const areas = AREA_KEYS.filter(
      (area) =>
        area === 'home' ||
        (enabled_features.includes(area) &&
          (!needsEntitlement(area) || entitled_features.some((feature) => feature === area)) &&
          AREAS[area].read.some((one) => capabilities.includes(one))),
    );
    const upgrade_offered =
      !actor.seat && (await isOfferedUpgrade(rows, actor.organization_id, actor.practitioner_id as string));
    return {
      ...found,
      capabilities,
      areas,
      enabled_features,
      entitled_features,
      patient_id,
      upgrade_offered,
    };
  },
});

const upgradeOwnClinic = endpoint({
  id: 'upgradeOwnClinic',
  summary: 'Ask for direct logins of the clinic',
  description:
    "Where the session offers it (`upgrade_offered`), else there is nothing here: 404. The clinic's owner (or only practitioner) is e-mailed a link that confirms it within 72 hours; nothing changes before. Who asks again within an hour is answered with the same link, which is not e-mailed again. Seats of game sessions are refused.",
  tag: 'Workspace',
  route: 'POST /api/embed/clinic-upgrade',
  access: { tier: 'embed', capability: 'shell:read' },
  problems: ['not-found'],
  permit: async ({ actor }) => {
    if (actor.seat) throw new Problem('forbidden');
  },
  success: [
    201,
    Shape({
      partner_clinic_id: Id(),
      confirmation_requested_at: Moment({ description: 'When the link was e-mailed, or is about to be.' }),
      confirmation_expires_at: Moment({ description: 'Until then the link can be opened.' }),
    }),
  ],
  handle: async ({
    actor: { organization_id, practitioner_id },
    fail,
    operation_id,
    rows,
    secrets,
    start,
  }) => {
    // Locks the clinic, so that requests run one at a time, and reads its state after the lock is granted.
    const clinic = await rows.first(sql<{ id: string }>`
      select c.id from clinics c
      join practitioners p on (p.organization_id, p.partner_clinic_id) = (c.organization_id, c.id)
      where p.organization_id = ${organization_id} and p.id = ${practitioner_id}
      for no key update of c`);
    if (!clinic || !(await isOfferedUpgrade(rows, organization_id, practitioner_id as string)))
      throw fail('not-found');
    const link = await openUpgradeLink(rows, secrets, {
      id: operation_id,
      organizationId: organization_id,
      clinicId: clinic.id,
      practitionerId: practitioner_id as string,
    });
    if (link.isNew) start(workflows.sendUpgradeLink.command(organization_id, operation_id));
    return {
      partner_clinic_id: clinic.id,
      confirmation_requested_at: new Date(link.requested_at).toISOString(),
      confirmation_expires_at: new Date(link.expires_at).toISOString(),
    };
  },
});

export const embedSessionEndpoints = [getEmbedSession, upgradeOwnClinic];
