import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A round button with a picture, large enough for a small finger; its words are read out and shown as a hint. */
export const PictureButton = ({
  label,
  icon: Icon,
  isPressed,
  isDisabled = false,
  tint,
  className = '',
  onPress,
}: {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  /** One of the soft colours, by its number. */
  readonly tint?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly className?: string;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    className={`scene-button${tint ? ` scene-tint-${tint}` : ''}${className ? ` ${className}` : ''}`}
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Icon aria-hidden="true" />
  </button>
);

/** Buttons that belong together. */
export const ButtonGroup = ({
  label,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form.
  <div className={`scene-group ${className}`} role="group" aria-label={label}>
    {children}
  </div>
);
