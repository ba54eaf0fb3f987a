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
 * Rooms at Whereby (its REST interface: meetings). It chooses names itself; only their beginning can be
 * asked for, and that is how a room is found again whose answer was lost. A room ends an hour after its
 * end date by itself, as our links do, and its end cannot be changed.
 */

type Meeting = Readonly<Record<string, unknown>>;

/** Letters and digits, 39 at most. */
const prefixOf = (name: string): string => name.replaceAll('-', '').slice(0, 39);

const addressOf = (value: unknown, camera: 'on' | 'off'): string => {
  const address = webAddress(value);
  if (camera === 'off') address.searchParams.set('video', 'off');
  return address.href;
};

/** Below the activity's own limit: of a list that never ends no one reads on who was given up. */
const READING_MS = 40_000;

/** Meetings of this beginning, newest last. */
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
          // It must not lie in the past.
          endDate: new Date(Math.max(endAt.getTime(), Date.now() + 60_000)).toISOString(),
          roomNamePrefix: prefix,
          roomNamePattern: 'uuid',
          roomMode: 'normal',
          isLocked: false,
          // The account may have another default. Hosts are asked, and nothing begins by itself.
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
      // Rooms of earlier attempts, or that would have ended too soon.
      if (mayExist) await removeAll(prefix, meeting.meetingId);
      return { key: String(meeting.meetingId), addresses };
    },

    remove: (name, key) => (key === null ? removeAll(prefixOf(name)) : removeMeeting(requests, key)),
  };
};
