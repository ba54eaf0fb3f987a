import { beforeAll, expect, test } from '@jest/globals';
import { buildBundle } from '../../api/surfaces/workspace-bundle/build-bundle.ts';
import { type PackedBundle, pack } from '../../api/surfaces/workspace-bundle/packed-bundle.ts';
import { AREA_KEYS } from '../../domain/access/capabilities.ts';

/** How much a browser loads, in bytes of gzip, before it shows something. */
const KILOBYTE = 1_024;
const FIRST = 150 * KILOBYTE;
const AREA = 60 * KILOBYTE;
const CALENDAR = 110 * KILOBYTE;
/** With dialogs and further pages, which load when they are opened: areas that are larger then. These may not grow. */
const WHOLE: Readonly<Record<string, number>> = {
  // Two more since sessions repeat, and three since the later ones move with one.
  appointments: 128 * KILOBYTE,
  // One more since scales have words at their ends.
  forms: 78 * KILOBYTE,
};
const LANGUAGES = ['en', 'de', 'fr', 'es'];

let bundle: PackedBundle;
beforeAll(async () => {
  bundle = await pack(await buildBundle({ gallery: false }), 1);
});
const size = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (bundle.files.get(file)?.gzip.length ?? 0), 0);

test('the first load: scripts, stylesheet, and the messages of the longest language', () => {
  const { entries, styles, lazy } = bundle.manifest;
  const messages = LANGUAGES.map((language) =>
    size([(lazy[`locales/${language}/shell.ts`] ?? [''])[0] ?? '']),
  );
  const first = size([...(entries.workspace ?? []), styles]) + Math.max(...messages);
  process.stdout.write(`first load ${Math.round(first / KILOBYTE)} KB\n`);
  expect(entries.workspace).not.toEqual([]);
  expect(first).toBeLessThanOrEqual(FIRST);
});

test('the session page: its scripts, without a toy, with the clinician’s tools', () => {
  const { entries, lazy } = bundle.manifest;
  const more = (lazy['session/tools.tsx'] ?? []).filter((file) => !entries.session?.includes(file));
  const all = size([...(entries.session ?? []), ...more]);
  process.stdout.write(`session page ${Math.round(all / KILOBYTE)} KB\n`);
  expect(entries.session).not.toEqual([]);
  expect(all).toBeLessThanOrEqual(120 * KILOBYTE);
});

/** The files of each area beyond the first load: those that it opens with, and all that it loads while it is worked in. */
const areaFiles = () => {
  const { entries, lazy, areaStyles } = bundle.manifest;
  const loaded = new Set(entries.workspace);
  return Object.entries(lazy).flatMap(([source, files]) => {
    const [, area] = /^areas\/([^/]+)\/area\.tsx$/.exec(source) ?? [];
    if (area === undefined) return [];
    const opened = [...files, ...(lazy[`locales/de/${area}.ts`] ?? []), ...(areaStyles[area] ?? [])];
    const later = Object.entries(lazy).flatMap(([other, more]) =>
      other.startsWith(`areas/${area}/`) ? more : [],
    );
    const beyond = (all: readonly string[]) => size(new Set(all.filter((file) => !loaded.has(file))));
    return [{ area, shown: beyond(opened), whole: beyond([...opened, ...later]) }];
  });
};

test('each area, beyond that, until it is shown', () => {
  const areas = areaFiles();
  for (const { area, shown } of areas) process.stdout.write(`${area} ${Math.round(shown / KILOBYTE)} KB\n`);
  const limit = (area: string) => (area === 'appointments' ? CALENDAR : AREA);
  expect(areas).toHaveLength(AREA_KEYS.length);
  expect(areas.filter(({ area, shown }) => shown > limit(area))).toEqual([]);
});

test('each area, beyond that, with all dialogs and pages that it opens later', () => {
  const areas = areaFiles();
  expect(areas.filter(({ area, whole }) => whole > (WHOLE[area] ?? AREA))).toEqual([]);
});
