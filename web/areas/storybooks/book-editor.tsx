import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { read, readAll, write } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/confirm.tsx';
import { PageHeader } from '../../components/display.tsx';
import { TextField } from '../../components/fields.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { Refused } from '../../frame/problem.ts';
import { useMessages } from '../../shell/messages.ts';
import { mayLeave, useUnsaved } from '../../shell/unsaved.ts';
import { faultAt, isAtFields } from '../content/faults.ts';
import { contentMessages } from '../content/messages.ts';
import { closeView } from '../content/subview.ts';
import { AddPage } from './add-page.tsx';
import { arrangementOf, changesOf, type Draft, draftOf, mergedWith, moved } from './book-draft.ts';
import { EditedPage } from './edited-page.tsx';
import { type StorybookWords, storybooksMessages } from './messages.ts';
import { refreshBooks, type Storybook, type StorybookPage } from './storybook.ts';

const MOST_PAGES = 24;

interface EditorProps {
  readonly book: Storybook;
  readonly pages: readonly StorybookPage[];
}

const save = async (draft: Draft, { book, pages }: EditorProps): Promise<void> => {
  const { isTitleChanged, arePagesChanged } = changesOf(draft, book, pages);
  const path = { id: book.id };
  if (isTitleChanged)
    await write('patch', '/api/embed/storybooks/{id}', { path, body: { title: draft.title } });
  if (arePagesChanged)
    await write('patch', '/api/embed/storybooks/{id}/pages', { path, body: arrangementOf(draft, pages) });
};

const isSureToRemove = (count: number, t: StorybookWords): Promise<boolean> =>
  count === 0
    ? Promise.resolve(true)
    : confirm({
        title: t('edit.remove.title', { count }),
        text: t('edit.remove.text'),
        confirmLabel: t('edit.save'),
        isDanger: true,
      });

/** What was written, and how it is saved; what was changed elsewhere meanwhile is not written over. */
const useDraft = ({ book, pages }: EditorProps) => {
  const t = useMessages(storybooksMessages);
  const [draft, setDraft] = useState<Draft>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const shown = draft ?? draftOf(book, pages);
  const changes = changesOf(shown, book, pages);
  const isDirty = changes.isTitleChanged || changes.arePagesChanged;
  useUnsaved(isDirty);
  const keep = async () => {
    if (!isDirty) return closeView('storybooks', book.id, 'edit');
    if (!(await isSureToRemove(changes.removed, t))) return;
    setPending(true);
    setError(undefined);
    try {
      await save(shown, { book, pages });
      await refreshBooks();
      flushSync(() => setDraft(undefined));
      toast(t('edit.saved'));
      closeView('storybooks', book.id, 'edit');
    } catch (refused) {
      if (refused instanceof Refused && refused.slug === 'storybook-changed') {
        const path = { id: book.id };
        const [now] = await Promise.all([
          readAll('/api/embed/storybooks/{id}/pages', { path }),
          read('/api/embed/storybooks/{id}', { path }),
        ]);
        setDraft(mergedWith(shown, now));
        await refreshBooks();
        toast(t('edit.changed'));
      } else {
        setError(refused);
        const isMarked = isAtFields(refused, ['title', ...shown.pages.map((_, at) => `pages[${at}].text`)]);
        if (!isMarked) toastError(refused, t('edit.failed'));
      }
    } finally {
      setPending(false);
    }
  };
  const change = (next: Draft | undefined) => {
    setDraft(next);
    setError(undefined);
  };
  return { shown, setDraft: change, error, isPending, isDirty, keep };
};

const Foot = ({
  isDirty,
  isPending,
  onSave,
  onCancel,
}: {
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}) => {
  const t = useMessages(storybooksMessages);
  return (
    <div className="edit-foot">
      <p className="quiet" role="status">
        {t(isDirty ? 'edit.unsaved' : 'edit.unchanged')}
      </p>
      <Button onPress={onCancel}>{t('edit.cancel')}</Button>
      <Button variant="primary" isPending={isPending} onPress={onSave}>
        {t('edit.save')}
      </Button>
    </div>
  );
};

/** A storybook in place: its title, its texts, their order. All of it is saved at once. */
export const BookEditor = ({ book, pages }: EditorProps) => {
  const c = useMessages(contentMessages);
  const t = useMessages(storybooksMessages);
  const { shown, setDraft, error, isPending, isDirty, keep } = useDraft({ book, pages });
  const [isAdding, setAdding] = useState(false);
  const add = async (page: StorybookPage) => {
    setAdding(false);
    if (isDirty) setDraft({ ...shown, pages: [...shown.pages, { page, text: page.text ?? '' }] });
    await refreshBooks();
  };
  const cancel = async () => {
    if (!(await mayLeave())) return;
    flushSync(() => setDraft(undefined));
    closeView('storybooks', book.id, 'edit');
  };
  return (
    <>
      <PageHeader title={t('edit.title')} lead={t('edit.lead')} />
      <div className="stack">
        <div className="edit-title">
          <TextField
            label={t('edit.name')}
            maxLength={120}
            value={shown.title}
            onChange={(title) => setDraft({ ...shown, title })}
            error={faultAt(error, 'title', c)}
          />
        </div>
        <ol className="edit-pages">
          {shown.pages.map(({ page, text }, at) => (
            <EditedPage
              key={page.id}
              page={page}
              at={at}
              count={shown.pages.length}
              language={book.language}
              text={text}
              error={faultAt(error, `pages[${at}].text`, c)}
              onText={(words) => setDraft({ ...shown, pages: shown.pages.with(at, { page, text: words }) })}
              onMove={(by) => setDraft(moved(shown, at, by))}
              onRemove={() => setDraft({ ...shown, pages: shown.pages.toSpliced(at, 1) })}
            />
          ))}
        </ol>
        {pages.length < MOST_PAGES && (
          <div>
            <Button icon={<Plus aria-hidden="true" />} onPress={() => setAdding(true)}>
              {t('edit.add')}
            </Button>
          </div>
        )}
      </div>
      <Foot
        isDirty={isDirty}
        isPending={isPending}
        onSave={() => void keep()}
        onCancel={() => void cancel()}
      />
      {isAdding && (
        <AddPage
          id={book.id}
          pages={pages}
          onClose={() => setAdding(false)}
          onAdded={(page) => void add(page)}
        />
      )}
    </>
  );
};
