import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { FieldParts } from './fields.tsx';

interface SelectProps<Key extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly isDisabled?: boolean;
  readonly placeholder?: string;
  readonly value: Key | null;
  readonly onChange: (value: Key) => void;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
}

/** One of a short list. */
export const Select = <Key extends string>(props: SelectProps<Key>) => {
  const { label, hint, error, isDisabled = false, placeholder, value, onChange, options } = props;
  return (
    <AriaSelect
      className="field"
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      value={value}
      onChange={(key) => key !== null && onChange(key as Key)}
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      <FieldParts label={label} hint={hint} error={error}>
        <Button className="input select-button">
          <SelectValue className="select-value" />
          <ChevronDown aria-hidden="true" />
        </Button>
      </FieldParts>
      <Popover className="popover">
        <ListBox className="listbox" items={options}>
          {({ key, label: words }) => (
            <ListBoxItem id={key} textValue={words} className="option">
              <span>{words}</span>
              <Check className="option-check" aria-hidden="true" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
};
