import type { Config } from '../../api/config.ts';
import type { RoomAccess, RoomProvider } from '../../api/resources/appointments/video-room.ts';
import { dailyRooms } from './daily.ts';
import { wherebyRooms } from './whereby.ts';

export interface WantedRoom {
  /** The same for every attempt, and telling nothing. */
  readonly name: string;
  readonly endAt: Date;
  readonly camera: 'on' | 'off';
  /** Whether an attempt whose answer was lost may have made it already. */
  readonly mayExist: boolean;
}

/** Rooms of one provider. Every method can be repeated: it finds what it did before. */
export interface Rooms {
  ensure(room: WantedRoom): Promise<RoomAccess>;
  /** @param key what `ensure` answered; null where its answer was lost. */
  remove(name: string, key: string | null): Promise<void>;
}

/** Undefined where the settings hold no key for the provider. */
export type RoomsOf = (provider: RoomProvider) => Rooms | undefined;

export const createRooms = (
  config: Pick<Config, 'DAILY_API_URL' | 'DAILY_API_KEY' | 'WHEREBY_API_URL' | 'WHEREBY_API_KEY'>,
): RoomsOf => {
  const rooms: Readonly<Record<RoomProvider, Rooms | undefined>> = {
    Daily: config.DAILY_API_KEY ? dailyRooms(config.DAILY_API_URL, config.DAILY_API_KEY) : undefined,
    Whereby: config.WHEREBY_API_KEY
      ? wherebyRooms(config.WHEREBY_API_URL, config.WHEREBY_API_KEY)
      : undefined,
  };
  return (provider) => rooms[provider];
};

/** Rooms outlive the session by as long as the links do. */
export const GRACE_MS = 3_600_000;
