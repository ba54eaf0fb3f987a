import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operationsOfTier } from '../../../api/http/open-api.ts';
import { type Sample, samplesByOperation, type TierKind } from '../../../api/surfaces/consoles/samples.ts';
import { endpoints } from '../../../domain/index.ts';
import { type RunningApp, startApp } from '../../support/app.ts';
import { createWorld, type World } from '../../support/world.ts';

/**
 * The samples of the consoles: each is a program of its language, and those that the test can run do what they say.
 * Needs python3, php with curl, and javac; `.ci/run` installs them.
 */

const run = promisify(execFile);
const TIERS: readonly TierKind[] = ['organization', 'delegated', 'embed'];

let app: RunningApp;
let world: World;
let folder: string;
const samples = new Map<TierKind, Readonly<Record<string, readonly Sample[]>>>();
beforeAll(async () => {
  [app, folder] = await Promise.all([startApp(), mkdtemp(path.join(tmpdir(), 'samples-'))]);
  world = await createWorld(app);
  for (const tier of TIERS)
    samples.set(tier, await samplesByOperation(operationsOfTier(endpoints, tier), tier, app.baseUrl));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** [tier and operation, code] of every sample in a language. */
const allIn = (language: string): (readonly [string, string])[] =>
  [...samples].flatMap(([tier, byOperation]) =>
    Object.entries(byOperation).map(([id, list]): readonly [string, string] => [
      `${tier}_${id}`,
      list.find((one) => one.language === language)?.code ?? '',
    ]),
  );

test('every operation of a tier has the same six languages, and no sample holds a placeholder of ours', () => {
  for (const tier of TIERS) {
    const byOperation = samples.get(tier) ?? {};
    expect(Object.keys(byOperation)).toEqual(operationsOfTier(endpoints, tier).map(({ id }) => id));
    for (const [id, list] of Object.entries(byOperation)) {
      expect([id, ...list.map(({ language }) => language)]).toEqual([
        id,
        'curl',
        'TypeScript',
        'Python',
        'PHP',
        'Java',
        'Go',
      ]);
      for (const { code } of list) expect(code).not.toMatch(/Bearer ACCESS_TOKEN|NEW_KEY/);
    }
  }
});

test('each sample in Python, PHP and Java is a program of its language', async () => {
  const python = JSON.stringify(allIn('Python'));
  await writeFile(path.join(folder, 'python.json'), python);
  await run('python3', [
    '-c',
    'import json, sys\nfor name, code in json.load(open(sys.argv[1])): compile(code, name, "exec")',
    path.join(folder, 'python.json'),
  ]);
  await writeFile(path.join(folder, 'php.json'), JSON.stringify(allIn('PHP')));
  // A parse error is thrown, and ends the program with 255.
  await run('php', [
    '-r',
    'foreach (json_decode(file_get_contents($argv[1])) as [$name, $code]) token_get_all($code, TOKEN_PARSE);',
    path.join(folder, 'php.json'),
  ]);
  // Each in a package of its own, because all have one class of one name.
  const files = await Promise.all(
    allIn('Java').map(async ([name, code]) => {
      const file = path.join(folder, 'java', name, 'Sample.java');
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, `package ${name};\n${code}`);
      return file;
    }),
  );
  await run('javac', ['-d', path.join(folder, 'classes'), ...files]);
});

test('each sample in TypeScript has the types of our client, or of the browser', async () => {
  const modules = path.join(folder, 'typescript', 'node_modules');
  await mkdir(modules, { recursive: true });
  await symlink(path.resolve('partners/client'), path.join(modules, 'clinic-partner'));
  await symlink(path.resolve('node_modules/@types'), path.join(modules, '@types'));
  for (const [name, code] of allIn('TypeScript')) {
    // What a page runs is a module, also where it imports nothing.
    const text = name.startsWith('embed_') ? `${code}\nexport {};` : code;
    await writeFile(path.join(folder, 'typescript', `${name}.ts`), text);
  }
  const configuration = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: ['node'],
      skipLibCheck: true,
    },
    include: ['*.ts'],
  };
  await writeFile(path.join(folder, 'typescript', 'package.json'), '{"type":"module"}');
  await writeFile(path.join(folder, 'typescript', 'tsconfig.json'), JSON.stringify(configuration));
  const { stdout } = await run(path.resolve('node_modules/.bin/tsc'), [
    '-p',
    path.join(folder, 'typescript'),
  ]).catch((failed: { stdout: string }) => failed);
  expect(stdout).toBe('');
});

test('a sample needs only what a partner was given and what is installed everywhere', () => {
  for (const [, code] of allIn('TypeScript'))
    for (const [, names = ''] of code.matchAll(/^const \{ (.*) \} = process\.env;$/gm))
      expect(names).toBe("AUTH_URL = '', CLIENT_ID = '', CLIENT_SECRET = '', AUDIENCE = ''");
  for (const [, code] of allIn('curl')) expect(code).not.toContain('uuidgen');
  // Node 20 has no `bytes()`.
  for (const [, code] of allIn('TypeScript')) expect(code).not.toContain('.bytes()');
});

test('what is not JSON is written to a file in every language', () => {
  const saving = {
    curl: '--output',
    Python: 'open(',
    PHP: 'file_put_contents(',
    Java: 'ofFile(',
    Go: 'os.WriteFile(',
  };
  for (const [id, list] of Object.entries(samples.get('delegated') ?? {})) {
    const isFile = /^download|(Image|Cover|Thumbnail)$/.test(id);
    for (const { language, code } of list) {
      const word = language === 'TypeScript' ? 'writeFile(' : saving[language as keyof typeof saving];
      expect([id, language, code.includes(word)]).toEqual([id, language, isFile]);
    }
  }
});

const PROGRAMS = {
  curl: ['bash', 'sample.sh'],
  PHP: ['php', 'sample.php'],
  Java: ['java', 'Sample.java'],
} as const;

test.each(Object.entries(PROGRAMS))(
  'the samples in %s open a clinic and list it',
  async (language, [program, file]) => {
    const runs = async (id: string): Promise<string> => {
      const sample = samples.get('organization')?.[id]?.find((one) => one.language === language);
      const name = `Harbour ${language}`;
      await writeFile(
        path.join(folder, file),
        (sample?.code ?? '').replaceAll('Harbour Practice', name).replaceAll('site-17', `site-${language}`),
      );
      const { stdout } = await run(program, [path.join(folder, file)], {
        env: { PATH: process.env.PATH, ACCESS_TOKEN: await world.token() },
      });
      return stdout;
    };
    expect(JSON.parse(await runs('createClinic')).data.name).toBe(`Harbour ${language}`);
    expect(JSON.parse(await runs('listClinics')).data.map(({ name }: { name: string }) => name)).toContain(
      `Harbour ${language}`,
    );
  },
);

test('CI installs what samples and examples are run with', async () => {
  const script = await readFile('.ci/run', 'utf8');
  for (const name of ['php-cli', 'php-curl', 'default-jdk-headless', 'libgoogle-gson-java'])
    expect(script).toContain(name);
});
