import { useId } from 'react';

interface ChoiceFieldProps {
  readonly label: string;
  /** What stands there before something is chosen; it cannot be chosen again. */
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (key: string) => void;
  readonly options: readonly { readonly key: string; readonly label: string }[];
}

/**
 * One of a list, by the browser's own control: the calendar library leaves no room in this area's budget for
 * `Select` and what it brings along.
 */
export const ChoiceField = ({ label, placeholder, error, value, onChange, options }: ChoiceFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input choice-field"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ key, label: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
    </div>
  );
};
