import { use, useMemo, useRef, useState } from 'react';
import { SearchField } from '../../components/fields.tsx';
import { useLocaleSettings } from '../../shell/locale.ts';
import { useMessages } from '../../shell/messages.ts';
import type { SeatRole } from '../toy.ts';
import { drawers, type FigureLocale, figureName, figureUrl, findFigures, loadFigureNames } from './index.ts';
import { figureMessages } from './messages.ts';

const loading = new Map<FigureLocale, Promise<void>>();
const namesIn = (locale: FigureLocale): Promise<void> => {
  const known = loading.get(locale);
  if (known) return known;
  // Without names the pictures are still there to be taken.
  const names = loadFigureNames(locale).catch(() => void loading.delete(locale));
  loading.set(locale, names);
  return names;
};

/** Where the arrow keys lead among pictures in rows; undefined for other keys. */
const nextIndex = (key: string, index: number, count: number, columns: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
};

/** How many of a grid's children stand in its first row. */
const columnsOf = (grid: HTMLElement): number => {
  const cells = [...grid.children] as HTMLElement[];
  const columns = cells.findIndex(({ offsetTop }) => offsetTop > (cells[0]?.offsetTop ?? 0));
  return columns < 0 ? cells.length : columns;
};

interface PicturesProps {
  readonly label: string;
  readonly figures: readonly string[];
  readonly isDisabled: boolean;
  readonly onTake: (id: string) => void;
}

/** One tab stop for all of them: the arrow keys go from picture to picture. */
const Pictures = ({ label, figures, isDisabled, onTake }: PicturesProps) => {
  const { language } = useLocaleSettings();
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const reached = Math.min(at, figures.length - 1);
  return (
    <div
      ref={grid}
      className="figure-grid"
      role="toolbar"
      aria-label={label}
      onKeyDown={(event) => {
        const columns = grid.current ? columnsOf(grid.current) : 1;
        const next = nextIndex(event.key, reached, figures.length, columns);
        if (next === undefined) return;
        event.preventDefault();
        setAt(next);
        (grid.current?.children[next] as HTMLElement | undefined)?.focus();
      }}
    >
      {figures.map((id, index) => {
        const name = figureName(id, language);
        return (
          <button
            key={id}
            type="button"
            className="figure"
            data-figure={id}
            aria-label={name}
            title={name}
            disabled={isDisabled}
            tabIndex={index === reached ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => onTake(id)}
          >
            <img src={figureUrl(id)} alt="" loading="lazy" decoding="async" draggable={false} />
          </button>
        );
      })}
    </div>
  );
};

export interface FigureShelfProps {
  /** The clinician searches by name; the child has pictures alone. */
  readonly role: SeatRole;
  /** Which drawers are there and in which order, by their keys; all of them unless given. */
  readonly keys?: readonly string[];
  readonly isDisabled?: boolean;
  readonly onTake: (id: string) => void;
}

/** The drawers of figures: one is open, and a press takes a figure out of it. Waits in Suspense for the names. */
export const FigureShelf = ({ role, keys, isDisabled = false, onTake }: FigureShelfProps) => {
  const { language } = useLocaleSettings();
  const t = useMessages(figureMessages);
  use(namesIn(language));
  const shown = useMemo(
    // In the order of the keys: what the toy needs most stands in front.
    () => keys?.flatMap((key) => drawers.filter((one) => one.key === key)) ?? drawers,
    [keys],
  );
  const [openKey, setOpenKey] = useState(shown[0]?.key);
  const [words, setWords] = useState('');
  const open = shown.find(({ key }) => key === openKey) ?? shown[0];
  const found = words.trim() === '' ? undefined : findFigures(words, language);
  return (
    <section className={`figure-shelf figure-shelf-${role}`} aria-label={t('figures')}>
      {role === 'clinician' && (
        <div className="figure-search">
          <SearchField label={t('search')} value={words} onChange={setWords} />
          <p className="figure-found" role="status">
            {found && (found.length === 0 ? t('nothing') : t('found', { count: found.length }))}
          </p>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form. */}
      <div className="figure-drawers" role="group" aria-label={t('drawers')}>
        {shown.map(({ key, label, figures: [first = ''] }) => (
          <button
            key={key}
            type="button"
            className="figure-drawer"
            data-drawer={key}
            aria-pressed={found === undefined && key === open?.key}
            aria-label={label[language]}
            title={label[language]}
            onClick={() => {
              setOpenKey(key);
              setWords('');
            }}
          >
            <img src={figureUrl(FACES[key] ?? first)} alt="" draggable={false} />
            {role === 'clinician' && <span className="figure-drawer-name">{label[language]}</span>}
          </button>
        ))}
      </div>
      <Pictures
        key={found ? 'found' : open?.key}
        label={found ? t('search') : (open?.label[language] ?? '')}
        figures={found ?? open?.figures ?? []}
        isDisabled={isDisabled}
        onTake={onTake}
      />
    </section>
  );
};

/** The figure on the front of a drawer, where its first one does not say what is in it. */
const FACES: Readonly<Record<string, string>> = {
  people: '1f467-1f3fd',
  families: '1f468-200d-1f469-200d-1f467',
  work: '1f469-1f3fe-200d-1f692',
  farm: '1f404',
  sea: '1f42c',
  magic: '1f984',
  household: '1f6cb-fe0f',
  life: '1faa6',
  belief: '1f54a-fe0f',
  tools: '1f528',
  landscape: '1f333',
  sky: '1f308',
};
