import { useReadAll } from '../../api/queries.ts';
import { PlaceLink } from '../../components/place-link.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { clientsMessages } from './messages.ts';

/** What a clinician looks for first in a chart: the session before, the next one, what is not signed. */
export const AtAGlance = ({ id }: { readonly id: string }) => {
  const session = useSession();
  const t = useMessages(clientsMessages);
  const formats = useFormats();
  const query = { partner_patient_id: id };
  const sessions = useReadAll(
    '/api/embed/appointments',
    { query },
    { enabled: isOpen('appointments', session) },
  );
  const notes = useReadAll('/api/embed/notes', { query }, { enabled: isOpen('clinical-notes', session) });
  const held = sessions.data?.filter(({ status }) => status !== 'cancelled') ?? [];
  const next = held.find(({ start_at }) => Date.parse(start_at) > Date.now());
  const last = held.findLast(({ start_at }) => Date.parse(start_at) <= Date.now());
  const drafts = notes.data?.filter(({ status }) => status === 'draft').length;
  const facts = [
    ['glance.next', sessions.data && (next ? formats.moment(next.start_at) : t('glance.noNext'))],
    ['glance.last', last && formats.moment(last.start_at)],
    [
      'glance.drafts',
      drafts === undefined ? undefined : drafts > 0 ? formats.number(drafts) : t('glance.allSigned'),
    ],
  ] as const;
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="client-glance">
      {known.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            {value}
            {key === 'glance.next' && !next && last && can('appointment:write') && (
              <PlaceLink area="appointments" id={last.id} view="next" className="link client-next">
                {t('sessions.next')}
              </PlaceLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
