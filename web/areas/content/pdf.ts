import { readBytes } from '../../api/client.ts';
import { toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import type { ContentArea } from './content.ts';
import type { ContentWords } from './messages.ts';

/** Milliseconds for which a browser may still read the bytes of a download. */
const KEPT_MILLISECONDS = 60_000;
/** After a change the document is bound anew, which takes seconds. */
const ATTEMPTS = 6;
const WAIT_SECONDS = 2;

const isBinding = (error: unknown): error is Refused =>
  error instanceof Refused && error.slug === 'content-not-ready';

const bytesOf = async (area: ContentArea, id: string, left = ATTEMPTS): Promise<Blob> => {
  try {
    return await (area === 'storybooks'
      ? readBytes('/api/embed/storybooks/{id}/download', { path: { id } })
      : readBytes('/api/embed/worksheets/{id}/download', { path: { id } }));
  } catch (error) {
    if (!isBinding(error) || left <= 1) throw error;
    const seconds = Math.min(error.retryAfter ?? WAIT_SECONDS, WAIT_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return bytesOf(area, id, left - 1);
  }
};

/** Characters that some system allows in no file name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Hands the PDF to the browser as a download; says so where it cannot. */
export const savePdf = async (
  area: ContentArea,
  id: string,
  title: string,
  t: ContentWords,
): Promise<void> => {
  try {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await bytesOf(area, id));
    link.download = `${title.replace(FORBIDDEN, ' ').trim() || 'document'}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MILLISECONDS);
  } catch (error) {
    toastError(isBinding(error) ? undefined : error, t(isBinding(error) ? 'pdf.binding' : 'pdf.failed'));
  }
};
