import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';

/** A row of a list that opens in place. What it holds is drawn only while it is open. */
export const OpenRow = ({
  icon,
  title,
  line,
  badge,
  action,
  children,
}: {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly line?: ReactNode;
  readonly badge?: ReactNode;
  /** Beside what opens the row, such as a button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="open-row">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="open-row-head">
          <ChevronRight className="open-row-mark" aria-hidden="true" />
          {icon}
          <span className="open-row-words">
            <span className="open-row-title" dir="auto">
              {title}
            </span>
            {line && <span className="quiet">{line}</span>}
          </span>
          {badge}
        </summary>
        {isOpen && <div className="open-row-body">{children}</div>}
      </details>
      {action && <div className="open-row-action">{action}</div>}
    </li>
  );
};
