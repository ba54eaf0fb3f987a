import X from 'lucide-react/icons/x';
import { Refused } from '../frame/problem.ts';
import { useMessages } from '../shell/messages.ts';
import { shellMessages } from '../shell/shell-messages.ts';
import { createStore, useStore } from '../shell/store.ts';
import { Button } from './button.tsx';

/** What can still be done about it, such as taking it back. */
interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}
interface Toast {
  readonly key: number;
  readonly text: string;
  readonly tone: 'neutral' | 'danger';
  readonly requestId?: string | undefined;
  readonly action?: ToastAction | undefined;
}
const toasts = createStore<readonly Toast[]>([]);
let last = 0;
/** Milliseconds; what says that something failed stays until it is closed. */
const SHOWN_MILLISECONDS = 6_000;
const SHOWN_WITH_ACTION_MILLISECONDS = 12_000;

const close = (key: number) => toasts.set(toasts.get().filter((one) => one.key !== key));

/** A short word at the foot of the page, read out too: what was done, never what is asked. */
export const toast = (text: string, action?: ToastAction): void => {
  last += 1;
  const key = last;
  toasts.set([...toasts.get(), { key, text, tone: 'neutral', action }]);
  setTimeout(() => close(key), action ? SHOWN_WITH_ACTION_MILLISECONDS : SHOWN_MILLISECONDS);
};

/** What went wrong with something that was pressed, with the request id. */
export const toastError = (error: unknown, otherwise: string): void => {
  last += 1;
  const refused = error instanceof Refused ? error : undefined;
  const text = refused?.message || otherwise;
  const fresh: Toast = { key: last, text, tone: 'danger', requestId: refused?.requestId };
  toasts.set([...toasts.get().filter((one) => one.text !== text), fresh]);
};

/** Shows them; once in the shell. It stands there empty before anything is said, so that screen readers hear it. */
export const ToastRegion = () => {
  const shown = useStore(toasts);
  const t = useMessages(shellMessages);
  return (
    <section className="toasts" aria-label={t('toasts.label')} aria-live="polite">
      {shown.map(({ key, text, tone, requestId, action }) => (
        <div key={key} className={`toast toast-${tone}`}>
          <p className="toast-words">
            {text}
            {requestId && <code className="toast-id">{t('error.requestId', { id: requestId })}</code>}
          </p>
          {action && (
            <Button
              size="s"
              onPress={() => {
                close(key);
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            icon={<X />}
            aria-label={t('toast.close')}
            onPress={() => close(key)}
          />
        </div>
      ))}
    </section>
  );
};
