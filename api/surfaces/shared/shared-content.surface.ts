import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { openShare } from '../../../domain/shares/open-share.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import type { Objects } from '../../../platform/objects/objects.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { messagePage, notFoundPage, sendPage, setHostedHeaders } from '../page.ts';
import { get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';

/** The patient's link works for days and can be revoked. This link only has to last for a redirect. */
const LINK_SECONDS = 300;

/** While the PDF is bound again, the old one is not sent, because it may have a page that was removed. */
const beingBound = (locale: Locale) => {
  const { beingBoundTitle: title, beingBound: sentence } = messagesIn(locale).shared;
  return messagePage(locale, 409, title, sentence);
};

/** `/shared/<code>`: the download that the link in a patient's e-mail opens. */
export const sharedContentSurface = (deps: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly objects: Pick<Objects, 'link'>;
}): Route =>
  get('/shared/:code', async (ctx, { code = '' }) => {
    const now = deps.clock.now();
    const content = await openShare(deps.database, deps.secrets, code, now);
    if (!content) return sendPage(ctx, notFoundPage(visitorLanguage(ctx)));
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
