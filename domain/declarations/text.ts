/**
 * More combining marks on one letter than any script uses (UAX #15, 13 allows 30). The time to normalise them grows
 * with the square of their number: a body of one megabyte of marks blocked a process for minutes.
 */
const TOWER = /(?<!\p{M})\p{M}{65}/u;

/** Whether text can be stored, shown and normalised: it has no lone surrogates and no long runs of combining marks. */
export const isText = (value: string): boolean => value.isWellFormed() && !TOWER.test(value);

/** Text as it is stored (decisions 1.9): NFC and trimmed. A text that `isText` refuses is returned unchanged. */
export const tidyText = (value: string): string => (isText(value) ? value.normalize('NFC').trim() : value);
