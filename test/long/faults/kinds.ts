import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import type { Pool } from 'pg';
import { migrate } from '../../../migrations/migrate.ts';
import type { World } from '../../support/world.ts';
import type { Fleet, Member } from '../fleet/fleet.ts';
import type { LongService } from '../start-service.ts';
import { killedExports } from './exports.ts';
import { fullDisks } from './full-disks.ts';
import type { Outside } from './outside.ts';
import type { Volumes } from './volumes.ts';

/** The kinds of faults. A fault is over when its promise resolves. */

export interface Scene {
  readonly service: LongService;
  readonly fleet: Fleet;
  readonly world: World;
  readonly outside: Outside;
  /** Where disks can be mounted. */
  readonly volumes?: Volumes | undefined;
  /** As the role that owns the schema. */
  readonly owner: Pool;
  /** How often this kind was injected before. */
  readonly round: number;
  /** How long the fault lasts, where it has a duration. */
  readonly milliseconds: number;
}

export interface Fault {
  readonly name: string;
  /**
   * E-mails for each injection that may be sent twice under one Message-ID: those that a killed worker was sending.
   */
  readonly inFlight: number;
  /** What the machine lacks for this kind. */
  needs?(): string | undefined;
  inject(scene: Scene): Promise<void>;
}

const inTurn = (members: readonly Member[], round: number): Member =>
  members[round % members.length] as Member;

const IN_FLIGHT = 40;

/** Libraries that give a process another time; a package of most distributions. */
const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
].find((file) => existsSync(file));

/** The second statement fails, so PostgreSQL rolls the first one back as after a crash. */
const endingInTheMiddle = (table: string) => ({
  name: `ending-in-the-middle-of-${table}`,
  class: class extends Migration {
    override up(): void {
      this.addSql(`create table ${table} (id uuid primary key)`);
      this.addSql('select 1 / 0');
    }
  },
});

const VIDEO_MODES = ['hang', '500', 'lose answers', '429', 'nonsense'] as const;

type Inject = Fault['inject'];
const kill =
  (of: 'apis' | 'workers'): Inject =>
  async ({ fleet, round }) => {
    const one = inTurn(fleet[of], round);
    await one.kill();
    await one.start();
  };
const hold =
  (of: 'apis' | 'workers'): Inject =>
  async ({ fleet, round, milliseconds }) => {
    const pid = inTurn(fleet[of], round).pid();
    process.kill(pid, 'SIGSTOP');
    await pause(milliseconds);
    process.kill(pid, 'SIGCONT');
  };

export const faults: readonly Fault[] = [
  { name: 'an API process is killed', inFlight: 0, inject: kill('apis') },
  { name: 'an API process stands still', inFlight: 0, inject: hold('apis') },
  { name: 'a worker is killed', inFlight: IN_FLIGHT, inject: kill('workers') },
  { name: 'a worker stands still', inFlight: IN_FLIGHT, inject: hold('workers') },
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
      const holder = await owner.connect();
      await holder.query('begin; lock table appointments in access exclusive mode');
      await pause(Math.min(milliseconds, 2_000));
      await holder.query('commit');
      holder.release();
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
    name: 'the calendar server fails',
    inFlight: 0,
    async inject({ outside, milliseconds }) {
      outside.calendar.setBroken(true);
      await pause(milliseconds);
      outside.calendar.setBroken(false);
    },
  },
  {
    name: 'the video provider hangs, fails, or loses its answers',
    inFlight: 0,
    async inject({ outside, round, milliseconds }) {
      outside.video.misbehave(VIDEO_MODES[round % VIDEO_MODES.length] ?? 'hang');
      await pause(milliseconds);
      outside.video.misbehave('not');
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
  {
    name: 'PostgreSQL is stopped at once',
    inFlight: IN_FLIGHT,
    async inject({ service, milliseconds }) {
      await service.postgres.fail();
      await pause(milliseconds);
      await service.postgres.start();
    },
  },
  {
    name: 'nothing arrives from PostgreSQL, nor there',
    inFlight: IN_FLIGHT,
    async inject({ fleet, milliseconds }) {
      fleet.wire.cut();
      await pause(milliseconds);
      fleet.wire.mend();
    },
  },
  {
    name: 'an API process runs out of memory',
    inFlight: 0,
    needs: () => (spawnSync('prlimit', ['--version']).error ? 'there is no prlimit here' : undefined),
    async inject({ fleet, round }) {
      const one = inTurn(fleet.apis, round);
      spawnSync('prlimit', ['--pid', String(one.pid()), '--as=1048576']);
      // It runs until it needs more memory; a real supervisor would not wait longer either.
      await Promise.race([one.ended(), pause(5_000)]);
      await one.kill();
      await one.start();
    },
  },
  {
    name: 'the clock of an API process is wrong by five minutes',
    inFlight: 0,
    needs: () => (FAKETIME ? undefined : 'there is no libfaketime here'),
    async inject({ fleet, round, milliseconds }) {
      const one = inTurn(fleet.apis, round);
      await one.stop();
      await one.start({
        LD_PRELOAD: FAKETIME,
        FAKETIME: round % 2 ? '-300s' : '+300s',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      });
      await pause(milliseconds);
      await one.stop();
      await one.start();
    },
  },
  {
    name: 'all workers, with their schedules, start at the same moment',
    inFlight: IN_FLIGHT,
    async inject({ fleet }) {
      await Promise.all(fleet.workers.map((one) => one.kill()));
      await Promise.all(fleet.workers.map((one) => one.start()));
    },
  },
  {
    name: 'a migration ends in the middle',
    inFlight: 0,
    async inject({ service, owner, round }) {
      const table = `made_by_fault_${round}`;
      const url = service.environment.DATABASE_OWNER_URL as string;
      const broken = await migrate(url, [endingInTheMiddle(table)]).catch((error: unknown) => error);
      if (!(broken instanceof Error)) throw new Error('The migration did not end in the middle');
      const { rows } = await owner.query('select to_regclass($1) as made', [table]);
      if (rows[0].made !== null) throw new Error('Half of a migration is left');
      await migrate(url);
    },
  },
  killedExports,
  ...fullDisks,
];
