import { preload } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { sessionMessages } from '../sessions/session-messages.ts';
import { notesMessages } from './messages.ts';
import { NoteList } from './note-list.tsx';
import { NotePage } from './note-page.tsx';

export const prepare = () => Promise.all([preload(notesMessages), preload(sessionMessages)]);

/** The clinician's notes, and one of them. With the view `new` the id is the appointment to write about. */
export default function NotesArea({ id, view }: AreaProps) {
  return id && view !== 'new' ? <NotePage id={id} view={view} /> : <NoteList about={id} />;
}
