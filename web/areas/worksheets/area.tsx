import { preload } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { contentMessages } from '../content/messages.ts';
import { worksheetsMessages } from './messages.ts';
import { Sheet } from './sheet.tsx';
import { SheetList } from './sheet-list.tsx';

export const prepare = () => Promise.all([preload(worksheetsMessages), preload(contentMessages)]);

/** All worksheets, or one of them. */
export default function WorksheetsArea({ id, view }: AreaProps) {
  return id ? <Sheet key={id} id={id} view={view} /> : <SheetList />;
}
