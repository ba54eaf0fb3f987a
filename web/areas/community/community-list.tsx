import ClipboardList from 'lucide-react/icons/clipboard-list';
import SearchX from 'lucide-react/icons/search-x';
import Share2 from 'lucide-react/icons/share-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Avatar, Badge, Card, EmptyState, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { SearchField } from '../../components/fields.tsx';
import { isFoundBy } from '../../components/folded.ts';
import { PlaceLink } from '../../components/place-link.tsx';
import { Segments } from '../../components/segments.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { useSession } from '../../shell/session.ts';
import { Cover } from '../content/cover.tsx';
import { contentMessages } from '../content/messages.ts';
import { type Shared, type SharedKind, takeBack } from './community.ts';
import { CopyButton } from './copy-button.tsx';
import { communityMessages } from './messages.ts';
import { ShareWithClinic } from './share-with-clinic.tsx';

const KINDS = ['storybook', 'worksheet', 'form'] as const satisfies SharedKind[];

/** So few are seen at a glance. */
const FEW = 4;

/** A form has no picture: its card says what is asked. */
const QuestionsCover = ({ count, first }: NonNullable<Shared['questions']>) => {
  const t = useMessages(communityMessages);
  return (
    <div className="cover shared-questions">
      <p>
        <ClipboardList aria-hidden="true" />
        {t('questions', { count })}
      </p>
      <ul>
        {first.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be alike; they are known by their place.
          <li key={index} dir="auto">
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
};

const SharedCard = ({ one }: { readonly one: Shared }) => {
  const session = useSession();
  const t = useMessages(communityMessages);
  const formats = useFormats();
  const isOwn = one.shared_by_partner_practitioner_id === session.practitioner.id;
  return (
    <li className="content-card">
      {one.questions ? (
        <QuestionsCover {...one.questions} />
      ) : (
        <Cover src={one.cover_image_url} kind={one.content_type} />
      )}
      <div className="content-card-foot shared-foot">
        <div className="content-card-words">
          <span>
            <Badge>{t(`kind.${one.content_type}`)}</Badge>
          </span>
          <PlaceLink area="community" id={one.id} className="link content-card-title">
            <span dir="auto">{one.title}</span>
          </PlaceLink>
          {one.description && (
            <p className="shared-description" dir="auto">
              {one.description}
            </p>
          )}
        </div>
        <div className="shared-by">
          <Avatar id={one.shared_by_partner_practitioner_id} name={one.shared_by_name} size="s" />
          <span>
            {isOwn ? t('by.you') : one.shared_by_name}
            <span className="quiet"> · {formats.date(one.shared_at)}</span>
          </span>
        </div>
        {can('community:write') && (
          <div className="shared-actions">
            <CopyButton id={one.id} title={one.title} />
            {isOwn && (
              <Button
                size="s"
                variant="quiet"
                icon={<Undo2 aria-hidden="true" />}
                aria-label={t('back.of', { title: one.title })}
                onPress={() => void takeBack(one.id, t)}
              >
                {t('back.short')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
};

/**
 * What there is, to be found by kind and title. Titles are kept sealed, so the service cannot search in them, and what a
 * person types stays in the page.
 */
const Found = ({ all }: { readonly all: readonly Shared[] }) => {
  const t = useMessages(communityMessages);
  const c = useMessages(contentMessages);
  const [wanted, setKind] = useRemembered<SharedKind | ''>('community kind', '');
  const [search, setSearch] = useRemembered('community search', '');
  const kinds = KINDS.filter((key) => all.some(({ content_type }) => content_type === key));
  const kind = kinds.some((key) => key === wanted) ? wanted : '';
  const shown = all.filter(
    ({ content_type, title }) => (kind === '' || content_type === kind) && isFoundBy(title, search),
  );
  const clear = () => {
    setSearch('');
    setKind('');
  };
  return (
    <div className="stack">
      {(kinds.length > 1 || all.length >= FEW) && (
        <div className="shared-search">
          <SearchField label={c('search')} value={search} onChange={setSearch} />
          {kinds.length > 1 && (
            <Segments
              label={t('kinds')}
              value={kind}
              onChange={setKind}
              options={(['', ...kinds] as const).map((key) => ({ key, label: t(`kinds.${key || 'all'}`) }))}
            />
          )}
        </div>
      )}
      <p className="shared-count" role="status">
        {search !== '' && shown.length > 0 && t('found', { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={c('found.none')}
          action={<Button onPress={clear}>{c('found.clear')}</Button>}
        />
      )}
      <ul className="content-grid shared-grid" aria-label={t('title')}>
        {shown.map((one) => (
          <SharedCard key={one.id} one={one} />
        ))}
      </ul>
    </div>
  );
};

/** What colleagues of the clinic share, the newest first. */
export const CommunityList = () => {
  const t = useMessages(communityMessages);
  const items = useReadAll('/api/embed/clinic-community/items', {});
  const [isSharing, setSharing] = useState(false);
  const all = (items.data ?? []).toSorted((one, other) => other.shared_at.localeCompare(one.shared_at));
  const share = can('community:write') && (
    <Button variant="primary" icon={<Share2 aria-hidden="true" />} onPress={() => setSharing(true)}>
      {t('share')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={all.length > 0 && share} />
      {items.isPending && <Skeleton label={t('title')} height="cover" />}
      {items.isError && <ErrorPanel error={items.error} onRetry={items.refetch} />}
      {items.data?.length === 0 && (
        <Card>
          <EmptyState icon={<Share2 />} title={t('none.title')} text={t('none.text')} action={share} />
        </Card>
      )}
      {all.length > 0 && <Found all={all} />}
      {isSharing && <ShareWithClinic shared={all} onClose={() => setSharing(false)} />}
    </>
  );
};
