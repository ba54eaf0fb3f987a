import { MASKED_FEATURES } from '../access/capabilities.ts';
import {
  Change,
  Colour,
  Line,
  Moment,
  nullable,
  OneOf,
  Shape,
  Type,
  UniqueList,
  WebAddress,
} from '../declarations/schemas.ts';
import { LOCALES } from '../messages/locale.ts';

const branding = {
  display_name: nullable(Line(200)),
  logo_url: nullable(
    WebAddress({
      description: 'https only; shown in the bar of the workspace.',
      examples: ['https://cdn.example/logo.svg'],
    }),
  ),
  primary_color: nullable(Colour()),
  accent_color: nullable(Colour()),
};
const fields = {
  video_provider: OneOf(['None', 'Jitsi', 'Daily', 'Whereby'], {
    description: '`None`: virtual sessions run in your own call.',
  }),
  waiting_room_enabled: Type.Boolean(),
  recording_enabled: Type.Boolean({
    description:
      'Whether clinicians may have video sessions recorded, by the video provider and with its account, in rooms that are made from then on. Needs the feature `session_recording`.',
  }),
  enabled_features: UniqueList(OneOf(MASKED_FEATURES), {
    maxItems: MASKED_FEATURES.length,
    description: 'Areas of the framed workspace that are on.',
  }),
  upgrade_enabled: Type.Boolean({
    description: "Offers the upgrade page to a clinic's owner or only practitioner.",
  }),
  camera_default: OneOf(['on', 'off']),
  session_page_enabled: Type.Boolean({
    description:
      "Whether session links open the service's own session page, with the playroom. Off: a virtual session opens the provider's room at once; in person the page opens all the same.",
  }),
  locale: OneOf(LOCALES, {
    description: "In which language the organization's e-mails and patients' pages are.",
  }),
};

export const SessionConfigurationView = Shape({
  ...fields,
  branding: Shape(branding),
  created_at: Moment(),
  updated_at: Moment(),
});

export const SessionConfigurationChange = Change({ ...fields, branding: Change(branding) });
