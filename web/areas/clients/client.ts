import { today } from '@internationalized/date';
import type { Item } from '../../api/client.ts';

export type Client = Item<'/api/embed/clients'>;

export const nameOf = ({ first_name, last_name }: Pick<Client, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** Whole years on the clinic's day of now; undefined without a date of birth. */
export const ageOf = ({ date_of_birth }: Client, zone: string): number | undefined => {
  if (!date_of_birth) return undefined;
  const [year = 0, month = 0, day = 0] = date_of_birth.split('-').map(Number);
  const now = today(zone);
  const isBefore = now.month < month || (now.month === month && now.day < day);
  return now.year - year - (isBefore ? 1 : 0);
};
