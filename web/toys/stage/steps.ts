// A seat's own steps, so that they can be taken back and done again; the other seat's stay as they are.
import { useEffect, useReducer } from 'react';
import * as Y from 'yjs';
import { itemsOf } from './shared.ts';

/** Says that a change is a step of this seat. */
const OWN = { name: 'own step' };
/** Milliseconds in which what `goOn` writes belongs to the step before: a stroke takes as long as it takes. */
const LONGEST_STEP = 86_400_000;

const known = new WeakMap<Y.Doc, Y.UndoManager>();
const stepsOf = (document: Y.Doc): Y.UndoManager => {
  let steps = known.get(document);
  if (!steps) {
    steps = new Y.UndoManager([itemsOf(document)], {
      trackedOrigins: new Set([OWN]),
      captureTimeout: LONGEST_STEP,
    });
    known.set(document, steps);
  }
  return steps;
};

/** Changes the document as one step that can be taken back. */
export const step = (document: Y.Doc, change: () => void): void => {
  stepsOf(document).stopCapturing();
  document.transact(change, OWN);
};

/** Changes the document as a part of the last step, such as the next points of a stroke. */
export const goOn = (document: Y.Doc, change: () => void): void => {
  stepsOf(document);
  document.transact(change, OWN);
};

export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** The steps of this seat, for its buttons. They are kept while the page is open, however often the toy is drawn. */
export const useSteps = (document: Y.Doc): Steps => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const steps = stepsOf(document);
  useEffect(() => {
    const events = ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const;
    for (const event of events) steps.on(event, draw);
    return () => {
      for (const event of events) steps.off(event, draw);
    };
  }, [steps]);
  return {
    canUndo: steps.canUndo(),
    canRedo: steps.canRedo(),
    undo: () => void steps.undo(),
    redo: () => void steps.redo(),
  };
};
