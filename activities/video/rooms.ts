import type { RoomAccess, RoomProvider } from '../../domain/appointments/video-room.ts';

export interface WantedRoom {
  /** The same for every attempt. It reveals nothing about the session. */
  readonly name: string;
  readonly endAt: Date;
  readonly camera: 'on' | 'off';
  /** Whether the clinician may record the session. */
  readonly recording: boolean;
  /** Whether an earlier attempt, whose answer was lost, may have created the room. */
  readonly mayExist: boolean;
}

/** The rooms of one provider. Every method can be repeated: it finds what it did before. */
export interface Rooms {
  ensure(room: WantedRoom): Promise<RoomAccess>;
  /** @param key the result of `ensure`; null if its answer was lost. */
  remove(name: string, key: string | null): Promise<void>;
}

/** Undefined if the settings have no key for the provider. */
export type RoomsOf = (provider: RoomProvider) => Rooms | undefined;
