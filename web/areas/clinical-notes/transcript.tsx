import { useState } from 'react';
import { useRead } from '../../api/queries.ts';
import { Avatar, EmptyState, Skeleton } from '../../components/display.tsx';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { SearchField } from '../../components/fields.tsx';
import { useMessages } from '../../shell/messages.ts';
import { notesMessages } from './messages.ts';

/** From how many turns on there is a search. */
const MANY = 12;
const two = (value: number): string => String(value).padStart(2, '0');
/** `5:07`, of a long session `1:05:07`. */
export const clock = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
};

/** Who said what and when in the session. It is read when it is looked at: it may be very long. */
export const Transcript = ({ id }: { readonly id: string }) => {
  const t = useMessages(notesMessages);
  const [search, setSearch] = useState('');
  const note = useRead('/api/embed/notes/{id}', { path: { id }, query: { include: 'transcript' } });
  if (note.isError) return <ErrorPanel error={note.error} onRetry={note.refetch} />;
  if (!note.data) return <Skeleton label={t('side.transcript')} lines={6} />;
  const turns = note.data.transcript ?? [];
  if (turns.length === 0)
    return <EmptyState isCompact title={t('transcript.none')} text={t('transcript.none.text')} />;
  const wanted = search.trim().toLocaleLowerCase();
  const shown = turns
    .map((turn, index) => ({ ...turn, index, isSame: turns[index - 1]?.speaker === turn.speaker }))
    .filter(({ text, speaker }) => `${speaker} ${text}`.toLocaleLowerCase().includes(wanted));
  return (
    <>
      {turns.length > MANY && (
        <SearchField label={t('transcript.search')} value={search} onChange={setSearch} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who works by keyboard scrolls it. */}
      <ol className="transcript" aria-label={t('side.transcript')} tabIndex={0}>
        {shown.map(({ index, speaker, text, start_seconds, isSame }) => (
          <li key={index} className="turn">
            <Avatar id={speaker} name={speaker} size="s" />
            <div className="turn-words">
              <p className="turn-head">
                <strong dir="auto" className={isSame && wanted === '' ? 'sr-only' : ''}>
                  {speaker}
                </strong>
                <span className="quiet">{clock(start_seconds)}</span>
              </p>
              <p className="turn-text" dir="auto">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {shown.length === 0 && <EmptyState isCompact title={t('transcript.notFound')} />}
    </>
  );
};
