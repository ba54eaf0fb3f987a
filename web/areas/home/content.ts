import { useReadAll } from '../../api/queries.ts';
import { isOpen, useSession } from '../../shell/session.ts';

/** A storybook or a worksheet, as far as Home shows it. */
export interface MadeContent {
  readonly area: 'storybooks' | 'worksheets';
  readonly id: string;
  readonly title: string | null;
  readonly state: 'making' | 'ready' | 'failed';
  readonly pagesDone: number;
  readonly pageCount: number | null;
  readonly cover: string | null;
  /** When it became ready or, as long as it is not, last changed. */
  readonly at: string;
}
const STATES = { generating: 'making', converting: 'making', ready: 'ready', failed: 'failed' } as const;
const RECENT_MILLISECONDS = 7 * 86_400_000;

/** What was made in the last seven days, the newest first; followed for as long as a worker works on some of it. */
export const useMadeContent = (): {
  readonly content: readonly MadeContent[];
  readonly isPending: boolean;
} => {
  const session = useSession();
  const isWorking = (list: readonly { readonly status: string }[]) =>
    list.some(({ status }) => STATES[status as keyof typeof STATES] === 'making');
  const books = useReadAll(
    '/api/embed/storybooks',
    {},
    { enabled: isOpen('storybooks', session), isWorking },
  );
  const worksheets = useReadAll(
    '/api/embed/worksheets',
    {},
    { enabled: isOpen('worksheets', session), isWorking },
  );
  const since = Date.now() - RECENT_MILLISECONDS;
  const content = [
    ...(books.data ?? []).map((one) => ({ ...one, area: 'storybooks' as const })),
    ...(worksheets.data ?? []).map((one) => ({ ...one, area: 'worksheets' as const })),
  ]
    .map(
      (one): MadeContent => ({
        area: one.area,
        id: one.id,
        title: one.title,
        state: STATES[one.status],
        pagesDone: one.pages_done,
        pageCount: one.page_count,
        cover: one.cover_image_url,
        at: one.ready_at ?? one.updated_at,
      }),
    )
    .filter(({ at }) => Date.parse(at) >= since)
    .sort((one, other) => other.at.localeCompare(one.at));
  return { content, isPending: books.isLoading || worksheets.isLoading };
};
