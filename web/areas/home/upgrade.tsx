import { useState } from 'react';
import { read, write } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { Card, PageHeader } from '../../components/display.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { setSession, useSession } from '../../shell/session.ts';
import { homeMessages } from './messages.ts';

/** What changes with direct logins, and the press that asks for them; an e-mail to the owner confirms it. */
export const Upgrade = ({ onClose }: { readonly onClose: () => void }) => {
  const { practitioner } = useSession();
  const t = useMessages(homeMessages);
  const [isPending, setPending] = useState(false);
  const ask = async () => {
    setPending(true);
    try {
      const refused = await write('post', '/api/embed/clinic-upgrade', {}).then(
        () => undefined,
        (error: unknown) => error,
      );
      // Somebody else may have been quicker, or the offer has ended: the session says which.
      const fresh = await read('/api/embed/session', {});
      const isOver = refused instanceof Refused && refused.status === 404 && !fresh.upgrade_offered;
      if (refused && !isOver) throw refused;
      setSession(fresh);
      toast(t(refused ? 'upgrade.over' : 'upgrade.sent'));
      onClose();
    } catch (error) {
      toastError(error, t('upgrade.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <PageHeader
        title={t('upgrade.heading')}
        lead={t('upgrade.lead', { clinic: practitioner.clinic_name })}
      />
      <Card>
        <ul className="upgrade-steps">
          {([1, 2, 3, 4, 5] as const).map((step) => (
            <li key={step}>{t(`upgrade.step${step}`)}</li>
          ))}
        </ul>
        <div className="page-actions">
          <Button onPress={onClose}>{t('upgrade.later')}</Button>
          <Button variant="primary" isPending={isPending} onPress={ask}>
            {t('upgrade.send')}
          </Button>
        </div>
      </Card>
    </>
  );
};
