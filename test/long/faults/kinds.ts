import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { World } from '../../support/world.ts';
import type { Fleet, Member } from '../fleet/fleet.ts';

/** What goes wrong, and is over when the promise resolves. */

export interface Scene {
  readonly fleet: Fleet;
  readonly world: World;
  /** As the role that owns the schema. */
  readonly owner: Client;
  /** How often this kind was injected before. */
  readonly round: number;
  /** How long it lasts, where it lasts. */
  readonly milliseconds: number;
}

export interface Fault {
  readonly name: string;
  /** Mails that may be sent again under their Message-ID, for each injection: those under way in a killed worker. */
  readonly inFlight: number;
  inject(scene: Scene): Promise<void>;
}

const inTurn = (members: readonly Member[], round: number): Member =>
  members[round % members.length] as Member;

const IN_FLIGHT = 40;

export const faults: readonly Fault[] = [
  {
    name: 'an API process is killed',
    inFlight: 0,
    async inject({ fleet, round }) {
      const one = inTurn(fleet.apis, round);
      await one.kill();
      await one.start();
    },
  },
  {
    name: 'an API process stands still',
    inFlight: 0,
    async inject({ fleet, round, milliseconds }) {
      const pid = inTurn(fleet.apis, round).pid();
      process.kill(pid, 'SIGSTOP');
      await pause(milliseconds);
      process.kill(pid, 'SIGCONT');
    },
  },
  {
    name: 'a worker is killed',
    inFlight: IN_FLIGHT,
    async inject({ fleet, round }) {
      const one = inTurn(fleet.workers, round);
      await one.kill();
      await one.start();
    },
  },
  {
    name: 'a worker stands still',
    inFlight: IN_FLIGHT,
    async inject({ fleet, round, milliseconds }) {
      const pid = inTurn(fleet.workers, round).pid();
      process.kill(pid, 'SIGSTOP');
      await pause(milliseconds);
      process.kill(pid, 'SIGCONT');
    },
  },
  {
    name: 'PostgreSQL ends every connection',
    inFlight: IN_FLIGHT,
    async inject({ owner }) {
      await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name in ('clinic-api', 'clinic-worker')`,
      );
    },
  },
  {
    name: 'a table is locked',
    inFlight: 0,
    async inject({ owner, milliseconds }) {
      await owner.query('begin; lock table appointments in access exclusive mode');
      await pause(Math.min(milliseconds, 2_000));
      await owner.query('commit');
    },
  },
  {
    name: 'Temporal is away',
    inFlight: IN_FLIGHT,
    async inject({ fleet, milliseconds }) {
      await fleet.temporal.stop();
      await pause(milliseconds);
      await fleet.temporal.start();
    },
  },
  {
    name: 'the mail server refuses',
    inFlight: 0,
    async inject({ fleet, milliseconds }) {
      fleet.mailbox.failNext({ stage: 'recipient', times: 1_000_000_000, code: 451 });
      await pause(milliseconds);
      fleet.mailbox.acceptAll();
    },
  },
  {
    name: 'clients vanish before their answers',
    inFlight: 0,
    async inject({ fleet, world }) {
      const headers = { Authorization: `Bearer ${world.partner.token}` };
      await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const gone = AbortSignal.timeout(1 + (index % 20));
          await fetch(`${fleet.balancer.url}/v1/partner/appointments?limit=100`, {
            headers,
            signal: gone,
          }).catch(() => undefined);
        }),
      );
    },
  },
];
