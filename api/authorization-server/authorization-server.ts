import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import type { Database } from '../../domain/declarations/database.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { newRequestId } from '../../platform/ids.ts';
import { createClientAddress } from '../../platform/network/client-address.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { headerLines } from '../http/header-lines.ts';
import { createFailureThrottle } from './failure-throttle.ts';
import { createTokenIssuer } from './issue-token.ts';
import { createKeyStore } from './key-store.ts';
import { authorizationServerMetadata } from './metadata.ts';
import { readParameters } from './read-parameters.ts';
import { invalidRequest, TokenError } from './token-error.ts';

export interface AuthorizationServerDependencies {
  readonly config: Config;
  readonly database: Pick<Database, 'ledger' | 'unscoped'>;
  readonly secrets: Secrets;
  readonly clock?: Clock;
  readonly log: Logger;
}

interface State {
  requestId: string;
}
const asTokenError = (error: unknown): TokenError => {
  if (error instanceof TokenError) return error;
  return isUnreachable(error)
    ? new TokenError('temporarily_unavailable', 'The service cannot answer at the moment.', {
        'Retry-After': '5',
      })
    : new TokenError('server_error', 'Something went wrong on our side.');
};

const answerError = (ctx: Context, status: number, error: string, error_description: string): void => {
  ctx.status = status;
  ctx.body = { error, error_description };
};

/** Answers requests that matched no route: another method of a known path, or an unknown path. */
const refuseUnmatched: Middleware = (ctx) => {
  const matched: readonly { readonly methods: readonly string[] }[] = ctx.matched ?? [];
  if (matched.length === 0) return answerError(ctx as Context, 404, 'not_found', 'There is nothing here.');
  ctx.set('Allow', matched.flatMap(({ methods }) => methods.toSorted()).join(', '));
  answerError(ctx as Context, 405, 'method_not_allowed', 'The path exists, but not with this method.');
};

/**
 * The authorization server: token endpoint, key set and metadata. It reads nothing and opens no connection before the
 * first request.
 */
export const createAuthorizationServer = (dependencies: AuthorizationServerDependencies): Koa => {
  const { config, database, secrets, clock = systemClock, log } = dependencies;
  const keys = createKeyStore(database.ledger, database.unscoped, secrets);
  const throttle = createFailureThrottle(database.unscoped, secrets);
  const issueToken = createTokenIssuer({ config, rows: database.unscoped, secrets, keys, throttle, clock });
  const clientAddress = createClientAddress(config.TRUSTED_PROXIES);

  const token = async (ctx: Context): Promise<void> => {
    const line: Record<string, unknown> = { request_id: ctx.state.requestId };
    try {
      ctx.set('Pragma', 'no-cache');
      const authorization = headerLines(ctx.req, 'authorization');
      if (authorization.length > 1) throw invalidRequest('Authorization occurs more than once.');
      const parameters = await readParameters(ctx);
      ctx.body = await issueToken({
        parameters,
        authorization: authorization[0],
        address: clientAddress(ctx.req),
        known: (clientId) => {
          line.client_id = clientId;
        },
      });
      line.delegated = parameters.has('practitioner_id');
      log.info({ ...line, outcome: 'issued' }, 'token exchange');
    } catch (error) {
      const refusal = asTokenError(error);
      ctx.set(refusal.headers);
      answerError(ctx, refusal.status, refusal.code, refusal.message);
      const outcome = { ...line, outcome: refusal.code };
      if (refusal.status >= 500) log.error({ ...outcome, err: error }, 'token exchange');
      else log.info(outcome, 'token exchange');
    }
  };

  const router = new Router({ strict: true, sensitive: true })
    .post('/oauth/token', token)
    .get('/.well-known/oauth-authorization-server', (ctx) => {
      ctx.body = authorizationServerMetadata(config);
    })
    .get('/.well-known/jwks.json', async (ctx) => {
      // Public keys, which a verifier in a page of another host may read.
      ctx.set('Access-Control-Allow-Origin', '*');
      ctx.body = await keys.published();
      ctx.type = 'application/jwk-set+json';
    });

  const app = new Koa<State>();
  app.on('error', (error: unknown) => log.error({ err: error }, 'answer failed'));
  app.use(async (ctx, next) => {
    ctx.state.requestId = newRequestId();
    ctx.set({
      'X-Request-Id': ctx.state.requestId,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    try {
      await next();
    } catch (error) {
      const refusal = asTokenError(error);
      log.error({ request_id: ctx.state.requestId, err: error }, 'request failed');
      ctx.set(refusal.headers);
      answerError(ctx, refusal.status, refusal.code, refusal.message);
    }
  });
  app.use(router.routes() as Middleware<State>);
  app.use(refuseUnmatched);
  return app;
};
