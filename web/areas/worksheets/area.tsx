import { openContent } from '../../workspace/areas/books.js';
import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';

const open = openContent('worksheets');

/** In its old form still. */
export default function WorksheetsArea({ id }: AreaProps) {
  return <LegacyArea area="worksheets" id={id} open={open} />;
}
