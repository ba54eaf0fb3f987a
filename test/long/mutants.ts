import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defects } from './mutants/defects.ts';
import { feedDefects } from './mutants/feed-defects.ts';
import { copyProject, plant, runTests, stopping } from './mutants/scratch-copy.ts';

/**
 * `npm run mutants [-- --only WORD]`: plants each defect of `mutants/defects.ts` and `mutants/feed-defects.ts` in a
 * copy of the project and runs the tests that are to notice it. A defect that no test notices is a hole in the suite.
 */
const print = (line = ''): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = [...defects, ...feedDefects].filter(({ name }) => name.includes(values.only ?? ''));
if (chosen.length === 0) throw new Error('No defect has that word in its name');

const directory = await copyProject();
let caught = 0;
const complaints: string[] = [];
try {
  const needed = [...new Set(chosen.flatMap(({ tests }) => tests))];
  print(`Without a defect, in ${needed.length} test files …`);
  const sound = await runTests(directory, needed);
  if (sound.broken || sound.failed.length > 0)
    throw new Error(`The tests fail without a defect: ${sound.broken ?? sound.failed.join('; ')}`);
  print(`${sound.passed} tests pass.\n`);
  for (const defect of chosen) {
    try {
      const restore = await plant(directory, defect);
      const { failed, broken } = await runTests(directory, defect.tests);
      await restore();
      if (broken) throw new Error(`"${defect.name}" keeps the tests from running: ${broken}`);
      const [first, ...others] = failed;
      if (first) {
        caught += 1;
        const more = others.length > 0 ? ` (and ${others.length} more)` : '';
        print(`caught  ${defect.name}\n        by "${first}"${more}`);
      } else {
        print(`MISSED  ${defect.name}`);
        complaints.push(`No test noticed "${defect.name}"`);
      }
    } catch (error) {
      stopping.signal.throwIfAborted();
      complaints.push((error as Error).message);
      print(`FAILED  ${(error as Error).message}`);
    }
  }
} catch (error) {
  complaints.push((error as Error).message);
  print(`FAILED  ${(error as Error).message}`);
} finally {
  await rm(directory, { recursive: true, force: true, maxRetries: 3 });
}
print(`\n${caught} of ${chosen.length} defects were caught.`);
process.exit(complaints.length === 0 && caught === chosen.length ? 0 : 1);
