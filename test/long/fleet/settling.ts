import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Waits until every command has reached Temporal and every notice its end. @returns complaints. */
export const settled = async (owner: Pick<Client, 'query'>, organizationId: string, patience: number) => {
  const began = performance.now();
  for (;;) {
    const { rows } = await owner.query(
      `select (select count(*)::int from workflow_outbox where delivered_at is null) as commands,
              (select count(*)::int from appointment_notices where state = 'due' and organization_id = $1) as due,
              (select count(*)::int from appointment_notices where state = 'sent' and organization_id = $1) as sent`,
      [organizationId],
    );
    const { commands, due, sent } = rows[0] as Record<'commands' | 'due' | 'sent', number>;
    const seconds = (performance.now() - began) / 1_000;
    if (commands === 0 && due === 0) return { seconds, sent, complaints: [] };
    if (seconds > patience)
      return {
        seconds,
        sent,
        complaints: [`${commands} commands and ${due} notices are still open after ${patience} s`],
      };
    await pause(250);
  }
};
