import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocaleSettings } from '../../shell/locale.ts';
import { drawers, figureName, figureUrl } from '../stage/figures.ts';

const [FIRST] = drawers;

/** The figures as stamps: a row of drawers, each with its first figure on it, and what is in the open one. */
export const StampPanel = ({
  value,
  onChange,
}: {
  readonly value: string | undefined;
  readonly onChange: (figure: string) => void;
}) => {
  const { language } = useLocaleSettings();
  const [open, setOpen] = useState(FIRST?.key);
  const figures = drawers.find(({ key }) => key === open)?.figures ?? [];
  return (
    <div className="whiteboard-stamps">
      <div className="ink-panel">
        {drawers.map(({ key, label, figures: [first = ''] }) => (
          <Button
            key={key}
            className={`whiteboard-stamp is-drawer${key === open ? ' is-on' : ''}`}
            aria-label={label[language]}
            aria-pressed={key === open}
            onPress={() => setOpen(key)}
          >
            <img src={figureUrl(first)} alt="" draggable={false} loading="lazy" />
          </Button>
        ))}
      </div>
      <div className="ink-panel">
        {figures.map((figure) => (
          <Button
            key={figure}
            className={`whiteboard-stamp${figure === value ? ' is-on' : ''}`}
            aria-label={figureName(figure, language)}
            aria-pressed={figure === value}
            onPress={() => onChange(figure)}
          >
            <img src={figureUrl(figure)} alt="" draggable={false} loading="lazy" />
          </Button>
        ))}
      </div>
    </div>
  );
};
