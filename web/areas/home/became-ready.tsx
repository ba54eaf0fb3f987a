import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import Sparkles from 'lucide-react/icons/sparkles';
import { Card, EmptyState, ProgressBar, Skeleton } from '../../components/display.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useMadeContent } from './content.ts';
import { homeMessages } from './messages.ts';

const SHOWN = 5;

/** Books and worksheets that became ready, and how far the others are. */
export const BecameReady = () => {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const { content, isPending } = useMadeContent();
  const shown = content.filter(({ state }) => state !== 'failed').slice(0, SHOWN);
  return (
    <Card isFlush title={t('ready.title')} icon={<Sparkles />}>
      {isPending && (
        <div className="sheet-inner">
          <Skeleton label={t('ready.title')} height="row" />
        </div>
      )}
      {!isPending && shown.length === 0 && <EmptyState isCompact title={t('ready.none')} />}
      {shown.length > 0 && (
        <ul className="rows">
          {shown.map((one) => (
            <li key={one.id} className="row-line">
              <span className={`ready-cover ready-${one.area}`} aria-hidden="true">
                {one.cover ? (
                  <img src={one.cover} alt="" loading="lazy" />
                ) : one.area === 'storybooks' ? (
                  <BookOpen />
                ) : (
                  <FileText />
                )}
              </span>
              <div className="row-words">
                <PlaceLink area={one.area} id={one.id}>
                  {one.title ?? t('untitled')}
                </PlaceLink>
                {one.state === 'ready' ? (
                  <span className="quiet">
                    {t(one.area === 'storybooks' ? 'ready.book' : 'ready.worksheet')} · {formats.ago(one.at)}
                  </span>
                ) : (
                  <ProgressBar
                    label={
                      one.pageCount
                        ? t('ready.pages', { done: one.pagesDone, count: one.pageCount })
                        : t('ready.making')
                    }
                    value={one.pageCount ? one.pagesDone : undefined}
                    maximum={one.pageCount ?? 1}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
