import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

interface SegmentsProps<Key extends string> {
  readonly label: string;
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
}

/** One of a few that stand beside each other. */
export const Segments = <Key extends string>({ label, value, onChange, options }: SegmentsProps<Key>) => (
  <ToggleButtonGroup
    className="segments"
    aria-label={label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[value]}
    onSelectionChange={([key]) => onChange(key as Key)}
  >
    {options.map(({ key, label: words }) => (
      <ToggleButton key={key} id={key} className="segment">
        {words}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
