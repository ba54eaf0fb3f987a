// Changes of sessions, each meant of the session as it is shown.
import { readWithEtag, type Schemas, write } from '../../api/client.ts';
import { refresh } from '../../api/queries.ts';
import { emit } from '../../frame/host.ts';
import { Refused } from '../../frame/problem.ts';
import { isSameSpan, type Span } from './span.ts';

/** What a person sees of a session when they change it. */
export interface Shown extends Span {
  readonly id: string;
  readonly status: string;
  /** Where the whole record is shown, not its place in the grid alone. */
  readonly updated_at?: string | undefined;
}
type Change = Schemas['FramedAppointmentChange'];

/** Reads again all that shows sessions. */
export const refreshSessions = (): Promise<void> =>
  refresh('/api/embed/agenda', '/api/embed/appointments', '/api/embed/appointments/{id}');

/**
 * Changes a session and tells the host, unless it was changed elsewhere meanwhile.
 * @throws Refused 409 where it overlaps another session; 412 where it is not as shown any more: `refreshSessions` then.
 */
export const changeSession = async (shown: Shown, body: Change): Promise<void> => {
  const path = { id: shown.id };
  const { data, etag } = await readWithEtag('/api/embed/appointments/{id}', { path });
  const isSame = data.status === shown.status && isSameSpan(data, shown);
  if (!isSame || (shown.updated_at ?? data.updated_at) !== data.updated_at)
    throw new Refused(412, { type: '/precondition-failed' });
  await write('patch', '/api/embed/appointments/{id}', { path, body, ifMatch: etag });
  emit(body.status === 'cancelled' ? 'appointment.cancelled' : 'appointment.updated', {
    partnerAppointmentId: shown.id,
  });
  await refreshSessions();
};
