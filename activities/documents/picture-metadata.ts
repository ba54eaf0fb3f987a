/** Removes metadata of a picture (place, time, author), which is no part of a worksheet. */

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const SCAN = 0xda;
/**
 * Adobe's marker is kept, because it says how the colours are to be read. Other markers of programs, and comments,
 * are removed.
 */
const ADOBE = 0xee;
const FIRST_PROGRAM = 0xe0;
const LAST_PROGRAM = 0xef;
const COMMENT = 0xfe;

/** Data after the end of the picture is removed too. A file that is not a JPEG stays as it is. */
export const cleanJpeg = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0xff || bytes[1] !== JPEG_START) return bytes;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 3 < bytes.length; ) {
    if (bytes[at] !== 0xff) break;
    const mark = bytes[at + 1] as number;
    // Fill bytes.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === JPEG_END) break;
    let next = at + 2 + (((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number));
    if (mark === SCAN)
      // Skips to the next marker. A zero byte after 0xff, and restarts, belong to the scan.
      while (
        next < bytes.length &&
        !(
          bytes[next] === 0xff &&
          bytes[next + 1] !== 0 &&
          bytes[next + 1] !== 0xff &&
          ((bytes[next + 1] as number) & 0xf8) !== 0xd0
        )
      )
        next += 1;
    const told = mark === COMMENT || (mark >= FIRST_PROGRAM && mark <= LAST_PROGRAM && mark !== ADOBE);
    if (!told) kept.push(bytes.subarray(at, next));
    at = next;
  }
  kept.push(Uint8Array.of(0xff, JPEG_END));
  return Buffer.concat(kept);
};

/** Boxes of a JPEG 2000 file that belong to the picture. */
const PICTURE_BOXES = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);
const BOX_HEAD = 8;

export const cleanJpeg2000 = (bytes: Uint8Array): Uint8Array => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.toString('latin1', 4, BOX_HEAD) !== 'jP  ') return bytes;
  const kept: Buffer[] = [];
  for (let at = 0; at + BOX_HEAD <= file.length; ) {
    // Zero means: to the end of the file. One means: a length of eight bytes follows.
    const said = file.readUInt32BE(at);
    const long = said === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + BOX_HEAD)) : said;
    const length = said === 0 || long < BOX_HEAD ? file.length - at : long;
    if (PICTURE_BOXES.has(file.toString('latin1', at + 4, at + BOX_HEAD)))
      kept.push(file.subarray(at, at + length));
    at += length;
  }
  return Buffer.concat(kept);
};
