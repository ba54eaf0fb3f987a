import type { Context, Middleware } from 'koa';
import { html } from '../platform/html.ts';
import type { Asset } from './assets.ts';
import { page, sendPage } from './page.ts';

/** A page that only reads: GET and HEAD at one path, `:name` standing for one segment of it. */
export const get = (
  path: string,
  answer: (ctx: Context, params: Readonly<Record<string, string>>) => void | Promise<void>,
): Middleware => {
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  return async (ctx, next) => {
    const match = pattern.exec(ctx.path);
    if (!match) return next();
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return answer(ctx as Context, { ...match.groups });
    sendPage(
      ctx as Context,
      page({
        title: 'Not possible',
        status: 405,
        body: html`<h1>Not possible</h1><p>This page can only be read.</p>`,
      }),
    );
    ctx.set('Allow', 'GET, HEAD');
  };
};

export const serve = (one: Asset): Middleware => get(one.path, (ctx) => one.send(ctx));
