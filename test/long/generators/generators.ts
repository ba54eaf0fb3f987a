import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asDocument30 } from './document-3-0.ts';

/**
 * How a client is made and built with each generator, in a folder that holds the service's `openapi.json` and a copy
 * of the folder of its language. Every version is pinned here or in a file of that folder.
 */

/** Runs a program in the folder of a generator; rejects, with what it said, where it fails. */
export type Run = (program: string, ...args: readonly string[]) => Promise<void>;

export interface Generator {
  readonly name: string;
  /** Below `test/long/generators/`. */
  readonly language: string;
  /** Where the service has the contract that the client is made from; `/openapi.json` unless given. */
  readonly contract?: string;
  /** Makes the client and builds the scenario program. */
  build(folder: string, run: Run): Promise<void>;
  /** The scenario program. */
  readonly scenario: readonly string[];
}

const OPENAPI_GENERATOR = '7.25.0';
const JAR = `${process.env.HOME}/.m2/repository/org/openapitools/openapi-generator-cli/${OPENAPI_GENERATOR}/openapi-generator-cli-${OPENAPI_GENERATOR}.jar`;

/** openapi-generator, into the folder `output`. */
const generate = async (run: Run, output: string, language: string, ...settings: readonly string[]) => {
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${OPENAPI_GENERATOR}`;
  await run('mvn', '-q', '-B', 'dependency:get', artifact, '-Dtransitive=false');
  const properties = ['enumUnknownDefaultCase=true', ...settings].join();
  const options = ['-i', 'openapi.json', '-o', output, '--additional-properties', properties];
  await run('java', '-jar', JAR, 'generate', '-g', ...language.split(' '), ...options);
};

const esbuild = path.resolve('node_modules/.bin/esbuild');
const typescript = (name: string, make: (run: Run) => Promise<void>): Generator => ({
  name,
  language: 'typescript',
  async build(folder, run) {
    await run('npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts');
    await make(run);
    const settings = { extends: './tsconfig.json', files: [`${name}.ts`] };
    await writeFile(path.join(folder, 'tsconfig.one.json'), JSON.stringify(settings));
    await run('npx', 'tsc', '-p', 'tsconfig.one.json');
    await run(esbuild, '--bundle', '--platform=node', '--format=esm', `${name}.ts`, '--outfile=scenario.mjs');
  },
  scenario: ['node', 'scenario.mjs'],
});

/** openapi-generator for Python makes a file that is no program of what 3.1 calls `webhooks`. */
const leaveOutWebhooks = async (folder: string): Promise<void> => {
  const file = path.join(folder, 'openapi.json');
  const { webhooks: _, ...document } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(document));
};
const python = (
  name: string,
  file: string,
  make: (folder: string, run: Run) => Promise<void>,
): Generator => ({
  name,
  language: 'python',
  async build(folder, run) {
    await run('python3', '-m', 'venv', 'venv');
    await run('venv/bin/pip', 'install', '-q', '-r', 'requirements.txt');
    await make(folder, run);
    await run('venv/bin/python', '-m', 'compileall', '-q', 'openapi_client', 'clinic', file);
  },
  scenario: ['venv/bin/python', file],
});

const java = (name: string, library: string, main: string): Generator => ({
  name,
  language: 'java',
  async build(_, run) {
    await generate(run, 'client', `java --library ${library}`, 'containerDefaultToNull=true');
    const dependencies = ['dependency:copy-dependencies', '-DincludeScope=runtime'];
    await run(
      'mvn',
      '-q',
      '-B',
      '-f',
      'client/pom.xml',
      '-Dmaven.test.skip=true',
      'compile',
      ...dependencies,
    );
    const files = ['AccessToken.java', 'Scenario.java', `${main}.java`];
    await run('javac', '-cp', 'client/target/classes:client/target/dependency/*', '-d', 'out', ...files);
  },
  scenario: ['java', '-cp', 'out:client/target/classes:client/target/dependency/*', main],
});

const go = (name: string, program: string, make: (folder: string, run: Run) => Promise<void>): Generator => ({
  name,
  language: 'go',
  async build(folder, run) {
    await make(folder, run);
    await run('go', 'build', '-o', 'scenario', `./${program}`);
  },
  scenario: ['./scenario'],
});

export const generators: readonly Generator[] = [
  typescript('openapi-typescript', (run) =>
    run(
      'npx',
      'openapi-typescript',
      'openapi.json',
      '-o',
      'openapi-typescript/schema.d.ts',
      '--default-non-nullable=false',
    ),
  ),
  typescript('hey-api', (run) => run('npx', 'openapi-ts')),
  typescript('kubb', (run) => run('npx', 'kubb', 'generate')),
  typescript('typescript-fetch', (run) => generate(run, 'typescript-fetch', 'typescript-fetch')),
  python('openapi-generator-python', 'openapi_generator.py', async (folder, run) => {
    await mkdir(path.join(folder, 'clinic'));
    await leaveOutWebhooks(folder);
    await generate(run, 'client', 'python');
    await run('mv', 'client/openapi_client', 'openapi_client');
  }),
  python('openapi-python-client', 'openapi_python_client.py', async (folder, run) => {
    await mkdir(path.join(folder, 'openapi_client'));
    const options = ['--path', 'openapi.json', '--config', 'openapi-python-client.yaml', '--meta', 'none'];
    await run('venv/bin/openapi-python-client', 'generate', ...options, '--output-path', 'clinic');
  }),
  java('openapi-generator-java-okhttp', 'okhttp-gson', 'OkhttpGson'),
  java('openapi-generator-java-native', 'native', 'NativeClient'),
  {
    name: 'openapi-generator-php',
    language: 'php',
    build: (_, run) => generate(run, 'client', 'php'),
    scenario: ['php', 'scenario.php'],
  },
  go('openapi-generator-go', 'openapi-generator', async (_, run) => {
    await generate(run, 'client', 'go', 'enumClassPrefix=true');
    await run('rm', '-r', 'client/go.mod', 'client/go.sum', 'client/test');
  }),
  go('oapi-codegen', 'oapi-codegen', async (folder, run) => {
    await mkdir(path.join(folder, 'client'));
    const options = ['-generate', 'types,client', '-package', 'client', '-o', 'client/client.go'];
    await run('go', 'tool', 'oapi-codegen', ...options, 'openapi.json');
  }),
  {
    name: 'openapi-generator-rust',
    // Where two kinds of tokens are accepted, the client sends its header twice: that contract has one kind.
    contract: '/docs/openapi.json',
    language: 'rust/openapi-generator',
    async build(_, run) {
      await generate(run, 'client', 'rust');
      await run('cargo', 'build', '--quiet');
    },
    scenario: ['target/debug/scenario'],
  },
  {
    name: 'progenitor',
    language: 'rust/progenitor',
    async build(folder, run) {
      const file = path.join(folder, 'openapi.json');
      await writeFile(file, asDocument30(await readFile(file, 'utf8')));
      await run('cargo', 'install', '--quiet', '--locked', 'cargo-progenitor@0.15.1');
      await run('cargo', 'progenitor', '-i', 'openapi.json', '-o', 'client', '-n', 'clinic', '-v', '0.1.0');
      await run('cargo', 'build', '--quiet');
    },
    scenario: ['target/debug/scenario'],
  },
];
