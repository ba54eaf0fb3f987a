import { describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { bindBook } from '../../activities/documents/bind-book.ts';
import { measured, setLines } from '../../activities/documents/set-lines.ts';

/** The letters of a line as the eye meets them from the left, a space where there is room between two pieces. */
const seen = (text: string): string => {
  const [line] = setLines(text, 10, 2_000);
  let end = 0;
  let letters = '';
  for (const { text: piece, font, x } of line?.runs ?? []) {
    const { glyphs, advanceWidth } = font.face.layout(piece);
    const shown = glyphs as unknown as readonly { readonly codePoints: readonly number[] }[];
    letters += x - end > 1 ? ' ' : '';
    letters += shown.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('');
    end = x + (advanceWidth / font.face.unitsPerEm) * 10;
  }
  return letters;
};
/** As it would be written if it ran from left to right. */
const back = (word: string): string => [...word].reverse().join('');

describe('lines of letters that run in both directions', () => {
  const [peace, walked, mother, father] = ['שלום', 'הלך', 'אמא', 'אבא'] as const;

  test('a name of the other direction does not change the direction of a sentence, wherever it stands', () => {
    expect(seen(`${peace} and the cloud`)).toBe(`${back(peace)} and the cloud`);
    expect(seen(`This is ${peace}, too`)).toBe(`This is ${back(peace)}, too`);
    expect(seen(`This is (${peace} ${mother}), too`)).toBe(`This is (${back(mother)} ${back(peace)}), too`);
  });

  test('names and numbers within a right-to-left sentence keep their order, with spaces around them', () => {
    expect(seen(`${peace} Pim`)).toBe(`Pim ${back(peace)}`);
    expect(seen(`${peace} Pim Pum ${walked} 12 ${mother}`)).toBe(
      `${back(mother)} 12 ${back(walked)} Pim Pum ${back(peace)}`,
    );
    expect(seen(`${mother} (${father}) ${walked}!`)).toBe(
      `!${back(walked)} (${back(father)}) ${back(mother)}`,
    );
  });

  test('a paragraph has the direction of most of its letters', () => {
    const direction = (text: string) => setLines(text, 10, 2_000)[0]?.rightToLeft;
    const texts = [`${peace} and the cloud`, `Pim ${walked} ${father}`, '12', ''];
    expect(texts.map(direction)).toEqual([false, true, false, undefined]);
  });
});

const written = (text: string, width: number): string[] =>
  setLines(text, 10, width).map(({ runs }) => runs.map((run) => run.text).join(''));

test('words are separated by space characters, so that a search in the document finds them', () => {
  const text = 'The little fox lived at the edge of a quiet forest.';
  expect(written(text, 2_000)).toEqual([text]);
  expect(written(text, 60).join(' ')).toBe(text);
});

test('no line ends or begins with a mark that belongs to a word of another line', () => {
  const text = 'Plume demanda : « Je te tiens compagnie ? » Et Lou rit !';
  for (let width = 90; width < 300; width += 5) {
    const lines = written(text, width);
    expect(lines.join(' ').replaceAll('\u{a0}', ' ')).toBe(text);
    expect(lines.filter((line) => /^[»?!:]|«$/.test(line))).toEqual([]);
  }
});

describe('much text on one page', () => {
  test('is measured once for all tried sizes, and letter by letter where a word is split', () => {
    const face = setLines('W', 10, 100)[0]?.runs[0]?.font.face;
    const layout = jest.spyOn(face as NonNullable<typeof face>, 'layout');
    const words = measured('one two three '.repeat(100));
    const asked = layout.mock.calls.length;
    for (const size of [24, 18, 9]) words(size, 520);
    expect(layout).toHaveBeenCalledTimes(asked);
    // The word, its letter, and what stands in each line.
    const lines = measured('W'.repeat(1_400))(24, 520);
    expect(layout).toHaveBeenCalledTimes(asked + 2 + lines.length);
    layout.mockRestore();
  });

  test('continues on further pages of the same size, so that no text is lost', async () => {
    const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    const page = (text: string) => ({ text, alt_text: 'A hill.', picture });
    const book = await bindBook({
      title: 'Pim',
      language: 'en',
      ageBand: '3-5',
      cover: picture,
      pages: [page('One line.'), page('A line of a poem\n'.repeat(24).trim())],
      colophon: 'Made for a test.',
    });
    const heights = [...book.toString('latin1').matchAll(/MediaBox \[0 0 612 ([\d.]+)\]/g)];
    expect(heights.map(([, height]) => Math.round(Number(height)))).toEqual([720, 720, 720, 720, 720]);
  });
});

describe('letters of many scripts', () => {
  test('have a font that shows them; pictographs have one of their own, but digits after them do not', () => {
    const faceOf = (text: string) => {
      const run = setLines(text, 10, 2_000)[0]?.runs.at(-1);
      const { glyphs } = (run as NonNullable<typeof run>).font.face.layout(String(run?.text));
      expect(glyphs.map((glyph) => (glyph as { id?: number }).id)).not.toContain(0);
      return run?.font.name.split('/')[0];
    };
    expect(faceOf('Ngọc')).toBe('noto-sans');
    expect(faceOf('Мия')).toBe('noto-sans');
    expect(faceOf('मीरा')).toBe('noto-sans');
    expect(faceOf('ธนา')).toBe('noto-sans-thai');
    expect(faceOf('🦊')).toBe('noto-emoji');
    expect(setLines('🦊 7', 10, 2_000)[0]?.runs.at(-1)).toMatchObject({
      text: '7',
      font: { name: 'atkinson-hyperlegible/regular' },
    });
  });

  test('break at the end of a word, also without spaces, and never within a letter', () => {
    const words = ['เมื่อ', 'ตอน', 'กลาง', 'คืน', 'ฟ้า', 'มืด'];
    const lines = setLines(words.join(''), 10, 60).map(({ runs }) => runs.map(({ text }) => text).join(''));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(words.join(''));
    for (const line of lines) expect(words.some((word) => line.startsWith(word))).toBe(true);
    const letters = setLines('नी'.repeat(20), 10, 60).map(({ runs }) =>
      runs.map(({ text }) => text).join(''),
    );
    expect(letters.length).toBeGreaterThan(1);
    for (const line of letters) expect(line).toMatch(/^(नी)+$/);
  });
});
