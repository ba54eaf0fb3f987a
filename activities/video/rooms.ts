import type { RoomAccess, RoomProvider } from '../../domain/appointments/video-room.ts';

export interface WantedRoom {
  /** The same for every attempt, and telling nothing. */
  readonly name: string;
  readonly endAt: Date;
  readonly camera: 'on' | 'off';
  /** Whether the clinician may have the session recorded. */
  readonly recording: boolean;
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
