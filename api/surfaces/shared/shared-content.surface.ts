import type { Middleware } from 'koa';
import type { Clock } from '../../platform/clock.ts';
import type { Scoped } from '../../platform/data/database.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { openShare } from '../../resources/shares/open-share.ts';
import { notFoundPage, sendPage, setHostedHeaders } from '../page.ts';
import { get } from '../route.ts';

/** The patient's link works for days and can be taken back; this one only has to outlive a redirect. */
const LINK_SECONDS = 300;

/** `/shared/<code>`: what the link in the e-mail to a patient opens, as a download. */
export const sharedContentSurface = (deps: {
  readonly database: Scoped;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly objects: Pick<Objects, 'link'>;
}): Middleware =>
  get('/shared/:code', async (ctx, { code = '' }) => {
    const now = deps.clock.now();
    const content = await openShare(deps.database, deps.secrets, code, now);
    if (!content) return sendPage(ctx, notFoundPage());
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
