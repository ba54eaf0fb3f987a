import { endpoint } from '../declarations/endpoint.ts';
import { resource } from '../declarations/resource.ts';
import { SessionConfiguration } from './session-configuration.entity.ts';
import { SessionConfigurationChange, SessionConfigurationView } from './session-configuration.schemas.ts';

/** One for each organization, with the organization's id; created with it and never deleted. */
const sessionConfiguration = resource({
  entity: SessionConfiguration,
  table: 'session_configurations',
  view: SessionConfigurationView,
  order: 'created_at',
  readableWhenDeleted: true,
});

const tag = 'Session configuration';
const access = { tokens: ['organization'], scopes: [] } as const;

const getSessionConfiguration = endpoint({
  id: 'getSessionConfiguration',
  summary: "Read the organization's session configuration",
  description:
    'At first `video_provider` is `Jitsi`, `waiting_room_enabled` is true, `recording_enabled` and `upgrade_enabled` are false, `enabled_features` are all, `camera_default` is `on`, `session_page_enabled` is true, `locale` is `en`, and of `branding` everything is `null`.',
  tag,
  route: 'GET /v1/partner/session-config',
  access,
  shows: sessionConfiguration,
  success: [200],
});

const updateSessionConfiguration = endpoint({
  id: 'updateSessionConfiguration',
  summary: "Change the organization's session configuration",
  description:
    'Of `branding`, too, what is left out stays as it is; `enabled_features` are replaced as a whole.',
  tag,
  route: 'PATCH /v1/partner/session-config',
  access,
  subject: sessionConfiguration,
  body: SessionConfigurationChange,
  shows: sessionConfiguration,
  success: [200],
  problems: ['feature-not-entitled'],
  example: { body: { video_provider: 'Jitsi', branding: { display_name: 'Harbour Practice' } } },
  handle: ({ body, em, fail, features, subject }) => {
    const { branding, ...fields } = body;
    if (fields.recording_enabled && !features.session_recording)
      throw fail('feature-not-entitled', { required_feature: 'session_recording' });
    em.assign(subject, {
      ...fields,
      ...(branding ? { branding: { ...subject.branding, ...branding } } : {}),
    });
  },
});

export const sessionConfigurationEndpoints = [getSessionConfiguration, updateSessionConfiguration];
