import { useMemo, useState } from 'react';
import { type Item, write } from '../../api/client.ts';
import { refresh, useRead, useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceGroup } from '../../components/checkbox.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Select } from '../../components/select.tsx';
import { toastError } from '../../components/toasts.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { useRemembered } from '../../shell/remembered.ts';
import { go } from '../../shell/router.ts';
import { notesMessages } from './messages.ts';
import { beginWith, type TemplateKey } from './outline.ts';
import { playedIn } from './played.ts';

const DAY = 86_400_000;
/** Sessions that a note is usually about; earlier ones are a press away. */
const LATELY = 31 * DAY;
const AHEAD = 7 * DAY;
const YEAR = 366 * DAY;
const dayFrom = (distance: number) =>
  `${new Date(Date.now() + distance).toISOString().slice(0, 10)}T00:00:00Z`;

type Session = Item<'/api/embed/appointments'>;

/** Begins with the last session that took place and has no note yet; a later one is chosen by hand. */
const firstToWrite = (sessions: readonly Session[], written: ReadonlySet<string>): Session | undefined =>
  sessions.find(
    ({ id, start_at, status }) =>
      Date.parse(start_at) <= Date.now() && status !== 'cancelled' && !written.has(id),
  );

type Outline = TemplateKey | 'blank';

/** Sessions to write about, the latest first. */
const useSessions = (isYear: boolean, about: string) => {
  const range = useMemo(
    () => ({ start_at_from: dayFrom(isYear ? -YEAR : -LATELY), start_at_to: dayFrom(AHEAD) }),
    [isYear],
  );
  const sessions = useReadAll('/api/embed/appointments', { query: range });
  const one = useRead('/api/embed/appointments/{id}', { path: { id: about } }, { enabled: about !== '' });
  const known = sessions.data ?? [];
  const list = one.data && !known.some(({ id }) => id === about) ? [one.data, ...known] : known;
  return { ...sessions, list: list.toSorted((a, b) => Date.parse(b.start_at) - Date.parse(a.start_at)) };
};

/** Begins a note: about which session, by which outline. */
export const NewNote = ({
  about,
  notes,
  nameOf,
  onClose,
}: {
  readonly about: string;
  readonly notes: readonly Item<'/api/embed/notes'>[];
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
}) => {
  const t = useMessages(notesMessages);
  const { language } = useLocaleSettings();
  const formats = useFormats();
  const [isYear, setYear] = useState(false);
  const [chosen, setChosen] = useState(about);
  const [outline, setOutline] = useRemembered<Outline>('notes outline', 'blank');
  const [isPending, setPending] = useState(false);
  const sessions = useSessions(isYear, about);
  const templates = useRead('/api/embed/note-templates', { query: { locale: language } });
  const written = new Set(notes.map((note) => note.partner_appointment_id));
  const session = sessions.list.find(({ id }) => id === chosen) ?? firstToWrite(sessions.list, written);
  const isAhead = session !== undefined && Date.parse(session.start_at) > Date.now();
  const begin = async () => {
    if (!session) return;
    setPending(true);
    try {
      const template = templates.data?.templates.find((one) => one.template === outline);
      const played = await playedIn(session.id);
      const body = template ? beginWith(template, played) : played;
      const { id } = await write('post', '/api/embed/notes', {
        body: { partner_appointment_id: session.id, body },
      });
      void refresh('/api/embed/notes', '/api/embed/agenda');
      await go('clinical-notes', id);
    } catch (error) {
      toastError(error, t('new.failed'));
      setPending(false);
    }
  };
  const options = sessions.list.map((one) => ({
    key: one.id,
    label: t(written.has(one.id) ? 'new.written' : 'new.session', {
      name: nameOf(one.partner_patient_id),
      date: formats.moment(one.start_at),
    }),
  }));
  return (
    <Dialog
      title={t('new.title')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isPending={isPending} isDisabled={!session} onPress={begin}>
          {t('new.begin')}
        </Button>
      }
    >
      {sessions.isError && <ErrorPanel error={sessions.error} onRetry={sessions.refetch} />}
      {sessions.isPending && <Skeleton label={t('new.about')} />}
      {sessions.data && (
        <div className="stack">
          {options.length > 0 ? (
            <Select
              label={t('new.about')}
              placeholder={t('new.choose')}
              {...(isAhead ? { hint: t('new.ahead') } : {})}
              value={session?.id ?? null}
              onChange={setChosen}
              options={options}
            />
          ) : (
            <EmptyState
              isCompact
              title={t('new.nothing')}
              action={<Button onPress={() => void go('appointments')}>{t('new.calendar')}</Button>}
            />
          )}
          {!isYear && (
            <div>
              <Button size="s" onPress={() => setYear(true)}>
                {t('new.earlier')}
              </Button>
            </div>
          )}
          <ChoiceGroup<Outline>
            label={t('new.outline')}
            value={outline}
            onChange={setOutline}
            options={[
              { key: 'blank', label: t('outline.blank') },
              ...(templates.data?.templates ?? []).map(({ template, title }) => ({
                key: template,
                label: title,
              })),
            ]}
          />
        </div>
      )}
    </Dialog>
  );
};
