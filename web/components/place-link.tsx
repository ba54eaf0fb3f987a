import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import type { AreaKey } from '../api/client.ts';
import { isOwnPage } from '../frame/page-data.ts';
import { addressOf, go } from '../shell/router.ts';

interface PlaceLinkProps {
  readonly area: AreaKey;
  readonly id?: string;
  readonly view?: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** A press that wants another tab or window is the browser's own. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link to a place of the workspace. After a direct login it has a real address, so it opens in a new tab too; in a
 * frame it has none, because no address of a frame works without its token.
 */
export const PlaceLink = ({
  area,
  id = '',
  view = '',
  className = 'link',
  isCurrent,
  ...rest
}: PlaceLinkProps) => {
  const enter = () => void go(area, id, view);
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    enter();
  };
  return (
    <Link
      {...rest}
      className={className}
      {...(isOwnPage ? { href: addressOf({ area, id, view }), onClick } : { onPress: enter })}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    />
  );
};
