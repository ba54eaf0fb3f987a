// The open toy's document, for the clinician's tools that keep it or set it up again.
import type * as Y from 'yjs';
import { createStore } from '../shell/store.ts';
import type { ToyKey } from '../toys/toy.ts';

export const opened = createStore<{ readonly toy: ToyKey; readonly document: Y.Doc } | undefined>(undefined);

/** Loaded with a toy that has scenes: the page alone stays small. */
export const keptScenes = () => import('../toys/scene/kept-scene.ts');
