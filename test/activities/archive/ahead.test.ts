import { describe, expect, test } from '@jest/globals';
import { ahead } from '../../../activities/archive/ahead.ts';
import { keptText } from '../../../activities/archive/kept-text.ts';

const settle = () => new Promise(setImmediate);

describe('Reading ahead', () => {
  test('asks for one item more than is worked on, and for no other', async () => {
    let made = 0;
    async function* numbers() {
      while (made < 5) {
        made += 1;
        yield made;
      }
    }
    const seen: (readonly [item: number, made: number])[] = [];
    for await (const item of ahead(numbers())) {
      await settle();
      seen.push([item, made]);
    }
    expect(seen).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 5],
    ]);
  });

  test('gives what came before an error, then the error', async () => {
    async function* failing() {
      yield 'a';
      throw new Error('gone');
    }
    const seen: string[] = [];
    const reading = (async () => {
      for await (const item of ahead(failing())) {
        await settle();
        seen.push(item);
      }
    })();
    await expect(reading).rejects.toThrow('gone');
    expect(seen).toEqual(['a']);
  });

  test('drops what was read ahead when nobody wants it, and ends the source', async () => {
    let ended = false;
    async function* endless() {
      try {
        for (let item = 1; ; item += 1) yield item;
      } finally {
        ended = true;
      }
    }
    const dropped: number[] = [];
    for await (const item of ahead(endless(), (one) => dropped.push(one))) if (item === 2) break;
    expect(dropped).toEqual([3]);
    expect(ended).toBe(true);
  });
});

describe('Text that waits', () => {
  test('comes back whole, in pieces', () => {
    const kept = keptText(2_000_000);
    const parts = Array.from({ length: 1_000 }, (_, index) => `${index} Grüße `.repeat(100));
    for (const part of parts) kept.add(part);
    const pieces = kept.end() ?? [];
    expect(pieces.length).toBeGreaterThan(2);
    expect(Buffer.concat(pieces).toString()).toBe(parts.join(''));
  });

  test('is given up once it is too much', () => {
    const kept = keptText(1_000);
    for (let part = 0; part < 10; part += 1) kept.add('x'.repeat(50_000));
    expect(kept.end()).toBeUndefined();
    const short = keptText(1_000);
    short.add('x'.repeat(1_001));
    expect(short.end()).toBeUndefined();
  });
});
