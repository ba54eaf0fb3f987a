import sharp from 'sharp';
import { type Illustrator, PICTURE } from '../author.ts';
import { authorFailed } from '../author-failures.ts';
import { bannerOf } from '../offline/picture/offline-illustrator.ts';
import { firstOf, type ModelClient } from './model-client.ts';

/** An illustrator that uses a model. Titles are drawn here, because models misspell. */

const STYLES = {
  watercolor: 'soft watercolour on textured paper',
  crayon: 'wax crayon drawing on rough paper',
  paper_cut: 'layered paper-cut collage with soft shadows',
  flat: 'flat vector illustration with clean shapes',
} as const;

/** Far more pixels than are requested, and far fewer than would fill the memory. */
const MOST_POINTS = 24_000_000;

/** Whether it is a PNG, JPEG or WebP. An SVG is refused, because drawing it may take for ever. */
const isPicture = (bytes: Buffer): boolean =>
  /^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP)/s.test(bytes.toString('latin1', 0, 12));

/** The assumed costs of a picture if the answer does not name them. */
const TOKENS_A_PICTURE = 6_000;

export const createRemoteIllustrator = (client: ModelClient, model: string): Illustrator => ({
  async draw({ look, picture, title, signal, budget }) {
    const prompt = `Picture-book illustration, ${STYLES[look.style]}. No letters or words in the picture. ${look.words} ${picture}`;
    const { data } = await client.post<{ data?: unknown }>(
      '/images/generations',
      ({ picture_format }) => ({
        model,
        prompt: prompt.slice(0, 3_800),
        n: 1,
        size: '1536x1024',
        ...(picture_format === 'b64_json' && { response_format: picture_format }),
      }),
      { signal, budget },
      TOKENS_A_PICTURE,
    );
    const given = firstOf<{ b64_json: unknown }>(data)?.b64_json;
    const bytes = Buffer.from(typeof given === 'string' ? given : '', 'base64');
    // An answer with an address is refused, because we would have to load from an arbitrary host.
    if (!isPicture(bytes)) throw authorFailed('The illustrator answered without a picture');
    const drawn = sharp(bytes, { limitInputPixels: MOST_POINTS })
      .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
      .removeAlpha();
    const lettered =
      title === undefined ? drawn : drawn.composite([{ input: Buffer.from(bannerOf(title, look)) }]);
    return lettered
      .png({ compressionLevel: 7 })
      .toBuffer()
      .catch(() => {
        throw authorFailed('The illustrator answered with a picture that cannot be read');
      });
  },
});
