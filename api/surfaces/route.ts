import type { Context, Middleware } from 'koa';
import { html } from '../../platform/html.ts';
import type { Asset } from './assets.ts';
import { page, sendPage } from './page.ts';

export type Answer = (ctx: Context, params: Readonly<Record<string, string>>) => void | Promise<void>;

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

/** Pages at one path, `:name` standing for one segment of it. HEAD is answered as GET. */
export const at = (path: string, answers: { readonly GET?: Answer; readonly POST?: Answer }): Middleware => {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const allowed = [...(answers.GET ? ['GET', 'HEAD'] : []), ...(answers.POST ? ['POST'] : [])];
  return async (ctx, next) => {
    const match = pattern.exec(ctx.path);
    if (!match) return next();
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const answer = method === 'GET' || method === 'POST' ? answers[method] : undefined;
    return answer ? answer(ctx as Context, { ...match.groups }) : refuseMethod(ctx as Context, allowed);
  };
};

/** A page that only reads. */
export const get = (path: string, answer: Answer): Middleware => at(path, { GET: answer });

export const serve = (one: Asset): Middleware => get(one.path, (ctx) => one.send(ctx));
