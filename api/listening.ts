import type { Server } from 'node:http';
import type Koa from 'koa';
import { untouchedRate } from '../domain/access/admission.ts';
import { asksForSeat } from '../domain/game-sessions/live/take-seat.ts';
import type { Config } from '../platform/configuration/config.ts';
import { newRequestId } from '../platform/ids.ts';
import { unreadableAnswer } from './http/answer.ts';
import { createHttpServer, transportHeaders } from './http/http-server.ts';
import { asksForSession } from './live-sessions/live-sessions.ts';

/** The HTTP servers of both addresses. Each answers unreadable requests in its own format. */

export const apiServer = (app: Koa, config: Pick<Config, 'BASE_URL' | 'PROBLEM_BASE'>): Server =>
  createHttpServer(
    app.callback(),
    (status) => unreadableAnswer(status, newRequestId(), config.PROBLEM_BASE, untouchedRate(new Date())),
    (request) => asksForSeat(request) || asksForSession(request),
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
