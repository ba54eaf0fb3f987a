import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';
import { designTokens } from './workspace-bundle/design-tokens.ts';

const compress = promisify(gzip);

/** A year: an address names its content, so it never has to be asked for again. */
const KEPT_SECONDS = 31_536_000;

const MEDIA_TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ts: 'application/typescript; charset=utf-8',
} as const;

/** A static file of a hosted page, read once, when it is first needed. */
export interface Asset {
  readonly path: string;
  /** The path with a fingerprint of the content, for links. */
  address(): string;
  send(ctx: Context): Promise<void>;
}

const COMPRESSIBLE = /^text\/|^image\/svg|typescript/;

/** @param path where it is served, a name with one of the known endings; @param read gives the content, once. */
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

/** @param file where it lies. */
export const asset = (path: string, file: URL | string): Asset => assetOf(path, () => readFileSync(file));

/** Hosted pages ask a form's questions as the workspace does, so they share the stylesheet of those. */
const SERVICE_SHEETS = ['./service.css', '../../web/areas/forms/questions.css'].map(
  (file) => new URL(file, import.meta.url),
);
export const serviceStylesheet = assetOf('/assets/service.css', () =>
  Buffer.concat([Buffer.from(designTokens()), ...SERVICE_SHEETS.map((file) => readFileSync(file))]),
);
