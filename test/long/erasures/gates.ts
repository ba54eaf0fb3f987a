import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { ErasureKind } from '../../../domain/erasures/erasure-kinds.ts';

/** The two halves of a step: it was counted what there is, and it is erased but not written down. */
export const MOMENTS = ['found', 'erased'] as const;
export type Moment = (typeof MOMENTS)[number];

/** One step of the one erasure of an organization. */
export interface Step {
  readonly organizationId: string;
  readonly kind: ErasureKind;
}

/** Lets steps of erasures get so far and no further, so that a worker can be killed within one. */
export interface Gates {
  close(step: Step, moment: Moment): Promise<void>;
  open(step: Step, moment: Moment): Promise<void>;
  /** Resolves when all of them wait there at the same time. */
  allWait(steps: readonly Step[], moment: Moment): Promise<void>;
}

const PATIENCE_MS = 180_000;

/** @param owner one session of the role that owns the schema: it alone closes and opens. */
export const plantGates = async (owner: ClientBase): Promise<Gates> => {
  // A step that waits here is a statement that waits for a lock. The service's own limit for that is shorter.
  await owner.query(`
    create function wait_at_gate() returns trigger language plpgsql set lock_timeout = 0 as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(new.organization_id || ' ' || new.kind || ' ' || tg_argv[0], 0));
      return new;
    end $$;
    grant execute on function wait_at_gate() to public;
    create trigger gate_found before insert on erasure_steps
      for each row execute function wait_at_gate('found');
    create trigger gate_erased before update on erasure_steps
      for each row when (old.checked_at is distinct from new.checked_at) execute function wait_at_gate('erased')`);
  const name = ({ organizationId, kind }: Step, moment: Moment) => `${organizationId} ${kind} ${moment}`;
  return {
    close: async (step, moment) => {
      await owner.query('select pg_advisory_lock(hashtextextended($1, 0))', [name(step, moment)]);
    },
    open: async (step, moment) => {
      await owner.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name(step, moment)]);
    },
    async allWait(steps, moment) {
      const names = steps.map((step) => name(step, moment));
      for (const deadline = Date.now() + PATIENCE_MS; ; await pause(50)) {
        const { rows } = await owner.query<{ name: string }>(
          `select name from unnest($1::text[]) name where not exists (
             select from pg_locks where locktype = 'advisory' and not granted
               and (classid::bigint << 32) + objid::bigint = hashtextextended(name, 0))`,
          [names],
        );
        if (rows.length === 0) return;
        if (Date.now() > deadline) throw new Error(`Never came so far: ${rows.map((row) => row.name)}`);
      }
    },
  };
};
