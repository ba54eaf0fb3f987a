// What both seats share of a toy: two maps of JSON values, which is all that the service's checks let pass.
import { useSyncExternalStore } from 'react';
import type * as Y from 'yjs';

export const itemsOf = (document: Y.Doc): Y.Map<unknown> => document.getMap('items');
export const settingsOf = (document: Y.Doc): Y.Map<unknown> => document.getMap('settings');

const versions = new WeakMap<Y.Doc, number>();

/** @returns a number that is another one after each change of the document: the component is drawn again. */
export const useVersion = (document: Y.Doc): number =>
  useSyncExternalStore(
    (listener) => {
      const changed = () => {
        versions.set(document, (versions.get(document) ?? 0) + 1);
        listener();
      };
      document.on('update', changed);
      return () => document.off('update', changed);
    },
    () => versions.get(document) ?? 0,
  );

/** An object of JSON, whoever wrote it; anything else is an object without keys. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** @returns the number between both ends, or `otherwise` where it is none. */
export const numberIn = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;

/** @returns the value where it is one of those. */
export const oneOf = <Value>(value: unknown, values: readonly Value[]): Value | undefined =>
  values.find((one) => one === value);

const SHORT = 8;
const RADIX = 36;
/** A name that nobody else makes at the same time: eight letters and digits. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(SHORT));
  return Array.from(bytes, (byte) => (byte % RADIX).toString(RADIX)).join('');
};
