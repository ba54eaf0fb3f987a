import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Context, type Middleware } from 'koa';
import { createAttempts } from '../../../domain/access/attempts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/configuration/config.ts';
import { type Rows, rowsOfPool } from '../../../platform/database/rows.ts';
import { isUuid } from '../../../platform/ids.ts';
import { createClientAddress } from '../../../platform/network/client-address.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Logger } from '../../../platform/telemetry/log.ts';
import { transportHeaders } from '../../http/http-server.ts';
import { serviceStylesheet } from '../../surfaces/assets.ts';
import { hosted } from '../../surfaces/hosted.ts';
import { goTo } from '../../surfaces/login/visitors.ts';
import { type Page, sendPage } from '../../surfaces/page.ts';
import { at, get, routerOf, serve } from '../../surfaces/route.ts';
import { operatorPool, sessionOn } from '../session.ts';
import { act, doneSentence } from './actions.ts';
import { nothingThere, operatorsStylesheet } from './frame.ts';
import { organizationPage } from './organization-page.ts';
import { overviewPage } from './overview.ts';
import { signInRoutes } from './sign-in.ts';
import { createOperatorVisits, type SignedInOperator } from './signed-in.ts';

export interface OperatorsPageDependencies {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Logger;
  /** Counts attempts to sign in. */
  readonly unscoped: Rows;
}

export interface OperatorsPage {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** The operators' page (docs/decisions/0092): signed in by name, password and code; what it does, commands do. */
export const createOperatorsPage = ({
  config,
  secrets,
  clock,
  log,
  unscoped,
}: OperatorsPageDependencies): OperatorsPage => {
  const pool = operatorPool(config);
  const sessionOf = (operator: string) => sessionOn({ config, secrets, pool, operator });
  const visits = createOperatorVisits({ config, rows: rowsOfPool(pool), secrets });

  /** A page for signed-in operators; everybody else is led to the sign-in. */
  const signedIn =
    (show: (visit: SignedInOperator, ctx: Context, id: string) => Promise<Page>) =>
    async (ctx: Context, { id = '' }: Readonly<Record<string, string>>): Promise<void> => {
      const visit = await visits.current(ctx);
      if (!visit) return goTo(ctx, '/operators/sign-in');
      sendPage(ctx, await show(visit, ctx, id));
    };

  const perform = async (ctx: Context): Promise<void> => {
    const visit = await visits.form(ctx);
    if (!visit) return goTo(ctx, '/operators/sign-in');
    const outcome = await act(sessionOf(visit.session.name), visit, visit.form);
    if ('done' in outcome) goTo(ctx, `/operators?done=${encodeURIComponent(outcome.done)}`);
    else sendPage(ctx, outcome);
  };

  const router = routerOf([
    serve(serviceStylesheet),
    serve(operatorsStylesheet),
    get(
      '/operators',
      signedIn((visit, ctx) =>
        overviewPage(sessionOf(visit.session.name), visit, doneSentence(ctx.query.done)),
      ),
    ),
    get(
      '/operators/organizations/:id',
      signedIn((visit, _, id) =>
        isUuid(id)
          ? organizationPage(sessionOf(visit.session.name), visit, id).catch((error: unknown) => {
              if (error instanceof Refusal) return nothingThere();
              throw error;
            })
          : Promise.resolve(nothingThere()),
      ),
    ),
    at('/operators/actions', { GET: (ctx) => goTo(ctx, '/operators'), POST: perform }),
    ...signInRoutes({
      visits,
      sessionOf,
      clock,
      attempts: createAttempts(unscoped, secrets),
      clientAddress: createClientAddress(config.TRUSTED_PROXIES),
    }),
  ]);

  const app = new Koa();
  app.on('error', (error: Error) => log.error({ err: error }, 'answer failed'));
  app.use((ctx, next) => {
    ctx.set(transportHeaders(config.OPERATORS_URL));
    return next();
  });
  app.use(hosted(log));
  app.use(router.routes() as Middleware);
  app.use((ctx) => sendPage(ctx as Context, nothingThere()));
  const answer = app.callback();
  return { answer, close: () => pool.end() };
};
