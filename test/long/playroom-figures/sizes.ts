import { buildBundle } from '../../../api/surfaces/workspace-bundle/build-bundle.ts';
import { type PackedBundle, pack } from '../../../api/surfaces/workspace-bundle/packed-bundle.ts';
import type { Figure } from './figure.ts';

const KILOBYTE = 1_024;

/** Gzip kilobytes of scripts: the session page, and with a toy that its clinician opened. */
export const sessionSizes = ({
  manifest,
  files,
}: PackedBundle): Readonly<Record<'page' | 'tray', number>> => {
  const { entries, lazy } = manifest;
  const size = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (files.get(name)?.gzip.length ?? 0), 0) / KILOBYTE;
  const page = new Set([...(entries.session ?? []), ...(lazy['session/tools.tsx'] ?? [])]);
  const messages = ['locales/de/session-page.ts', 'locales/de/playsets.ts', 'locales/de/figures.ts'];
  const tray = new Set([
    ...page,
    ...(lazy['toys/sandtray/sandtray.tsx'] ?? []),
    ...messages.flatMap((name) => lazy[name] ?? []),
  ]);
  // Whatever holds Yjs is loaded with the first document.
  for (const [name, { identity }] of files) if (identity.includes('Yjs was already imported')) tray.add(name);
  return { page: size(page), tray: size(tray) };
};

export const sizes = async (): Promise<readonly Figure[]> => {
  const { page, tray } = sessionSizes(await pack(await buildBundle({ gallery: false }), 1));
  return [
    { what: 'JavaScript of the session page', is: page, atMost: 120, unit: ' KB' },
    { what: 'JavaScript with the sand tray', is: tray, atMost: 330, unit: ' KB' },
  ];
};
