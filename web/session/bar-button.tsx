import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

/** A picture with one word below it, large enough for a finger. @param says the whole of it, which holds the word. */
export const BarButton = ({
  icon,
  word,
  says,
  isDisabled = false,
  onPress,
}: {
  readonly icon: ReactNode;
  readonly word: string;
  readonly says: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}) => (
  <Button className="session-bar-button" aria-label={says} isDisabled={isDisabled} onPress={onPress}>
    {icon}
    <span>{word}</span>
  </Button>
);
