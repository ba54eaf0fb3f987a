import sharp from 'sharp';
import { invalid, issue } from '../problems.ts';

const FORMATS = new Set(['png', 'jpeg', 'webp']);
const LARGEST_SIDE = 4_096;
const KEPT = { width: 640, height: 480 };
const SECONDS = 5;

const unreadable = () => invalid(issue('content_base64', 'invalid_value'));

/**
 * Decodes the picture and encodes it again, so that nothing else in the bytes survives.
 * @throws Problem validation-error for what is not a picture, or is too large.
 */
export const reencodePicture = async (content: string): Promise<Buffer> => {
  const image = sharp(Buffer.from(content, 'base64'), {
    limitInputPixels: LARGEST_SIDE * LARGEST_SIDE,
    failOn: 'error',
    pages: 1,
  });
  const {
    format,
    width = 0,
    height = 0,
  } = await image.metadata().catch(() => {
    throw unreadable();
  });
  if (!FORMATS.has(format ?? '')) throw unreadable();
  if (width > LARGEST_SIDE || height > LARGEST_SIDE) throw invalid(issue('content_base64', 'too_large'));
  return image
    .rotate()
    .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
    .png()
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
};
