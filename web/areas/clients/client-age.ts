// Beside `client.ts`, because this needs the library of dates, and whoever only says a client's name does not.
import { today } from '@internationalized/date';
import type { Client } from './client.ts';

/** Whole years on the clinic's day of now; undefined without a date of birth. */
export const ageOf = ({ date_of_birth }: Client, zone: string): number | undefined => {
  if (!date_of_birth) return undefined;
  const [year = 0, month = 0, day = 0] = date_of_birth.split('-').map(Number);
  const now = today(zone);
  const isBefore = now.month < month || (now.month === month && now.day < day);
  return now.year - year - (isBefore ? 1 : 0);
};
