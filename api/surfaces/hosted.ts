import type { Context, Middleware } from 'koa';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { html } from '../../platform/html.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { page, sendPage, setHostedHeaders } from './page.ts';
import { PageRefusal } from './page-forms/read-form.ts';

/**
 * Sets the headers of hosted answers, and answers failures with a plain page: no stack trace, and no path in the log.
 */
export const hosted =
  (log: Pick<Logger, 'error'>): Middleware =>
  async (ctx, next) => {
    setHostedHeaders(ctx as Context);
    try {
      await next();
    } catch (error) {
      if (error instanceof PageRefusal) {
        sendPage(ctx as Context, error.page);
        ctx.set(error.headers);
        return;
      }
      const request_id = ctx.response.get('X-Request-Id');
      log.error({ err: error, request_id }, 'page failed');
      const away = isUnreachable(error);
      if (away) ctx.set('Retry-After', '5');
      sendPage(
        ctx as Context,
        page({
          title: 'Something went wrong',
          status: away ? 503 : 500,
          body: html`<h1>Something went wrong</h1>
<p>The page could not be shown. Please try again in a moment.</p>
<p class="quiet">If you ask us about it, give us this number: <code>${request_id}</code></p>`,
        }),
      );
    }
  };
