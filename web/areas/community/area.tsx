import { preload } from '../../shell/messages.ts';
import type { AreaProps } from '../areas.ts';
import { contentMessages } from '../content/messages.ts';
import { CommunityList } from './community-list.tsx';
import { communityMessages } from './messages.ts';
import { Preview } from './preview.tsx';

export const prepare = () => Promise.all([preload(communityMessages), preload(contentMessages)]);

/** What colleagues share, or one thing of it. */
export default function CommunityArea({ id, view }: AreaProps) {
  return id ? <Preview key={id} id={id} view={view} /> : <CommunityList />;
}
