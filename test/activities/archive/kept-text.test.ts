import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { keepText } from '../../../activities/archive/kept-text.ts';

const textOf = async (chunks: AsyncIterable<Buffer> | undefined) =>
  chunks && (await buffer(chunks)).toString();

describe('Text that is kept until it is written', () => {
  test('comes back whole', async () => {
    const kept = keepText(2_000_000);
    const parts = Array.from({ length: 1_000 }, (_, index) => `${index} Grüße `.repeat(100));
    for (const part of parts) kept.add(part);
    expect(await textOf(kept.end())).toBe(parts.join(''));
  });

  test.each([
    ['while it is added', 10, 400_000],
    ['with its last part', 1, 1_001],
  ])('is dropped when it exceeds the limit %s', async (_, parts, length) => {
    const kept = keepText(1_000);
    for (let part = 0; part < parts; part += 1) kept.add('x'.repeat(length));
    expect(kept.end()).toBeUndefined();
  });

  test('may be as long as the limit', async () => {
    const kept = keepText(1_000);
    kept.add('x'.repeat(1_000));
    expect(await textOf(kept.end())).toHaveLength(1_000);
  });
});
