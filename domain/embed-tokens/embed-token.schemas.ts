import { AREA_KEYS, CAPABILITIES } from '../access/capabilities.ts';
import { Id, Moment, OneOf, Origin, Shape, Type } from '../declarations/schemas.ts';

/** The pages that may frame what a token opens (specification 2.13). */
export const Origins = Type.Array(Origin(), {
  minItems: 1,
  maxItems: 20,
  uniqueItems: true,
  description: 'Who may frame the surface: scheme and host, a port if need be; `*` as a whole first label.',
});

export const MOST_CAPABILITIES = 64;

export const EmbedTokenDraft = Shape({
  capabilities: Type.Optional(
    Type.Array(OneOf(CAPABILITIES), {
      maxItems: MOST_CAPABILITIES,
      description: 'Required without `areas`. `games:play` is refused: it comes with a game session.',
    }),
  ),
  areas: Type.Optional(
    Type.Array(OneOf(AREA_KEYS), {
      maxItems: 64,
      description: 'Areas of the framed workspace; each expands to its capabilities and `shell:read`.',
    }),
  ),
  area_access: Type.Optional(
    OneOf(['read', 'full'], { default: 'read', description: 'How far `areas` reach.' }),
  ),
  origins: Origins,
  ttl_seconds: Type.Optional(Type.Integer({ minimum: 60, maximum: 3_600, default: 900 })),
  patient_id: Type.Optional(
    Id({
      description:
        "A patient on the clinician's roster. Required with `form:submit`, `form:send`, `storybook:share` or `worksheet:share`, and refused without any of them.",
    }),
  ),
});

export const EmbedTokenView = Shape({
  token: Type.String({ description: 'A credential for a browser: never log or store it.' }),
  expires_at: Moment(),
  practitioner_id: Id(),
  partner_practitioner_id: Id(),
  capabilities: Type.Array(OneOf(CAPABILITIES), { description: 'What the token grants.' }),
});
