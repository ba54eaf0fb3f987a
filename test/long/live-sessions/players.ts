import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { StrokeWriter } from '../../../web/toys/ink/stroke-writer.ts';
import { eventually } from '../../support/eventually.ts';
import { takeSessionSeat } from '../../support/session-seat.ts';
import type { BookedSession } from './booked-session.ts';

/**
 * Both seats of many sessions, in a thread of their own. Told `true` one seat of each session draws, with the page's own
 * strokes; how late the other one sees each part is told every second.
 */
export interface Players {
  readonly baseUrl: string;
  readonly sessions: readonly BookedSession[];
}

/** Between two points of a hand that draws, in milliseconds. Hands keep no time with each other: more or less by a fifth. */
const POINT_MS = 50;
const untilNextPoint = () => POINT_MS * (0.8 + 0.4 * Math.random());
const POINTS = 60;
/** Between two strokes: who draws also looks. */
const LOOK_MS = 1_500;
const REPORT_MS = 1_000;
const STYLE = { pen: 'pen', colour: 'blue', width: 8, hasPressure: false } as const;

// Eighty people have eighty devices: what theirs compute must not take the service's processor. On Linux a thread has a
// priority of its own.
setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);

const { baseUrl, sessions } = workerData as Players;
let isDrawing = false;
parentPort?.on('message', (now: boolean) => {
  isDrawing = now;
});
const late: number[] = [];
setInterval(() => parentPort?.postMessage(late.splice(0)), REPORT_MS);

const begin = async ({ clinician, client, room }: BookedSession) => {
  const hers = takeSessionSeat([baseUrl], clinician);
  const theirs = takeSessionSeat([baseUrl], client);
  await eventually(async () => hers.view() !== undefined);
  await hers.ask({ do: 'choose-room', room });
  await hers.ask({ do: 'open', toy: 'whiteboard' });
  await eventually(async () => theirs.view()?.open?.toy === 'whiteboard');
  return [hers.document('whiteboard'), theirs.document('whiteboard')] as const;
};

const draw = async (index: number, [from, to]: Awaited<ReturnType<typeof begin>>): Promise<void> => {
  const written = new Map<string, number>();
  const items = from.getMap<{ readonly p: string }>('items');
  items.observe(({ keysChanged, transaction }) => {
    if (transaction.local)
      for (const key of keysChanged) written.set(`${key} ${items.get(key)?.p}`, performance.now());
  });
  const seen = to.getMap<{ readonly p: string }>('items');
  seen.observe(({ keysChanged }) => {
    for (const key of keysChanged) {
      const name = `${key} ${seen.get(key)?.p}`;
      const at = written.get(name);
      if (at !== undefined) late.push(performance.now() - at);
      written.delete(name);
    }
  });
  for (let count = 0; ; count += 1) {
    // Not all of them at the same moment.
    await pause(POINT_MS + ((index * 37) % 200));
    if (!isDrawing) continue;
    const stroke = new StrokeWriter(from, 0, count, STYLE);
    for (let point = 0; point < POINTS && isDrawing; point += 1) {
      stroke.add([[100 + point * 10, 300 + 100 * Math.sin(point / 5), 0.5]]);
      await pause(untilNextPoint());
    }
    stroke.end();
    await pause(LOOK_MS);
  }
};

const seated = [];
for (const session of sessions) seated.push(await begin(session));
parentPort?.postMessage('seated');
await Promise.all(seated.map((documents, index) => draw(index, documents)));
