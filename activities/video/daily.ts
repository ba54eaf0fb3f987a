import {
  createProviderRequests,
  type ProviderAnswer,
  type ProviderRequests,
  unexpectedAnswer,
  webAddress,
} from './provider-request.ts';
import type { Rooms, WantedRoom } from './rooms.ts';

/**
 * Rooms at Daily (its REST interface: rooms, meeting-tokens). They are private: each seat gets a token that opens
 * this room until the link ends. The clinician's token is the owner's. No token names a person.
 */

/** Rooms last as long after the session as the links do. */
const GRACE_MS = 3_600_000;
const secondsOf = (moment: Date): number => Math.floor((moment.getTime() + GRACE_MS) / 1000);

const propertiesOf = ({ endAt, camera }: WantedRoom) => ({
  exp: secondsOf(endAt),
  eject_at_room_exp: true,
  start_video_off: camera === 'off',
});

const token = async (
  requests: ProviderRequests,
  { name, endAt, recording }: WantedRoom,
  isOwner: boolean,
): Promise<string> => {
  const answer = await requests.send('POST', '/meeting-tokens', {
    properties: {
      room_name: name,
      is_owner: isOwner,
      exp: secondsOf(endAt),
      // A room records nothing by itself, and never for a person without this token.
      ...(isOwner && recording ? { enable_recording: 'cloud' } : {}),
    },
  });
  if (answer.status !== 200 || typeof answer.json.token !== 'string') throw unexpectedAnswer(answer);
  return answer.json.token;
};

const makeRoom = async (requests: ProviderRequests, wanted: WantedRoom): Promise<ProviderAnswer> => {
  const settings = { privacy: 'private', properties: propertiesOf(wanted) };
  const made = await requests.send('POST', '/rooms', { name: wanted.name, ...settings });
  if (made.status !== 400) return made;
  // An earlier attempt created the room, so it gets the present settings.
  return requests.send('POST', `/rooms/${wanted.name}`, settings);
};

export const dailyRooms = (baseUrl: string, key: string): Rooms => {
  const requests = createProviderRequests(baseUrl, key);
  return {
    async ensure(wanted) {
      const room = await makeRoom(requests, wanted);
      if (room.status !== 200) throw unexpectedAnswer(room);
      const addressWith = async (isOwner: boolean): Promise<string> => {
        const address = webAddress(room.json.url);
        address.searchParams.set('t', await token(requests, wanted, isOwner));
        return address.href;
      };
      const addresses = { clinician: await addressWith(true), patient: await addressWith(false) };
      return { key: wanted.name, addresses };
    },

    async remove(name) {
      const answer = await requests.send('DELETE', `/rooms/${name}`);
      if (answer.status !== 200 && answer.status !== 404) throw unexpectedAnswer(answer);
    },
  };
};
