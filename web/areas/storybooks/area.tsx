import { preload } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { contentMessages } from '../content/messages.ts';
import { Book } from './book.tsx';
import { BookList } from './book-list.tsx';
import { storybooksMessages } from './messages.ts';

export const prepare = () => Promise.all([preload(storybooksMessages), preload(contentMessages)]);

/** All storybooks, or one of them. */
export default function StorybooksArea({ id, view }: AreaProps) {
  return id ? <Book key={id} id={id} view={view} /> : <BookList />;
}
