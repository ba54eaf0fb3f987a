import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../shell/messages.ts';
import { shellMessages } from '../shell/shell-messages.ts';
import { Button } from './button.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: 's' | 'm' | 'l' | 'full';
  /** The buttons at its foot, the main one last. Before them stands the one that closes it and does nothing. */
  readonly actions?: ReactNode;
  /** What that button is called: `Cancel` where there are actions. */
  readonly dismiss?: string;
  readonly children: ReactNode;
}

/** A window over the page. Escape and a press beside it close it. */
export const Dialog = (props: DialogProps) => {
  const { title, isOpen, onClose, size = 'm', actions, children } = props;
  const t = useMessages(shellMessages);
  const dismiss = props.dismiss ?? (actions && t('confirm.cancel'));
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={`modal modal-${size}`}>
        <AriaDialog className="dialog dialog-parts">
          <header className="dialog-head">
            <Heading slot="title" className="dialog-title" dir="auto">
              {title}
            </Heading>
            <Button variant="quiet" size="s" icon={<X />} aria-label={t('toast.close')} onPress={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {dismiss && (
            <footer className="dialog-actions">
              <Button onPress={onClose}>{dismiss}</Button>
              {actions}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
