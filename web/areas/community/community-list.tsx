import Share2 from 'lucide-react/icons/share-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Avatar, Badge, Card, EmptyState, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { Segments } from '../../components/segments.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { useSession } from '../../shell/session.ts';
import { Cover } from '../content/cover.tsx';
import { type Shared, type SharedKind, takeBack } from './community.ts';
import { CopyButton } from './copy-button.tsx';
import { communityMessages } from './messages.ts';
import { ShareWithClinic } from './share-with-clinic.tsx';

const KINDS = ['storybook', 'worksheet', 'form'] as const satisfies SharedKind[];

const SharedCard = ({ one }: { readonly one: Shared }) => {
  const session = useSession();
  const t = useMessages(communityMessages);
  const formats = useFormats();
  const isOwn = one.shared_by_partner_practitioner_id === session.practitioner.id;
  return (
    <li className="content-card">
      <Cover src={one.cover_image_url} kind={one.content_type} />
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

/** What colleagues of the clinic share, the newest first. */
export const CommunityList = () => {
  const t = useMessages(communityMessages);
  const items = useReadAll('/api/embed/clinic-community/items', {});
  const [kind, setKind] = useRemembered<SharedKind | ''>('community kind', '');
  const [isSharing, setSharing] = useState(false);
  const all = (items.data ?? []).toSorted((one, other) => other.shared_at.localeCompare(one.shared_at));
  const kinds = KINDS.filter((key) => all.some(({ content_type }) => content_type === key));
  const shown = all.filter(({ content_type }) => !kinds.some((key) => key === kind) || content_type === kind);
  const share = can('community:write') && (
    <Button variant="primary" icon={<Share2 aria-hidden="true" />} onPress={() => setSharing(true)}>
      {t('share')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={all.length > 0 && share} />
      {items.isPending && <Skeleton label={t('title')} height="card" />}
      {items.isError && <ErrorPanel error={items.error} onRetry={items.refetch} />}
      {items.data?.length === 0 && (
        <Card>
          <EmptyState icon={<Share2 />} title={t('none.title')} text={t('none.text')} action={share} />
        </Card>
      )}
      {all.length > 0 && (
        <div className="stack">
          {kinds.length > 1 && (
            <Segments
              label={t('kinds')}
              value={kinds.some((key) => key === kind) ? kind : ''}
              onChange={setKind}
              options={(['', ...kinds] as const).map((key) => ({ key, label: t(`kinds.${key || 'all'}`) }))}
            />
          )}
          <ul className="content-grid shared-grid" aria-label={t('title')}>
            {shown.map((one) => (
              <SharedCard key={one.id} one={one} />
            ))}
          </ul>
        </div>
      )}
      {isSharing && <ShareWithClinic shared={all} onClose={() => setSharing(false)} />}
    </>
  );
};
