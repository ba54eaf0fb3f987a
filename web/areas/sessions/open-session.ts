// Opens a session in a window of its own: for the calendar, Home and a client's chart alike.
import { write } from '../../api/client.ts';
import { confirm } from '../../components/confirm.tsx';
import { toast } from '../../components/toasts.tsx';
import { emit } from '../../frame/host.ts';
import { say } from '../../shell/messages.ts';
import { sessionMessages } from './session-messages.ts';

/** @returns whether the browser let it open: after a press alone, and not too long after it. */
const openWindow = (address: string): boolean => {
  const tab = window.open(address, '_blank');
  // Without `noopener` in the call, which would tell nothing of whether it opened.
  if (tab) tab.opener = null;
  return tab !== null;
};

/** Launches a session and opens its window; called by a press. @throws Refused */
export const openSession = async (id: string): Promise<void> => {
  const [t, { clinician_video_url: address, launch_attempt_id, video_provider }] = await Promise.all([
    say(sessionMessages),
    write('post', '/api/embed/appointments/{id}/launch', { path: { id } }),
  ]);
  emit('session.launch_requested', { partnerAppointmentId: id, launchAttemptId: launch_attempt_id });
  if (!address) return toast(t(video_provider === 'None' ? 'session.ownCall' : 'session.over'));
  if (openWindow(address)) return;
  // The answer came too long after the press for this browser: a press of its own opens it.
  const isWanted = await confirm({
    title: t('session.heldBack'),
    confirmLabel: t('session.openNow'),
    cancelLabel: t('session.notNow'),
  });
  if (isWanted && !openWindow(address)) toast(t('session.blocked'));
};
