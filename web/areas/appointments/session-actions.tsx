import { Check, Link2, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/confirm.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { changeSession, refreshSessions } from './change-session.ts';
import { copyJoinLink } from './join-link.ts';
import { calendarMessages } from './messages.ts';
import { OpenSessionButton } from './open-session-button.tsx';
import type { AgendaSession } from './span.ts';

const JoinLinkButton = ({ id }: { readonly id: string }) => {
  const t = useMessages(calendarMessages);
  const [isPending, setPending] = useState(false);
  const copy = async () => {
    setPending(true);
    try {
      const outcome = await copyJoinLink(id);
      toast(
        t(({ copied: 'panel.copied', none: 'panel.noLink', refused: 'panel.notCopied' } as const)[outcome]),
      );
    } catch (error) {
      toastError(error, t('panel.copyFailed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="s" icon={<Link2 />} isPending={isPending} onPress={copy}>
      {t('panel.copy')}
    </Button>
  );
};

interface SessionActionsProps {
  readonly one: AgendaSession;
  readonly onCancelled: () => void;
}

/** How a session went, once it has begun; and its cancellation. */
const StatusButtons = ({ one, onCancelled }: SessionActionsProps) => {
  const t = useMessages(calendarMessages);
  const [pending, setPending] = useState('');
  const set = async (status: 'completed' | 'no_show' | 'cancelled', words: string) => {
    setPending(status);
    try {
      await changeSession(one, { status });
      toast(words);
      if (status === 'cancelled') onCancelled();
    } catch (error) {
      toastError(error, t('panel.failed'));
      await refreshSessions();
    } finally {
      setPending('');
    }
  };
  const cancel = async () => {
    const isWanted = await confirm({
      title: t('panel.cancel.title'),
      text: t('panel.cancel.text'),
      confirmLabel: t('panel.cancel'),
      cancelLabel: t('panel.cancel.keep'),
      isDanger: true,
    });
    if (isWanted) await set('cancelled', t('change.cancelled'));
  };
  const hasBegun = Date.parse(one.start_at) <= Date.now();
  const outcomes = [
    ['completed', <Check key="icon" />],
    ['no_show', <UserX key="icon" />],
  ] as const;
  return (
    <section className="panel-status" aria-label={t('panel.status')}>
      {hasBegun && <h3>{t('panel.status')}</h3>}
      <div className="panel-buttons">
        {hasBegun &&
          outcomes
            .filter(([status]) => status !== one.status)
            .map(([status, icon]) => (
              <Button
                key={status}
                size="s"
                icon={icon}
                isPending={pending === status}
                onPress={() => void set(status, t('panel.saved'))}
              >
                {t(`panel.${status}`)}
              </Button>
            ))}
        <Button size="s" variant="danger" isPending={pending === 'cancelled'} onPress={() => void cancel()}>
          {t('panel.cancel')}
        </Button>
      </div>
    </section>
  );
};

/** What can be done with a session: open it, hand out its link, say how it went, cancel it. */
export const SessionActions = ({ one, onCancelled }: SessionActionsProps) => {
  const hasLink = one.video && one.status !== 'cancelled' && can('session:launch');
  return (
    <>
      {(one.can_open || hasLink) && (
        <div className="panel-buttons">
          {one.can_open && <OpenSessionButton id={one.id} variant="primary" />}
          {hasLink && <JoinLinkButton id={one.id} />}
        </div>
      )}
      {can('appointment:write') && one.status !== 'cancelled' && (
        <StatusButtons one={one} onCancelled={onCancelled} />
      )}
    </>
  );
};
