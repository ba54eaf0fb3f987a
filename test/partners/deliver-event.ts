import { createSendDueEvents } from '../../activities/webhooks/send-due-events.ts';
import { createAddressGuard } from '../../platform/outgoing/guarded-fetch.ts';
import { createOpenSession } from '../../platform/outgoing/guarded-session.ts';
import type { RunningApp } from '../support/app.ts';
import { insisting } from '../support/client.ts';
import type { World } from '../support/world.ts';

/** Adds an endpoint at a local port, opens a clinic, and sends its event there. @returns the clinic, and the deliveries. */
export const deliverClinicCreated = async (app: RunningApp, world: World, port: number) => {
  const partner = insisting(world.partner);
  const created = await partner.post('/v1/partner/webhook-endpoints', {
    url: `http://127.0.0.1:${port}/`,
    event_types: ['clinic.*'],
  });
  const { id } = created.body.data;
  const clinic = await world.clinic();
  const send = createSendDueEvents({
    database: app.database,
    secrets: app.secrets,
    openSession: createOpenSession({
      guard: createAddressGuard({ allowedHosts: [`127.0.0.1:${port}`] }),
      connections: 8,
    }),
    config: { WEBHOOK_RETRY_SCALE_PERCENT: 100 },
    lingerMs: 50,
  });
  await send({ organizationId: world.organizationId, endpointId: id }, new AbortController().signal);
  const { data } = (await partner.get(`/v1/partner/webhook-endpoints/${id}/deliveries`)).body;
  return { clinic, deliveries: data };
};
