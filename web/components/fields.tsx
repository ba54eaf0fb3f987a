import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { useMessages } from '../shell/messages.ts';
import { shellMessages } from '../shell/shell-messages.ts';

/** What stands around each control: its label, a hint, and what is wrong with it. */
export const FieldParts = ({
  label,
  hint,
  error,
  children,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}) => (
  <>
    <Label className="field-label">{label}</Label>
    {children}
    {hint && (
      <Text slot="description" className="field-hint">
        {hint}
      </Text>
    )}
    <FieldError className="field-error">{error}</FieldError>
  </>
);

export interface TextFieldProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with the value; the field is marked. */
  readonly error?: string | undefined;
  /** More than one: a text area of so many lines, which grows with its text. */
  readonly lines?: number;
  readonly placeholder?: string;
}

/** A line or an area of text. */
export const TextField = ({ label, hint, error, lines = 1, placeholder = '', ...rest }: TextFieldProps) => (
  <AriaTextField {...rest} className="field" isInvalid={error !== undefined}>
    <FieldParts label={label} hint={hint} error={error}>
      {lines > 1 ? (
        <TextArea className="input textarea" rows={lines} placeholder={placeholder} dir="auto" />
      ) : (
        <Input className="input" placeholder={placeholder} dir="auto" />
      )}
    </FieldParts>
  </AriaTextField>
);

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches in the page: what is typed travels nowhere. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => {
  const t = useMessages(shellMessages);
  return (
    <AriaSearchField className="search" aria-label={label} value={value} onChange={onChange}>
      <Search className="search-icon" aria-hidden="true" />
      <Input className="input search-input" placeholder={label} dir="auto" />
      {value !== '' && (
        <Button className="search-clear" aria-label={t('search.clear')}>
          <X aria-hidden="true" />
        </Button>
      )}
    </AriaSearchField>
  );
};
