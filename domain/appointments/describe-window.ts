import { dateLocaleOf, type Locale } from '../messages/locale.ts';

/** Shows the zone as the partner wrote it: Intl would turn Europe/Kyiv into Europe/Kiev. */
const zonedFormat = (locale: Locale, timezone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocaleOf(locale), { timeZone: timezone, hourCycle: 'h23', ...options });

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const zoneName = (at: Date, timezone: string, locale: Locale): string =>
  zonedFormat(locale, timezone, { timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timezone;

/** `Tue, 24 Nov 2026, 10:00 (Europe/Berlin)` */
export const shortStart = (start: Date, timezone: string, locale: Locale = 'en'): string => {
  const day = zonedFormat(locale, timezone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return `${day.format(start)}, ${zonedFormat(locale, timezone, TIME).format(start)} (${timezone})`;
};

/** `Tuesday, 24 November 2026, 10:00–10:50`, where the zone is said elsewhere. */
export const describeTimes = (start: Date, end: Date, timezone: string, locale: Locale = 'en'): string => {
  const day = zonedFormat(locale, timezone, DAY);
  const time = zonedFormat(locale, timezone, TIME);
  const until = day.format(end) === day.format(start) ? '–' : ` – ${day.format(end)}, `;
  return `${day.format(start)}, ${time.format(start)}${until}${time.format(end)}`;
};

/**
 * `Tuesday, 24 November 2026, 10:00–10:50, Central European Standard Time (Europe/Berlin)`. Where the clocks change
 * in between, each end names its own time; without that an hour would read as none, or as two.
 */
export const describeWindow = (start: Date, end: Date, timezone: string, locale: Locale = 'en'): string => {
  const day = zonedFormat(locale, timezone, DAY);
  const time = zonedFormat(locale, timezone, TIME);
  const untilDay = day.format(end) === day.format(start) ? '' : ` ${day.format(end)},`;
  const [zone, untilZone] = [zoneName(start, timezone, locale), zoneName(end, timezone, locale)];
  const changes = zone !== untilZone;
  const from = `${time.format(start)}${changes ? `, ${zone}` : ''}`;
  const until = untilDay || changes ? ` –${untilDay} ${time.format(end)}` : `–${time.format(end)}`;
  return `${day.format(start)}, ${from}${until}, ${untilZone} (${timezone})`;
};
