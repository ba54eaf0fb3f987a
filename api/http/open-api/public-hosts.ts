/**
 * Patterns of hosts in the public internet, as the service takes them for a webhook (`domain/webhooks/webhook-address.ts`).
 * An address is described where its whole network is public (`platform/outgoing/public-addresses.ts`): the service also
 * takes the public rest of a few networks that hold a reserved one.
 */

const OCTET = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
/** From 100 to 255. */
const THREE_DIGITS = '1[0-9]{2}|2[0-4][0-9]|25[0-5]';
/** First octets whose networks are all public. */
const PUBLIC_OCTET =
  '(?:[1-9]|1[1-9]|[2-9][0-9]|10[1-9]|11[0-9]|12[0-689]|1[345][0-9]|16[0-8]|17[013-9]|18[0-9]|19[013-79]|20[0-24-9]|21[0-9]|22[0-3])';
/** First octets some of whose networks are reserved, with the second octets of those that are not. */
const PARTLY_PUBLIC = [
  ['100', '[1-5]?[0-9]|6[0-3]|12[89]|1[3-9][0-9]|2[0-4][0-9]|25[0-5]'],
  ['169', '[1-9]?[0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-35]'],
  ['172', `[0-9]|1[0-5]|3[2-9]|[4-9][0-9]|${THREE_DIGITS}`],
  [
    '192',
    '[1-9]|[12][0-9]|3[02-9]|4[0-9]|5[013-9]|[67][0-9]|8[0-79]|9[0-9]|1[0-5][0-9]|16[0-79]|17[0-46-9]|1[89][0-9]|2[0-4][0-9]|25[0-5]',
  ],
  ['198', `[0-9]|1[0-7]|[2-4][0-9]|5[02-9]|[6-9][0-9]|${THREE_DIGITS}`],
  ['203', `[1-9][0-9]?|${THREE_DIGITS}`],
] as const;
const networks = PARTLY_PUBLIC.map(([first, second]) => `${first}\\.(?:${second})`).join('|');
const PUBLIC_V4 = `(?:${PUBLIC_OCTET}\\.${OCTET}|${networks})\\.${OCTET}\\.${OCTET}`;

const HEX = '[0-9A-Fa-f]';
const GROUP = `${HEX}{1,4}`;
/** The rest of an IPv6 address, of which this many groups are missing: all of them, or fewer and `::`. */
const restOf = (missing: number): string =>
  [
    `(?::${GROUP}){${missing}}`,
    ...Array.from({ length: missing }, (_, before) => {
      const after = missing - before - 1;
      const end = after > 0 ? `(?:${GROUP}(?::${GROUP}){0,${after - 1}})?` : '';
      return `(?::${GROUP}){${before}}::${end}`;
    }),
  ].join('|');
/** What is given to networks of the internet by one group: 2003, and 2400 to 2fff without 2620. */
const ONE_GROUP = `(?:2003|2(?:[457-9A-Fa-f]${HEX}{2}|6(?:[013-9A-Fa-f]${HEX}|2[1-9A-Fa-f])))`;
/** 2001:200 to 2001:ffff without 2001:db8. */
const TWO_GROUPS = `2001:(?:[1-9A-Fa-f]${HEX}{3}|[2-9A-CEFa-cef]${HEX}{2}|[Dd](?:[0-9ACDEFacdef]${HEX}|[Bb][0-79A-Fa-f]))`;
const PUBLIC_V6 = `\\[(?:${ONE_GROUP}(?:${restOf(7)})|${TWO_GROUPS}(?:${restOf(6)}))\\]`;

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/** The last label begins with a letter: of one that is a number the host is read as an address. */
const NAME = `(?:${LABEL}\\.)*[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?`;

export const PUBLIC_HOST = `(?:${NAME}|${PUBLIC_V4}|${PUBLIC_V6})`;
