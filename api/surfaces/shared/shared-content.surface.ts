import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { openShare } from '../../../domain/shares/open-share.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { html } from '../../../platform/html.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { notFoundPage, page, sendPage, setHostedHeaders } from '../page.ts';
import { get, type Route } from '../route.ts';

/** The patient's link works for days and can be taken back; this one only has to outlive a redirect. */
const LINK_SECONDS = 300;

/** The PDF of before may have a page that was taken out. */
const beingBound = (locale: Locale) => {
  const { beingBoundTitle: title, beingBound: sentence } = messagesIn(locale).shared;
  return page({ title, locale, status: 409, body: html`<h1>${title}</h1>\n<p>${sentence}</p>` });
};

/** `/shared/<code>`: what the link in the e-mail to a patient opens, as a download. */
export const sharedContentSurface = (deps: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly objects: Pick<Objects, 'link'>;
}): Route =>
  get('/shared/:code', async (ctx, { code = '' }) => {
    const now = deps.clock.now();
    const content = await openShare(deps.database, deps.secrets, code, now);
    if (!content) return sendPage(ctx, notFoundPage());
    if (!content.current) {
      ctx.set('Retry-After', '2');
      return sendPage(ctx, beingBound(content.locale));
    }
    setHostedHeaders(ctx);
    ctx.status = 302;
    ctx.redirect(
      deps.objects.link(content.key, {
        expires_at: new Date(now.getTime() + LINK_SECONDS * 1_000),
        media_type: 'application/pdf',
        file_name: `${content.type}.pdf`,
        clinician_id: content.clinician_id,
      }),
    );
  });
