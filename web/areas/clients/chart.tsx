import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useRead } from '../../api/queries.ts';
import { Avatar, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { type TabEntry, Tabs } from '../../components/tabs.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { replacePlace } from '../../shell/router.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { ageOf, type Client, nameOf } from './client.ts';
import { ClientNotes } from './client-notes.tsx';
import { ClientSessions } from './client-sessions.tsx';
import { clientsMessages } from './messages.ts';

const Details = ({ client }: { readonly client: Client }) => {
  const t = useMessages(clientsMessages);
  const formats = useFormats();
  const facts = [
    ['fact.email', client.email],
    ['fact.phone', client.phone],
    ['fact.birth', client.date_of_birth && formats.plainDate(client.date_of_birth)],
    ['fact.reference', client.external_id],
    ['fact.since', formats.date(client.created_at)],
  ] as const;
  return (
    <dl className="client-facts">
      {facts
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

/** All that is known of one client, each part in its tab. */
export const Chart = ({ id, view }: { readonly id: string; readonly view: string }) => {
  const session = useSession();
  const t = useMessages(clientsMessages);
  const client = useRead('/api/embed/clients/{id}', { path: { id } });
  const back = (
    <PlaceLink area="clients" className="link client-back">
      <ChevronLeft aria-hidden="true" />
      {t('back')}
    </PlaceLink>
  );
  if (client.isError)
    return (
      <>
        {back}
        <ErrorPanel error={client.error} onRetry={client.refetch} />
      </>
    );
  if (!client.data)
    return (
      <>
        {back}
        <Skeleton label={t('title')} lines={5} height="row" />
      </>
    );
  const name = nameOf(client.data);
  const years = ageOf(client.data, session.practitioner.timezone);
  const entries: TabEntry<string>[] = [
    ...(isOpen('appointments', session)
      ? [{ key: 'sessions', label: t('chart.sessions'), content: <ClientSessions id={id} /> }]
      : []),
    ...(isOpen('clinical-notes', session)
      ? [{ key: 'notes', label: t('chart.notes'), content: <ClientNotes id={id} /> }]
      : []),
    { key: 'details', label: t('chart.details'), content: <Details client={client.data} /> },
  ];
  const [first] = entries;
  const value = entries.some(({ key }) => key === view) ? view : (first?.key ?? 'details');
  return (
    <>
      {back}
      <header className="client-head">
        <Avatar id={id} name={name} size="l" />
        <div>
          <h1 className="page-title">{name}</h1>
          <p className="page-lead">
            {[years === undefined ? '' : t('age', { count: years }), client.data.email ?? client.data.phone]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      <Tabs
        label={t('chart.views')}
        value={value}
        onChange={(key) => replacePlace({ area: 'clients', id, view: key })}
        entries={entries}
      />
    </>
  );
};
