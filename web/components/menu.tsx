import { type KeyboardEvent, type ReactElement, type ReactNode, useContext, useEffect, useRef } from 'react';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  /** Of a switch: whether it is on. */
  readonly isOn?: boolean;
  readonly onAction: () => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const ENABLED = '[role^=menuitem]:enabled';

/** The entries as a menu: arrow keys move, a letter finds, Tab closes. */
const Entries = ({ label, entries }: { readonly label: string; readonly entries: readonly MenuEntry[] }) => {
  const state = useContext(OverlayTriggerStateContext);
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>(ENABLED) ?? [])];
  useEffect(() => menu.current?.querySelector<HTMLElement>(ENABLED)?.focus(), []);
  const move = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : undefined;
    if (event.key === 'Tab') state?.close();
    else if (step) all[step(at, all.length - 1)]?.focus();
    else if (letter?.trim())
      [...all.slice(at + 1), ...all]
        .find((one) => one.textContent?.trim().toLocaleLowerCase().startsWith(letter))
        ?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={menu} role="menu" tabIndex={-1} className="listbox" aria-label={label} onKeyDown={move}>
      {entries.map(({ key, label: words, icon, isDanger, isDisabled, isOn, onAction }) => (
        <button
          key={key}
          type="button"
          {...(isOn === undefined
            ? { role: 'menuitem' }
            : { role: 'menuitemcheckbox', 'aria-checked': isOn })}
          tabIndex={-1}
          className={`option menu-entry${isDanger ? ' option-danger' : ''}`}
          disabled={isDisabled}
          onClick={() => {
            state?.close();
            onAction();
          }}
        >
          {icon}
          <span>{words}</span>
        </button>
      ))}
    </div>
  );
};

/**
 * A button that opens a list of actions. The library's own menu brings its collections into the first load of every
 * page, 24 KB of it, so only its popover is used. @param trigger a `Button`.
 */
export const Menu = ({
  trigger,
  label,
  entries,
}: {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}) => (
  <DialogTrigger>
    {trigger}
    <Popover className="popover" placement="bottom end" aria-label={label}>
      <Entries label={label} entries={entries} />
    </Popover>
  </DialogTrigger>
);
