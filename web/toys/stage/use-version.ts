import { useSyncExternalStore } from 'react';
import type * as Y from 'yjs';

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
