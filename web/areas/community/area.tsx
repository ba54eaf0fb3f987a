import { openCommunity } from '../../workspace/areas/community.js';
import type { AreaProps } from '../areas.ts';
import { LegacyArea } from '../legacy/legacy-area.tsx';

/** In its old form still. */
export default function CommunityArea({ id }: AreaProps) {
  return <LegacyArea area="community" id={id} open={openCommunity} />;
}
