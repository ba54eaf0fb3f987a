// Shows an area in its old form (web/workspace/areas/) inside the shell. It goes with the last of them.
import { useEffect, useRef } from 'react';
import type { AreaKey } from '../../api/client.ts';
import { onToken } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { type Session, useSession } from '../../shell/session.ts';
import { shellMessages } from '../../shell/shell-messages.ts';
import { guardBy } from '../../shell/unsaved.ts';
import { holdsWriting } from '../../workspace/confirming.js';
import { notice } from '../../workspace/frame.js';
import { unavailable } from '../../workspace/unavailable.js';

/** Draws into an element; rejects where it could not. */
export type OpenArea = (
  element: HTMLElement,
  at: { readonly session: Session; readonly go: typeof go; readonly id: string },
) => Promise<unknown>;

export const LegacyArea = ({
  area,
  id,
  open,
}: {
  readonly area: AreaKey;
  readonly id: string;
  readonly open: OpenArea;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const t = useMessages(shellMessages);
  const session = useRef(useSession());
  const title = t(`area.${area}`);
  const busy = t('load.busy');
  useEffect(() => {
    const outer = place.current;
    if (!outer) return;
    let isGone = false;
    let lacksToken = false;
    const draw = async () => {
      // Each drawing in an element of its own: what one that was left still draws appears nowhere.
      const inner = document.createElement('div');
      const head = document.createElement('h1');
      head.textContent = title;
      const status = document.createElement('p');
      status.setAttribute('role', 'status');
      status.textContent = busy;
      inner.append(head, status);
      outer.replaceChildren(inner);
      lacksToken = false;
      try {
        await open(inner, { session: session.current, go, id });
      } catch (error) {
        if (isGone) return;
        inner.replaceChildren(...unavailable(title, error, draw));
        lacksToken = (error as { status?: number }).status === 401;
      }
    };
    // Its line stands there, empty, before anything is said in it.
    notice('');
    void draw();
    onToken(() => {
      if (!isGone && lacksToken) void draw();
    });
    const unguard = guardBy(() => holdsWriting(outer));
    return () => {
      isGone = true;
      unguard();
    };
  }, [id, open, title, busy]);
  return <div ref={place} className="legacy" />;
};
