import type { Middleware } from 'koa';
import type { Clock } from '../../platform/clock.ts';
import type { Scoped } from '../../platform/data/database.ts';
import { html } from '../../platform/html.ts';
import { LINK_PATH, openLink } from '../../platform/objects/object-links.ts';
import { ObjectAbsent, partsOfKey } from '../../platform/objects/objects.ts';
import type { OpenedObjects } from '../../platform/objects/open-objects.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { linksOpen } from '../../resources/practitioners/handed-out-links.ts';
import { page, sendPage, setHostedHeaders } from '../page.ts';
import { get } from '../route.ts';

/** One page for every link that opens nothing: expired, changed, invented, of what is gone, or of whom it is closed. */
const closed = () =>
  page({
    title: 'This link has expired',
    status: 404,
    body: html`<h1>This link has expired</h1>
<p>Links to pictures and documents work for a limited time. Open the content again to get a fresh one.</p>`,
  });

/** `/objects/<sealed>`: the bytes that a signed link opens; the link is the credential (decisions 1.12). */
export const objectLinksSurface = ({
  objects,
  secrets,
  clock,
  database,
}: {
  readonly database: Pick<Scoped, 'within'>;
  readonly objects: Pick<OpenedObjects, 'read' | 'elsewhere'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
}): Middleware =>
  get(`${LINK_PATH}/:sealed`, async (ctx, { sealed = '' }) => {
    const link = openLink(secrets, sealed, clock.now());
    const organizationId = link && partsOfKey(link.key)?.organizationId;
    if (!organizationId) return sendPage(ctx, closed());
    const rows = database.within(organizationId);
    if (!(await linksOpen(rows, organizationId, link.clinician_id ?? null))) return sendPage(ctx, closed());
    if (objects.elsewhere) {
      setHostedHeaders(ctx);
      return ctx.redirect(await objects.elsewhere(link.key, link));
    }
    const found = await objects.read(link.key).catch((error: unknown) => {
      if (error instanceof ObjectAbsent) return undefined;
      throw error;
    });
    if (!found) return sendPage(ctx, closed());
    setHostedHeaders(ctx);
    // Shown by pages of other hosts as well: the link itself is what lets a caller in.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.set(
      'Content-Disposition',
      link.file_name === undefined ? 'inline' : `attachment; filename="${link.file_name}"`,
    );
    ctx.status = 200;
    ctx.body = found.bytes;
    // After the body, for which Koa names a type and a length of its own.
    ctx.type = link.media_type;
    ctx.length = found.size;
    if (ctx.method === 'HEAD') found.bytes.destroy();
  });
