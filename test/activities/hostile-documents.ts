import { crc32, deflateSync } from 'node:zlib';

/** Documents that want to hurt whoever opens them. */

/** A PDF of the given objects (numbered from 1, the first is the catalogue), with a right cross-reference table. */
export const pdfWith = (objects: readonly (string | Buffer)[], head = '%PDF-1.7\n', trailer = ''): Buffer => {
  const parts: Buffer[] = [Buffer.from(head, 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    parts.push(part);
    at += part.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

/** As small as it gets would take longer than to read it. */
const quickly = (bytes: Buffer): Buffer => deflateSync(bytes, { level: 1 });

const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources';
const onePage = (resources: string, content: Buffer, more: readonly (string | Buffer)[] = []) =>
  pdfWith([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `${PAGE}<<${resources}>>>>`,
    content,
    ...more,
  ]);

/** Ten thousand pages that are all one object. */
export const tenThousandPages = (): Buffer =>
  pdfWith([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(10_000)}]/Count 10000>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>',
  ]);

/** Says that it has so many pages, and has one. */
export const lyingCount = (): Buffer =>
  pdfWith([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>',
  ]);

/** A tree of pages that is its own child. */
export const recursivePages = (): Buffer =>
  pdfWith(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2/Parent 2 0 R>>']);

/** Forms that draw themselves, twice each: 2 to the power of their depth. */
export const recursiveForms = (): Buffer => {
  const depth = 40;
  const forms = Array.from({ length: depth }, (_, index) => {
    const next = index + 6;
    const inner = index === depth - 1 ? '0 0 1 1 re f' : '/F Do /F Do';
    return stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</F ${next} 0 R>>>>`,
      Buffer.from(inner),
    );
  });
  return onePage('/XObject<</F 5 0 R>>', stream('', Buffer.from('/F Do')), forms);
};

/** Some hundred kilobytes that unpack to 68 MB of drawing. */
export const unpackingContent = (): Buffer => {
  const chunk = Buffer.from('0 0 600 800 re f '.repeat(4_000_000));
  return onePage('', stream('/Filter/FlateDecode', quickly(chunk)));
};

/** A picture of 30,000 × 30,000 pixels inside a PDF, in some hundred kilobytes. */
export const hugePictureInPdf = (): Buffer => {
  const side = 30_000;
  const packed = deflateSync(quickly(Buffer.alloc(side * 3_000)));
  const image = stream(
    `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter[/FlateDecode/FlateDecode]`,
    packed,
  );
  return onePage('/XObject<</I 5 0 R>>', stream('', Buffer.from('600 0 0 800 0 0 cm /I Do')), [image]);
};

/** Claims an encryption that nobody knows. */
export const unknownEncryption = (): Buffer =>
  pdfWith(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>',
      '<</Filter/Unheard/V 9/R 9/O(x)/U(y)/P -1>>',
    ],
    undefined,
    '/Encrypt 4 0 R/ID[(a)(b)]',
  );

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const PNG_HEAD = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG of one bit a pixel. */
export const hugePng = (width: number, height: number, rows = height): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    PNG_HEAD,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A small picture beside a comment that unpacks to 400 MB. */
export const unpackingComment = (): Buffer => {
  const small = hugePng(8, 8);
  const comment = Buffer.concat([Buffer.from('Comment\0\0'), quickly(Buffer.alloc(400_000_000))]);
  return Buffer.concat([small.subarray(0, 33), pngChunk('zTXt', comment), small.subarray(33)]);
};

/** The same in a comment of words, whose language is named. */
export const unpackingWords = (): Buffer => {
  const small = hugePng(8, 8);
  const words = Buffer.concat([
    Buffer.from('Comment\0\x01\0en\0\0', 'latin1'),
    quickly(Buffer.alloc(400_000_000, ' ')),
  ]);
  return Buffer.concat([small.subarray(0, 33), pngChunk('iTXt', words), small.subarray(33)]);
};
