import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Switch as AriaSwitch, type SwitchProps } from 'react-aria-components/Switch';
import { FieldParts } from './fields.tsx';

type Plain<Props> = Omit<Props, 'className' | 'style' | 'children'> & { readonly children: ReactNode };

/** Yes or no, kept with the form around it. */
export const Checkbox = ({ children, ...rest }: Plain<CheckboxProps>) => (
  <AriaCheckbox {...rest} className="choice">
    <span className="choice-box" aria-hidden="true">
      <Check />
    </span>
    <span>{children}</span>
  </AriaCheckbox>
);

/** On or off, at once. */
export const Switch = ({ children, ...rest }: Plain<SwitchProps>) => (
  <AriaSwitch {...rest} className="choice">
    <span className="choice-switch" aria-hidden="true" />
    <span>{children}</span>
  </AriaSwitch>
);

interface ChoiceGroupProps<Key extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly value: Key | null;
  readonly onChange: (value: Key) => void;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
}

/** One of a few, all seen at once. */
export const ChoiceGroup = <Key extends string>(props: ChoiceGroupProps<Key>) => {
  const { label, hint, error, value, onChange, options } = props;
  return (
    <RadioGroup
      className="field"
      isInvalid={error !== undefined}
      value={value}
      onChange={(key) => onChange(key as Key)}
    >
      <FieldParts label={label} hint={hint} error={error}>
        <div className="choices">
          {options.map(({ key, label: words }) => (
            <Radio key={key} value={key} className="choice">
              <span className="choice-box choice-round" aria-hidden="true" />
              <span>{words}</span>
            </Radio>
          ))}
        </div>
      </FieldParts>
    </RadioGroup>
  );
};
