import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';
import { designTokens } from './workspace-bundle/design-tokens.ts';

const compress = promisify(gzip);

/** A year. The address contains a hash of the content, so the file never has to be requested again. */
const KEPT_SECONDS = 31_536_000;

const MEDIA_TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ts: 'application/typescript; charset=utf-8',
} as const;

/** A static file of hosted pages. It is read once, when it is first requested. */
export interface Asset {
  readonly path: string;
  /** The path with a fingerprint of the content, for use in links. */
  address(): string;
  send(ctx: Context): Promise<void>;
}

const COMPRESSIBLE = /^text\/|^image\/svg|typescript/;

/**
 * @param path the served path, with one of the known file name endings. @param read returns the content; called once.
 */
export const assetOf = (path: string, read: () => Buffer): Asset => {
  let known: { readonly bytes: Buffer; readonly version: string } | undefined;
  const content = () => {
    if (known) return known;
    const bytes = read();
    known = { bytes, version: createHash('sha256').update(bytes).digest('base64url').slice(0, 12) };
    return known;
  };
  let compressed: Promise<Buffer> | undefined;
  const mediaType = MEDIA_TYPES[path.slice(path.lastIndexOf('.') + 1) as keyof typeof MEDIA_TYPES];

  return {
    path,
    address: () => `${path}?v=${content().version}`,
    async send(ctx) {
      const { bytes, version } = content();
      const named = ctx.query.v === version;
      ctx.set('Cache-Control', named ? `public, max-age=${KEPT_SECONDS}, immutable` : 'public, no-cache');
      ctx.set('Vary', 'Accept-Encoding');
      ctx.status = 200;
      ctx.type = mediaType;
      ctx.etag = version;
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
      if (COMPRESSIBLE.test(mediaType) && ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
        compressed ??= compress(bytes);
        ctx.set('Content-Encoding', 'gzip');
        ctx.set('ETag', `W/"${version}"`);
        ctx.body = await compressed;
      } else ctx.body = bytes;
    },
  };
};

/** @param file the path of the file. */
export const asset = (path: string, file: URL | string): Asset => assetOf(path, () => readFileSync(file));

/** Hosted pages show a form's questions in the same way as the workspace, so they share its stylesheet. */
const SERVICE_SHEETS = ['./service.css', '../../web/areas/forms/questions.css'].map(
  (file) => new URL(file, import.meta.url),
);
export const serviceStylesheet = assetOf('/assets/service.css', () =>
  Buffer.concat([Buffer.from(designTokens()), ...SERVICE_SHEETS.map((file) => readFileSync(file))]),
);
