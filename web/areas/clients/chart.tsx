import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Avatar, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { later } from '../../components/later.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { type TabEntry, Tabs } from '../../components/tabs.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { go, replacePlace } from '../../shell/router.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { type Client, nameOf } from './client.ts';
import { ageOf } from './client-age.ts';
import { ClientNotes } from './client-notes.tsx';
import { ClientSessions } from './client-sessions.tsx';
import { clientsMessages } from './messages.ts';

/** Parts that bring what other areas are made of: loaded when their tab is opened. */
const ClientForms = later(async () => (await import('./client-forms.tsx')).ClientForms);
const ClientBooks = later(async () => (await import('./client-books.tsx')).ClientBooks);
const ClientScenes = later(async () => (await import('./client-scenes.tsx')).ClientScenes);

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
    ...(isOpen('forms', session)
      ? [
          {
            key: 'forms',
            label: t('chart.forms'),
            content: <ClientForms id={id} waiting={<Skeleton label={t('chart.forms')} height="row" />} />,
          },
        ]
      : []),
    ...(isOpen('storybooks', session) || isOpen('worksheets', session)
      ? [
          {
            key: 'books',
            label: t('chart.books'),
            content: <ClientBooks id={id} waiting={<Skeleton label={t('chart.books')} height="row" />} />,
          },
        ]
      : []),
    {
      key: 'scenes',
      label: t('chart.scenes'),
      content: <ClientScenes id={id} waiting={<Skeleton label={t('chart.scenes')} height="row" />} />,
    },
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
          <h1 className="page-title" dir="auto">
            {name}
          </h1>
          <p className="page-lead">
            {[years === undefined ? '' : t('age', { count: years }), client.data.email ?? client.data.phone]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {isOpen('appointments', session) && can('appointment:write') && (
          <div className="client-head-actions">
            <Button variant="primary" icon={<CalendarPlus />} onPress={() => void go('appointments', id)}>
              {t('chart.book')}
            </Button>
          </div>
        )}
      </header>
      <AtAGlance id={id} />
      <Tabs
        label={t('chart.views')}
        value={value}
        onChange={(key) => replacePlace({ area: 'clients', id, view: key })}
        entries={entries}
      />
    </>
  );
};
