import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../components/button.tsx';
import { toastError } from '../../components/toasts.tsx';
import { useMessages } from '../../shell/messages.ts';
import { openSession } from './open-session.ts';
import { sessionMessages } from './session-messages.ts';

/** Launches a session; it takes no second press until the first is answered. */
export const OpenSessionButton = ({
  id,
  variant = 'secondary',
}: {
  readonly id: string;
  readonly variant?: NonNullable<ButtonProps['variant']>;
}) => {
  const t = useMessages(sessionMessages);
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    await openSession(id)
      .catch((error: unknown) => toastError(error, t('session.failed')))
      .finally(() => setPending(false));
  };
  return (
    <Button size="s" variant={variant} icon={<Video />} isPending={isPending} onPress={open}>
      {t('session.open')}
    </Button>
  );
};
