import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { type Asset, assetOf } from '../assets.ts';

interface BundleOptions {
  readonly format?: 'iife' | 'esm';
  readonly globalName?: string;
}

/** A browser script with all its imports as one file. */
export const bundle = (entry: URL, { format = 'iife', globalName }: BundleOptions = {}): Buffer => {
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
};

/** It is bundled when it is first requested, so no built file has to be stored beside its source. */
export const bundled = (path: string, entry: URL, options?: BundleOptions): Asset =>
  assetOf(path, () => bundle(entry, options));
