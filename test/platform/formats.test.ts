import { describe, expect, test } from '@jest/globals';
import { wireSchema } from '../../api/http/open-api/wire-schema.ts';
import { formats } from '../../domain/declarations/formats.ts';

const takes = (form: string, text: string): boolean => {
  const format = formats[form];
  if (!format) throw new Error(`There is no format ${form}`);
  return format instanceof RegExp ? format.test(text) : format(text);
};

const TOWER = `Z${'\u0301\u0327'.repeat(32)}\u0301`;

const cases: Readonly<
  Record<string, { readonly taken: readonly string[]; readonly refused: readonly string[] }>
> = {
  'language-tag': {
    taken: [
      'en',
      'EN-us',
      'de-AT',
      'zh-Hant-TW',
      'es-419',
      'de-CH-1996',
      'zh-cmn-Hans-CN',
      'de-DE-u-co-phonebk',
      'en-x-plain',
    ],
    refused: ['', 'e', 'english!', 'en_US', 'en-', '-en', 'en--US', 'en US', 'en\n', 'deutsch'],
  },
  date: {
    taken: ['2015-04-01', '2016-02-29', '2000-02-29', '1900-01-01', '2999-12-31'],
    refused: [
      '2015-4-1',
      '2015-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '1899-12-31',
      '3000-01-01',
      '20150401',
      '2015-04-01T00:00:00Z',
      ' 2015-04-01',
      '2015-04-01\n',
      '٢٠١٥-٠٤-٠١',
      '',
    ],
  },
  'time-bound': {
    taken: [
      '0001-01-01T00:00:00Z',
      '0001-01-01T00:00:00+23:59',
      '9999-12-31T23:59:59.999999999-23:59',
      '2000-02-29T00:00:00Z',
      '0004-02-29T00:00:00Z',
    ],
    refused: [
      '0000-01-01T00:00:00Z',
      '10000-01-01T00:00:00Z',
      '0001-01-01T00:00:00',
      '9999-12-31',
      '2100-02-29T00:00:00Z',
    ],
  },
  'date-time': {
    taken: [
      '2026-03-02T09:00:00Z',
      '2026-03-02T09:00:00.5Z',
      '2026-03-02T09:00:00.123456789Z',
      '2026-03-02T09:00:00+01:00',
      '2026-03-02T23:59:59-11:30',
      '2024-02-29T00:00:00Z',
      '2026-03-29T02:30:00+01:00',
    ],
    refused: [
      '2026-03-02T09:00:00',
      '2026-03-02 09:00:00Z',
      '2026-03-02T09:00Z',
      '2026-03-02T24:00:00Z',
      '2026-03-02T09:60:00Z',
      '2026-03-02T09:00:60Z',
      '2026-02-30T09:00:00Z',
      '2026-03-02T09:00:00+0100',
      '2026-03-02T09:00:00+01',
      '2026-03-02T09:00:00+24:00',
      '2026-03-02T09:00:00+01:60',
      '2026-03-02T09:00:00.Z',
      '2026-03-02T09:00:00z',
      '2026-03-02t09:00:00Z',
      '+002026-03-02T09:00:00Z',
      '2026-03-02T09:00:00Z\n',
      '2026-03-02',
      'infinity',
      'now',
      '1',
      '0000-01-01T00:00:00Z',
    ],
  },
  'time-zone': {
    taken: [
      'UTC',
      'GMT',
      'Europe/Berlin',
      'Europe/Kyiv',
      'Europe/Kiev',
      'Etc/GMT+1',
      'Etc/GMT-14',
      'Etc/UTC',
      'Asia/Kolkata',
      'Asia/Calcutta',
      'America/Argentina/Buenos_Aires',
      'America/Port-au-Prince',
      'America/Nuuk',
      'EST5EDT',
      'US/Eastern',
      'Pacific/Kanton',
    ],
    refused: [
      '+05:30',
      'europe/berlin',
      'Europe/berlin',
      'EUROPE/BERLIN',
      'utc',
      'Utc',
      'Europe/kyiv',
      'Asia/kolkata',
      'us/eastern',
      'Us/Eastern',
      'GMT+1',
      'UTC+1',
      'Mars/Base',
      'Europe',
      'Europe/',
      '/Europe',
      'Europe/Berlin ',
      'CEST',
      'IST',
      'ACT',
      'SystemV/EST5',
      'Factory',
      'localtime',
      'constructor',
      '__proto__',
      '',
    ],
  },
  country: { taken: ['DE', 'FR', 'GB'], refused: ['de', 'D', 'DEU', 'XX', 'ZZ', 'UK', ''] },
  'external-id': {
    taken: ['a', 'A b', '!', '~', 'ehr/4711?x=1&y=2', "'; drop table--", '"'],
    refused: ['', ' ', ' a', 'a ', 'a\tb', 'a\u007f', 'é', '\u0000', 'a\nb'],
  },
  email: {
    taken: ['a@b.example', "o'neil+tag@sub.b-c.example", 'A.B@C.EXAMPLE', `${'a'.repeat(244)}@b.example`],
    refused: [
      'a',
      'a@b',
      '@b.example',
      'a@',
      'a b@c.example',
      'a@b..example',
      '.a@b.example',
      'a.@b.example',
      'a..b@c.example',
      'a@-b.example',
      'a@b.example.',
      'a@[127.0.0.1]',
      '"a b"@c.example',
      'é@b.example',
      'a@é.example',
      'a@b.example\r\nBcc: c@d.example',
      'a,b@c.example',
      'a@b@c.example',
      '<a@b.example>',
    ],
  },
  phone: {
    taken: ['+4930123456', '+15551234567', '+123456789012345'],
    refused: ['4930123456', '+049', '+49 30', '+', '+1234567890123456', '0049301', '+49-30'],
  },
  line: {
    taken: ['Ada', 'e\u0301', '👩‍👩‍👧', '\u202eabc', 'a\u00a0b', `Z${'\u0301\u0327'.repeat(32)}`],
    refused: ['a\nb', 'a\tb', '\u0000', '\u001b[0m', '\u007f', '\u0085', '\ud800', 'a\udc00', TOWER],
  },
  prose: {
    taken: ['a\nb\tc', '', '👩‍👩‍👧'],
    refused: ['a\u0000', 'a\u000b', '\u001b', '\u009f', '\ud800', TOWER],
  },
  colour: { taken: ['#3a7d44', '#FFFFFF'], refused: ['3a7d44', '#fff', '#3a7d4g', '#3a7d4400', 'red'] },
  'web-address': {
    taken: ['https://cdn.example/logo.svg', 'https://cdn.example:18443/a?b=c#d', 'https://cdn/logo.svg'],
    refused: [
      'http://cdn.example/logo.svg',
      'https://user:pw@cdn.example/',
      'https://',
      'javascript:alert(1)',
      '//cdn.example',
      'https://cdn example/',
      'https://cdn.example/"><script>',
      'data:text/plain,x',
      `https://${'A'.repeat(20_000)}`,
    ],
  },
  'webhook-address': {
    taken: [
      'https://portal.partner.example/hooks',
      'https://portal.partner.example:8443/a?b=c',
      'https://xn--bcher-kva.example/hooks',
      'https://XN--BCHER-KVA.example',
      'https://3m.example/',
      'https://a.3m.example:443',
      'https://ab--cd.example',
    ],
    refused: [
      'ftp://portal.partner.example',
      'https://',
      '//portal.partner.example',
      'https://portal partner/',
      '',
    ],
  },
  origin: {
    taken: [
      'https://portal.partner.example',
      'https://*.partner.example',
      'HTTPS://Portal.Partner.example:8443',
      'http://localhost:3000',
      'http://127.0.0.1:8080',
      'https://xn--bcher-kva.example',
      'https://portal.partner.example:443',
      'http://localhost:65535',
      'https://4u.partner.example:10443',
    ],
    refused: [
      '',
      '*',
      'null',
      'https://*',
      'https://',
      'portal.partner.example',
      'ftp://portal.partner.example',
      'https://portal.partner.example/',
      'https://portal.partner.example?a',
      'https://portal.partner.example#a',
      'https://user@portal.partner.example',
      'https://portal.*.example',
      'https://po*.partner.example',
      'https://*.*.example',
      'https://*.127.0.0.1',
      'https://portal.partner.example:0',
      'https://portal.partner.example:080',
      'https://portal.partner.example:65536',
      'https://portal.partner.example:',
      'https://portal..example',
      'https://-portal.example',
      `https://${'a'.repeat(64)}.example`,
      'https://256.0.0.1',
      'https://[::1]',
      'https://bücher.example',
      "https://portal.partner.example; script-src 'unsafe-inline'",
      'https://portal.partner.example https://evil.example',
      'https://portal.partner.example\n',
    ],
  },
  base64: {
    taken: ['', 'QQ==', 'QUI=', 'QUJD', '+/+/', 'QUJDRA=='],
    refused: ['QQ', 'QQ=', 'QR==', 'QUJ=', 'Q Q=', 'QQ==QQ==', 'Q===', '====', 'QUJD\n', '-_-_', 'é==='],
  },
  uuid: {
    taken: ['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-ffff-FFFF-ffff-ffffffffffff'],
    refused: [
      '0000000000000000000000000000000000',
      '{00000000-0000-0000-0000-000000000000}',
      '00000000-0000-0000-0000-00000000000',
      '00000000-0000-0000-0000-00000000000g',
      'urn:uuid:00000000-0000-0000-0000-000000000000',
      '00000000-0000-0000-0000-000000000000\n',
    ],
  },
};

