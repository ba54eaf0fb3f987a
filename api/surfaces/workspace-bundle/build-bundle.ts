import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { designTokens } from './design-tokens.ts';

/** Where the files are served; each name holds a hash of its content. */
export const FOLDER = '/embed/assets/workspace/';
/** Tablets of many a clinic are some years old. */
const TARGET = ['es2022', 'safari16'];

/** The sources that run in a browser. */
export const WEB_DIRECTORY = fileURLToPath(new URL('../../../web/', import.meta.url));

/** A bundle as files, with what the server must know of them. */
export interface BuiltBundle {
  /** By name, such as `chunks/area-AB12.js`: the name holds a hash of the content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: Manifest;
}
export interface Manifest {
  /** The module that each page starts with, and what it imports statically, by entry. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  readonly styles: string;
  /** Of the session page, which shows nothing of the workspace's areas. */
  readonly sessionStyles: string;
  /** What each lazily loaded module needs, itself first, by its source path below `web/`. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
}

/** Languages whose words of React Aria are kept: those of web/locales. Others fall back to English. */
const ARIA_LANGUAGES = /^(?:de-DE|en-US|es-ES|fr-FR)$/;

/** React Aria brings its own words in 34 languages: those that the workspace does not speak stay out. */
const ariaLanguages: Plugin = {
  name: 'aria-languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.mjs$/ }, ({ path: file }) =>
      ARIA_LANGUAGES.test(path.basename(file, '.mjs')) ? undefined : { contents: 'export default undefined' },
    );
  },
};

/** Below a folder of `web/`: every stylesheet, in the order of their paths. */
const stylesheetsBelow = (folder: string): string[] =>
  readdirSync(path.join(WEB_DIRECTORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`);

/** One stylesheet of all: a new component or area only adds its file. Layers decide which rule wins. */
const stylesheet = (folders: readonly string[]): string =>
  [
    '@layer plain, base, components, areas;',
    "@import 'design-tokens';",
    ...stylesheetsBelow('shell').map((file) => `@import './${file}' layer(base);`),
    ...stylesheetsBelow('components').map((file) => `@import './${file}' layer(components);`),
    ...folders.flatMap(stylesheetsBelow).map((file) => `@import './${file}' layer(areas);`),
  ].join('\n');

const SHEETS: Readonly<Record<string, () => string>> = {
  'design-tokens': designTokens,
  'workspace-styles': () => stylesheet(['areas', 'gallery']),
  'session-styles': () => stylesheet(['session', 'toys']),
};

const styles: Plugin = {
  name: 'styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:workspace-styles|session-styles|design-tokens)$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'styles',
    }));
    onLoad({ filter: /.*/, namespace: 'styles' }, ({ path: name }) => ({
      contents: (SHEETS[name] as () => string)(),
      loader: 'css',
      resolveDir: WEB_DIRECTORY,
    }));
  },
};

/** A stylesheet that a module imports is a file of its own, loaded with what needs it: the import is its address. */
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

/** A file and all that it imports statically, itself first. */
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

const manifestOf = (outputs: Outputs, entries: Readonly<Record<string, string>>): Manifest => {
  const named = (file: string) => file.replace(/^out\//, '');
  const lazy: Record<string, string[]> = {};
  const started: Record<string, string[]> = {};
  const sheets: Record<string, string> = {};
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    if (file.endsWith('.css')) sheets[entryPoint.split(':').at(-1) as string] = named(file);
    else {
      const source = entryPoint.replace(/^web\//, '');
      const all = withImports(outputs, file).map(named);
      const entry = Object.keys(entries).find((name) => entries[name] === source);
      if (entry) started[entry] = all;
      else lazy[source] = all;
    }
  }
  return {
    entries: started,
    styles: sheets['workspace-styles'] ?? '',
    sessionStyles: sheets['session-styles'] ?? '',
    lazy,
  };
};

const ROOT = path.join(WEB_DIRECTORY, '..');
type Entries = Readonly<Record<string, string>>;

/** Scripts that start pages, each with the chunks that it loads, and stylesheets. */
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
    // For the sheets of toys; it makes each import longer, so the workspace does without.
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
 * Bundles the workspace and the session page: a module for each, chunks for areas, toys and languages, a stylesheet for
 * each. Nobody loads both pages at once, so neither is cut into pieces for the other's sake.
 * @param gallery with the page of all components, which production does not have.
 */
export const buildBundle = async ({ gallery }: { readonly gallery: boolean }): Promise<BuiltBundle> => {
  const [workspace, session] = await Promise.all([
    bundleOf(
      { workspace: 'shell/main.tsx', ...(gallery ? { gallery: 'gallery/main.tsx' } : {}) },
      { styles: 'workspace-styles' },
      gallery,
    ),
    bundleOf({ session: 'session/main.tsx' }, { 'session-styles': 'session-styles' }, true),
  ]);
  return {
    files: new Map([...workspace.files, ...session.files]),
    manifest: {
      entries: { ...workspace.manifest.entries, ...session.manifest.entries },
      styles: workspace.manifest.styles,
      sessionStyles: session.manifest.sessionStyles,
      lazy: { ...session.manifest.lazy, ...workspace.manifest.lazy },
    },
  };
};
