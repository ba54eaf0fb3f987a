import type { Reply } from '../../support/client.ts';
import { endpointOf } from '../../support/endpoint-of.ts';
import { perform, type Scene, sampleOf } from '../samples.ts';

/** Asks the operation as its sample does. */
export const ask = async (scene: Scene, id: string): Promise<Reply> => {
  const one = endpointOf(id);
  const reply = await perform(scene.caller, one, await sampleOf(one, scene));
  if (reply.status >= 300) throw new Error(`${id} answered ${reply.status}: ${reply.text}`);
  return reply;
};
