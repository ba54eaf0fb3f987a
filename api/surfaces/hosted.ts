import type { Context, Middleware } from 'koa';
import { messagesIn } from '../../domain/messages/messages.ts';
import { isUnreachable } from '../../platform/database/unreachable.ts';
import { html } from '../../platform/html.ts';
import type { Logger } from '../../platform/telemetry/log.ts';
import { page, sendPage, setHostedHeaders } from './page.ts';
import { PageRefusal } from './page-forms/read-form.ts';
import { visitorLanguage } from './visitor-language.ts';

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
        sendPage(ctx as Context, error.draw(visitorLanguage(ctx as Context)));
        ctx.set(error.headers);
        return;
      }
      const request_id = ctx.response.get('X-Request-Id');
      log.error({ err: error, request_id }, 'page failed');
      const locale = visitorLanguage(ctx as Context);
      const said = messagesIn(locale).pages;
      const away = isUnreachable(error);
      if (away) ctx.set('Retry-After', '5');
      sendPage(
        ctx as Context,
        page({
          title: said.failedTitle,
          locale,
          status: away ? 503 : 500,
          body: html`<h1>${said.failedTitle}</h1>
<p>${said.failed}</p>
<p class="quiet">${said.failedNumber} <code>${request_id}</code></p>`,
        }),
      );
    }
  };
