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
 * The result of a handler that answers with bytes.
 * @param about `size`: bytes, for a stream of known length. `file_name`: the answer is a download under this name.
 *   The name must be the same for everybody, because a title could reveal something about a patient.
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

/** The result of a handler that answers with a redirect (302). */
export const redirect = (location: string): Redirect & Record<string, unknown> => ({
  [resultKind]: 'redirect',
  location,
});

export const isAssetOrRedirect = (result: unknown): result is Asset | Redirect =>
  typeof result === 'object' && result !== null && resultKind in result;
