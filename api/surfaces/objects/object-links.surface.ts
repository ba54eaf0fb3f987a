import type { Context } from 'koa';
import type { Locale } from '../../../domain/messages/locale.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { linksOpen } from '../../../domain/practitioners/handed-out-links.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Scoped } from '../../../platform/database/scoped.ts';
import { LINK_PATH, openLink } from '../../../platform/objects/object-links.ts';
import { ObjectAbsent, type ObjectPart, partsOfKey } from '../../../platform/objects/objects.ts';
import type { OpenedObjects } from '../../../platform/objects/open-objects.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import { rangeOf, spanOf, Unsatisfiable } from '../../http/byte-range.ts';
import { messagePage, sendPage, setHostedHeaders } from '../page.ts';
import { get, type Route } from '../route.ts';
import { visitorLanguage } from '../visitor-language.ts';

/**
 * The same page for every link that does not work: expired, changed, invented, of a deleted object, or of a disabled
 * clinician.
 */
const closed = (locale: Locale) => {
  const { expiredTitle: title, expired } = messagesIn(locale).pages;
  return messagePage(locale, 404, title, expired);
};

const beyond = (locale: Locale) => {
  const { noPartTitle: title, noPart } = messagesIn(locale).pages;
  return messagePage(locale, 416, title, noPart);
};

/** `/objects/<sealed>`: the bytes that a signed link opens. The link is the credential (decisions 1.12). */
export const objectLinksSurface = ({
  objects,
  secrets,
  clock,
  database,
}: {
  readonly database: Pick<Scoped, 'within'>;
  readonly objects: Pick<OpenedObjects, 'read' | 'readPart'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
}): Route => {
  const partOf = (ctx: Context, key: string): Promise<ObjectPart> => {
    const range = rangeOf(ctx);
    return range ? objects.readPart(key, (size) => spanOf(range, size)) : objects.read(key);
  };

  return get(`${LINK_PATH}/:sealed`, async (ctx, { sealed = '' }) => {
    const link = openLink(secrets, sealed, clock.now());
    const organizationId = link && partsOfKey(link.key)?.organizationId;
    if (!organizationId) return sendPage(ctx, closed(visitorLanguage(ctx)));
    const rows = database.within(organizationId);
    if (!(await linksOpen(rows, organizationId, link.key, link.clinician_id ?? null)))
      return sendPage(ctx, closed(visitorLanguage(ctx)));
    const found = await partOf(ctx, link.key).catch((error: unknown) => {
      if (error instanceof ObjectAbsent || error instanceof Unsatisfiable) return error;
      throw error;
    });
    if (found instanceof ObjectAbsent) return sendPage(ctx, closed(visitorLanguage(ctx)));
    setHostedHeaders(ctx);
    ctx.set('Accept-Ranges', 'bytes');
    if (found instanceof Unsatisfiable) {
      sendPage(ctx, beyond(visitorLanguage(ctx)));
      return ctx.set('Content-Range', `bytes */${found.size}`);
    }
    // Pages of other hosts may show it, because the link itself is the credential.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.set(
      'Content-Disposition',
      link.file_name === undefined ? 'inline' : `attachment; filename="${link.file_name}"`,
    );
    const { bytes, size, span } = found;
    ctx.status = span ? 206 : 200;
    if (span) ctx.set('Content-Range', `bytes ${span.start}-${span.end}/${size}`);
    ctx.body = bytes;
    // Set after the body, because Koa sets a type and a length with it.
    ctx.type = link.media_type;
    ctx.length = span ? span.end - span.start + 1 : size;
    if (ctx.method === 'HEAD') bytes.destroy();
  });
};
