import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { ask } from '../../../api/operator/ask.ts';
import {
  readEmail,
  readFeatures,
  readLimit,
  readName,
  readRange,
  readScopes,
} from '../../../api/operator/input.ts';

const wrong = { name: 'Refusal', exitStatus: 2 };

describe('the values of options', () => {
  test('a name is one line, normalised', () => {
    expect(readName('  Spielhaus Mu\u0308nchen ')).toBe('Spielhaus München');
    expect(readName('𝒫'.repeat(200))).toHaveLength(400);
    for (const value of [undefined, '', ' ', 'a\nb', 'a\0b', '\ud800', 'x'.repeat(201)])
      expect(() => readName(value)).toThrow(expect.objectContaining(wrong));
  });

  test('an e-mail address is valid', () => {
    expect(readEmail('ops@example.com')).toBe('ops@example.com');
    for (const value of [undefined, 'nobody', 'a@b', 'a b@example.com', `${'x'.repeat(250)}@example.com`])
      expect(() => readEmail(value)).toThrow(expect.objectContaining(wrong));
  });

  test('a limit is a whole number above zero', () => {
    expect(readLimit(undefined, '--minute')).toBeUndefined();
    expect(readLimit('600', '--minute')).toBe(600);
    expect(readLimit('1000', '--limit', 1_000)).toBe(1_000);
    expect(() => readLimit('1001', '--limit', 1_000)).toThrow('from 1 to 1000.');
    for (const value of ['0', '-1', '1e3', '1.5', '', ' 5', '99999999999'])
      expect(() => readLimit(value, '--minute')).toThrow('--minute must be');
  });

  test('scopes are known ones, in their fixed order, each once', () => {
    expect(readScopes('patients:read clinics:read patients:read')).toEqual(['clinics:read', 'patients:read']);
    expect(readScopes('patients:read,clinics:read')).toEqual(['clinics:read', 'patients:read']);
    for (const value of [undefined, '', ' ', 'clinics:all', 'clinics'])
      expect(() => readScopes(value)).toThrow(expect.objectContaining(wrong));
  });

  test('a range is CIDR of either family, or one address', () => {
    const given = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1', '0.0.0.0/0'];
    expect(given.map(readRange)).toEqual([
      '10.0.0.0/8',
      '192.0.2.7/32',
      '2001:db8::/32',
      '::1/128',
      '0.0.0.0/0',
    ]);
    const refused = [
      '',
      'x',
      '10.0.0.0/33',
      '10.0.0/8',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0.0.0/-1',
      '::/129',
      'fe80::1%eth0',
    ];
    for (const value of [...refused, '::ffff:10.0.0.0/104', '0:0:0:0:0:ffff:a00:0/104', '::FFFF:a00:1'])
      expect(() => readRange(value)).toThrow(expect.objectContaining(wrong));
  });

  test('a feature is on, off or limited to countries', () => {
    expect(readFeatures(['games=off', 'community=on', 'storybook_generation=fr,DE,DE'])).toEqual({
      games: false,
      community: true,
      storybook_generation: ['DE', 'FR'],
    });
    for (const value of [
      'games',
      'games=',
      'games=maybe',
      'games=XX',
      'games=on,DE',
      'games=DE=FR',
      'toys=on',
    ])
      expect(() => readFeatures([value])).toThrow(expect.objectContaining(wrong));
    expect(() => readFeatures(['games=on', 'games=off'])).toThrow('games is given twice');
    expect(() => readFeatures([])).toThrow(expect.objectContaining(wrong));
  });
});

describe('a question at the terminal', () => {
  const typed = async (keys: string, hidden: boolean) => {
    const terminal = { input: new PassThrough(), output: new PassThrough() };
    const answer = ask({ text: 'Really? ', hidden }, terminal).finally(() => terminal.output.end());
    terminal.input.write(keys);
    const [settled, shown] = await Promise.all([Promise.allSettled([answer]), text(terminal.output)]);
    return { ...settled[0], shown };
  };

  test('the typed text is the answer, and a password is not shown', async () => {
    const open = await typed('yes\r', false);
    expect(open).toMatchObject({
      status: 'fulfilled',
      value: 'yes',
      shown: expect.stringContaining('Really? '),
    });
    const hidden = await typed('secret\r', true);
    expect(hidden).toMatchObject({ status: 'fulfilled', value: 'secret', shown: 'Really? \n' });
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s is a no, in words', async (_name, key) => {
    for (const hidden of [false, true]) {
      const left = await typed(key, hidden);
      expect(left).toMatchObject({
        status: 'rejected',
        reason: { name: 'Refusal', message: 'Nothing was changed.', exitStatus: 1 },
      });
      expect(left.shown).toMatch(/\n$/);
    }
  });
});
