import { expect } from '@jest/globals';
import type { Reply } from '../support/client.ts';
import type { Call } from './samples.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** What a caller can tell two answers apart by; `Vary` tells the tiers apart, which the path does as well. */
export const seen = ({ status, headers, text, body }: Reply) => ({
  status,
  type: headers.get('content-type'),
  headers: [...headers.keys()]
    .filter((name) => !['date', 'content-length', 'vary'].includes(name))
    .toSorted(),
  text: body ? text.replaceAll(body.request_id, 'REQUEST') : text,
});

/** @returns what all of them look like. */
export const identical = (replies: readonly Reply[]): ReturnType<typeof seen> => {
  const different = new Map(replies.map((reply) => [JSON.stringify(seen(reply)), seen(reply)]));
  expect([...different.values()]).toHaveLength(1);
  return seen(replies[0] as Reply);
};

/** The path with another id at one of its places, the first unless said otherwise. */
export const withId = ({ path }: Call, id: string, place = 0): string => {
  let at = -1;
  return path.replace(new RegExp(UUID, 'g'), (own) => {
    at += 1;
    return at === place ? id : own;
  });
};
export const idsIn = ({ path }: Call): readonly string[] => path.match(new RegExp(UUID, 'g')) ?? [];
export const idOf = ({ path }: Call): string => UUID.exec(path)?.[0] ?? '';
