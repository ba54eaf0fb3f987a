// The client's join link is a way into a session: it is handed over in the clipboard and shown nowhere.
import { write } from '../../api/client.ts';
import { copyText } from '../../components/copy-text.ts';

/** Called by a press. @throws Refused */
export const copyJoinLink = async (id: string): Promise<'copied' | 'none' | 'refused'> => {
  const { patient_video_url: address } = await write('post', '/api/embed/appointments/{id}/session-links', {
    path: { id },
  });
  if (!address) return 'none';
  try {
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    return copyText(address) ? 'copied' : 'refused';
  }
};
