import { inflateSync } from 'node:zlib';
import { COMMENT_MOST, PDF_PIXELS_MOST } from './document-limits.ts';

/**
 * Checks claims of a document that the libraries accept silently. Drawing it would be harmless, but no real worksheet
 * makes such claims.
 */

/**
 * From this page count on PDFium ignores the number and counts itself. No document of the accepted size has a million
 * pages.
 */
const UNBELIEVED_COUNT = /\/Count\s+\+?0*[1-9]\d{6}/;

/** More characters than any dictionary of a picture has. */
const DICTIONARY_CHARACTERS = 2_000;

/**
 * Whether a picture claims a huge size. Pictures are never packed inside other objects, so their sizes can be read
 * without unpacking.
 */
const claimsEndlessPicture = (text: string): boolean => {
  for (const { 1: width, index } of text.matchAll(/\/Width\s+(\d{1,10})/g)) {
    const [before = ''] = text
      .slice(Math.max(0, index - DICTIONARY_CHARACTERS), index)
      .split(' obj')
      .slice(-1);
    const [behind = ''] = text.slice(index, index + DICTIONARY_CHARACTERS).split('stream', 1);
    const height = /\/Height\s+(\d{1,10})/.exec(before + behind)?.[1] ?? 0;
    if (Number(width) * Number(height) > PDF_PIXELS_MOST) return true;
  }
  return false;
};

/** Whether a PDF claims to have millions of pages, or a picture with impossibly many pixels. */
export const claimsOfPdf = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return { endlessPages: UNBELIEVED_COUNT.test(text), endlessPicture: claimsEndlessPicture(text) };
};

const HEAD_BYTES = 8;
/** Bytes of length and type before a chunk's data, and of the checksum after it. */
const CHUNK_HEAD = 8;
const CHUNK_END = 4;

/** The start of the compressed part of such a chunk: after its keyword, and the words and flags that follow. */
const packedPart = (type: string, data: Buffer): Buffer | undefined => {
  const keyword = data.indexOf(0);
  if (keyword < 0) return undefined;
  // One byte names the compression method.
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(keyword + 2);
  const packed = data[keyword + 1] === 1;
  const language = data.indexOf(0, keyword + 3);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  return packed && translated >= 0 ? data.subarray(translated + 1) : undefined;
};

const unpacksTooFar = (packed: Buffer): boolean => {
  try {
    inflateSync(packed, { maxOutputLength: COMMENT_MOST });
    return false;
  } catch (error) {
    // Any other error means that the chunk is broken; then no library reads it.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
};

/**
 * Whether some part of a PNG beside its picture (comments, colour profile) unpacks to more than cameras and programs
 * write.
 */
export const hidesMuch = (bytes: Uint8Array): boolean => {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = HEAD_BYTES; at + CHUNK_HEAD <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + CHUNK_HEAD);
    if (type === 'zTXt' || type === 'iTXt' || type === 'iCCP') {
      const packed = packedPart(type, png.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length));
      if (packed && unpacksTooFar(packed)) return true;
    }
    at += CHUNK_HEAD + length + CHUNK_END;
  }
  return false;
};
