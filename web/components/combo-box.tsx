import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { FieldParts } from './fields.tsx';
import { isFoundBy, isSameText } from './folded.ts';

interface Option {
  readonly key: string;
  readonly label: string;
  /** A second line, which tells options of the same name apart. */
  readonly line?: string;
}

export interface ComboBoxProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly placeholder: string;
  /** What is said where no option fits the typed text. */
  readonly none: string;
  /** Names the button that takes the choice back, where it may be left out. */
  readonly clear?: string | undefined;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly options: readonly Option[];
}

/** One of a long list, which typing narrows. What is typed travels nowhere. */
export const ComboBox = (props: ComboBoxProps) => {
  const { label, hint, error, placeholder, none, clear, value, onChange, options } = props;
  // What the person typed: the library takes the text in the field back before it tells that the field is left.
  const typed = useRef('');
  const choose = (key: string | null): void => {
    typed.current = '';
    onChange(key);
  };
  // A text that fits one option alone is a choice: else the field would forget it without a sign.
  const chooseOnlyFit = (): void => {
    const text = typed.current;
    typed.current = '';
    if (text.trim() === '') return;
    const fits = options.filter((one) => isFoundBy(one.label, text));
    const same = fits.filter((one) => isSameText(one.label, text));
    // `Ann Li` is a whole name, though `Ann Lind` holds it too.
    const [only, other] = same.length > 0 ? same : fits;
    if (only && !other && only.key !== value) onChange(only.key);
  };
  const onKey = ({ key, currentTarget }: KeyboardEvent): void => {
    if (key === 'Escape') typed.current = '';
    // The library chooses an option that the arrow keys reached.
    const isReached = currentTarget.hasAttribute('aria-activedescendant');
    if ((key === 'Enter' || key === 'Tab') && !isReached) chooseOnlyFit();
  };
  return (
    <AriaComboBox
      className="field"
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      defaultItems={options}
      defaultFilter={isFoundBy}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      onBlur={chooseOnlyFit}
    >
      <FieldParts label={label} hint={hint} error={error}>
        <div className="combo">
          <Input
            className="input combo-input"
            placeholder={placeholder}
            dir="auto"
            onKeyDownCapture={onKey}
            onInput={({ currentTarget }) => {
              typed.current = currentTarget.value;
            }}
          />
          {clear && value !== null && (
            // Without a slot the library would take it for the button that opens the list.
            <Button
              slot={null}
              className="combo-button combo-clear"
              aria-label={clear}
              onPress={() => choose(null)}
            >
              <X aria-hidden="true" />
            </Button>
          )}
          <Button className="combo-button">
            <ChevronDown aria-hidden="true" />
          </Button>
        </div>
      </FieldParts>
      <Popover className="popover combo-popover">
        {/* The list is drawn outside the page's landmarks, and is to be one that has a name. */}
        <section aria-label={label}>
          <ListBox<Option>
            className="listbox"
            renderEmptyState={() => <span className="combo-none">{none}</span>}
          >
            {({ key, label: words, line }) => (
              <ListBoxItem id={key} textValue={words} className="option combo-option">
                <span>
                  <bdi>{words}</bdi>
                  {line && <bdi className="combo-line">{line}</bdi>}
                </span>
                <Check className="option-check" aria-hidden="true" />
              </ListBoxItem>
            )}
          </ListBox>
        </section>
      </Popover>
    </AriaComboBox>
  );
};
