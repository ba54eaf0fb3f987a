import MailX from 'lucide-react/icons/mail-x';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import type { Schemas } from '../../api/client.ts';
import { PlaceLink } from '../../components/place-link.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { useAttention } from './attention-read.ts';
import { useMadeContent } from './content.ts';
import { homeMessages } from './messages.ts';

type RefusedMail = Schemas['AttentionViewRefusedMailsItemsItem'];
/** Of each kind; the others are counted. */
const SHOWN = 4;

const Line = ({
  icon = <TriangleAlert aria-hidden="true" />,
  children,
  link,
}: {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly link: ReactNode;
}) => (
  <li className="attention-line">
    {icon}
    <span className="attention-words">{children}</span>
    {link}
  </li>
);

/** Where what an e-mail was about is looked at. */
const placeOf = ({ about, id }: RefusedMail) =>
  about === 'form'
    ? ({ area: 'forms', view: 'sent' } as const)
    : ({
        area: ({ appointment: 'appointments', storybook: 'storybooks', worksheet: 'worksheets' } as const)[
          about
        ],
        id,
      } as const);

const Mail = ({ one }: { readonly one: RefusedMail }) => {
  const t = useMessages(homeMessages);
  const formats = useFormats();
  const name = one.client_name ?? t('agenda.client');
  return (
    <Line
      icon={<MailX aria-hidden="true" />}
      link={<PlaceLink {...placeOf(one)}>{t('attention.look')}</PlaceLink>}
    >
      {one.recipient === 'practitioner'
        ? t('attention.mail.own', { name })
        : t(`attention.mail.${one.about}`, { name })}{' '}
      <span className="quiet">{formats.ago(one.at)}</span>
    </Line>
  );
};

/** What nobody but the clinician can put right. Nothing is drawn where there is nothing. */
export const Attention = () => {
  const t = useMessages(homeMessages);
  const { data } = useAttention();
  const { content } = useMadeContent();
  const failed = content.filter(({ state }) => state === 'failed');
  const mails = data?.refused_mails?.items ?? [];
  const isBroken = data?.calendar?.state === 'needs_attention';
  const isAway = !isBroken && Boolean(data?.calendar?.unreachable_since);
  if (!isBroken && !isAway && failed.length === 0 && mails.length === 0) return null;
  const toCalendar = <PlaceLink area="appointments">{t('attention.look')}</PlaceLink>;
  const more = (data?.refused_mails?.count ?? 0) - Math.min(SHOWN, mails.length);
  return (
    <section className="attention" aria-label={t('attention.title')}>
      <h2 className="attention-title">{t('attention.title')}</h2>
      <ul>
        {isBroken && <Line link={toCalendar}>{t('attention.calendar')}</Line>}
        {isAway && <Line link={toCalendar}>{t('attention.unreachable')}</Line>}
        {mails.slice(0, SHOWN).map((one) => (
          <Mail key={`${one.about} ${one.id} ${one.recipient} ${one.at}`} one={one} />
        ))}
        {more > 0 && (
          <Line icon={<MailX aria-hidden="true" />} link={null}>
            {t('attention.mail.more', { count: more })}
          </Line>
        )}
        {failed.map(({ id, area, title }) => (
          <Line
            key={id}
            link={
              <PlaceLink area={area} id={id}>
                {t('attention.look')}
              </PlaceLink>
            }
          >
            {title === null ? t(`attention.failed.${area}`) : t('attention.failed', { title })}
          </Line>
        ))}
      </ul>
    </section>
  );
};
