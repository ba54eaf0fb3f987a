import type { Readable } from 'node:stream';

export const resultKind: unique symbol = Symbol('what a handler answers instead of data');

export interface Asset {
  readonly [resultKind]: 'asset';
  readonly media_type: string;
  readonly bytes: Readable | Buffer;
  readonly size: number | undefined;
  readonly file_name: string | undefined;
}
export interface Redirect {
  readonly [resultKind]: 'redirect';
  readonly location: string;
}

/**
 * What a handler returns whose answer is bytes.
 * @param about `size` in bytes, for a stream whose length is known; `file_name` makes it a download. A
 *   file name is the same for everybody: a title would tell of a patient.
 */
export const asset = (
  media_type: string,
  bytes: Readable | Buffer,
  about: { readonly size?: number; readonly file_name?: string } = {},
): Asset & Record<string, unknown> => ({
  [resultKind]: 'asset',
  media_type,
  bytes,
  size: Buffer.isBuffer(bytes) ? bytes.length : about.size,
  file_name: about.file_name,
});

/** What a handler returns whose answer is elsewhere (302). */
export const redirect = (location: string): Redirect & Record<string, unknown> => ({
  [resultKind]: 'redirect',
  location,
});

export const isAssetOrRedirect = (result: unknown): result is Asset | Redirect =>
  typeof result === 'object' && result !== null && resultKind in result;
