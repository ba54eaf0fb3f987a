// Each area has stylesheets of its own, which arrive with its module.
import type { AreaKey } from '../api/client.ts';
import { pageData } from '../frame/page-data.ts';

const sheets = JSON.parse(pageData('styles') || '{}') as Partial<Record<AreaKey, readonly string[]>>;

/** Those that the page came with, and those that were asked for. */
const known = new Map<string, Promise<void>>(
  [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => [
    link.getAttribute('href') ?? '',
    Promise.resolve(),
  ]),
);

/** A stylesheet that cannot be loaded keeps nobody from the area: it is plain until the next try. */
const load = (href: string): Promise<void> => {
  const before = known.get(href);
  if (before) return before;
  const loading = new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      known.delete(href);
      resolve();
    };
    document.head.append(link);
  });
  known.set(href, loading);
  return loading;
};

/** The stylesheets that an area needs and the page does not have yet. */
export const loadStyles = async (area: AreaKey): Promise<void> => {
  await Promise.all((sheets[area] ?? []).map(load));
};
