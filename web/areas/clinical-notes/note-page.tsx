import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import LockOpen from 'lucide-react/icons/lock-open';
import Signature from 'lucide-react/icons/signature';
import { useEffect, useState } from 'react';
import { readWithEtag } from '../../api/client.ts';
import { useRead } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/confirm.tsx';
import { Badge, Card, PageHeader, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { PlaceLink } from '../../components/place-link.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { toast, toastError } from '../../components/toasts.tsx';
import { can } from '../../frame/token.ts';
import { useFormats } from '../../shell/formats.ts';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import { replacePlace } from '../../shell/router.ts';
import { isOpen, useSession } from '../../shell/session.ts';
import { useStore } from '../../shell/store.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { Conflict } from './conflict.tsx';
import { notesMessages } from './messages.ts';
import { type DraftState, draftOf, type NoteDraft, noteKey, openDraft } from './note-draft.ts';
import { NotePaper, NoteText } from './note-text.tsx';
import { useClientNames } from './note-title.ts';
import { SavingState } from './saving-state.tsx';
import { SessionBeside } from './session-beside.tsx';
import { Transcript } from './transcript.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';
import { Versions } from './versions.tsx';

/** What does not become saved by itself: whoever leaves is asked. */
const NEEDS_PERSON = new Set(['conflict', 'signedElsewhere', 'refused', 'tooLong']);

const Back = () => {
  const t = useMessages(notesMessages);
  return (
    <PlaceLink area="clinical-notes" className="link note-back">
      <ChevronLeft aria-hidden="true" />
      {t('back')}
    </PlaceLink>
  );
};

/** Loses no word where the page is left: what cannot be sent now is sent from memory. */
const useDraft = (draft: NoteDraft): DraftState => {
  const t = useMessages(notesMessages);
  const state = useStore(draft.store);
  const { kind } = state.saving;
  useUnsaved(draft.isDirty && NEEDS_PERSON.has(kind));
  useEffect(
    () => () => {
      if (NEEDS_PERSON.has(draft.store.get().saving.kind)) draft.discard();
      else void draft.flush();
    },
    [draft],
  );
  const { merges } = state;
  const [told, setTold] = useState(merges);
  useEffect(() => {
    if (merges === told) return;
    setTold(merges);
    toast(t('saving.merged'));
  }, [merges, told, t]);
  return state;
};

/** Signs after a question; until the answer nothing can be typed: it would not be in what is signed. */
const useSigning = (draft: NoteDraft) => {
  const t = useMessages(notesMessages);
  const [isSigning, setSigning] = useState(false);
  const sign = async () => {
    const isSure = await confirm({
      title: t('sign.title'),
      text: t('sign.text'),
      confirmLabel: t('sign.confirm'),
    });
    if (!isSure) return;
    setSigning(true);
    await draft
      .sign()
      .then(() => toast(t('sign.done')))
      .catch((error: unknown) => toastError(error, t('sign.failed')))
      .finally(() => setSigning(false));
  };
  return { isSigning, sign };
};

const Side = ({
  id,
  view,
  text,
  onRestore,
}: {
  readonly id: string;
  readonly view: string;
  readonly text: string;
  readonly onRestore: ((text: string) => void) | undefined;
}) => {
  const t = useMessages(notesMessages);
  return (
    <Tabs
      label={t('side.label')}
      value={view === 'versions' ? 'versions' : 'transcript'}
      onChange={(key) =>
        replacePlace({ area: 'clinical-notes', id, view: key === 'versions' ? 'versions' : '' })
      }
      entries={[
        { key: 'transcript', label: t('side.transcript'), content: <Transcript id={id} /> },
        {
          key: 'versions',
          label: t('side.versions'),
          content: <Versions id={id} text={text} onRestore={onRestore} />,
        },
      ]}
    />
  );
};

const Signed = ({ at }: { readonly at: string }) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const { first_name, last_name } = useSession().practitioner;
  return (
    <p className="note-seal">
      <Signature aria-hidden="true" />
      <span>{t('signed.by', { name: `${first_name} ${last_name}`, date: formats.moment(at) })}</span>
    </p>
  );
};

