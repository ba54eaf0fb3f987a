import Check from 'lucide-react/icons/check';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../shell/messages.ts';
import { toysMessages } from '../stage/messages.ts';
import { ToyButton } from '../stage/toy-frame.tsx';
import { COLOUR_KEYS, COLOURS, type Colour } from './colours.ts';
import type { InkTool } from './ink-tool.ts';

/** Widths of a line, in units of the paper, with the size of the dot that stands for each. */
export const WIDTHS = [
  { width: 8, dot: 8, name: 'ink.thin' },
  { width: 18, dot: 14, name: 'ink.middle' },
  { width: 40, dot: 22, name: 'ink.thick' },
] as const;

/** Every colour as a dot with its name; the one that is chosen is larger, ticked and named. */
export const ColourDots = ({
  value,
  onChange,
}: {
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
}) => {
  const t = useMessages(toysMessages);
  return (
    <>
      <span className="ink-name">{t(`colour.${value}`)}</span>
      <span className="ink-colours">
        {COLOUR_KEYS.map((colour) => (
          <Button
            key={colour}
            className={`ink-colour${colour === value ? ' is-on' : ''}`}
            style={{ background: COLOURS[colour] }}
            aria-label={t(`colour.${colour}`)}
            aria-pressed={colour === value}
            onPress={() => onChange(colour)}
          >
            {colour === value && <Check aria-hidden="true" />}
          </Button>
        ))}
      </span>
    </>
  );
};

interface PenProps {
  readonly tool: InkTool;
  readonly onChange: (more: Partial<InkTool>) => void;
}

/** How thick the line of the tool in the hand is. */
export const PenWidths = ({ tool, onChange }: PenProps) => {
  const t = useMessages(toysMessages);
  return WIDTHS.map(({ width, dot, name }) => (
    <ToyButton key={width} label={t(name)} isOn={tool.width === width} onPress={() => onChange({ width })}>
      <span className="ink-width" style={{ width: dot, height: dot }} />
    </ToyButton>
  ));
};

/** Widths and colours of the tool in the hand. */
export const PenPanel = ({ tool, onChange }: PenProps) => (
  <div className="ink-panel">
    {tool.kind !== 'words' && (
      <span className="ink-widths">
        <PenWidths tool={tool} onChange={onChange} />
      </span>
    )}
    {tool.kind !== 'rubber' && (
      <>
        <span className="ink-divider" />
        <ColourDots value={tool.colour} onChange={(colour) => onChange({ colour })} />
      </>
    )}
  </div>
);
