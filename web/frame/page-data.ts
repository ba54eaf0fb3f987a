/** What the server tells a page by `<meta name="clinic-…">`: never a credential. Empty where it says nothing. */
export const pageData = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="clinic-${name}"]`)?.content ?? '';

/** Whether this is the service's own page after a sign-in, and nobody's frame. */
export const isOwnPage = pageData('own') === 'true';

/** Milliseconds by which this device's clock is ahead of the service's. */
export const clockAhead = pageData('now') ? Date.now() - Number(pageData('now')) : 0;
