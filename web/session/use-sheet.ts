import { useEffect, useState } from 'react';

/** What lies over the room: Escape closes it, and whoever opened it has the focus again. */
export const useSheet = (onClose: () => void): void => {
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal: stop.signal });
    return () => stop.abort();
  }, [onClose]);
  // Read before anything in the sheet takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Whoever has pressed something else meanwhile goes on there.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
};
