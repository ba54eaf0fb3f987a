import type { Endpoint } from '../../domain/declarations/endpoint.ts';
import { endpoints } from '../../domain/index.ts';
import type { Reply } from '../support/client.ts';
import { listPath, outcomeOf, perform, type Scene, sampleOf } from './samples.ts';

export const lists = endpoints.filter(({ lists }) => lists);

/** The operation that makes what the list shows. */
const creationOf = ({ path }: Endpoint): Endpoint | undefined =>
  endpoints.find((one) => one.method === 'POST' && one.path === path && one.shows);

const APART = [
  // Filling one form for one patient is one draft, however often it is begun.
  '/api/embed/forms/{id}/submissions',
  // Who adds a page says which ones they have read.
  '/api/embed/storybooks/{id}/pages',
];

/** Those of records that a request makes; of others the tests of their resource speak. */
export const growing = lists.filter((one) => creationOf(one) && !APART.includes(one.path));

/** @returns the ids of the new records. */
export const add = async (scene: Scene, list: Endpoint, count: number): Promise<string[]> => {
  const creation = creationOf(list);
  if (!creation) throw new Error(`Nothing makes what ${list.id} shows`);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { body } = await sampleOf(creation, scene);
    const call = { path: await listPath(scene, list), ...(body ? { body } : {}) };
    const reply = await perform(scene.caller, creation, call);
    if (reply.status !== 201) throw new Error(`${creation.id} answered ${outcomeOf(reply)}`);
    ids.push(reply.body.data.id);
  }
  return ids;
};

export const idsOf = ({ body }: Reply): string[] => body.data.map(({ id }: { id: string }) => id);

/** Status, and `path code` of each entry of `fields[]`. */
export const refusalOf = ({ status, body }: Reply): [number, string[]] => [
  status,
  (body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
];
