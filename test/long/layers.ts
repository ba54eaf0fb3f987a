import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, plant, runTests, stopping } from './mutants/scratch-copy.ts';

/**
 * `npm run layers`: takes each of the two layers away that keep organizations apart (the conditions of the
 * statements, row-level security) in a copy of the project, then both. Each alone must hold; without both, the
 * suite must notice.
 */
const print = (line = ''): void => void process.stdout.write(`${line}\n`);

const TESTS = ['isolation', 'not-found', 'lists', 'cursors'].map((name) => `test/interface/${name}.test.ts`);
/** Where statements say whose records they mean: `t.organization_id = ${…}`. */
const SCOPED = ['domain/**/*.ts'];
const CONDITION = /\b(?:\w+\.)?organization_id = \$\{[^}]*\}/g;
const ENTITY_CONDITION = '{ id, organization_id: actor.organization_id }';
/** The same for what is asked for in batches. */
const BATCH_CONDITIONS = [
  ['on t.id = k.id and t.organization_id = k.organization_id', 'on t.id = k.id'],
  ['where t.organization_id = k.organization_id', 'where true'],
] as const;

/** @returns how many conditions are gone. */
const withoutConditions = async (directory: string): Promise<number> => {
  let removed = 0;
  for (const pattern of SCOPED)
    for await (const file of glob(pattern, { cwd: directory })) {
      // Who may do what is asked of all organizations.
      if (file.startsWith('domain/access/')) continue;
      const place = path.join(directory, file);
      const text = await readFile(place, 'utf8');
      let open = text;
      for (const [condition, without] of [[ENTITY_CONDITION, '{ id }'], ...BATCH_CONDITIONS] as const) {
        const parts = open.split(condition);
        open = parts.join(without);
        removed += parts.length - 1;
      }
      open = open.replace(CONDITION, () => {
        removed += 1;
        return 'true';
      });
      if (open !== text) await writeFile(place, open);
    }
  if (removed < 20) throw new Error(`Only ${removed} conditions were found: they are written otherwise now`);
  return removed;
};

/** Row-level security holds any role but one like this. */
const withoutRowLevelSecurity = (directory: string): Promise<unknown> =>
  plant(directory, {
    name: 'no row-level security',
    edits: [
      {
        file: 'local/postgres.ts',
        find: 'nocreaterole nobypassrls',
        replace: 'nocreaterole bypassrls',
      },
    ],
    tests: [],
  });

const complaints: string[] = [];
const check = async (
  name: string,
  layers: { readonly conditions: boolean; readonly rowLevelSecurity: boolean },
): Promise<void> => {
  const directory = await copyProject();
  try {
    const removed = layers.conditions ? 0 : await withoutConditions(directory);
    if (!layers.rowLevelSecurity) await withoutRowLevelSecurity(directory);
    const { failed, passed, broken } = await runTests(directory, TESTS);
    if (broken) throw new Error(broken);
    const right = (failed.length === 0) === (layers.conditions || layers.rowLevelSecurity);
    print(`${right ? 'ok    ' : 'FAILED'}  ${name}: ${passed} tests pass, ${failed.length} fail`);
    if (removed > 0) print(`        without ${removed} conditions`);
    for (const one of failed.slice(0, 5)) print(`        ${one}`);
    if (!right) complaints.push(name);
  } catch (error) {
    stopping.signal.throwIfAborted();
    print(`FAILED  ${name}: ${(error as Error).message}`);
    complaints.push(name);
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  }
};

await check('row-level security alone holds', { conditions: false, rowLevelSecurity: true });
await check('the conditions alone hold', { conditions: true, rowLevelSecurity: false });
await check('without both, the suite notices', { conditions: false, rowLevelSecurity: false });
process.exit(complaints.length === 0 ? 0 : 1);
