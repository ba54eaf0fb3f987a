import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installPackages, run } from './install-packages.ts';

const here = createRequire(import.meta.url);
const old = createRequire(
  createRequire(here.resolve('@arethetypeswrong/cli/package.json')).resolve('@arethetypeswrong/core'),
);

/** Compilers that are installed here: attw brings an old one, and the newest is the project's. */
export const COMPILERS = [
  ['old', path.join(path.dirname(old.resolve('typescript/package.json')), 'lib/tsc.js')],
  ['new', path.join(path.dirname(here.resolve('typescript/package.json')), 'bin/tsc')],
] as const;

export const versionOf = async (compiler: string): Promise<string> =>
  JSON.parse(await readFile(path.join(path.dirname(compiler), '../package.json'), 'utf8')).version;

/** @returns what a compiler says of a partner's file, with the declarations of the packages checked too. */
export const compile = async (
  compiler: string,
  file: string,
  others: readonly string[] = [],
): Promise<string> => {
  const folder = await installPackages(...others);
  try {
    await copyFile(file, path.join(folder, path.basename(file)));
    const compilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      preserveSymlinks: true,
      target: 'es2022',
      module: 'nodenext',
      jsx: 'react-jsx',
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: [],
    };
    const settings = { compilerOptions, files: [path.basename(file)] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
    return await run(process.execPath, [compiler, '-p', folder]).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
};
