// The client's join link is a way into a session: it is handed over in the clipboard and shown nowhere.
import { write } from '../../api/client.ts';

/** For frames whose host does not grant `clipboard-write`: a copy command with the words put in by hand. */
const copyByCommand = (text: string): boolean => {
  let isCopied = false;
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = true;
  };
  document.addEventListener('copy', put, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', put, { capture: true });
  return isCopied;
};

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
    return copyByCommand(address) ? 'copied' : 'refused';
  }
};
