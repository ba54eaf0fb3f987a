import { readdirSync, readFileSync } from 'node:fs';
import type { Context } from 'koa';
import { assetOf } from '../assets.ts';
import { notFoundPage, sendPage } from '../page.ts';
import { get, type Route, serve } from '../route.ts';
import { type PackageTarball, packageTarball } from './package-tarball.ts';
import { partnerPackages } from './partner-packages.ts';

/**
 * What a partner's `npm install` takes, and the tools that a partner runs. The service serves them, so that they and the
 * service never disagree.
 */

const TOOLS = new URL('../../../partners/tools/', import.meta.url);

/** Seconds; a year. */
const KEPT_SECONDS = 31_536_000;

const send = (ctx: Context, { bytes, digest }: PackageTarball, caching: string): void => {
  ctx.set('Cache-Control', caching);
  ctx.status = 200;
  ctx.type = 'application/gzip';
  ctx.etag = digest.slice(0, 32);
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = bytes;
};

/** `/client/tools/<name>.mjs`, each file alone. */
const tools = (): readonly Route[] =>
  readdirSync(TOOLS)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => serve(assetOf(`/client/tools/${file}`, () => readFileSync(new URL(file, TOOLS)))));

/**
 * `/client/<name>.tgz`, the newest, and `/client/<version>/<name>.tgz`, which never changes; and the tools.
 */
export const clientPackagesSurface = (): readonly Route[] => {
  // Made when one is first requested, like the SDK's files, so that no start waits for the bundler.
  let packages: Promise<readonly PackageTarball[]> | undefined;
  const named = async (file: string | undefined) => {
    packages ??= Promise.all(partnerPackages.map(packageTarball));
    return (await packages).find(({ name }) => `${name}.tgz` === file);
  };
  return [
    ...tools(),
    get('/client/:file', async (ctx, { file }) => {
      const found = await named(file);
      if (found) send(ctx, found, 'public, no-cache');
      else sendPage(ctx, notFoundPage());
    }),
    get('/client/:version/:file', async (ctx, { version, file }) => {
      const found = await named(file);
      if (found && found.version === version) send(ctx, found, `public, max-age=${KEPT_SECONDS}, immutable`);
      else sendPage(ctx, notFoundPage());
    }),
  ];
};
