import { confirm } from '../../components/confirm.tsx';
import { useMessages } from '../../shell/messages.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { calendarMessages } from './messages.ts';

/**
 * Closes a dialog, after a question where something in it is not saved.
 * @returns may be given something else to do than closing, after the same question.
 */
export const useClosing = (
  isDirty: boolean,
  onClose: () => void,
): ((instead?: () => void) => Promise<void>) => {
  const t = useMessages(calendarMessages);
  useUnsaved(isDirty);
  return async (instead = onClose) => {
    const mayClose =
      !isDirty ||
      (await confirm({
        title: t('close.title'),
        confirmLabel: t('close.leave'),
        cancelLabel: t('close.stay'),
        isDanger: true,
      }));
    if (mayClose) instead();
  };
};
