import { normaliseOrigin } from '../access/origins.ts';
import { isText } from './text.ts';
import { isTimeZone } from './time-zones.ts';

/**
 * Checks of the formats that wire values have. General libraries are not used, because they accept more than the
 * specification allows: a space for the T, offsets without a colon, leap seconds.
 */

const COUNTRIES = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY
   BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK
   FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR
   IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK
   ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
   PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF
   TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s+/,
  ),
);

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MAIL_ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const MAIL_LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^${MAIL_ATOM}(?:\\.${MAIL_ATOM})*@(?:${MAIL_LABEL}\\.)+${MAIL_LABEL}$`);

/** Years of dates in a record. Bounds that filters compare with may have any year. */
const LIVED = [1900, 2999] as const;
const WRITABLE = [1, 9999] as const;

const isDay = (parts: RegExpExecArray | null, [first, last]: readonly [number, number]): boolean => {
  const [year = 0, month = 0, day = 0] = (parts ?? []).slice(1, 4).map(Number);
  if (year < first || year > last || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (DAYS[month - 1] as number));
};

const isDate = (text: string): boolean => isDay(DATE.exec(text), LIVED);
const isMoment = (text: string): boolean => isDay(MOMENT.exec(text), LIVED);
const isTimeBound = (text: string): boolean => isDay(MOMENT.exec(text), WRITABLE);

/** Control characters, also NUL, can neither be stored nor shown. */
const CONTROL = /\p{Cc}/u;
const isLine = (text: string): boolean => isText(text) && !CONTROL.test(text);
/** Longer text may have newlines and tabs. */
const isProse = (text: string): boolean => isText(text) && !CONTROL.test(text.replaceAll(/[\n\t]/g, ''));

const isEmail = (text: string): boolean => EMAIL.test(text);

const isWebAddress = (text: string): boolean => {
  // `URL.canParse` is not used: it accepts hosts of more than 16,384 letters, for which `new URL` throws.
  const url = /^https:\/\/[^\s"<>\\^`{|}]+$/.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
};

/**
 * Strict base64 (RFC 4648, 4): padded, no other characters, no unused bits that are set. It is not one pattern,
 * because the text may be long.
 */
const isBase64 = (text: string): boolean => {
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return false;
  const body = text.slice(0, -4);
  const end = text.slice(-4);
  return !body.includes('=') && Buffer.from(end, 'base64').toString('base64') === end;
};

export const formats: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  date: isDate,
  'date-time': isMoment,
  'time-bound': isTimeBound,
  'time-zone': isTimeZone,
  country: (text) => COUNTRIES.has(text),
  line: isLine,
  prose: isProse,
  email: isEmail,
  phone: /^\+[1-9]\d{1,14}$/,
  'external-id': /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/,
  colour: /^#[0-9a-fA-F]{6}$/,
  'web-address': isWebAddress,
  // Judged by `domain/webhooks/webhook-address.ts`, which knows the settings.
  'webhook-address': (text) => /^https?:\/\/[^\s"<>\\^`{|}]+$/.test(text) && URL.parse(text) !== null,
  origin: (text) => normaliseOrigin(text) !== undefined,
  base64: isBase64,
  // BCP 47: language, script, region, variants, extensions and private use.
  'language-tag':
    /^[A-Za-z]{2,3}(?:-[A-Za-z]{3}){0,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:-[0-9A-WYZa-wyz](?:-[A-Za-z0-9]{2,8})+)*(?:-[Xx](?:-[A-Za-z0-9]{1,8})+)?$/,
};
