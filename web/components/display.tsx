import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

/** A page's head: its one `h1`, a line below it, and what can be done with the whole page. */
export const PageHeader = ({
  title,
  lead,
  before,
  actions,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Above the title, such as the way back. */
  readonly before?: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <header className="page-header">
    <div className="page-header-words">
      {before}
      <h1 className="page-title" dir="auto">
        {title}
      </h1>
      {lead && <p className="page-lead">{lead}</p>}
    </div>
    {actions && <div className="page-actions">{actions}</div>}
  </header>
);

/** A sheet that holds things of one kind, with a heading of its own. */
export const Card = ({
  title,
  icon,
  actions,
  isFlush = false,
  children,
}: {
  readonly title?: string;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  /** Its content reaches the edges, as lists of rows do. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}) => (
  <section className={`sheet${isFlush ? ' sheet-flush' : ''}`}>
    {title && (
      <header className="sheet-head">
        <h2 className="sheet-title">
          {icon}
          <span dir="auto">{title}</span>
        </h2>
        {actions}
      </header>
    )}
    {children}
  </section>
);

/** A state in one word. Never by colour alone: the word says it. */
export const Badge = ({
  tone = 'neutral',
  children,
}: {
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly children: ReactNode;
}) => <span className={`badge badge-${tone}`}>{children}</span>;

const TINTS = 7;
const tintOf = (key: string): number =>
  (Array.from(key).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % TINTS) + 1;

/** The first letters of the first and the last word of a name: the same in each script. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? Array.from(word)[0] : ''))
    .join('')
    .toLocaleUpperCase();
};

/** A person's initials in a soft colour that stays the same for the same id. Their name stands beside it. */
export const Avatar = ({
  id,
  name,
  size = 'm',
}: {
  readonly id: string;
  readonly name: string;
  readonly size?: 's' | 'm' | 'l';
}) => (
  <span className={`avatar avatar-${size} tint-${tintOf(id)}`} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

/** What stands where nothing is yet: what it would be, and what to do. */
export const EmptyState = ({
  icon,
  title,
  text,
  action,
  isCompact = false,
}: {
  readonly icon?: ReactNode;
  /** One quiet line, as in a card beside others. */
  readonly isCompact?: boolean;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}) => (
  <div className={`empty${isCompact ? ' empty-compact' : ''}`}>
    {icon && (
      <span className="empty-icon" aria-hidden="true">
        {icon}
      </span>
    )}
    <p className="empty-title">{title}</p>
    {text && <p className="empty-text">{text}</p>}
    {action}
  </div>
);

/** Grey bars in the shape of what comes. A screen reader hears the label once. */
export const Skeleton = ({
  label,
  lines = 3,
  height,
}: {
  readonly label: string;
  readonly lines?: number;
  /** Of each line; `row` as a table's row, `card` as a card, `cover` as one of the covers in a grid. */
  readonly height?: 'row' | 'card' | 'cover';
}) => (
  <div className={`skeleton${height === 'cover' ? ' is-grid' : ''}`} role="status" aria-label={label}>
    {Array.from({ length: lines }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move.
      <span key={index} className={`skeleton-bar${height ? ` skeleton-${height}` : ''}`} aria-hidden="true" />
    ))}
  </div>
);

/** How far something is. Without a value: that it goes on. */
export const ProgressBar = ({
  label,
  value,
  maximum = 100,
}: {
  readonly label: string;
  readonly value?: number | undefined;
  readonly maximum?: number;
}) => (
  <AriaProgressBar
    className="progress"
    maxValue={maximum}
    {...(value === undefined ? { isIndeterminate: true } : { value })}
  >
    {({ percentage, valueText }) => (
      <>
        <span className="progress-words">
          <Label>{label}</Label>
          {value !== undefined && <span>{valueText}</span>}
        </span>
        <svg className="progress-track" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={percentage === undefined ? 'progress-wave' : ''}
            width={percentage ?? 30}
            height="2"
          />
        </svg>
      </>
    )}
  </AriaProgressBar>
);
