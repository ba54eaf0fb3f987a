import Router from '@koa/router';
import type { Context } from 'koa';
import { html } from '../../platform/html.ts';
import type { Asset } from './assets.ts';
import { page, sendPage } from './page.ts';

export type Answer = (ctx: Context, params: Readonly<Record<string, string>>) => void | Promise<void>;

/** The pages at one path. */
export interface Route {
  /** `:name` stands for one segment, `*name` for all that follow. */
  readonly path: string;
  readonly answers: { readonly GET?: Answer; readonly POST?: Answer };
}

export const at = (path: string, answers: Route['answers']): Route => ({ path, answers });

/** A page that only reads. */
export const get = (path: string, answer: Answer): Route => at(path, { GET: answer });

export const serve = (one: Asset): Route => get(one.path, (ctx) => one.send(ctx));

const refuseMethod = (ctx: Context, allowed: readonly string[]): void => {
  sendPage(
    ctx,
    page({
      title: 'Not possible',
      status: 405,
      body: html`<h1>Not possible</h1><p>This address cannot be used like that.</p>`,
    }),
  );
  ctx.set('Allow', allowed.join(', '));
};

/** Routes the pages: the first path that matches answers, other methods with 405. HEAD is answered as GET. */
export const routerOf = (routes: readonly Route[]): Router => {
  const router = new Router({ strict: true, sensitive: true });
  for (const { path, answers } of routes) {
    const { GET, POST } = answers;
    if (GET) router.get(path, (ctx) => GET(ctx, ctx.params));
    if (POST) router.post(path, (ctx) => POST(ctx, ctx.params));
    const allowed = [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : [])];
    router.all(path, (ctx) => refuseMethod(ctx, allowed));
  }
  return router;
};
