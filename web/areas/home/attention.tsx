import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { PlaceLink } from '../../components/place-link.tsx';
import { useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { useMadeContent } from './content.ts';
import { homeMessages } from './messages.ts';

const Line = ({ children, link }: { readonly children: ReactNode; readonly link: ReactNode }) => (
  <li className="attention-line">
    <TriangleAlert aria-hidden="true" />
    <span>{children}</span>
    {link}
  </li>
);

/** What nobody but the clinician can put right. Nothing is drawn where there is nothing. */
export const Attention = () => {
  const session = useSession();
  const t = useMessages(homeMessages);
  const calendar = useRead('/api/embed/calendar', {}, { enabled: isOpen('appointments', session) });
  const { content } = useMadeContent();
  const failed = content.filter(({ state }) => state === 'failed');
  const isBroken = calendar.data?.state === 'needs_attention';
  const isAway = !isBroken && Boolean(calendar.data?.unreachable_since);
  if (!isBroken && !isAway && failed.length === 0) return null;
  const toCalendar = <PlaceLink area="appointments">{t('attention.look')}</PlaceLink>;
  return (
    <section className="attention" aria-label={t('attention.title')}>
      <ul>
        {isBroken && <Line link={toCalendar}>{t('attention.calendar')}</Line>}
        {isAway && <Line link={toCalendar}>{t('attention.unreachable')}</Line>}
        {failed.map(({ id, area, title }) => (
          <Line
            key={id}
            link={
              <PlaceLink area={area} id={id}>
                {t('attention.look')}
              </PlaceLink>
            }
          >
            {t('attention.failed', { title: title ?? t('untitled') })}
          </Line>
        ))}
      </ul>
    </section>
  );
};
