import { useEffect, useReducer } from 'react';
import type * as Y from 'yjs';
import { stepsOf } from './steps.ts';

export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** The steps of this seat, for its buttons. */
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
