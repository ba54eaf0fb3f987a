import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { SESSION_CHANNEL } from '../../../domain/appointments/video-room.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { type Listening, listen } from '../../../platform/database/listen.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';

/**
 * Milliseconds between two queries, in case a notification is lost, and so that proxies do not close a silent
 * connection.
 */
const ASK_AGAIN_MS = 10_000;
const LOOK_AT_SERVER_MS = 500;
/** Most pages that wait at one process. One appointment has two seats, and people open a link twice. */
const MOST = 5_000;
const MOST_OF_ONE = 8;

interface Waiter {
  readonly check: () => void;
  readonly end: () => void;
  readonly draining: () => boolean;
}

/** `go`: the session opens. `changed`: the page is out of date, because the session was moved or cancelled. */
export type News = 'go' | 'changed';

export interface WaitingLine {
  /**
   * Keeps the answer open (Server-Sent Events) until there is news. If too many are open already the answer is 503,
   * and the page asks again by itself.
   * @param shown what the page shows. Its browser sends it again when it reconnects (`Last-Event-ID`).
   */
  wait(ctx: Context, appointmentId: string, shown: string, ask: () => Promise<News | undefined>): void;
}

/** Returns a function that asks for news, and ends the stream when there is some. */
const checkOf = (stream: PassThrough, ask: () => Promise<News | undefined>): (() => Promise<void>) => {
  let checking = false;
  let notified = false;
  return async () => {
    if (stream.writableEnded) return;
    notified = true;
    if (checking) return;
    checking = true;
    let news: News | undefined;
    // A notification during `ask` may be too late for its answer, so it asks again.
    while (!news && notified && !stream.writableEnded) {
      notified = false;
      news = await ask().catch(() => undefined);
    }
    checking = false;
    if (stream.writableEnded) return;
    if (news) stream.end(`event: ${news}\ndata:\n\n`);
    else stream.write(': waiting\n\n');
  };
};

/** All pages that wait for a session. They share one listening connection, which is open while there are any. */
export const createWaitingLine = ({
  config,
  log,
}: {
  readonly config: Pick<Config, 'DATABASE_URL'>;
  readonly log: Pick<Logger, 'warn'>;
}): WaitingLine => {
  const line = new Map<string, Set<Waiter>>();
  let count = 0;
  let listening: Listening | undefined;
  let watch: NodeJS.Timeout | undefined;

  const everyone = function* () {
    for (const waiters of line.values()) yield* waiters;
  };

  const enter = (appointmentId: string, waiter: Waiter): void => {
    const waiters = line.get(appointmentId) ?? new Set();
    line.set(appointmentId, waiters.add(waiter));
    count += 1;
    listening ??= listen(
      { databaseUrl: config.DATABASE_URL, application: 'clinic-join', channel: SESSION_CHANNEL },
      {
        onNotified: (id) => line.get(id)?.forEach(({ check }) => void check()),
        onConnected: () => [...everyone()].forEach(({ check }) => void check()),
      },
      log,
    );
    // A draining server waits for its open answers, and these would not end by themselves.
    watch ??= setInterval(() => {
      for (const one of [...everyone()]) if (one.draining()) one.end();
    }, LOOK_AT_SERVER_MS);
  };

  const leave = (appointmentId: string, waiter: Waiter): void => {
    const waiters = line.get(appointmentId);
    if (!waiters?.delete(waiter)) return;
    if (waiters.size === 0) line.delete(appointmentId);
    count -= 1;
    if (count > 0) return;
    void listening?.close();
    listening = undefined;
    clearInterval(watch);
    watch = undefined;
  };

  return {
    wait(ctx, appointmentId, shown, ask) {
      if (count >= MOST || (line.get(appointmentId)?.size ?? 0) >= MOST_OF_ONE) {
        ctx.status = 503;
        return;
      }
      const stream = new PassThrough();
      const check = checkOf(stream, ask);
      const { server } = ctx.req.socket as { server?: { listening: boolean } };
      const waiter: Waiter = {
        check: () => void check(),
        end: () => stream.end(),
        draining: () => server?.listening === false,
      };
      const again = setInterval(waiter.check, ASK_AGAIN_MS);
      stream.once('close', () => {
        clearInterval(again);
        leave(appointmentId, waiter);
      });
      ctx.res.once('close', () => stream.destroy());
      ctx.status = 200;
      ctx.type = 'text/event-stream; charset=utf-8';
      ctx.set('X-Accel-Buffering', 'no');
      ctx.body = stream;
      stream.write(`retry: 1000\nid: ${shown}\n\n`);
      enter(appointmentId, waiter);
      waiter.check();
    },
  };
};
