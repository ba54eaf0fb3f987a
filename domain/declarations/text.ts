/**
 * More marks upon one letter than any script has (UAX #15, 13 allows for 30). Bringing them into their order takes the
 * square of their number: a body of a megabyte of them held a process up for minutes.
 */
const TOWER = /(?<!\p{M})\p{M}{65}/u;

/** Whether it can be stored, shown and normalised: no lone surrogates, no towers of marks. */
export const isText = (value: string): boolean => value.isWellFormed() && !TOWER.test(value);

/** Text as it is kept (decisions 1.9): in NFC and trimmed. What is none is given back as it came. */
export const tidyText = (value: string): string => (isText(value) ? value.normalize('NFC').trim() : value);
