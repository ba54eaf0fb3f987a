import type { RoomAccess } from '../../domain/appointments/video-room.ts';
import {
  createProviderRequests,
  endlessList,
  type ProviderRequests,
  unexpectedAnswer,
  webAddress,
} from './provider-request.ts';
import type { Rooms } from './rooms.ts';

/**
 * Rooms at Whereby (its REST interface: meetings). Whereby chooses the names. Only their prefix can be requested, and
 * it is used to find a room whose answer was lost. A room ends by itself an hour after its end date, like our links,
 * and its end cannot be changed.
 */

type Meeting = Readonly<Record<string, unknown>>;

/** Letters and digits, at most 39. */
const prefixOf = (name: string): string => name.replaceAll('-', '').slice(0, 39);

const addressOf = (value: unknown, camera: 'on' | 'off'): string => {
  const address = webAddress(value);
  if (camera === 'off') address.searchParams.set('video', 'off');
  return address.href;
};

/**
 * Milliseconds; below the activity's own limit, so that an aborted attempt does not continue to read an endless list.
 */
const READING_MS = 40_000;

/** Meetings with this prefix, newest last. */
const findMeetings = async (requests: ProviderRequests, prefix: string): Promise<readonly Meeting[]> => {
  const found: Meeting[] = [];
  let cursor: string | null = null;
  const latest = performance.now() + READING_MS;
  do {
    const before: string | null = cursor;
    const after: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const answer = await requests.send('GET', `/meetings?limit=100&fields=hostRoomUrl${after}`);
    if (answer.status !== 200 || !Array.isArray(answer.json.results)) throw unexpectedAnswer(answer);
    for (const meeting of answer.json.results as readonly Meeting[])
      if (String(meeting?.roomName).replace(/^\//, '').startsWith(prefix)) found.push(meeting);
    cursor = typeof answer.json.cursor === 'string' && answer.json.cursor !== '' ? answer.json.cursor : null;
    if ((cursor && cursor === before) || performance.now() > latest) throw endlessList();
  } while (cursor);
  return found;
};

const removeMeeting = async (requests: ProviderRequests, id: unknown): Promise<void> => {
  const answer = await requests.send('DELETE', `/meetings/${encodeURIComponent(String(id))}`);
  if (![200, 204, 404].includes(answer.status)) throw unexpectedAnswer(answer);
};

export const wherebyRooms = (baseUrl: string, key: string): Rooms => {
  const requests = createProviderRequests(baseUrl, key);
  const removeAll = async (prefix: string, but?: unknown): Promise<void> => {
    for (const { meetingId } of await findMeetings(requests, prefix))
      if (meetingId !== but) await removeMeeting(requests, meetingId);
  };

  return {
    async ensure({ name, endAt, camera, recording, mayExist }) {
      const prefix = prefixOf(name);
      const lasts = (meeting: Meeting) => Date.parse(String(meeting.endDate)) >= endAt.getTime();
      const known = mayExist ? (await findMeetings(requests, prefix)).filter(lasts) : [];
      let meeting = known.at(-1);
      if (!meeting) {
        const answer = await requests.send('POST', '/meetings', {
          // The date must not be in the past.
          endDate: new Date(Math.max(endAt.getTime(), Date.now() + 60_000)).toISOString(),
          roomNamePrefix: prefix,
          roomNamePattern: 'uuid',
          roomMode: 'normal',
          isLocked: false,
          // The account may have another default. With `prompt` the host is asked, and nothing starts by itself.
          recording: recording ? { type: 'cloud', startTrigger: 'prompt' } : { type: 'none' },
          fields: ['hostRoomUrl'],
        });
        if (answer.status !== 201 && answer.status !== 200) throw unexpectedAnswer(answer);
        meeting = answer.json;
      }
      const addresses: RoomAccess['addresses'] = {
        clinician: addressOf(meeting.hostRoomUrl, camera),
        patient: addressOf(meeting.roomUrl, camera),
      };
      // Rooms of earlier attempts, and rooms that would have ended too early.
      if (mayExist) await removeAll(prefix, meeting.meetingId);
      return { key: String(meeting.meetingId), addresses };
    },

    remove: (name, key) => (key === null ? removeAll(prefixOf(name)) : removeMeeting(requests, key)),
  };
};
