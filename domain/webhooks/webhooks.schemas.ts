import {
  Change,
  Id,
  includeDeleted,
  Line,
  Moment,
  nullable,
  OneOf,
  pageFields,
  recordFields,
  Shape,
  Type,
  UniqueList,
} from '../declarations/schemas.ts';
import { eventTypes } from '../events/event-types.ts';
import { LARGEST_SEQUENCE, MOST_TYPES } from '../events/events.schemas.ts';

const nouns = [...new Set(Object.keys(eventTypes).map((type) => type.replace(/\..*/, '.*')))];

const url = Type.String({
  minLength: 1,
  maxLength: 2_048,
  format: 'webhook-address',
  description:
    'https, on port 443 or from 1024 on, without user name, password and fragment; not the service itself, and no IP address that is not public. A name beyond ASCII is written as `xn--…`. Sealed at rest; no log and no audit entry holds it.',
  examples: ['https://portal.partner.example/hooks/clinic'],
});
const event_types = UniqueList(OneOf([...Object.keys(eventTypes), ...nouns]), {
  minItems: 1,
  maxItems: MOST_TYPES,
  description:
    'What is sent: names of types, or all of a noun as `clinic.*`. Each needs the read scope of its records.',
  examples: [['appointment.*', 'patient.created']],
});
const CLINICIAN_CONTENT =
  'Also events of what clinicians own. Needs delegation; while it is off, or the clinician disabled, such events are passed over and are not sent later.';
const include_clinician_content = Type.Boolean({ default: false, description: CLINICIAN_CONTENT });
const description = nullable(Line(200, { description: 'A note of your own.' }));
const sequence = (words: string) =>
  Type.Integer({ minimum: 1, maximum: LARGEST_SEQUENCE, description: words });

export const HEALTH = ['ok', 'failing'] as const;

export const WebhookEndpointView = Shape({
  id: Id(),
  url,
  event_types,
  include_clinician_content,
  description,
  status: OneOf(['active', 'paused', 'disabled'], {
    description: '`disabled` by the service; `active` in a PATCH goes on where it stopped.',
  }),
  next_sequence: sequence('The next event of the feed to look at.'),
  health: OneOf(HEALTH, {
    description: '`failing` after five failures without a success: one event at a time is tried then.',
  }),
  failing_since: nullable(Moment()),
  last_success_at: nullable(Moment()),
  disabled_reason: nullable(
    OneOf(['failing', 'gone', 'operator'], {
      description: '`failing`: for five days. `gone`: the receiver answered 410. `operator`: by an operator.',
    }),
  ),
  waiting_count: Type.Integer({ minimum: 0, description: 'Events that are taken and not delivered yet.' }),
  latest_sequence: Type.Integer({ minimum: 0, description: 'The newest event of the feed.' }),
  ...recordFields,
});

export const WebhookEndpointDraft = Shape({
  url,
  event_types,
  include_clinician_content: Type.Optional(include_clinician_content),
  description: Type.Optional(description),
  next_sequence: Type.Optional(
    sequence('The first event to send; without it, the first that happens from now on.'),
  ),
});

export const WebhookEndpointChange = Change({
  url,
  event_types,
  include_clinician_content: Type.Boolean({ description: CLINICIAN_CONTENT }),
  description,
  status: OneOf(['active', 'paused']),
  next_sequence: sequence('Moves the place: back sends again, in order; forward passes over.'),
});

export const WebhookEndpointFilters = Shape({ ...pageFields, ...includeDeleted });

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export const DELIVERY_FAULTS = [
  'timed_out',
  'unreachable',
  'tls',
  'address_refused',
  'redirect_refused',
  'too_large',
] as const;

export const WebhookDeliveryView = Shape({
  event_id: Id(),
  sequence: nullable(
    Type.Integer({ minimum: 1, description: 'Place in the feed; `null` for `webhook.test`.' }),
  ),
  type: Type.String({ examples: ['appointment.created'] }),
  state: OneOf(DELIVERY_STATES, { description: '`failed`: the schedule is over.' }),
  attempts: Type.Integer({ minimum: 0 }),
  first_attempt_at: nullable(Moment()),
  last_attempt_at: nullable(Moment()),
  next_attempt_at: nullable(Moment({ description: 'Stands still while the endpoint is failing.' })),
  last_status_code: nullable(Type.Integer({ description: 'What the receiver answered; never its body.' })),
  last_fault: nullable(OneOf(DELIVERY_FAULTS)),
  duration_ms: nullable(Type.Integer({ minimum: 0, description: 'Of the last attempt.' })),
});

export const WebhookDeliveryFilters = Shape({
  ...pageFields,
  state: Type.Optional(OneOf(DELIVERY_STATES)),
  event_id: Type.Optional(Id()),
});

const kind = OneOf(['ed25519', 'hmac']);
const keyFields = {
  id: Id(),
  kind,
  public_key: nullable(
    Type.String({
      description: 'Of `ed25519`: `whpk_` and the 32 bytes in base64.',
      examples: ['whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='],
    }),
  ),
  state: OneOf(['active', 'retiring'], { description: '`retiring` keys sign beside the active one.' }),
  created_at: Moment(),
  retires_at: nullable(Moment()),
};

export const WebhookKeyView = Shape(keyFields);
export const CreatedWebhookKeyView = Shape({
  ...keyFields,
  secret: Type.Optional(
    Type.String({
      description: 'Of `hmac`, and shown only here: `whsec_` and 32 bytes in base64.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='],
    }),
  ),
});

export const LONGEST_OVERLAP_SECONDS = 604_800;
export const USUAL_OVERLAP_SECONDS = 86_400;

export const WebhookKeyDraft = Shape({
  kind,
  overlap_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LONGEST_OVERLAP_SECONDS,
      default: USUAL_OVERLAP_SECONDS,
      description: 'How long the former key of this kind signs too.',
    }),
  ),
});

export const WebhookKeyFilters = Shape(pageFields);
