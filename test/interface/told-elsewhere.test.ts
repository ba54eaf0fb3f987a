import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { upkeepTasks } from '../../domain/workflow-definitions/upkeep.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { taskQueues } from '../../platform/configuration/task-queues.ts';
import { liftLimits } from '../domain/observations.ts';
import { type RunningApp, startApp } from '../support/app.ts';
import { type MigratedDatabase, migratedDatabase } from '../support/migrated-database.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { openWorkflowLab, type WorkflowLab } from '../workflows/environment.ts';
import { createScene } from './samples.ts';
import { operatorCommands, operatorWays } from './told-elsewhere/operator-ways.ts';
import { pageWays, postedPages } from './told-elsewhere/page-ways.ts';
import type { TellingWay, Ways } from './told-elsewhere/way.ts';
import { everyActivity, upkeepWays, workflowWays } from './told-elsewhere/workflow-ways.ts';
import { differing, snapshotOf, toldRecords } from './told-records.ts';

/**
 * Ways of changing records beside the interface's endpoints: commands of operators, hosted pages, workflows and upkeep.
 * Each is told once of each record that reads otherwise afterwards, or says why it changes no record of the feed (beyond
 * the specification, 1.7 row 3). The lists of ways are those of the product: a new one needs an entry here.
 */

let own: MigratedDatabase;
let app: RunningApp;
let lab: WorkflowLab;
let hook: Receiver;
beforeAll(async () => {
  // Upkeep works on every organization of a database.
  own = await migratedDatabase();
  hook = await startReceiver();
  hook.answer = () => 410;
  app = await startApp({ DATABASE_URL: own.databaseUrl, OUTGOING_ALLOWED_HOSTS: hook.host });
  lab = await openWorkflowLab();
});
afterAll(async () => {
  await lab?.close();
  await app?.stop();
  await hook?.close();
  await own?.drop();
});

/** What reads otherwise, what was told, and the types of the events. */
const observe = async ({ prepare, unseen }: TellingWay) => {
  const scene = await createScene(app);
  await liftLimits(app, scene.world.organizationId);
  const change = await prepare(scene);
  const before = await snapshotOf(scene);
  const { latest } = await toldRecords(scene, 1);
  await change();
  const differ = differing(before, await snapshotOf(scene));
  const { records, types } = await toldRecords(scene, latest + 1);
  const seen = records.filter((record) => !unseen.includes(record.split(' ')[0] as string));
  return { differ, told: [...new Set(seen)], types };
};

const expectTold = async (ways: Ways): Promise<void> => {
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [name, way] of Object.entries(ways)) {
    if (typeof way === 'string') continue;
    const { differ, told, types } = await observe(way).catch((error: unknown) => {
      throw new Error(`"${name}" could not be tried`, { cause: error });
    });
    found[name] = { told, types };
    expected[name] = { told: differ, types: way.tells };
  }
  expect(found).toEqual(expected);
};

describe('every way has an entry', () => {
  test('commands of operators', () => {
    expect(Object.keys(operatorWays).toSorted()).toEqual(operatorCommands.toSorted());
  });
  test('pages that take a form', () => {
    expect(Object.keys(pageWays).toSorted()).toEqual(postedPages({ app }).toSorted());
  });
  test('workflows and upkeep', () => {
    expect(Object.keys(workflowWays(lab, hook)).toSorted()).toEqual(Object.keys(workflows).toSorted());
    expect(Object.keys(upkeepWays).toSorted()).toEqual(Object.keys(upkeepTasks).toSorted());
  });
});

describe('what it changes is told once', () => {
  test('by operators', () => expectTold(operatorWays));
  test('by hosted pages', () => expectTold(pageWays));
  test('by upkeep', () => expectTold(upkeepWays));
  test('by workflows', async () => {
    const others = taskQueues.filter((queue) => queue !== 'workflows');
    await lab.run(await everyActivity(app), () => expectTold(workflowWays(lab, hook)), others);
  });
});
