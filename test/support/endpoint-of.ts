import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';

/** The declaration of the operation with this id. */
export const endpointOf = (id: string): Endpoint => {
  const found = endpoints.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
};
