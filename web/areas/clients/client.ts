import type { Item } from '../../api/client.ts';

export type Client = Item<'/api/embed/clients'>;

export const nameOf = ({ first_name, last_name }: Pick<Client, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** By which of its names a client is listed. */
export type NameOrder = 'first' | 'last';
/** A name as it stands in a list of that order: what the list is sorted by comes first. */
export const listedName = (client: Pick<Client, 'first_name' | 'last_name'>, order: NameOrder): string =>
  order === 'first' ? nameOf(client) : `${client.last_name}, ${client.first_name}`;
