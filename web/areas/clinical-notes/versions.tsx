import { diffWordsWithSpace } from 'diff';
import { useMemo, useState } from 'react';
import type { Item } from '../../api/client.ts';
import { useReadAll } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Badge, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Select } from '../../components/select.tsx';
import { useFormats } from '../../shell/formats.ts';
import { useMessages } from '../../shell/messages.ts';
import { notesMessages } from './messages.ts';

type Version = Item<'/api/embed/notes/{id}/versions'>;
const NOW = 'now';

/** Two texts as one, word by word: what was taken out and what came in. */
export const WordDiff = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const t = useMessages(notesMessages);
  const parts = useMemo(() => {
    let at = 0;
    return diffWordsWithSpace(before, after).map((part) => {
      at += part.value.length;
      return { ...part, key: `${at} ${part.added} ${part.removed}` };
    });
  }, [before, after]);
  if (!parts.some(({ added, removed }) => added || removed))
    return <p className="quiet">{t('compare.same')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who works by keyboard scrolls it.
    <section className="word-diff" tabIndex={0} aria-label={t('compare.text')}>
      <p dir="auto">
        {parts.map(({ key, value, added, removed }) =>
          added ? <ins key={key}>{value}</ins> : removed ? <del key={key}>{value}</del> : value,
        )}
      </p>
    </section>
  );
};

const Compare = ({
  version,
  versions,
  text,
  onRestore,
  onClose,
}: {
  readonly version: Version;
  readonly versions: readonly Version[];
  readonly text: string;
  readonly onRestore: ((text: string) => void) | undefined;
  readonly onClose: () => void;
}) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const before = versions.filter((one) => one.version < version.version).at(-1);
  const [other, setOther] = useState(before ? String(before.version) : NOW);
  const bodyOf = (key: string) =>
    key === NOW ? text : (versions.find((one) => String(one.version) === key)?.body ?? '');
  // The older text is the one that was changed.
  const isOlder = other === NOW || Number(other) > version.version;
  const [older, newer] = isOlder ? [version.body, bodyOf(other)] : [bodyOf(other), version.body];
  return (
    <Dialog
      size="l"
      title={t('compare.title', { date: formats.moment(version.recorded_at) })}
      isOpen
      onClose={onClose}
      dismiss={t('close')}
      actions={
        onRestore &&
        version.body !== text && (
          <Button
            onPress={() => {
              onRestore(version.body);
              onClose();
            }}
          >
            {t('compare.restore')}
          </Button>
        )
      }
    >
      <div className="stack">
        <Select
          label={t('compare.with')}
          value={other}
          onChange={setOther}
          options={[
            { key: NOW, label: t('compare.now') },
            ...versions
              .filter((one) => one.version !== version.version)
              .toReversed()
              .map((one) => ({ key: String(one.version), label: formats.moment(one.recorded_at) })),
          ]}
        />
        <p className="word-diff-key quiet">
          <del>{t('compare.removed')}</del> <ins>{t('compare.added')}</ins>
        </p>
        <WordDiff before={older} after={newer} />
      </div>
    </Dialog>
  );
};

/** What the note said, the newest first; each is compared with another one. */
export const Versions = ({
  id,
  text,
  onRestore,
}: {
  readonly id: string;
  readonly text: string;
  /** Puts a version's text into the editor, where it can be written in. */
  readonly onRestore: ((text: string) => void) | undefined;
}) => {
  const t = useMessages(notesMessages);
  const formats = useFormats();
  const [opened, setOpened] = useState<Version>();
  const versions = useReadAll('/api/embed/notes/{id}/versions', { path: { id } });
  if (versions.isError) return <ErrorPanel error={versions.error} onRetry={versions.refetch} />;
  if (!versions.data) return <Skeleton label={t('side.versions')} lines={4} height="row" />;
  if (versions.data.length === 0) return <EmptyState isCompact title={t('versions.none')} />;
  return (
    <>
      <ul className="rows versions">
        {versions.data.toReversed().map((version) => (
          <li key={version.version} className="version">
            <div className="row-words">
              <span className="version-time">{formats.moment(version.recorded_at)}</span>
              {version.reason && (
                <span className="quiet" dir="auto">
                  {t('versions.reason', { reason: version.reason })}
                </span>
              )}
            </div>
            {version.status === 'signed' && <Badge tone="success">{t('status.signed')}</Badge>}
            <Button
              size="s"
              aria-label={t('versions.compareOf', { date: formats.moment(version.recorded_at) })}
              onPress={() => setOpened(version)}
            >
              {t('versions.compare')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <Compare
          version={opened}
          versions={versions.data}
          text={text}
          onRestore={onRestore}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
