import type { Context } from 'koa';
import { notFoundPage, sendPage } from '../page.ts';
import { get, type Route } from '../route.ts';
import { type PackageTarball, packageTarball } from './package-tarball.ts';
import { partnerPackages } from './partner-packages.ts';

/** What a partner's `npm install` takes. The service serves it, so that client and service never disagree. */

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

/** `/client/<name>.tgz`, the newest, and `/client/<version>/<name>.tgz`, which never changes. */
export const clientPackagesSurface = (): readonly Route[] => {
  // Made when one is first requested, like the SDK's files, so that no start waits for the bundler.
  let packages: Promise<readonly PackageTarball[]> | undefined;
  const named = async (file: string | undefined) => {
    packages ??= Promise.all(partnerPackages.map(packageTarball));
    return (await packages).find(({ name }) => `${name}.tgz` === file);
  };
  return [
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
