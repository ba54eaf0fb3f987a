import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export interface TabEntry<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

/** Views of one thing. Which one is chosen belongs into the place (`replacePlace`), so that Back finds it again. */
export const Tabs = <Key extends string>({
  label,
  value,
  onChange,
  entries,
}: {
  readonly label: string;
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  readonly entries: readonly TabEntry<Key>[];
}) => (
  <AriaTabs className="tabs" selectedKey={value} onSelectionChange={(key) => onChange(key as Key)}>
    <TabList className="tab-list" aria-label={label}>
      {entries.map(({ key, label: words, count }) => (
        <Tab key={key} id={key} className="tab">
          {words}
          {count !== undefined && <span className="tab-count">{count}</span>}
        </Tab>
      ))}
    </TabList>
    {entries.map(({ key, content }) => (
      <TabPanel key={key} id={key} className="tab-panel">
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
