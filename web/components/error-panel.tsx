import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Copy from 'lucide-react/icons/copy';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { isPassing, Refused } from '../frame/problem.ts';
import { useMessages } from '../shell/messages.ts';
import { shellMessages } from '../shell/shell-messages.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { toast } from './toasts.tsx';

/** What stands where something could not be shown: why, the request id to copy, and another try where that may help. */
export const ErrorPanel = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: (() => unknown) | undefined;
}) => {
  const t = useMessages(shellMessages);
  const refused = error instanceof Refused ? error : undefined;
  const id = refused?.requestId;
  const copy = () => {
    if (copyText(id ?? '')) toast(t('error.copied'));
  };
  return (
    <div className="error-panel" role="alert">
      <CircleAlert aria-hidden="true" />
      <div className="error-panel-words">
        <p className="error-panel-title">{t('load.title')}</p>
        <p className="error-panel-text">{refused?.message ?? t('refused.fault')}</p>
        <div className="error-panel-actions">
          {onRetry && (!refused || isPassing(error) || refused.status === 401) && (
            <Button size="s" icon={<RotateCw />} onPress={() => void onRetry()}>
              {t('load.again')}
            </Button>
          )}
          {id && (
            <span className="error-panel-id">
              <code>{t('error.requestId', { id })}</code>
              <Button size="s" variant="quiet" icon={<Copy />} aria-label={t('error.copy')} onPress={copy} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
};
