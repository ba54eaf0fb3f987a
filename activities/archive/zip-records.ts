/**
 * What stands around the files of a ZIP (PKWARE's APPNOTE 6.3.10, chapter 4.3): names and sizes, which readers find by
 * the list at its end. Sizes are known only after the bytes, which are not kept for them: they follow in a descriptor.
 */

/** A file as the list at the end knows it. Sizes and offsets in bytes. */
export interface ZipEntry {
  readonly path: string;
  /** As it is, or deflated. */
  readonly stored: boolean;
  readonly crc32: number;
  readonly size: number;
  readonly packedSize: number;
  /** Where its header begins. */
  readonly offset: number;
}

const NEEDED = 20;
/** What reads 64-bit fields. */
const NEEDED_64 = 45;
const MADE_ON_UNIX = (3 << 8) | NEEDED_64;
/** A descriptor follows, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 2000-01-01 in the format's own terms, so that the same record makes the same bytes; the manifest says when. */
const TIME = 0;
const DATE = ((2000 - 1980) << 9) | (1 << 5) | 1;
/** An ordinary file, for its owner alone. */
const MODE = 0o100_600 * 0x1_0000;

/** Stands for a number that is in a 64-bit field instead. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffff_ffff;
const fits32 = (number: number): boolean => number < ELSEWHERE_32;

type Field = readonly [bytes: 2 | 4 | 8, value: number];

const record = (fields: readonly Field[], ...rest: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) head.writeBigUInt64LE(BigInt(value), at);
    else head.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return rest.length === 0 ? head : Buffer.concat([head, ...rest]);
};

const methodOf = (stored: boolean): number => (stored ? 0 : DEFLATED);

/** Before the bytes of a file. */
export const fileHeader = ({ path, stored }: Pick<ZipEntry, 'path' | 'stored'>): Buffer => {
  const name = Buffer.from(path);
  return record(
    [
      [4, 0x0403_4b50],
      [2, NEEDED],
      [2, FLAGS],
      [2, methodOf(stored)],
      [2, TIME],
      [2, DATE],
      // Checksum and sizes: in the descriptor.
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ],
    name,
  );
};

/** After the bytes of a file. */
export const descriptor = ({ crc32, size, packedSize }: ZipEntry): Buffer => {
  const bytes = fits32(size) && fits32(packedSize) ? 4 : 8;
  return record([
    [4, 0x0807_4b50],
    [4, crc32],
    [bytes, packedSize],
    [bytes, size],
  ]);
};

/** The file's line in the list at the end. */
const listed = ({ path, stored, crc32, size, packedSize, offset }: ZipEntry): Buffer => {
  const name = Buffer.from(path);
  const small = [size, packedSize, offset].every(fits32);
  const extra = small
    ? Buffer.alloc(0)
    : record([
        [2, 0x0001],
        [2, 24],
        [8, size],
        [8, packedSize],
        [8, offset],
      ]);
  return record(
    [
      [4, 0x0201_4b50],
      [2, MADE_ON_UNIX],
      [2, small ? NEEDED : NEEDED_64],
      [2, FLAGS],
      [2, methodOf(stored)],
      [2, TIME],
      [2, DATE],
      [4, crc32],
      [4, small ? packedSize : ELSEWHERE_32],
      [4, small ? size : ELSEWHERE_32],
      [2, name.length],
      [2, extra.length],
      // No comment, on the first disk, nothing said of its contents.
      [2, 0],
      [2, 0],
      [2, 0],
      [4, MODE],
      [4, small ? offset : ELSEWHERE_32],
    ],
    name,
    extra,
  );
};

/** The same as the end says, in 64-bit fields, and where that is. */
const end64 = (count: number, size: number, offset: number): Buffer =>
  record([
    [4, 0x0606_4b50],
    // Of what follows in this record.
    [8, 44],
    [2, MADE_ON_UNIX],
    [2, NEEDED_64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
    [4, 0x0706_4b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ]);

/** The list of all files, and the end. @param offset where it begins. */
export const directory = (entries: readonly ZipEntry[], offset: number): Buffer => {
  const list = Buffer.concat(entries.map(listed));
  const count = entries.length;
  const small = count < ELSEWHERE_16 && fits32(offset) && fits32(list.length);
  const end = record([
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, small ? count : ELSEWHERE_16],
    [2, small ? count : ELSEWHERE_16],
    [4, small ? list.length : ELSEWHERE_32],
    [4, small ? offset : ELSEWHERE_32],
    [2, 0],
  ]);
  return Buffer.concat(small ? [list, end] : [list, end64(count, list.length, offset), end]);
};
