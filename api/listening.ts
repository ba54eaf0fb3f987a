import type { Server } from 'node:http';
import type Koa from 'koa';
import type { Config } from './config.ts';
import { untouchedRate } from './platform/access/admission.ts';
import { unreadableAnswer } from './platform/http/answer.ts';
import { createHttpServer, transportHeaders } from './platform/http/http-server.ts';
import { newRequestId } from './platform/ids.ts';
import { asksForSeat } from './resources/game-sessions/live/take-seat.ts';

/** The HTTP servers of the two addresses; what no request can be read from is answered as on each of them. */

export const apiServer = (app: Koa, config: Pick<Config, 'BASE_URL' | 'PROBLEM_BASE'>): Server =>
  createHttpServer(
    app.callback(),
    (status) => unreadableAnswer(status, newRequestId(), config.PROBLEM_BASE, untouchedRate(new Date())),
    asksForSeat,
    transportHeaders(config.BASE_URL),
  );

export const authorizationHttpServer = (app: Koa, config: Pick<Config, 'AUTH_URL'>): Server =>
  createHttpServer(
    app.callback(),
    (status) => ({
      status,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'X-Request-Id': newRequestId(),
        'Cache-Control': 'no-store',
        Pragma: 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
      body: JSON.stringify({ error: 'invalid_request', error_description: 'The request could not be read.' }),
    }),
    undefined,
    transportHeaders(config.AUTH_URL),
  );
