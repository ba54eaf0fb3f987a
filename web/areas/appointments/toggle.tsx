import Check from 'lucide-react/icons/check';
import { ToggleButton } from 'react-aria-components/ToggleButton';

interface ToggleProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly children: string;
}

/** On or off: a checkbox would bring what forms need. */
export const Toggle = ({ isSelected, onChange, children }: ToggleProps) => (
  <ToggleButton className="toggle" isSelected={isSelected} onChange={onChange}>
    <Check className="toggle-mark" aria-hidden="true" />
    {children}
  </ToggleButton>
);
