import { randomUUID } from 'node:crypto';
import type { Reply } from '../../support/client.ts';
import type { WireRecord, World } from '../../support/world.ts';

const APPOINTMENTS = '/v1/partner/appointments';

/** A booking as its client knows it; times by this process's clock, in milliseconds. */
export interface Write {
  readonly key: string;
  readonly body: object;
  readonly id: string;
  readonly sent: number;
  readonly answered: number;
}

export interface Writers {
  /** Those that were acknowledged. */
  readonly writes: readonly Write[];
  /** Answers that were no acknowledgement. */
  readonly refused: readonly Reply[];
  stop(): Promise<void>;
}

/** Clients that book one hour after the other, each with a practitioner of its own, until they are stopped. */
export const startWriters = async (world: World, count: number): Promise<Writers> => {
  const writes: Write[] = [];
  const refused: Reply[] = [];
  let going = true;
  const write = async (practice: Record<'clinic' | 'practitioner' | 'patient', WireRecord>) => {
    for (let hour = 0; going; hour += 1) {
      const [key, body, sent] = [randomUUID(), world.booking(practice, hour), performance.now()];
      const reply = await world.partner.post(APPOINTMENTS, body, { key });
      if (reply.status !== 201) refused.push(reply);
      else writes.push({ key, body, id: reply.body.data.id, sent, answered: performance.now() });
    }
  };
  const practices = await Promise.all(Array.from({ length: count }, () => world.practice()));
  const running = Promise.all(practices.map(write));
  running.catch(() => undefined);
  return {
    writes,
    refused,
    async stop() {
      going = false;
      await running;
    },
  };
};
