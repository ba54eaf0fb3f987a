import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import UserX from 'lucide-react/icons/user-x';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/confirm.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { OpenSessionButton } from '../sessions/open-session-button.tsx';
import { changeSession, refreshSessions } from './change-session.ts';
import { copyJoinLink } from './join-link.ts';
import { calendarMessages } from './messages.ts';
import { cancelRest, type SeriesPlace } from './series.ts';
import type { ShownSession } from './span.ts';

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

type Status = 'completed' | 'no_show' | 'cancelled';

/** Sets a status; what is pressed shows that it goes on. */
const useStatus = (one: ShownSession) => {
  const t = useMessages(calendarMessages);
  const [pending, setPending] = useState<Status>();
  /** @returns whether it was set. */
  const set = async (status: Status): Promise<boolean> => {
    setPending(status);
    try {
      await changeSession(one, { status });
      toast(t(status === 'cancelled' ? 'change.cancelled' : 'panel.saved'));
      return true;
    } catch (error) {
      toastError(error, t('panel.failed'));
      await refreshSessions();
      return false;
    } finally {
      setPending(undefined);
    }
  };
  return { pending, set };
};

const OUTCOMES = [
  ['completed', Check],
  ['no_show', UserX],
] as const;

/** How a session went, once it has begun. */
const OutcomeButtons = ({ one }: { readonly one: ShownSession }) => {
  const t = useMessages(calendarMessages);
  const { pending, set } = useStatus(one);
  return (
    <section aria-label={t('panel.status')}>
      <h3>{t('panel.status')}</h3>
      <div className="panel-buttons">
        {OUTCOMES.filter(([status]) => status !== one.status).map(([status, Icon]) => (
          <Button
            key={status}
            size="s"
            icon={<Icon />}
            isPending={pending === status}
            onPress={() => void set(status)}
          >
            {t(`panel.${status}`)}
          </Button>
        ))}
      </div>
    </section>
  );
};

interface CancelProps {
  readonly one: ShownSession;
  readonly onCancelled: () => void;
}

/** Cancels a session of a series and those after it, after a question. */
const CancelRestButton = ({ one, place, onCancelled }: CancelProps & { readonly place: SeriesPlace }) => {
  const t = useMessages(calendarMessages);
  const [isPending, setPending] = useState(false);
  const cancel = async () => {
    const isWanted = await confirm({
      title: t('repeat.cancel.title'),
      text: t('repeat.cancel.text'),
      confirmLabel: t('repeat.cancel'),
      cancelLabel: t('repeat.cancel.keep'),
      isDanger: true,
    });
    if (!isWanted) return;
    setPending(true);
    try {
      await cancelRest(one, place);
      toast(t('change.cancelled'));
      onCancelled();
    } catch (error) {
      toastError(error, t('panel.failed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="s" isPending={isPending} onPress={() => void cancel()}>
      {t('repeat.cancel')}
    </Button>
  );
};

/** Cancels a session, after a question. */
export const CancelButtons = ({
  one,
  place,
  onCancelled,
}: CancelProps & {
  /** Where it belongs to a series. */
  readonly place: SeriesPlace | undefined;
}) => {
  const t = useMessages(calendarMessages);
  const { pending, set } = useStatus(one);
  const cancel = async () => {
    const isWanted = await confirm({
      title: t('panel.cancel.title'),
      text: t('panel.cancel.text'),
      confirmLabel: t('panel.cancel'),
      cancelLabel: t('panel.cancel.keep'),
      isDanger: true,
    });
    if (isWanted && (await set('cancelled'))) onCancelled();
  };
  if (!can('appointment:write') || one.status === 'cancelled') return null;
  return (
    <div className="panel-end">
      <Button variant="danger" size="s" isPending={pending === 'cancelled'} onPress={() => void cancel()}>
        {t('panel.cancel')}
      </Button>
      {place?.hasLater && <CancelRestButton one={one} place={place} onCancelled={onCancelled} />}
    </div>
  );
};

/** What can be done with a session: open it, hand out its link and what else is given, say how it went. */
export const SessionActions = ({
  one,
  children,
}: {
  readonly one: ShownSession;
  readonly children: ReactNode;
}) => {
  const hasLink = one.video && one.status !== 'cancelled' && can('session:launch');
  const hasBegun = Date.parse(one.start_at) <= Date.now();
  const buttons = (one.can_open || hasLink || children) && (
    <div className="panel-buttons">
      {one.can_open && <OpenSessionButton id={one.id} variant="primary" />}
      {hasLink && <JoinLinkButton id={one.id} />}
      {children}
    </div>
  );
  return (
    <>
      {one.can_open && buttons}
      {hasBegun && can('appointment:write') && one.status !== 'cancelled' && <OutcomeButtons one={one} />}
      {!one.can_open && buttons}
    </>
  );
};
