import { describe, expect, test } from '@jest/globals';
import { CHUNK, textChunks } from '../../../activities/archive/text-chunks.ts';

const bytesOf = (texts: readonly string[]): Buffer[] => {
  const chunks = textChunks();
  return [...texts.flatMap((text) => [...chunks.add(text)]), ...chunks.end()];
};

describe('Text in chunks', () => {
  test.each([
    ['short texts', Array.from({ length: 20_000 }, (_, index) => `${index}: tea and biscuits\n`)],
    ['a text of many chunks', ['x'.repeat(3 * CHUNK + 1)]],
    ['signs of two, three and four bytes, wherever a chunk ends', ['a', 'Grüße “🌻” '.repeat(60_000)]],
  ])('is the same, each chunk as full as whole signs make it: %s', (_, texts) => {
    const chunks = bytesOf(texts);
    expect(Buffer.concat(chunks).equals(Buffer.from(texts.join('')))).toBe(true);
    expect(chunks.length).toBeGreaterThan(1);
    for (const chunk of chunks.slice(0, -1)) {
      expect(chunk.length).toBeGreaterThan(CHUNK - 4);
      expect(chunk.length).toBeLessThanOrEqual(CHUNK);
    }
  });

  test('that is none has no chunks, and what was given out does not come again', () => {
    expect(bytesOf([''])).toEqual([]);
    const chunks = textChunks();
    expect([...chunks.add('tea')]).toEqual([]);
    expect(Buffer.concat([...chunks.end()]).toString()).toBe('tea');
    expect(chunks.end()).toEqual([]);
  });
});
