import { useMemo, useRef, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import { sceneOf } from './kept-scene.ts';
import type { Scene } from './scene.ts';

/** The scene in a component, which is drawn again when figures or settings change, or what can be undone. */
export const useScene = (document: Y.Doc): Scene => {
  const scene = useMemo(() => sceneOf(document), [document]);
  const version = useRef(0);
  const subscribe = useMemo(
    () => (told: () => void) => {
      const changed = () => {
        version.current += 1;
        told();
      };
      const { items, settings, undoing } = scene;
      items.observe(changed);
      settings.observe(changed);
      for (const event of ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const)
        undoing.on(event, changed);
      return () => {
        items.unobserve(changed);
        settings.unobserve(changed);
        for (const event of ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const)
          undoing.off(event, changed);
      };
    },
    [scene],
  );
  useSyncExternalStore(subscribe, () => version.current);
  return scene;
};
