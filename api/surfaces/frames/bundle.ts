import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { type Asset, assetOf } from '../assets.ts';

/**
 * A browser script with all its imports as one file. It is bundled when it is first requested, so no built file has
 * to be stored beside its source.
 */
export const bundled = (
  path: string,
  entry: URL,
  options: { readonly format?: 'iife' | 'esm'; readonly globalName?: string } = {},
): Asset =>
  assetOf(path, () => {
    const { format = 'iife', globalName } = options;
    const { outputFiles } = buildSync({
      entryPoints: [fileURLToPath(entry)],
      bundle: true,
      write: false,
      minify: true,
      charset: 'utf8',
      legalComments: 'none',
      logOverride: { 'empty-import-meta': 'silent' },
      target: ['es2022'],
      platform: 'browser',
      format,
      ...(globalName === undefined ? {} : { globalName }),
    });
    return Buffer.from((outputFiles[0] as { contents: Uint8Array }).contents);
  });
