import { sql } from '../../platform/database/rows.ts';
import { endpoint } from '../declarations/endpoint.ts';
import { appointments, linksOf } from './appointment.resource.ts';
import { SessionLinksView } from './appointment.schemas.ts';

export const createSessionLinks = endpoint({
  id: 'createSessionLinks',
  summary: "Mint an appointment's session links",
  description: 'The same codes on every call; they follow a move, and stop working with a cancellation.',
  tag: 'Appointments',
  route: 'POST /v1/partner/appointments/{id}/session-links',
  access: { tokens: ['organization', 'delegated'], scopes: ['appointments:read'] },
  subject: appointments,
  success: [201, SessionLinksView],
  handle: async ({ actor, config, rows, secrets, subject }) => {
    const [settings] = await rows.all(sql<{ video_provider: string; waiting_room_enabled: boolean }>`
      select video_provider, waiting_room_enabled from session_configurations
      where organization_id = ${actor.organization_id}`);
    const { video_provider, waiting_room_enabled } = settings as NonNullable<typeof settings>;
    return {
      ...linksOf({ ...subject, video_provider }, { config, secrets }),
      video_provider,
      waiting_room_enabled,
    };
  },
});

export const sessionLinkEndpoints = [createSessionLinks];
