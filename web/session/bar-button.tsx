import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

/** What stands in the bar: as a button, or as an entry of its menu. */
export interface Tool {
  readonly key: string;
  readonly icon: ReactNode;
  readonly word: string;
  /** The whole of it, which holds the word. */
  readonly says: string;
  /** Of a switch. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

/** A picture with one word below it, large enough for a finger. Without `onPress` it opens what stands beside it. */
export const BarButton = ({
  icon,
  word,
  says,
  isOn,
  onPress,
}: Omit<Tool, 'key' | 'onPress'> & Partial<Pick<Tool, 'onPress'>>) => (
  <Button
    className="session-bar-button"
    aria-label={says}
    {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
    {...(onPress ? { onPress } : {})}
  >
    {icon}
    <span>{word}</span>
  </Button>
);
