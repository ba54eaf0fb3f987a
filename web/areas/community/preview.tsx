import BookOpen from 'lucide-react/icons/book-open';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Answer } from '../../api/client.ts';
import { useRead, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Badge, Card, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { go } from '../../shell/router.ts';
import { useSession } from '../../shell/session.ts';
import { BackLink } from '../content/back-link.tsx';
import { directionOf } from '../content/direction.ts';
import { contentMessages } from '../content/messages.ts';
import { Reader } from '../content/reader.tsx';
import { closeView, openView } from '../content/subview.ts';
import { takeBack } from './community.ts';
import { CopyButton } from './copy-button.tsx';
import { communityMessages } from './messages.ts';

type One = Answer<'/api/embed/clinic-community/items/{id}'>;

const Pages = ({ one }: { readonly one: One }) => {
  const c = useMessages(contentMessages);
  return (
    <ol className={`shared-pages shared-${one.content_type}`}>
      {one.preview.pages?.map(({ position, image_url, alt_text, text }) => (
        <li key={position} className="shared-page" aria-label={c('page', { page: position })}>
          <img src={image_url} alt={alt_text} loading="lazy" />
          {text && <p dir={directionOf(text)}>{text}</p>}
        </li>
      ))}
    </ol>
  );
};

const Fields = ({ one }: { readonly one: One }) => (
  <Card>
    <ol className="shared-fields">
      {one.preview.fields?.map(({ id, type, label, help, options = [] }) => (
        <li key={id} className={type === 'heading' ? 'is-heading' : ''} dir="auto">
          {label}
          {help && <span className="quiet"> {help}</span>}
          {options.length > 0 && <span className="quiet shared-options">{options.join(' · ')}</span>}
        </li>
      ))}
    </ol>
  </Card>
);

const Open = ({ one, view }: { readonly one: One; readonly view: string }) => {
  const session = useSession();
  const c = useMessages(contentMessages);
  const t = useMessages(communityMessages);
  const formats = useFormats();
  // The list knows who shared it, by name.
  const items = useReadAll('/api/embed/clinic-community/items', {});
  const by = items.data?.find(({ id }) => id === one.id)?.shared_by_name;
  const isOwn = one.shared_by_partner_practitioner_id === session.practitioner.id;
  const pages = (one.preview.pages ?? []).map((page) => ({ ...page, id: String(page.position) }));
  const remove = async () => {
    if (await takeBack(one.id, t)) await go('community');
  };
  return (
    <>
      <PageHeader
        before={<BackLink area="community">{t('all')}</BackLink>}
        title={one.title}
        lead={
          <span className="shared-lead">
            <Badge>{t(`kind.${one.content_type}`)}</Badge>
            {isOwn ? t('by.you') : by} · {formats.date(one.shared_at)}
          </span>
        }
        actions={
          <>
            {isOwn && can('community:write') && (
              <Button icon={<Undo2 aria-hidden="true" />} onPress={() => void remove()}>
                {t('back.short')}
              </Button>
            )}
            {pages.length > 0 && (
              <Button
                icon={<BookOpen aria-hidden="true" />}
                onPress={() => void openView('community', one.id, 'read')}
              >
                {c('read')}
              </Button>
            )}
            {can('community:write') && <CopyButton id={one.id} title={one.title} isPrimary />}
          </>
        }
      />
      <div className="stack">
        {one.description && (
          <p className="shared-words" dir="auto">
            {one.description}
          </p>
        )}
        {one.preview.pages && <Pages one={one} />}
        {one.preview.fields && <Fields one={one} />}
      </div>
      {view === 'read' && pages.length > 0 && (
        <Reader title={one.title} pages={pages} onClose={() => closeView('community', one.id, 'read')} />
      )}
    </>
  );
};

/** One thing that the clinic shares, looked at before it is copied. */
export const Preview = ({ id, view }: { readonly id: string; readonly view: string }) => {
  const t = useMessages(communityMessages);
  const one = useRead('/api/embed/clinic-community/items/{id}', { path: { id } });
  if (one.data) return <Open one={one.data} view={view} />;
  return (
    <>
      <BackLink area="community">{t('all')}</BackLink>
      {one.isError ? (
        <ErrorPanel error={one.error} onRetry={one.refetch} />
      ) : (
        <Skeleton label={t('title')} height="card" />
      )}
    </>
  );
};
