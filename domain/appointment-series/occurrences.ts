import { Temporal } from 'temporal-polyfill';

interface Window {
  readonly start_at: Date;
  readonly end_at: Date;
}

export interface Occurrence extends Window {
  /** From 1. */
  readonly occurrence: number;
}

/** Since when a series is at another time than before, as it is stored and shown. */
export interface SeriesMove {
  readonly from_occurrence: number;
  /** The window of this occurrence; the later ones follow from it. */
  readonly start_at: string;
  readonly end_at: string;
}

interface Steps {
  readonly timezone: string;
  readonly interval_weeks: number;
}

/** How a series repeats. */
export interface Repeating extends Steps {
  /** Of the first occurrence, as it was booked. */
  readonly start_at: Date;
  readonly end_at: Date;
  readonly count: number;
  /** In the order of their occurrences. */
  readonly moves: readonly SeriesMove[];
}

export const inZone = (at: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);

export const lengthOf = ({ start_at, end_at }: Window): number => end_at.getTime() - start_at.getTime();

export const isSameWindow = (one: Window, other: Window): boolean =>
  one.start_at.getTime() === other.start_at.getTime() && one.end_at.getTime() === other.end_at.getTime();

/**
 * The place of an occurrence whose series has this one. Occurrences keep their local time when the clocks change, and
 * all take equally long. A local time that a change of the clocks leaves out is moved on by what was left out, as
 * calendars do it (RFC 5545, 3.3.5).
 */
export const placeFrom = (
  one: Occurrence,
  { timezone, interval_weeks }: Steps,
  occurrence: number,
): Occurrence => {
  const weeks = (occurrence - one.occurrence) * interval_weeks;
  const start = inZone(one.start_at, timezone).add({ weeks }).epochMilliseconds;
  return { occurrence, start_at: new Date(start), end_at: new Date(start + lengthOf(one)) };
};

/** The occurrences with which the series got a time: the first one, and those from which on it was moved. */
const turnsOf = ({ start_at, end_at, moves }: Repeating): readonly [Occurrence, ...Occurrence[]] => [
  { occurrence: 1, start_at, end_at },
  ...moves.map((move) => ({
    occurrence: move.from_occurrence,
    start_at: new Date(move.start_at),
    end_at: new Date(move.end_at),
  })),
];

const placesFrom = (series: Repeating, turnOf: (occurrence: number) => Occurrence): readonly Occurrence[] =>
  Array.from({ length: series.count }, (_, index) => placeFrom(turnOf(index + 1), series, index + 1));

/** The places of the occurrences in the series. Appointments that were moved by themselves are elsewhere. */
export const occurrencesOf = (series: Repeating): readonly Occurrence[] => {
  const turns = turnsOf(series);
  return placesFrom(
    series,
    (occurrence) => turns.findLast((turn) => turn.occurrence <= occurrence) ?? turns[0],
  );
};

/** The places that the occurrences have by the newest time of the series, those before it was moved too. */
export const newestPlacesOf = (series: Repeating): readonly Occurrence[] => {
  const turns = turnsOf(series);
  return placesFrom(series, () => turns.at(-1) as Occurrence);
};
