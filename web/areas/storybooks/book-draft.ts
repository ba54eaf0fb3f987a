import type { Storybook, StorybookPage } from './storybook.ts';

export interface DraftPage {
  readonly page: StorybookPage;
  readonly text: string;
}
/** A storybook as it is being changed. */
export interface Draft {
  readonly title: string;
  readonly pages: readonly DraftPage[];
}

export const draftOf = (book: Storybook, pages: readonly StorybookPage[]): Draft => ({
  title: book.title ?? '',
  pages: pages.map((page) => ({ page, text: page.text ?? '' })),
});

const isTyped = ({ page, text }: DraftPage): boolean => text !== (page.text ?? '');

/** Whether titles differ, and whether pages do: each is saved by a request of its own. */
export const changesOf = (draft: Draft, book: Storybook, pages: readonly StorybookPage[]) => ({
  isTitleChanged: draft.title !== (book.title ?? ''),
  arePagesChanged:
    draft.pages.length !== pages.length ||
    draft.pages.some((one, index) => one.page.id !== pages[index]?.id || isTyped(one)),
  removed: pages.filter(({ id }) => draft.pages.every(({ page }) => page.id !== id)).length,
});

/** What `PATCH …/pages` takes: unchanged words stay out of it. */
export const arrangementOf = (draft: Draft, pages: readonly StorybookPage[]) => ({
  page_ids: pages.map(({ id }) => id),
  pages: draft.pages.map((one) => (isTyped(one) ? { id: one.page.id, text: one.text } : { id: one.page.id })),
});

/** The book as it is now, with every word that was typed meanwhile. */
export const mergedWith = (draft: Draft, pages: readonly StorybookPage[]): Draft => {
  const typed = new Map(draft.pages.filter(isTyped).map(({ page, text }) => [page.id, text]));
  return {
    title: draft.title,
    pages: pages.map((page) => ({ page, text: typed.get(page.id) ?? page.text ?? '' })),
  };
};

/** A page one place earlier (-1) or later (1). */
export const moved = (draft: Draft, at: number, by: -1 | 1): Draft => {
  const one = draft.pages[at];
  if (!one) return draft;
  const pages = draft.pages.toSpliced(at, 1).toSpliced(at + by, 0, one);
  return { ...draft, pages };
};
