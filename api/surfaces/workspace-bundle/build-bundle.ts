import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { designTokens } from './design-tokens.ts';

/** The sources that run in browsers. */
export const WEB_DIRECTORY = fileURLToPath(new URL('../../../web/', import.meta.url));

/** The path of the files. Each name has a hash of the content. */
export const FOLDER = '/embed/assets/workspace/';
/** Tablets in many clinics are some years old. */
const TARGET = ['es2022', 'safari16'];

/** A bundle as files, with the facts that the server needs. */
export interface BuiltBundle {
  /** By name, such as `chunks/area-AB12.js`. The name has a hash of the content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: Manifest;
}
export interface Manifest {
  /** For each entry, the module that its pages start with, and that module's static imports. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** The stylesheet of the shell and the components. */
  readonly styles: string;
  /** The stylesheet of pages with toys, which show no area of the workspace. */
  readonly sessionStyles: string;
  /** The stylesheets that each area needs beside it, by its key. */
  readonly areaStyles: Readonly<Record<string, readonly string[]>>;
  /** What each lazily loaded module needs, itself first, by its source path below `web/`. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

/** Languages of React Aria's own texts that are included: those of web/locales. Others fall back to English. */
const ARIA_LANGUAGES = new Set(['de-DE', 'en-US', 'es-ES', 'fr-FR']);
/** One line of React Aria's list of its texts: the import of a language, or its entry. */
const LANGUAGE_LINE = /^import .*\/([a-z]{2}-[A-Z]{2})\.mjs";$|^\s*"([a-z]{2}-[A-Z]{2})": /;

/** React Aria lists texts in 34 languages. Languages that the workspace does not have are left out. */
const ariaLanguages: Plugin = {
  name: 'aria-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]intlStrings\.mjs$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => {
          const [, imported, listed] = LANGUAGE_LINE.exec(line) ?? [];
          const language = imported ?? listed;
          return language === undefined || ARIA_LANGUAGES.has(language);
        })
        .join('\n'),
    }));
  },
};

/** All stylesheets below a folder of `web/`, in the order of their paths. */
const stylesheetsBelow = (folder: string): string[] =>
  readdirSync(path.join(WEB_DIRECTORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

/** Layers decide which rule wins, in whatever order the stylesheets arrive. */
const LAYERS = '@layer plain, base, components, areas;';
const imported = (folder: string, layer: string) =>
  stylesheetsBelow(folder).map((file) => `@import './${file}' layer(${layer});`);

/** What every page is made of, and the stylesheets of further folders: a new component only adds its file. */
const stylesheet = (folders: readonly string[]): string =>
  [
    LAYERS,
    "@import 'design-tokens';",
    ...imported('shell', 'base'),
    ...imported('components', 'components'),
    ...folders.flatMap((folder) => imported(folder, 'areas')),
  ].join('\n');

const AREA_STYLES = 'styles-of-';
/** Folders of `areas/` with stylesheets of their own: each becomes one that is loaded with the areas that use it. */
const styledFolders = (): string[] =>
  readdirSync(path.join(WEB_DIRECTORY, 'areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && stylesheetsBelow(`areas/${entry.name}`).length > 0)
    .map(({ name }) => name);

const contentsOf = (name: string): string => {
  if (name === 'design-tokens') return designTokens();
  if (name === 'workspace-styles') return stylesheet(['gallery']);
  if (name === 'session-styles') return stylesheet(['session', 'games', 'toys/scene', 'toys/figures']);
  return [LAYERS, ...imported(`areas/${name.slice(AREA_STYLES.length)}`, 'areas')].join('\n');
};

const styles: Plugin = {
  name: 'styles',
  setup({ onResolve, onLoad }) {
    onResolve(
      { filter: /^(?:(?:workspace|session)-styles|design-tokens|styles-of-[a-z-]+)$/ },
      ({ path: name }) => ({
        path: name,
        namespace: 'styles',
      }),
    );
    onLoad({ filter: /.*/, namespace: 'styles' }, ({ path: name }) => ({
      contents: contentsOf(name),
      loader: 'css',
      resolveDir: WEB_DIRECTORY,
    }));
  },
};

/** A stylesheet that a module imports is a file of its own. The import is its address, and loads nothing by itself. */
const sheetsOfModules: Plugin = {
  name: 'sheets-of-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$/ }, ({ path: name, kind, resolveDir }) =>
      kind === 'import-statement'
        ? { path: path.resolve(resolveDir, name), namespace: 'sheet', sideEffects: false }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path: file }) => {
      const { code } = await transform(`@layer areas {\n${readFileSync(file, 'utf8')}}`, {
        loader: 'css',
        minify: true,
        target: TARGET,
      });
      return { contents: code, loader: 'file' };
    });
  },
};

type Outputs = Metafile['outputs'];

/** A file and all its static imports, itself first. */
const withImports = (outputs: Outputs, file: string): string[] => {
  const found = new Set<string>();
  const visit = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const { path: imported, kind } of outputs[one]?.imports ?? [])
      if (kind === 'import-statement') visit(imported);
  };
  visit(file);
  return [...found];
};

