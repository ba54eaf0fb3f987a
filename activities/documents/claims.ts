import { inflateSync } from 'node:zlib';
import { COMMENT_MOST, PDF_PIXELS_MOST } from './document-limits.ts';

/** What a document says of itself and the libraries pass over in silence: drawn, it would be harmless, and still no worksheet. */

/** From so many on PDFium does not believe the number, and counts. No document of the size that is taken holds a million pages. */
const UNBELIEVED_COUNT = /\/Count\s+\+?0*[1-9]\d{6}/;

/** Far more than the dictionary of a picture takes. */
const DICTIONARY_CHARACTERS = 2_000;

/** Pictures are never packed within other objects, so that the sizes they claim can be read from outside. */
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

/** Whether a PDF says that it has millions of pages, or a picture with more pixels than any has. */
export const claimsOfPdf = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return { endlessPages: UNBELIEVED_COUNT.test(text), endlessPicture: claimsEndlessPicture(text) };
};

const HEAD_BYTES = 8;
/** Length and type before a chunk's data, a checksum behind them. */
const CHUNK_HEAD = 8;
const CHUNK_END = 4;

/** Where the packed part of such a chunk begins: behind its keyword, and the words and flags between. */
const packedPart = (type: string, data: Buffer): Buffer | undefined => {
  const keyword = data.indexOf(0);
  if (keyword < 0) return undefined;
  // A byte names the method.
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
    // Broken otherwise: nobody reads it.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
};

/** Whether something beside the picture of a PNG (comments, colour profile) unpacks to more than any camera or program writes. */
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
