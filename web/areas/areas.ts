// The list of areas: once, by the keys that the interface declares. Each is a chunk of its own.

import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Puzzle from 'lucide-react/icons/puzzle';
import Share2 from 'lucide-react/icons/share-2';
import Users from 'lucide-react/icons/users';
import type { ComponentType } from 'react';
import type { AreaKey } from '../api/client.ts';

/** What an area's component is given: which record of it, and which view of that; both may be empty. */
export interface AreaProps {
  readonly id: string;
  readonly view: string;
}
/** An area's module, `area.tsx` in its folder. */
export interface AreaModule {
  readonly default: ComponentType<AreaProps>;
  /** What is loaded before it is shown, such as its messages. */
  readonly prepare?: () => Promise<unknown>;
}
interface AreaEntry {
  readonly icon: LucideIcon;
  readonly load: () => Promise<AreaModule>;
}

export const AREAS: Readonly<Record<AreaKey, AreaEntry>> = {
  home: { icon: House, load: () => import('./home/area.tsx') },
  clients: { icon: Users, load: () => import('./clients/area.tsx') },
  'clinical-notes': { icon: NotebookPen, load: () => import('./clinical-notes/area.tsx') },
  appointments: { icon: CalendarDays, load: () => import('./appointments/area.tsx') },
  forms: { icon: ClipboardList, load: () => import('./forms/area.tsx') },
  storybooks: { icon: BookOpen, load: () => import('./storybooks/area.tsx') },
  worksheets: { icon: FileText, load: () => import('./worksheets/area.tsx') },
  playrooms: { icon: Puzzle, load: () => import('./playrooms/area.tsx') },
  community: { icon: Share2, load: () => import('./community/area.tsx') },
};
