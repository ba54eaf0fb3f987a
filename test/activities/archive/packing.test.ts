import { createHash, randomBytes } from 'node:crypto';
import { crc32, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { textPacker } from '../../../activities/archive/packing.ts';

describe('Text that is packed while it waits', () => {
  test('comes back whole, with its sums', async () => {
    const packer = textPacker(2_000_000);
    const parts = Array.from({ length: 1_000 }, (_, index) => `${index} Grüße `.repeat(100));
    for (const part of parts) {
      packer.add(part);
      await packer.room();
    }
    const packed = await packer.end();
    const whole = Buffer.from(parts.join(''));
    expect(inflateRawSync(Buffer.concat(packed?.chunks ?? [])).equals(whole)).toBe(true);
    expect(packed?.sums).toEqual({
      size: whole.length,
      crc32: crc32(whole),
      sha256: createHash('sha256').update(whole).digest('hex'),
    });
  });

  test('is given up once it is too much', async () => {
    const noise = randomBytes(600_000).toString('hex');
    const long = textPacker(1_000);
    for (let part = 0; part < 10; part += 1) {
      long.add(noise);
      await long.room();
    }
    expect(await long.end()).toBeUndefined();
    const short = textPacker(1_000);
    short.add(noise.slice(0, 4_000));
    expect(await short.end()).toBeUndefined();
  });

  test('ends where it is not wanted any more', async () => {
    const packer = textPacker(1_000);
    for (let part = 0; part < 4; part += 1) packer.add('x'.repeat(1_000_000));
    const waiting = expect(packer.room()).rejects.toThrow();
    packer.drop();
    await waiting;
    await expect(packer.end()).rejects.toThrow();
  });
});
