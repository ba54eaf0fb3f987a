import { randomUUID } from 'node:crypto';
import type { Attempt, Window } from './history.ts';

/** Clients that book, move and cancel in the calendars of a few practitioners, as fast as they can. */

export interface Calendar {
  readonly clinic: string;
  readonly practitioner: string;
  readonly patient: string;
}

export interface RacePlan {
  readonly baseUrls: readonly string[];
  readonly token: string;
  readonly calendars: readonly Calendar[];
  readonly clients: number;
  readonly attempts: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

export interface Call extends Attempt {
  readonly status: number;
}

const QUARTER = 15 * 60_000;
const FIRST = Date.UTC(2040, 0, 2);
const MOST_QUARTERS = 6;
/** Quarter-hours for each booking that may exist at once: few enough that about half of the calls collide. */
const ROOM = 2.5;

/** The share of calls that ask for the same hour of one practitioner at the same time: these cause deadlocks. */
const RUSHED = 0.2;

/** mulberry32: a small generator whose sequence a printed seed brings back. */
const randomNumbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const outcomeOf = (status: number): Attempt['outcome'] => {
  if (status === 200 || status === 201) return 'accepted';
  if (status === 409) return 'conflict';
  return 'unknown';
};

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const race = async (plan: RacePlan): Promise<readonly Call[]> => {
  const { baseUrls, token, calendars, clients, attempts, seed, signal } = plan;
  const calls: Call[] = [];
  const quarters = Math.ceil((ROOM * attempts) / calendars.length);
  let left = attempts;

  const client = async (number: number): Promise<void> => {
    const random = randomNumbers(seed * 1_000 + number);
    const pick = (below: number) => Math.floor(random() * below);
    /** Only this client changes them, so their changes are in sequence. */
    const own: { readonly appointment: string; readonly calendar: Calendar }[] = [];
    const anyWindow = (): Window => {
      const start = FIRST + pick(quarters) * QUARTER;
      return { start, end: start + (1 + pick(MOST_QUARTERS)) * QUARTER };
    };
    /** Behind all other windows, and the same for all clients at about the same time. */
    const rushedWindow = (): Window => {
      const start = FIRST + (quarters + 2 * MOST_QUARTERS * Math.floor(left / clients) + pick(3)) * QUARTER;
      return { start, end: start + 3 * QUARTER };
    };
    const ask = async (
      kind: Attempt['kind'],
      calendar: Calendar,
      appointment: string | undefined,
      window: Window | undefined,
      body: object,
    ): Promise<void> => {
      // Another process with each call: what one of them knows must not matter.
      const base = baseUrls[pick(baseUrls.length)];
      const path = appointment ? `/v1/partner/appointments/${appointment}` : '/v1/partner/appointments';
      const invoked = performance.now();
      let status = 0;
      let answer: { data?: { id: string } } = {};
      try {
        const response = await fetch(`${base}${path}`, {
          method: appointment ? 'PATCH' : 'POST',
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': randomUUID(),
          },
          body: JSON.stringify(body),
          signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
        });
        answer = (await response.json()) as typeof answer;
        status = response.status;
      } catch {
        signal.throwIfAborted();
      }
      const outcome = outcomeOf(status);
      const returned = outcome === 'unknown' ? Number.POSITIVE_INFINITY : performance.now();
      const id = appointment ?? (outcome === 'accepted' ? answer.data?.id : undefined);
      if (kind === 'book' && id) own.push({ appointment: id, calendar });
      const { practitioner } = calendar;
      calls.push({ kind, practitioner, appointment: id, window, invoked, returned, outcome, status });
    };

    while (left > 0) {
      left -= 1;
      const chance = random();
      const mine = chance < 0.4 && own.length > 0 ? pick(own.length) : undefined;
      const changed = mine === undefined ? undefined : own[mine];
      if (changed && mine !== undefined && chance < 0.15) {
        own.splice(mine, 1);
        await ask('cancel', changed.calendar, changed.appointment, undefined, { status: 'cancelled' });
        continue;
      }
      const rushed = random() < RUSHED;
      const window = rushed ? rushedWindow() : anyWindow();
      const times = { start_at: iso(window.start), end_at: iso(window.end) };
      if (changed) {
        await ask('move', changed.calendar, changed.appointment, window, times);
        continue;
      }
      const calendar = calendars[rushed ? 0 : pick(calendars.length)] as Calendar;
      await ask('book', calendar, undefined, window, {
        ...times,
        partner_clinic_id: calendar.clinic,
        partner_practitioner_id: calendar.practitioner,
        partner_patient_id: calendar.patient,
        session_type: 'in_person',
        notify_patient: true,
      });
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return calls;
};
