import type { Item } from '../../api/client.ts';

export type Client = Item<'/api/embed/clients'>;

export const nameOf = ({ first_name, last_name }: Pick<Client, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;
