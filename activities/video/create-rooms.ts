import type { RoomProvider } from '../../domain/appointments/video-room.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { dailyRooms } from './daily.ts';
import type { Rooms, RoomsOf } from './rooms.ts';
import { wherebyRooms } from './whereby.ts';

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
