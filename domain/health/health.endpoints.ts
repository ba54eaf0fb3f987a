import { endpoint } from '../declarations/endpoint.ts';
import { Id, Moment, OneOf, Shape } from '../declarations/schemas.ts';

const HealthView = Shape({ status: OneOf(['ok']), partner_organization_id: Id(), checked_at: Moment() });

const getHealth = endpoint({
  id: 'getHealth',
  summary: 'Check that the token works',
  tag: 'Meta',
  route: 'GET /v1/partner/health',
  access: { tokens: ['organization', 'delegated'], scopes: [] },
  success: [200, HealthView],
  handle: ({ actor, now }) => ({
    status: 'ok',
    partner_organization_id: actor.organization_id,
    checked_at: now.toISOString(),
  }),
});

export const healthEndpoints = [getHealth];
