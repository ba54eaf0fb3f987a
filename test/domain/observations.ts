import { expect } from '@jest/globals';
import type { RunningApp } from '../support/app.ts';
import type { Client, Reply } from '../support/client.ts';
import type { WireRecord } from '../support/world.ts';

/** What the tests of the resources say about answers and look up behind them. */

/** A refusal in one line: `422 validation-error: name required, timezone invalid_format`. */
export const refusalOf = ({ status, body }: Reply): string => {
  const slug = String(body?.type).split('/').at(-1);
  const fields = (body?.fields as { path: string; code: string }[] | undefined)
    ?.map(({ path, code }) => `${path} ${code}`)
    .sort();
  return `${status} ${slug}${fields ? `: ${fields.join(', ')}` : ''}`;
};

/** `created` for a 2xx, else the slug: what racing requests are counted by. */
export const outcomesOf = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const outcome = reply.status < 300 ? String(reply.status) : refusalOf(reply);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

/** The record of an answer with this status; the refusal is in the message where it is another. */
export const dataOf = (reply: Reply, status = 200): WireRecord => {
  if (reply.status !== status) throw new Error(`${reply.status} instead of ${status}: ${reply.text}`);
  return reply.body.data;
};

export const expectFields = (record: object, fields: readonly string[]): void =>
  expect(Object.keys(record).sort()).toEqual([...fields].sort());

export const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
export const UNKNOWN_ID = '5f0f7f9e-1d2c-4b3a-8c4d-9e8f7a6b5c4d';

/** Ids of every record of a list, over all its pages. */
export const idsOf = async (client: Client, path: string): Promise<string[]> => {
  const ids: string[] = [];
  let cursor = '';
  do {
    const joint = path.includes('?') ? '&' : '?';
    const reply = await client.get(`${path}${cursor && `${joint}cursor=${encodeURIComponent(cursor)}`}`);
    ids.push(...dataOf(reply).map(({ id }: { id: string }) => id));
    cursor = reply.body.meta.pagination.next_cursor ?? '';
  } while (cursor);
  return ids;
};

/** Events that people are to be told of, in order: `1 moved practitioner`. */
export const noticesOf = async ({ owner }: RunningApp, appointmentId: string): Promise<string[]> => {
  const { rows } = await owner.pool.query<{ notice: string }>(
    `select sequence || ' ' || kind || ' ' || recipient as notice from appointment_notices
     where appointment_id = $1 order by sequence, recipient desc`,
    [appointmentId],
  );
  return rows.map(({ notice }) => notice);
};

/** How often a workflow was called for. */
export const callsOf = async ({ owner }: RunningApp, workflowId: string): Promise<number> => {
  const { rows } = await owner.pool.query<{ calls: number }>(
    'select count(*)::int as calls from workflow_outbox where workflow_id = $1',
    [workflowId],
  );
  return rows[0]?.calls ?? 0;
};

export const upgradeClinic = async ({ owner }: RunningApp, clinicId: string): Promise<void> => {
  await owner.pool.query('update clinics set service_upgraded_at = now() where id = $1', [clinicId]);
};

/** For tests that send more than an organization usually may. */
export const liftLimits = async ({ owner }: RunningApp, organizationId: string): Promise<void> => {
  await owner.pool.query(
    'update organizations set minute_limit = 1000000, hour_limit = 1000000 where id = $1',
    [organizationId],
  );
};
