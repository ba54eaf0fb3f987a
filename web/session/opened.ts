// What the open toy's document holds, for the clinician's tools that keep it or set it up again.
import type * as Y from 'yjs';
import { createStore } from '../shell/store.ts';
import type { ToyKey } from '../toys/toy.ts';

export const opened = createStore<{ readonly toy: ToyKey; readonly document: Y.Doc } | undefined>(undefined);

/** As saves hold it (`GameSaveDraft`). */
interface Scene {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly background?: string;
}

/** The scene of a sand tray or a dollhouse: `items` by their id, and the ground. */
export const sceneOf = (document: Y.Doc): Scene => {
  const background = document.getMap('settings').get('background');
  return {
    items: [...document.getMap<Readonly<Record<string, unknown>>>('items')].map(([id, item]) => ({
      id,
      ...item,
    })),
    ...(typeof background === 'string' ? { background } : {}),
  };
};

/** Sets a saved scene up again, as one step. */
export const setUp = (document: Y.Doc, { items: saved, background }: Scene): void =>
  document.transact(() => {
    const items = document.getMap('items');
    for (const id of [...items.keys()]) items.delete(id);
    for (const { id, ...item } of saved) items.set(String(id), item);
    if (background !== undefined) document.getMap('settings').set('background', background);
  });
