import type { Context } from 'koa';
import { artworkAt } from '../../../domain/playrooms/artwork/artwork.ts';
import { type Asset, assetOf } from '../assets.ts';
import { notFoundPage, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';

/** The pictures of playrooms. They have no personal data, so they need no token. */
export const playroomArtwork = (): Route => {
  const known = new Map<string, Asset>();
  return get('/artwork/playrooms/:name', async (ctx: Context) => {
    const svg = artworkAt(ctx.path);
    if (!svg) return sendPage(ctx, notFoundPage());
    const one = known.get(ctx.path) ?? assetOf(ctx.path, () => svg);
    known.set(ctx.path, one);
    // Host pages of partners show the picture, and it is the same for everybody.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.set('Content-Security-Policy', "default-src 'none'");
    return one.send(ctx);
  });
};
