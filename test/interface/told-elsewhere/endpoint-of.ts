import type { Endpoint } from '../../../domain/declarations/endpoint.ts';
import { endpoints } from '../../../domain/index.ts';
import type { Reply } from '../../support/client.ts';
import { perform, type Scene, sampleOf } from '../samples.ts';

export const endpointOf = (id: string): Endpoint => {
  const found = endpoints.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
};

/** Asks the operation as its sample does. */
export const ask = async (scene: Scene, id: string): Promise<Reply> => {
  const one = endpointOf(id);
  const reply = await perform(scene.caller, one, await sampleOf(one, scene));
  if (reply.status >= 300) throw new Error(`${id} answered ${reply.status}: ${reply.text}`);
  return reply;
};
