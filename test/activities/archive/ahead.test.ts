import { describe, expect, test } from '@jest/globals';
import { ahead } from '../../../activities/archive/ahead.ts';

const settle = () => new Promise(setImmediate);

describe('Reading ahead', () => {
  test('requests one item more than is being processed, and no other', async () => {
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

  test('yields the items before an error, then throws the error', async () => {
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

  test('drops the item that was read ahead when nobody wants it, and ends the source', async () => {
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
