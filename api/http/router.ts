import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { Endpoint } from '../../domain/declarations/endpoint.ts';

export type Match =
  | { readonly kind: 'found'; readonly endpoint: Endpoint; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'other-method'; readonly allow: readonly string[] }
  | { readonly kind: 'unknown' };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Finds the operation of a path with a radix tree: the cost does not grow with the number of operations. */
export const createRouter = (endpoints: readonly Endpoint[]): ((method: string, path: string) => Match) => {
  const tree = findMyWay({ caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 2_000 });
  for (const one of endpoints)
    tree.on(one.method, one.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, one);
  const find = (method: string, path: string) => {
    const found = tree.find(method as HTTPMethod, path);
    // `/clinics/` has an empty id. It is not the path of the list, and nothing is served there.
    return found && !Object.values(found.params).includes('') ? found : undefined;
  };

  return (method, path) => {
    const found = find(method, path);
    if (found?.store)
      return {
        kind: 'found',
        endpoint: found.store as Endpoint,
        params: found.params as Record<string, string>,
      };
    const allow = METHODS.filter((other) => find(other, path)?.store);
    return allow.length > 0 ? { kind: 'other-method', allow } : { kind: 'unknown' };
  };
};
