import { expect, test } from '@jest/globals';
import { createKeyedSemaphore } from '../../platform/batching/keyed-semaphore.ts';

test('two of each key run at once, in order; a failure lets the next one run', async () => {
  const inTurn = createKeyedSemaphore(2);
  const begun: string[] = [];
  const ends = new Map<string, (fails?: boolean) => void>();
  const work = (holder: string, name: string) =>
    inTurn(holder, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name))),
      );
    });
  const first = work('a', 'a1');
  const others = ['a2', 'a3', 'a4'].map((name) => work('a', name));
  const elsewhere = work('b', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a1')?.(true);
  await expect(first).rejects.toThrow('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a3', 'a2', 'b1']) ends.get(name)?.();
  await Promise.all([others[0], others[1], elsewhere]);
  expect(begun.at(-1)).toBe('a4');
  ends.get('a4')?.();
  expect(await others[2]).toBe('a4');
});
