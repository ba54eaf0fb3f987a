import { followLink, type Way } from '../../support/session-seat.ts';
import type { World } from '../../support/world.ts';
import type { LongService } from '../start-service.ts';

export interface PartOptions {
  readonly seconds: number;
  readonly sessions: number;
  readonly organizations: number;
}

/** A session of a new clinic, by the ways in of both its seats, and a room that its clinician can choose. */
export interface BookedSession {
  readonly clinician: Way;
  readonly client: Way;
  readonly room: string;
}

export const bookSession = async ({ baseUrl }: LongService, world: World): Promise<BookedSession> => {
  const practice = await world.practice();
  await world.partner.patch('/v1/partner/session-config', { waiting_room_enabled: false });
  const { body, text } = await world.partner.post('/v1/partner/appointments', world.booking(practice));
  if (!body.data) throw new Error(text);
  const rooms = await (await world.as(practice.practitioner.id)).get('/v1/partner/playrooms');
  return {
    clinician: await followLink(baseUrl, body.data.clinician_video_url),
    client: await followLink(baseUrl, body.data.patient_video_url),
    room: rooms.body.data[0].id,
  };
};
