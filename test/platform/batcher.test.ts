import { expect, test } from '@jest/globals';
import { createBatcher, createKeyedBatcher } from '../../platform/batching/batcher.ts';

const refusedBy = (code: string) => Object.assign(new Error('refused'), { code });

test('requests of one turn of the event loop go in one batch, in order', async () => {
  const batches: number[][] = [];
  const double = createBatcher<number, number>(async (items) => {
    batches.push([...items]);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('requests that arrive while a batch is in flight go together with the next one', async () => {
  const batches: number[][] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let reached = (): void => undefined;
  const inFlight = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const echo = createBatcher<number, number>(async (items) => {
    batches.push([...items]);
    reached();
    if (batches.length === 1) await gate;
    return items;
  });
  const first = echo(1);
  await inFlight;
  const rest = [2, 3, 4].map(echo);
  letGo();
  expect(await Promise.all([first, ...rest])).toEqual([1, 2, 3, 4]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

test('a batch is never larger than allowed, and nothing is lost', async () => {
  const sizes: number[] = [];
  const echo = createBatcher<number, number>(
    async (items) => {
      sizes.push(items.length);
      return items;
    },
    { largest: 10 },
  );
  const asked = Array.from({ length: 25 }, (_, index) => index);
  expect(await Promise.all(asked.map(echo))).toEqual(asked);
  expect(sizes).toEqual([10, 10, 5]);
});

test('if the database refuses a batch, only the item at fault fails', async () => {
  const echo = createBatcher<number, number>(async (items) => {
    if (items.includes(13)) throw refusedBy('23502');
    return items;
  });
  const settled = await Promise.allSettled([12, 13, 14].map(echo));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a batch with an unknown outcome is not sent again, because it may have been written', async () => {
  for (const error of [
    new Error('Connection terminated unexpectedly'),
    refusedBy('ECONNRESET'),
    refusedBy('57P01'),
    refusedBy('57014'),
    refusedBy('08006'),
    refusedBy('55P03'),
  ]) {
    let flushes = 0;
    const fail = createBatcher<number, number>(async () => {
      flushes += 1;
      throw error;
    });
    const settled = await Promise.allSettled([1, 2, 3].map(fail));
    expect([flushes, settled.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected', 'rejected']]);
  }
});

test('after a failure the next batch is sent', async () => {
  let fails = true;
  const echo = createBatcher<number, number>(async (items) => {
    if (fails) throw new Error('down');
    return items;
  });
  await expect(echo(1)).rejects.toThrow('down');
  fails = false;
  expect(await echo(2)).toBe(2);
});

test('a keyed batcher puts items of one key alone together, and keys do not wait for each other', async () => {
  const batches: [string, number[]][] = [];
  const gate = Promise.withResolvers<void>();
  const add = createKeyedBatcher<number, number>(async (key, items) => {
    batches.push([key, [...items]]);
    if (key === 'slow') await gate.promise;
    return items.map((item) => item * 2);
  });
  const slow = add('slow', 1);
  expect(await Promise.all([add('quick', 2), add('quick', 3)])).toEqual([4, 6]);
  expect(await add('quick', 4)).toBe(8);
  gate.resolve();
  expect(await slow).toBe(2);
  expect(batches).toEqual([
    ['slow', [1]],
    ['quick', [2, 3]],
    ['quick', [4]],
  ]);
});
