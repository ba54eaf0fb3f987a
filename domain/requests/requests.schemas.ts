import { Id, Moment, nullable, OneOf, pageFields, Shape, Type } from '../declarations/schemas.ts';
import { LONGEST_WAIT_SECONDS } from '../events/events.schemas.ts';
import { EFFECT_KINDS } from './effect-kinds.ts';

export const EffectView = Shape({
  kind: OneOf(EFFECT_KINDS),
  id: Id({ description: 'The record that it belongs to.' }),
  request_id: nullable(Id({ description: 'The request that asked for it.' })),
  recipient: nullable(OneOf(['practitioner', 'patient'], { description: 'Of e-mails.' })),
  about: nullable(OneOf(['booked', 'moved', 'cancelled'], { description: 'Of e-mails about appointments.' })),
  state: OneOf(['waiting', 'done', 'skipped', 'refused', 'unconfirmed', 'failed', 'cancelled'], {
    description:
      '`skipped`: there is no address, or it is in the past; `refused`: by the mailbox; `unconfirmed`: it left, and who sent it did not hear the answer.',
  }),
  requested_at: Moment(),
  settled_at: nullable(Moment()),
  workflow_id: nullable(
    Type.String({ examples: ['appointment/…'], description: 'What an operator finds it by.' }),
  ),
});

export const RequestView = Shape({
  request_id: Id(),
  recorded_at: Moment({ description: 'As in the audit.' }),
  audit_sequence: Type.Integer({ minimum: 1, description: '`sequence` of its audit entry.' }),
  operation: Type.String({ examples: ['createAppointment'] }),
  method: nullable(Type.String({ examples: ['POST'] })),
  route: nullable(Type.String({ examples: ['/v1/partner/appointments'], description: 'The template.' })),
  status: nullable(Type.Integer({ examples: [201] })),
  problem: nullable(Type.String({ examples: ['not-found'], description: 'The slug.' })),
  problem_type: nullable(Type.String({ format: 'web-address', description: 'The page that explains it.' })),
  actor_kind: OneOf(['organization', 'delegated', 'embed', 'seat', 'practitioner', 'operator', 'system']),
  client_id: nullable(Type.String({ examples: ['client_1'] })),
  practitioner_id: nullable(Id()),
  resource_id: nullable(Id({ description: 'What it was about.' })),
  replayed_request_id: nullable(Id({ description: 'The request whose answer was shown again.' })),
  replay_count: Type.Integer({ minimum: 0, description: 'How often its answer was shown again since.' }),
  effects: Type.Array(EffectView, {
    description: 'Those of its own record first; up to 100, as an import may have thousands.',
  }),
  events: Type.Array(Shape({ sequence: Type.Integer({ minimum: 1 }), type: Type.String() }), {
    description: 'Of the change feed, as the token may see them; up to 100.',
  }),
  settled: Type.Boolean({ description: 'Nothing of it is `waiting`, also of effects that are not listed.' }),
});

export const RequestFilters = Shape({
  wait_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: LONGEST_WAIT_SECONDS,
      description: 'The answer waits until it is `settled`, at most so long.',
    }),
  ),
});

export const EffectFilters = Shape(pageFields);