const AREA = /^web\/areas\/([^/]+)\/area\.tsx$/;

/** The folders of `areas/` that an area is made of, with those of its parts that are loaded later. */
const foldersOf = (outputs: Outputs, file: string, first: ReadonlySet<string>): Set<string> => {
  const folders = new Set<string>();
  const seen = new Set(first);
  const visit = (one: string): void => {
    const output = outputs[one];
    if (!output || seen.has(one)) return;
    seen.add(one);
    for (const input of Object.keys(output.inputs)) {
      // Components alone are drawn with their folder's stylesheets.
      const [, folder] = /^web\/areas\/([^/]+)\/.*\.tsx$/.exec(input) ?? [];
      if (folder) folders.add(folder);
    }
    for (const { path: imported } of output.imports)
      if (!AREA.test(outputs[imported]?.entryPoint ?? '')) visit(imported);
  };
  visit(file);
  return folders;
};

const manifestOf = (outputs: Outputs, entries: Readonly<Record<string, string>>): Manifest => {
  const named = (file: string) => file.replace(/^out\//, '');
  const lazy: Record<string, string[]> = {};
  const started: Record<string, string[]> = {};
  const sheets = new Map<string, string>();
  const first = new Set<string>();
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    if (file.endsWith('.css')) sheets.set(entryPoint.replace(/^styles:/, ''), named(file));
    else {
      if (entryPoint === 'web/shell/main.tsx') for (const one of withImports(outputs, file)) first.add(one);
      const source = entryPoint.replace(/^web\//, '');
      const all = withImports(outputs, file).map(named);
      const entry = Object.keys(entries).find((name) => entries[name] === source);
      if (entry) started[entry] = all;
      else lazy[source] = all;
    }
  }
  const areaStyles: Record<string, string[]> = {};
  for (const [file, { entryPoint = '' }] of Object.entries(outputs)) {
    const [, area] = AREA.exec(entryPoint) ?? [];
    if (area)
      areaStyles[area] = [...foldersOf(outputs, file, first)].flatMap(
        (folder) => sheets.get(`${AREA_STYLES}${folder}`) ?? [],
      );
  }
  return {
    entries: started,
    styles: sheets.get('workspace-styles') ?? '',
    sessionStyles: sheets.get('session-styles') ?? '',
    areaStyles,
    lazy,
  };
};

const ROOT = path.join(WEB_DIRECTORY, '..');
type Entries = Readonly<Record<string, string>>;

/**
 * @param scripts the modules that start pages, by their names: paths below `web/`.
 * @param sheets stylesheets by their names.
 * @param hasToys whether modules may import stylesheets of toys. It makes each import longer, so the workspace does
 *   without.
 */
const bundleOf = async (scripts: Entries, sheets: Entries, hasToys: boolean): Promise<BuiltBundle> => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: {
      ...Object.fromEntries(
        Object.entries(scripts).map(([name, file]) => [name, path.join(WEB_DIRECTORY, file)]),
      ),
      ...sheets,
    },
    outdir: path.join(ROOT, 'out'),
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: TARGET,
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    entryNames: '[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    assetNames: 'sheets/[name]-[hash]',
    ...(hasToys ? { publicPath: FOLDER } : {}),
    plugins: [ariaLanguages, styles, sheetsOfModules],
    logLevel: 'silent',
  });
  return {
    files: new Map(
      outputFiles.map(({ path: file, contents }) => [
        path.relative(path.join(ROOT, 'out'), file).replaceAll(path.sep, '/'),
        contents,
      ]),
    ),
    manifest: manifestOf(metafile.outputs, scripts),
  };
};

/**
 * Bundles the workspace, and the pages with toys (session page and framed games): a module for each, chunks for areas,
 * toys and languages, stylesheets. Nobody loads both kinds of pages at once, so each kind has its own chunks.
 * @param gallery adds the page of all components, which production does not have.
 */
export const buildBundle = async ({ gallery }: { readonly gallery: boolean }): Promise<BuiltBundle> => {
  const areaSheets = styledFolders().map((folder) => `${AREA_STYLES}${folder}`);
  const [workspace, session] = await Promise.all([
    bundleOf(
      { workspace: 'shell/main.tsx', ...(gallery ? { gallery: 'gallery/main.tsx' } : {}) },
      { styles: 'workspace-styles', ...Object.fromEntries(areaSheets.map((name) => [name, name])) },
      gallery,
    ),
    bundleOf(
      { session: 'session/main.tsx', game: 'games/main.tsx' },
      { 'session-styles': 'session-styles' },
      true,
    ),
  ]);
  return {
    files: new Map([...workspace.files, ...session.files]),
    manifest: {
      entries: { ...workspace.manifest.entries, ...session.manifest.entries },
      styles: workspace.manifest.styles,
      sessionStyles: session.manifest.sessionStyles,
      areaStyles: workspace.manifest.areaStyles,
      lazy: { ...session.manifest.lazy, ...workspace.manifest.lazy },
    },
  };
};
