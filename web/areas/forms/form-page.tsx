import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Globe from 'lucide-react/icons/globe';
import Send from 'lucide-react/icons/send';
import { useMemo, useState } from 'react';
import { readWithEtag } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { later } from '../../components/later.tsx';
import { Menu } from '../../components/menu.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { can } from '../../frame/token.ts';
import { useMessages } from '../../shell/messages.ts';
import { go, replacePlace } from '../../shell/router.ts';
import { mayLeave } from '../../shell/unsaved.ts';
import type { LoadedForm } from './builder.tsx';
import { useFormActions } from './form-actions.ts';
import { FormAnswers } from './form-answers.tsx';
import { FormBadges, useFormMenu } from './form-list.tsx';
import { HandOut, mayHandOut } from './hand-out.tsx';
import { formsMessages } from './messages.ts';

/** Drag and drop is loaded with the first form that is opened. */
const Builder = later(async () => (await import('./builder.tsx')).Builder);

const Back = () => {
  const t = useMessages(formsMessages);
  return (
    <PlaceLink area="forms" className="link form-back">
      <ChevronLeft aria-hidden="true" />
      {t('back')}
    </PlaceLink>
  );
};

const OpenedForm = ({ loaded, view }: { readonly loaded: LoadedForm; readonly view: string }) => {
  const t = useMessages(formsMessages);
  const { form } = loaded;
  const [isHandingOut, setHandingOut] = useState(false);
  const actions = useFormActions();
  const entries = useFormMenu(() => void go('forms'))(form);
  const change = async (key: string) => {
    const next = key === 'answers' ? 'answers' : '';
    // The builder is put away with its tab.
    if (next !== '' && !(await mayLeave())) return;
    replacePlace({ area: 'forms', id: form.id, view: next });
  };
  return (
    <>
      <PageHeader
        before={<Back />}
        title={form.title}
        lead={
          <span className="form-badges">
            <FormBadges form={form} />
          </span>
        }
        actions={
          <>
            {form.status === 'draft' && can('form:write') && (
              <Button icon={<Globe />} onPress={() => void actions.publish(form)}>
                {t('publish')}
              </Button>
            )}
            {form.status === 'published' && mayHandOut() && (
              <Button icon={<Send />} onPress={() => setHandingOut(true)}>
                {t('handOut')}
              </Button>
            )}
            {entries.length > 0 && (
              <Menu
                label={t('more', { title: form.title })}
                trigger={<Button icon={<Ellipsis />} aria-label={t('more', { title: form.title })} />}
                entries={entries}
              />
            )}
          </>
        }
      />
      <Tabs
        label={t('form.views')}
        value={view === 'answers' ? 'answers' : 'questions'}
        onChange={(key) => void change(key)}
        entries={[
          {
            key: 'questions',
            label: t('view.questions'),
            content: (
              <Builder
                loaded={loaded}
                waiting={<Skeleton label={t('view.questions')} lines={4} height="row" />}
              />
            ),
          },
          { key: 'answers', label: t('view.answers'), content: <FormAnswers form={form} /> },
        ]}
      />
      {isHandingOut && <HandOut form={form} onClose={() => setHandingOut(false)} />}
    </>
  );
};

/** One form: its questions, and what clients answered. */
export const FormPage = ({ id, view }: { readonly id: string; readonly view: string }) => {
  const t = useMessages(formsMessages);
  const read = useQuery({
    queryKey: ['/api/embed/forms/{id}', { path: { id } }, 'etag'],
    queryFn: () => readWithEtag('/api/embed/forms/{id}', { path: { id } }),
  });
  const { data } = read;
  const loaded = useMemo(() => data && { form: data.data, etag: data.etag }, [data]);
  if (loaded) return <OpenedForm loaded={loaded} view={view} />;
  return (
    <>
      <PageHeader before={<Back />} title={t('form')} />
      {read.isError ? (
        <ErrorPanel error={read.error} onRetry={read.refetch} />
      ) : (
        <Skeleton label={t('form')} lines={6} height="row" />
      )}
    </>
  );
};
