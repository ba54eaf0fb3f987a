import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

/** One of several, chosen by looking; each has its name below it. */
export const PictureChoice = <Key extends string>({
  label,
  value,
  onChange,
  options,
}: {
  readonly label: string;
  readonly value: Key | null;
  readonly onChange: (value: Key) => void;
  readonly options: readonly { readonly key: Key; readonly label: string; readonly picture: string }[];
}) => (
  <RadioGroup className="field" value={value} onChange={(key) => onChange(key as Key)}>
    <Label className="field-label">{label}</Label>
    <div className="pictures">
      {options.map(({ key, label: words, picture }) => (
        <Radio key={key} value={key} className="picture-choice">
          <img src={picture} alt="" loading="lazy" />
          <span>{words}</span>
        </Radio>
      ))}
    </div>
  </RadioGroup>
);
