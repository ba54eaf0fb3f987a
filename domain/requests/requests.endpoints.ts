import { sql } from '../../platform/database/rows.ts';
import { appointments } from '../appointments/appointment.resource.ts';
import { equals } from '../declarations/conditions.ts';
import { endpoint } from '../declarations/endpoint.ts';
import type { WaitingPlace } from '../declarations/follow.ts';
import { resource } from '../declarations/resource.ts';
import { momentAsText } from '../declarations/resource-columns.ts';
import { Effect } from './effect.entity.ts';
import { type Effects, effectsOf, eventsOf, findEntry } from './read-request.ts';
import { EffectFilters, EffectView, RequestFilters, RequestView } from './requests.schemas.ts';

/** Of effects that no event tells of, such as rooms. */
const LOOK_EVERY_MS = 500;

/** Waits until nothing is `waiting`. @returns what the effects are then. */
const settledEffects = async (
  look: () => Promise<Effects>,
  seconds: number,
  enter: () => WaitingPlace | undefined,
): Promise<Effects> => {
  let effects = await look();
  const place = seconds > 0 && !effects.settled ? enter() : undefined;
  if (!place) return effects;
  const until = performance.now() + seconds * 1_000;
  try {
    while (!effects.settled) {
      const left = until - performance.now();
      // Nobody waits any more: the caller went away, or the process ends.
      if (left <= 0 || !(await place.pause(Math.min(left, LOOK_EVERY_MS)))) break;
      effects = await look();
    }
    return effects;
  } finally {
    place.leave();
  }
};

const getRequest = endpoint({
  id: 'getRequest',
  summary: 'Read what became of a request',
  description:
    'By the `X-Request-Id` of its answer: the answer itself, and what the request asked for beside it, such as e-mails, as long as the service keeps that: 30 days. A delegated token reads the requests of its clinician.',
  tag: 'Requests',
  route: 'GET /v1/partner/requests/{id}',
  access: { tokens: ['organization', 'delegated'], scopes: [] },
  query: RequestFilters,
  success: [200, RequestView],
  problems: ['not-found'],
  handle: async ({ actor, config, enter, fail, params, query, readmit, rows }) => {
    const entry = await findEntry(rows, actor, params.id as string);
    if (!entry) throw fail('not-found');
    const { wait_seconds = 0 } = query;
    const look = () => effectsOf(rows, actor.organization_id, entry);
    const { effects, settled } = await settledEffects(look, wait_seconds, enter);
    if (wait_seconds > 0) await readmit();
    return {
      ...entry,
      problem_type: entry.problem === null ? null : `${config.PROBLEM_BASE}/${entry.problem}`,
      effects,
      events: await eventsOf(rows, actor, entry),
      settled,
    };
  },
});

const effects = resource({
  entity: Effect,
  table: 'effects',
  view: EffectView,
  order: 'created_at',
  readAlone: true,
  permanent: true,
  columns: {
    // The position in the list: one appointment has several.
    id: sql`t.id`,
    requested_at: momentAsText(sql`t.created_at`),
  },
  internal: {
    record_id: sql<string>`t.record_id`,
    created_at: sql<string>`t.created_at::text`,
  },
  show: ({ record_id, ...row }) => ({ ...row, id: record_id }),
});

const listAppointmentEffects = endpoint({
  id: 'listAppointmentEffects',
  summary: 'List what an appointment has brought about',
  description:
    'Its e-mails, its entry in a calendar and its video room, in the order in which they were asked for.',
  tag: 'Appointments',
  route: 'GET /v1/partner/appointments/{id}/effects',
  access: { tokens: ['organization', 'delegated'], scopes: ['appointments:read'] },
  query: EffectFilters,
  subject: appointments,
  lists: effects,
  filters: (_, { params }) => [equals('record_id', params.id)],
  success: [200],
});

export const requestEndpoints = [getRequest, listAppointmentEffects];
