import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
import type { OpenedErasure } from '../../activities/erasures/open-erasure.ts';
import { type ErasedKind, kindsOf } from '../../domain/erasures/erasure-kinds.ts';
import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { TaskQueue } from '../../platform/configuration/task-queues.ts';
import { type MockedActivities, openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const QUEUES: readonly TaskQueue[] = ['calendar', 'video', 'exports', 'maintenance'];
const ids = [randomUUID(), randomUUID()] as const;

/** Steps that note what they are asked, of an erasure that opens as it is said. */
const steps = (
  opened: readonly OpenedErasure[],
  others: MockedActivities = {},
): { readonly taken: string[]; readonly activities: MockedActivities } => {
  const taken: string[] = [];
  let asked = 0;
  const erase = async ({ kind }: { readonly kind: ErasedKind }) => {
    taken.push(kind);
  };
  return {
    taken,
    activities: {
      openErasure: async () => {
        const answer = opened[Math.min(asked, opened.length - 1)] as OpenedErasure;
        asked += 1;
        taken.push(answer.state);
        return answer;
      },
      eraseRecords: erase,
      eraseCalendarEntries: erase,
      eraseVideoRooms: erase,
      eraseFiles: erase,
      settleErasure: async () => 'all',
      recordErasure: async () => 1,
      awaitAnswers: async () => 0,
      certifyErasure: async () => [],
      ...others,
    },
  };
};
const erasing: OpenedErasure = { state: 'erasing', kinds: kindsOf('all') };
const run = (
  activities: MockedActivities,
  command: WorkflowCommand = workflows.erasePatient.command(...ids),
) =>
  lab.run(
    activities,
    async () =>
      (await lab.deliver({ ...command, workflowId: `${command.workflowId}/${randomUUID()}` })).result(),
    QUEUES,
  );

describe('erasePatient', () => {
  test('waits, erases every kind once, and is certified', async () => {
    const { taken, activities } = steps([{ state: 'waiting', seconds: 600 }, erasing]);
    expect(await run(activities)).toBe('completed');
    expect(taken).toEqual(['waiting', 'erasing', ...kindsOf('all')]);
  });

  test('does nothing where it was cancelled', async () => {
    const { taken, activities } = steps([{ state: 'over' }]);
    expect(await run(activities)).toBe('over');
    expect(taken).toEqual(['over']);
  });

  test('waits for the release of a legal hold', async () => {
    const { taken, activities } = steps([{ state: 'held' }, erasing]);
    const outcome = await lab.run(
      activities,
      async () => {
        const command = workflows.erasePatient.signalCommand(randomUUID(), randomUUID());
        const handle = await lab.deliver(command);
        while (taken.length < 1) await new Promise((resolve) => setTimeout(resolve, 10));
        await lab.deliver(command);
        return handle.result();
      },
      QUEUES,
    );
    expect(outcome).toBe('completed');
  });

  test('tries a step again until nothing is left, and erases anew what was found when counting for the proof', async () => {
    let failures = 2;
    let found: readonly ErasedKind[] = ['shares'];
    const { taken, activities } = steps([erasing], {
      certifyErasure: async () => {
        const left = found;
        found = [];
        return left;
      },
      eraseVideoRooms: async () => {
        failures -= 1;
        if (failures >= 0)
          throw ApplicationFailure.create({ type: 'ErasureIncomplete', message: '1 is left' });
      },
      awaitAnswers: async () => (taken.push('answers') < 16 ? 86_400 : 0),
    });
    expect(await run(activities)).toBe('completed');
    expect(failures).toBe(-1);
    expect(taken.filter((kind) => kind === 'shares')).toHaveLength(2);
    expect(taken.filter((kind) => kind === 'answers').length).toBeGreaterThan(1);
  });

  test('ends without a certificate where the clinical part is kept', async () => {
    const { activities } = steps([{ state: 'erasing', kinds: kindsOf('all_but_clinical') }], {
      settleErasure: async () => 'clinical_kept',
    });
    expect(await run(activities)).toBe('retained');
    const { taken, activities: later } = steps([{ state: 'erasing', kinds: kindsOf('clinical') }]);
    expect(await run(later, workflows.eraseClinicalPart.command(...ids))).toBe('completed');
    expect(taken.slice(1)).toEqual(kindsOf('clinical'));
  });
});
