import { openNotes } from '../../workspace/areas/notes.js';
import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';

/** In its old form still. */
export default function NotesArea({ id }: AreaProps) {
  return <LegacyArea area="clinical-notes" id={id} open={openNotes} />;
}
