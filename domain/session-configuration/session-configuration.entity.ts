import { defineEntity, p } from '@mikro-orm/core';
import { whenUpdated } from '../declarations/record.ts';
import { LOCALES } from '../messages/locale.ts';

export interface Branding {
  readonly display_name: string | null;
  readonly logo_url: string | null;
  readonly primary_color: string | null;
  readonly accent_color: string | null;
}

const SessionConfigurationSchema = defineEntity({
  name: 'SessionConfiguration',
  tableName: 'session_configurations',
  properties: {
    id: p.uuid().primary(),
    organization_id: p.uuid(),
    video_provider: p.enum(['None', 'Jitsi', 'Daily', 'Whereby'] as const),
    waiting_room_enabled: p.boolean(),
    recording_enabled: p.boolean(),
    enabled_features: p.array(),
    upgrade_enabled: p.boolean(),
    camera_default: p.enum(['on', 'off'] as const),
    session_page_enabled: p.boolean(),
    locale: p.enum(LOCALES),
    branding: p.json<Branding>(),
    created_at: p.datetime(3),
    updated_at: p.datetime(3).onUpdate(whenUpdated),
  },
});

/** How sessions run in an organization (specification 2.15); created with the organization. */
export class SessionConfiguration extends SessionConfigurationSchema.class {}
SessionConfigurationSchema.setClass(SessionConfiguration);
