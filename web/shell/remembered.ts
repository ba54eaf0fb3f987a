import { useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * State that a page finds again when the person comes back to it, such as a search or a sort order: in memory only,
 * for as long as the workspace is open.
 */
export const useRemembered = <Value>(key: string, initial: Value): [Value, (value: Value) => void] => {
  const [value, setValue] = useState<Value>(() => (kept.has(key) ? (kept.get(key) as Value) : initial));
  return [
    value,
    (next) => {
      kept.set(key, next);
      setValue(next);
    },
  ];
};
