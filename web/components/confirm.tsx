import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../shell/messages.ts';
import { shellMessages } from '../shell/shell-messages.ts';
import { createStore, useStore } from '../shell/store.ts';
import { Button } from './button.tsx';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the answer that goes on is called: the action, never "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What cannot be taken back has the danger colour. */
  readonly isDanger?: boolean;
}
interface Asked extends Question {
  readonly answer: (isConfirmed: boolean) => void;
}
const asked = createStore<Asked | undefined>(undefined);

/** Asks once more. One question at a time: a second one is answered with no. */
export const confirm = (question: Question): Promise<boolean> => {
  if (asked.get()) return Promise.resolve(false);
  return new Promise((resolve) => {
    asked.set({
      ...question,
      // During the press: what follows may be what a browser does for a press alone, such as opening a window.
      answer(isConfirmed) {
        asked.set(undefined);
        resolve(isConfirmed);
      },
    });
  });
};

/** Shows the questions of `confirm`; once in each page that asks some. */
export const ConfirmHost = () => {
  const question = useStore(asked);
  const t = useMessages(shellMessages);
  return (
    <ModalOverlay
      className="overlay"
      isDismissable={false}
      isOpen={question !== undefined}
      onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
    >
      <Modal className="modal modal-s">
        {question && (
          <Dialog role="alertdialog" className="dialog">
            <Heading slot="title" className="dialog-title" dir="auto">
              {question.title}
            </Heading>
            {question.text && <p className="dialog-text">{question.text}</p>}
            <div className="dialog-actions">
              <Button autoFocus onPress={() => question.answer(false)}>
                {question.cancelLabel ?? t('confirm.cancel')}
              </Button>
              <Button
                variant={question.isDanger ? 'danger' : 'primary'}
                onPress={() => question.answer(true)}
              >
                {question.confirmLabel}
              </Button>
            </div>
          </Dialog>
        )}
      </Modal>
    </ModalOverlay>
  );
};
