import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { clientOf, type Reply } from '../../support/client.ts';
import type { WireRecord, World } from '../../support/world.ts';

/** Sends mixed requests at a steady rate, however long the answers take, and follows every write to its end. */

const APPOINTMENTS = '/v1/partner/appointments';

/**
 * In so many turns each practice books once and moves once, and else reads, as partners do. Each of the two is two
 * mails, a calendar entry and a video room later, of which a development server of Temporal on two cores manages
 * about ten a second: beyond that a run would measure how long a queue grows.
 */
const WRITES_EVERY = 10;

export interface LoadPlan {
  readonly world: World;
  readonly baseUrl: string;
  readonly perSecond: number;
  readonly practices: number;
  /** For how many milliseconds a failed request is sent again with the same key, as partners do; 0: never. */
  readonly patience: number;
  /** Called with each practice, before its first booking. */
  readonly prepare?: (practice: Practice) => Promise<void>;
}

/** A booking that was requested. */
export interface Booked {
  readonly key: string;
  /** Undefined: never acknowledged. */
  id?: string;
  /** The start that was last acknowledged. */
  start: string;
  /** The start of a move whose outcome is unknown. */
  perhaps?: string;
}

export interface Outcome {
  readonly sent: number;
  readonly milliseconds: number;
  readonly operation: string;
  /** 0: no answer. */
  readonly status: number;
  readonly right: boolean;
}

export interface Load {
  readonly outcomes: readonly Outcome[];
  readonly booked: readonly Booked[];
  readonly practices: readonly Practice[];
  /** Waits for every answer. */
  stop(): Promise<void>;
}

export type Practice = Record<'clinic' | 'practitioner' | 'patient', WireRecord>;

const isSettled = ({ status }: Reply): boolean => status < 500 && status !== 409 && status !== 429;

export const startLoad = async (plan: LoadPlan): Promise<Load> => {
  const { world, patience } = plan;
  const client = clientOf(plan.baseUrl, world.partner.token);
  const practices: Practice[] = [];
  for (let made = 0; made < plan.practices; made += 1) {
    const practice = await world.practice();
    await plan.prepare?.(practice);
    practices.push(practice);
  }
  const outcomes: Outcome[] = [];
  const booked: Booked[] = [];
  const hours = new Map<Practice, number>();
  const nextHour = (practice: Practice): number => {
    const hour = (hours.get(practice) ?? -1) + 1;
    hours.set(practice, hour);
    return hour;
  };

  /** @returns the last answer; undefined where there was none. */
  const ask = async (operation: string, wanted: number, send: () => Promise<Reply>) => {
    const began = performance.now();
    for (;;) {
      const sent = performance.now();
      const reply = await send().catch(() => undefined);
      const status = reply?.status ?? 0;
      const milliseconds = performance.now() - sent;
      outcomes.push({ sent, milliseconds, operation, status, right: status === wanted });
      if (reply && isSettled(reply)) return reply;
      if (performance.now() - began >= patience) return undefined;
      await pause(500);
    }
  };

  const book = async (practice: Practice): Promise<void> => {
    const body = world.booking(practice, nextHour(practice), { notify_patient: true }) as {
      start_at: string;
    };
    const one: Booked = { key: randomUUID(), start: body.start_at };
    booked.push(one);
    const reply = await ask('book', 201, () => client.post(APPOINTMENTS, body, { key: one.key }));
    if (reply?.status === 201) one.id = reply.body.data.id;
  };
  const move = async (practice: Practice, one: Booked): Promise<void> => {
    const { start_at, end_at } = world.booking(practice, nextHour(practice)) as Record<string, string>;
    const key = randomUUID();
    one.perhaps = start_at as string;
    const reply = await ask('move', 200, () =>
      client.patch(`${APPOINTMENTS}/${one.id}`, { start_at, end_at }, { key }),
    );
    if (reply?.status !== 200) return;
    one.start = reply.body.data.start_at;
    delete one.perhaps;
  };

  /** Bookings that may be moved: each once, and by the practice that has them. */
  const movable = new Map<Practice, Booked[]>();
  const act = async (turn: number): Promise<void> => {
    const practice = practices[turn % practices.length] as Practice;
    const own = movable.get(practice) ?? [];
    movable.set(practice, own);
    const any = booked[Math.floor(booked.length / 2)]?.id;
    // Spread so that at no moment all of them write, nor none.
    switch ((Math.floor(turn / practices.length) + (turn % practices.length)) % WRITES_EVERY) {
      case 0: {
        const at = booked.length;
        await book(practice);
        const one = booked[at];
        if (one?.id) own.push(one);
        return;
      }
      case WRITES_EVERY / 2: {
        const one = own.shift();
        if (one) await move(practice, one);
        return;
      }
    }
    switch (turn % 3) {
      case 0:
        if (any) await ask('read', 200, () => client.get(`${APPOINTMENTS}/${any}`));
        return;
      case 1:
        await ask('list', 200, () => client.get(`${APPOINTMENTS}?limit=20`));
        return;
      default:
        await ask('patients', 200, () => client.get('/v1/partner/patients?limit=20'));
    }
  };

  let going = true;
  const running = new Set<Promise<void>>();
  const pacing = (async () => {
    const began = performance.now();
    for (let turn = 0; going; turn += 1) {
      const acting: Promise<void> = act(turn).finally(() => running.delete(acting));
      running.add(acting);
      await pause(Math.max(0, began + (turn * 1_000) / plan.perSecond - performance.now()));
    }
  })();
  pacing.catch(() => undefined);
  return {
    outcomes,
    booked,
    practices,
    async stop() {
      going = false;
      await pacing;
      await Promise.all(running);
    },
  };
};

/** Compares the database with what was acknowledged. */
export const lostWrites = (
  booked: readonly Booked[],
  rows: readonly { readonly id: string; readonly start_at: Date }[],
): readonly string[] => {
  const stands = new Map(rows.map(({ id, start_at }) => [id, start_at.toISOString()]));
  const complaints: string[] = [];
  const acknowledged = booked.filter(({ id }) => id !== undefined);
  for (const { id, start, perhaps } of acknowledged) {
    const found = stands.get(id as string);
    if (found === undefined) complaints.push(`booking ${id} was acknowledged and is not there`);
    else if (found !== start && found !== perhaps)
      complaints.push(`booking ${id} is not where it was acknowledged to be`);
  }
  const ids = new Set(acknowledged.map(({ id }) => id));
  if (ids.size < acknowledged.length) complaints.push('two keys were answered with the same booking');
  const unknown = booked.length - acknowledged.length;
  const surplus = rows.filter(({ id }) => !ids.has(id)).length;
  if (surplus > unknown)
    complaints.push(`${surplus} bookings nobody was told of, for ${unknown} open requests`);
  return complaints;
};
