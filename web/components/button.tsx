import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** `primary` once on a screen; `danger` for what cannot be taken back; `quiet` without a border. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'm' | 's';
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A button. With an icon and no words it needs an `aria-label`. While `isPending` it takes no press and says so. */
export const Button = ({ variant = 'secondary', size = 'm', icon, children, ...rest }: ButtonProps) => (
  <AriaButton
    {...rest}
    className={`button button-${variant} button-${size}${children ? '' : ' button-icon'}`}
  >
    {icon}
    {children && <span className="button-words">{children}</span>}
    {rest.isPending && <span className="button-spinner" aria-hidden="true" />}
  </AriaButton>
);
