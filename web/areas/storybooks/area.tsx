import { openContent } from '../../workspace/areas/books.js';
import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';

const open = openContent('storybooks');

/** In its old form still. */
export default function StorybooksArea({ id }: AreaProps) {
  return <LegacyArea area="storybooks" id={id} open={open} />;
}
