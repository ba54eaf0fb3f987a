import { useEffect } from 'react';

/** Closes what lies over the room by the Escape key. */
export const useEscape = (onClose: () => void): void =>
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal: stop.signal });
    return () => stop.abort();
  }, [onClose]);
