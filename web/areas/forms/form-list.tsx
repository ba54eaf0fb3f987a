import BookMarked from 'lucide-react/icons/book-bookmark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Globe from 'lucide-react/icons/globe';
import Library from 'lucide-react/icons/library';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Badge, Card, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Menu, type MenuEntry } from '../../components/menu.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import type { Form } from './form.ts';
import { useFormActions } from './form-actions.ts';
import { HandOut, mayHandOut } from './hand-out.tsx';
import { formsMessages } from './messages.ts';
import { ReadySections } from './ready-sections.tsx';

/** Fewer than so many forms leave the page bare: below them stands what the next one can begin with. */
const FEW = 3;

/** What can be done with a form beside opening it. */
export const useFormMenu = (onDeleted?: () => void): ((form: Form) => MenuEntry[]) => {
  const t = useMessages(formsMessages);
  const actions = useFormActions();
  return (form) => {
    const isPublished = form.status === 'published';
    const entries: (MenuEntry | false)[] = [
      can('form:create') && {
        key: 'copy',
        label: t('duplicate'),
        icon: <Copy aria-hidden="true" />,
        onAction: () => void actions.duplicate(form),
      },
      can('form:write') &&
        !isPublished && {
          key: 'publish',
          label: t('publish'),
          icon: <Globe aria-hidden="true" />,
          onAction: () => void actions.publish(form),
        },
      can('form:write') &&
        isPublished && {
          key: 'shelf',
          label: t(form.shelf_ready ? 'shelf.take' : 'shelf.put'),
          icon: form.shelf_ready ? <BookMarked aria-hidden="true" /> : <Library aria-hidden="true" />,
          onAction: () => void actions.putOnShelf(form, !form.shelf_ready),
        },
      can('form:write') &&
        isPublished && {
          key: 'withdraw',
          label: t('withdraw'),
          icon: <Undo2 aria-hidden="true" />,
          onAction: () => void actions.withdraw(form),
        },
      can('form:delete') && {
        key: 'delete',
        label: t('delete'),
        icon: <Trash2 aria-hidden="true" />,
        isDanger: true,
        onAction: () => void actions.remove(form).then((isGone) => isGone && onDeleted?.()),
      },
    ];
    return entries.filter((one) => one !== false);
  };
};

export const FormBadges = ({ form }: { readonly form: Form }) => {
  const t = useMessages(formsMessages);
  return (
    <>
      <Badge tone={form.status === 'published' ? 'success' : 'warning'}>{t(`status.${form.status}`)}</Badge>
      {form.shelf_ready && <Badge tone="info">{t('status.shelf')}</Badge>}
    </>
  );
};

/** All forms, the one that changed last first. */
export const FormList = ({ onBegin }: { readonly onBegin: (section: string) => void }) => {
  const t = useMessages(formsMessages);
  const formats = useFormats();
  const forms = useReadAll('/api/embed/forms', {});
  const menuOf = useFormMenu();
  const [handedOut, setHandedOut] = useState<Form>();
  if (forms.isError) return <ErrorPanel error={forms.error} onRetry={forms.refetch} />;
  if (!forms.data) return <Skeleton label={t('title')} lines={5} height="row" />;
  if (forms.data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ClipboardList />}
          title={t('none.title')}
          text={t('none.text')}
          action={can('form:create') && <Button onPress={() => onBegin('')}>{t('new.title')}</Button>}
        />
      </Card>
    );
  const newest = forms.data.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  return (
    <div className="stack">
      <Card isFlush>
        <ul className="rows">
          {newest.map((form) => {
            const entries = menuOf(form);
            const questions = form.fields.filter(({ type }) => type !== 'heading').length;
            return (
              <li key={form.id} className="form-row">
                <span className="form-icon" aria-hidden="true">
                  <ClipboardList />
                </span>
                <div className="form-words">
                  <PlaceLink area="forms" id={form.id} className="link form-title">
                    <span dir="auto">{form.title}</span>
                  </PlaceLink>
                  <span className="quiet">
                    {t('questions', { count: questions })} ·{' '}
                    {t('changed', { ago: formats.ago(form.updated_at) })}
                  </span>
                </div>
                <span className="form-badges">
                  <FormBadges form={form} />
                </span>
                <span className="form-actions">
                  {form.status === 'published' && mayHandOut() && (
                    <Button
                      size="s"
                      icon={<Send />}
                      aria-label={t('handOut.of', { title: form.title })}
                      onPress={() => setHandedOut(form)}
                    >
                      {t('handOut')}
                    </Button>
                  )}
                  {entries.length > 0 && (
                    <Menu
                      label={t('more', { title: form.title })}
                      trigger={
                        <Button
                          size="s"
                          variant="quiet"
                          icon={<Ellipsis />}
                          aria-label={t('more', { title: form.title })}
                        />
                      }
                      entries={entries}
                    />
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
      {newest.length < FEW && can('form:compose') && <ReadySections onBegin={onBegin} />}
      {handedOut && <HandOut form={handedOut} onClose={() => setHandedOut(undefined)} />}
    </div>
  );
};