const OpenedNote = ({ draft, view }: { readonly draft: NoteDraft; readonly view: string }) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const { language } = useLocaleSettings();
  const nameOf = useClientNames();
  const state = useDraft(draft);
  const { isSigning, sign } = useSigning(draft);
  const [isUnlocking, setUnlocking] = useState(false);
  const mayWrite = can('note:write');
  const templates =
    useRead('/api/embed/note-templates', { query: { locale: language } }, { enabled: mayWrite }).data
      ?.templates ?? [];
  const { note, text, saving } = state;
  const hasConflict = saving.kind === 'conflict' || saving.kind === 'signedElsewhere';
  const isSigned = note.status === 'signed' && !hasConflict;
  const isWritten = mayWrite && !isSigned;
  const name = nameOf(note.partner_patient_id);
  return (
    <>
      <PageHeader
        before={<Back />}
        title={name}
        lead={
          <span className="note-lead">
            <span>{t('session.of', { date: formats.moment(note.session_start_at) })}</span>
            <Badge tone={isSigned ? 'success' : 'warning'}>
              {t(isSigned ? 'status.signed' : 'status.draft')}
            </Badge>
            {isOpen('clients') && (
              <PlaceLink area="clients" id={note.partner_patient_id}>
                {t('chart')}
              </PlaceLink>
            )}
          </span>
        }
        actions={
          <>
            {isWritten && <SavingState state={state} />}
            {isWritten && (
              <Button
                variant="primary"
                icon={<Signature />}
                isPending={isSigning}
                isDisabled={hasConflict || saving.kind === 'tooLong' || text.trim() === ''}
                onPress={sign}
              >
                {t('sign')}
              </Button>
            )}
            {mayWrite && isSigned && (
              <Button icon={<LockOpen />} onPress={() => setUnlocking(true)}>
                {t('unlock')}
              </Button>
            )}
          </>
        }
      />
      <div className="note-page">
        <div className="stack">
          {hasConflict && <Conflict draft={draft} state={state} />}
          <div className={isSigned ? 'note-paper is-signed' : 'note-paper'}>
            {isSigned && note.signed_at && <Signed at={note.signed_at} />}
            {isWritten ? (
              <>
                <NoteText
                  text={text}
                  templates={templates}
                  isFixed={isSigning}
                  onChange={(value) => draft.edit(value)}
                />
                <div className="note-print">
                  <NotePaper text={text} templates={templates} />
                </div>
              </>
            ) : (
              <NotePaper text={text} templates={templates} />
            )}
          </div>
        </div>
        <aside className="note-side stack" aria-label={t('side.label')}>
          <SessionBeside note={note} />
          <Card>
            <Side
              id={note.id}
              view={view}
              text={text}
              onRestore={
                isWritten && !hasConflict
                  ? (body) => {
                      draft.edit(body);
                      toast(t('compare.restored'));
                    }
                  : undefined
              }
            />
          </Card>
        </aside>
      </div>
      {isUnlocking && <UnlockDialog draft={draft} onClose={() => setUnlocking(false)} />}
    </>
  );
};

/** One note: written, or signed to be read; beside it the transcript and what it said before. */
export const NotePage = ({ id, view }: { readonly id: string; readonly view: string }) => {
  const t = useMessages(notesMessages);
  const read = useQuery({
    queryKey: noteKey(id),
    queryFn: () => readWithEtag('/api/embed/notes/{id}', { path: { id } }),
  });
  const kept = openDraft(id);
  const draft = read.data ? draftOf(read.data.data, read.data.etag) : kept;
  useEffect(() => {
    if (read.data) draft?.adopt(read.data.data, read.data.etag);
  }, [read.data, draft]);
  if (draft) return <OpenedNote draft={draft} view={view} />;
  return (
    <>
      <PageHeader before={<Back />} title={t('note')} />
      {read.isError ? (
        <ErrorPanel error={read.error} onRetry={read.refetch} />
      ) : (
        <Skeleton label={t('note')} lines={6} height="row" />
      )}
    </>
  );
};