for (const [form, { taken, refused }] of Object.entries(cases))
  describe(form, () => {
    test('accepts what it should', () => {
      expect(taken.filter((text) => !takes(form, text))).toEqual([]);
    });
    test('is documented so that clients that validate by the document can send it', () => {
      const { pattern } = wireSchema({ type: 'string', format: form, 'x-text': true }, 'request');
      const documented = new RegExp(typeof pattern === 'string' ? pattern : '', 'u');
      expect(taken.filter((text) => !documented.test(text))).toEqual([]);
    });
    test('refuses everything else', () => {
      expect(refused.filter((text) => takes(form, text))).toEqual([]);
    });
  });

test('a line that is not trimmed is documented as it is accepted', () => {
  const { pattern } = wireSchema({ type: 'string', format: 'line' }, 'request');
  const documented = new RegExp(pattern as string, 'u');
  for (const text of [' ', ' word ', 'word', 'word\n', '\tword', 'wo\u0085rd'])
    expect([text, documented.test(text)]).toEqual([text, takes('line', text)]);
});

test('every format has its cases here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(formats).toSorted());
});

test('every name that Intl prefers is a time zone, and Intl knows every time zone', () => {
  for (const zone of [...Intl.supportedValuesOf('timeZone'), ...(cases['time-zone']?.taken ?? [])]) {
    expect([zone, takes('time-zone', zone)]).toEqual([zone, true]);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});

test('no format takes long to check a long text', () => {
  const hostile = [
    'a'.repeat(50_000),
    '!'.repeat(50_000),
    ' '.repeat(50_000),
    'a.'.repeat(25_000),
    `a@${'b.'.repeat(25_000)}`,
    `a@${'b-'.repeat(25_000)}`,
    `https://${'a/'.repeat(25_000)} `,
    `x${' '.repeat(50_000)}é`,
  ];
  const started = process.cpuUsage();
  for (const form of Object.keys(formats)) for (const text of hostile) takes(form, text);
  expect(process.cpuUsage(started).user / 1_000_000).toBeLessThan(2);
});
