import { setTimeout as pause } from 'node:timers/promises';
import { roomName } from '../../../domain/appointments/video-room.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { type Radicale, startRadicale } from '../../support/radicale.ts';
import { startVideoProviders, type VideoProviders } from '../../support/video-providers.ts';
import type { World } from '../../support/world.ts';
import { connectPractitioner, inUtc } from '../convergence/bookings.ts';
import { type Gate, startGate } from '../fleet/gate.ts';
import type { LongService } from '../start-service.ts';

/** The external servers that a booking reaches: a calendar for each practitioner, and a video provider. */
export interface Outside {
  /** For the fleet. */
  readonly settings: NodeJS.ProcessEnv;
  readonly calendar: Pick<Gate, 'setBroken'>;
  readonly video: Pick<VideoProviders, 'misbehave'>;
  connect(service: LongService, world: World, practitionerId: string): Promise<void>;
  /**
   * Waits until each booking is in its calendar once and has its room, and nothing else is there.
   * @returns the differences.
   */
  agrees(service: LongService, bookings: readonly StandingBooking[], patience: number): Promise<string[]>;
  stop(): Promise<void>;
}

export interface StandingBooking {
  readonly id: string;
  readonly start_at: Date;
  readonly partner_practitioner_id: string;
}

interface Connected {
  readonly user: string;
  readonly calendar: string;
}

const calendarFaults = async (
  radicale: Radicale,
  { user, calendar }: Connected,
  own: readonly StandingBooking[],
): Promise<string[]> => {
  const events = await radicale.events(user, calendar);
  const faults = own.flatMap(({ id, start_at }) => {
    const found = events.filter((event) => event.includes(id));
    if (found.length !== 1) return [`${found.length} events of booking ${id}`];
    return found[0]?.includes(`DTSTART:${inUtc(start_at.toISOString())}`)
      ? []
      : [`the event of booking ${id} is at another time`];
  });
  return events.length > own.length ? [...faults, 'events that no booking has'] : faults;
};

const roomFaults = (
  { dailyRooms }: VideoProviders,
  service: LongService,
  bookings: readonly StandingBooking[],
): string[] => {
  const secrets = createSecrets(service.config);
  const without = bookings.filter(({ id }) => !dailyRooms.has(roomName(secrets, id)));
  const faults = without.map(({ id }) => `booking ${id} has no room`);
  return dailyRooms.size > bookings.length ? [...faults, 'rooms that no booking has'] : faults;
};

export const startOutside = async (): Promise<Outside> => {
  const [radicale, providers] = await Promise.all([startRadicale(), startVideoProviders()]);
  const gate = await startGate(radicale.host);
  const connected = new Map<string, Connected>();
  const differences = async (service: LongService, bookings: readonly StandingBooking[]) => {
    const faults = roomFaults(providers, service, bookings);
    for (const [practitioner, one] of connected) {
      const own = bookings.filter(({ partner_practitioner_id }) => partner_practitioner_id === practitioner);
      faults.push(...(await calendarFaults(radicale, one, own)));
    }
    return faults;
  };
  return {
    settings: { ...providers.settings, OUTGOING_ALLOWED_HOSTS: gate.host },
    calendar: gate,
    video: providers,
    async connect(service, world, practitionerId) {
      const calendar = { radicale, calendarHost: gate.host };
      connected.set(practitionerId, await connectPractitioner(service, calendar, world, practitionerId));
    },
    async agrees(service, bookings, patience) {
      const began = performance.now();
      for (;;) {
        const faults = await differences(service, bookings);
        if (faults.length === 0 || performance.now() - began > patience * 1_000) return faults;
        await pause(2_000);
      }
    },
    async stop() {
      await Promise.all([radicale.stop(), providers.stop(), gate.stop()]);
    },
  };
};
