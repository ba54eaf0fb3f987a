import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

/** A button that opens a list of deeds. @param trigger a `Button`. */
export const Menu = ({
  trigger,
  label,
  entries,
}: {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}) => (
  <MenuTrigger>
    {trigger}
    <Popover className="popover" placement="bottom end">
      <AriaMenu className="listbox" aria-label={label}>
        {entries.map(({ key, label: words, icon, isDanger, isDisabled, onAction }) => (
          <MenuItem
            key={key}
            id={key}
            textValue={words}
            className={`option${isDanger ? ' option-danger' : ''}`}
            isDisabled={isDisabled ?? false}
            onAction={onAction}
          >
            {icon}
            <span>{words}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
