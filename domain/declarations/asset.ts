import type { Readable } from 'node:stream';
import type { ByteSpan, ObjectPart } from '../../platform/objects/objects.ts';

export const resultKind: unique symbol = Symbol('what a handler answers instead of data');

export interface Asset {
  readonly [resultKind]: 'asset';
  readonly media_type: string;
  readonly bytes: Readable | Buffer;
  /** Of all of it, in bytes. */
  readonly size: number;
  /** The part of it that `bytes` are, where a part was asked for. */
  readonly span: ByteSpan | undefined;
  readonly file_name: string | undefined;
}
export interface Redirect {
  readonly [resultKind]: 'redirect';
  readonly location: string;
}

/**
 * What a handler returns whose answer is bytes.
 * @param content bytes, or the part of a stored object that was asked for (`requestedPart`).
 * @param file_name makes it a download. It is the same for everybody: a title would tell of a patient.
 */
export const asset = (
  media_type: string,
  content: Buffer | ObjectPart,
  file_name?: string,
): Asset & Record<string, unknown> => {
  const { bytes, size, span } = Buffer.isBuffer(content)
    ? { bytes: content, size: content.length, span: undefined }
    : content;
  return { [resultKind]: 'asset', media_type, bytes, size, span, file_name };
};

/** The result of a handler that answers with a redirect (302). */
export const redirect = (location: string): Redirect & Record<string, unknown> => ({
  [resultKind]: 'redirect',
  location,
});

export const isAssetOrRedirect = (result: unknown): result is Asset | Redirect =>
  typeof result === 'object' && result !== null && resultKind in result;
