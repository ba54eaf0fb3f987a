import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OpenedClosing } from '../../activities/closings/open-closing.ts';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import type { TaskQueue } from '../../platform/configuration/task-queues.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { type MockedActivities, openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const QUEUES: readonly TaskQueue[] = ['calendar', 'video', 'exports', 'maintenance'];
const KINDS = ['calendar_entries', 'video_rooms', 'objects', 'notes', 'patients'];
const erasing: OpenedClosing = { state: 'erasing', kinds: KINDS };

/** Steps that note what they are asked, of a closing that opens as it is said. */
const steps = (opened: readonly OpenedClosing[], others: MockedActivities = {}) => {
  const taken: string[] = [];
  let asked = 0;
  const erase = async ({ kind }: { readonly kind: string }) => {
    taken.push(kind);
  };
  const activities: MockedActivities = {
    offerExports: async () => {
      taken.push('offered');
      return 0;
    },
    openClosing: async () => {
      const answer = opened[Math.min(asked, opened.length - 1)] as OpenedClosing;
      asked += 1;
      taken.push(answer.state);
      return answer;
    },
    endWorkflows: async () => 0,
    eraseCalendarsOfOrganization: erase,
    eraseRoomsOfOrganization: erase,
    eraseObjectsOfOrganization: erase,
    eraseTableOfOrganization: erase,
    recordClosing: async () => 1,
    certifyClosing: async () => [],
    ...others,
  };
  return { taken, activities };
};
const command = () => workflows.closeOrganization.command(randomUUID(), randomUUID());
const run = (activities: MockedActivities) =>
  lab.run(activities, async () => (await lab.deliver(command())).result(), QUEUES);

test('offers exports, waits for the day, erases each kind once, and is certified', async () => {
  const { taken, activities } = steps([{ state: 'waiting', seconds: 2_592_000 }, erasing]);
  expect(await run(activities)).toBe('completed');
  expect(taken).toEqual(['offered', 'waiting', 'erasing', ...KINDS]);
});

test('goes on offering until every clinician has an offer', async () => {
  let waiting = 3;
  const { taken, activities } = steps([erasing], {
    offerExports: async () => {
      waiting -= 1;
      return waiting;
    },
  });
  expect(await run(activities)).toBe('completed');
  expect([waiting, taken[0]]).toEqual([0, 'erasing']);
});

test('erases nothing where it was cancelled', async () => {
  const { taken, activities } = steps([{ state: 'over' }]);
  expect(await run(activities)).toBe('over');
  expect(taken).toEqual(['offered', 'over']);
});

test('a hold that is released wakes it', async () => {
  const { taken, activities } = steps([{ state: 'held' }, erasing]);
  const outcome = await lab.run(
    activities,
    async () => {
      const ids = [randomUUID(), randomUUID()] as const;
      const handle = await lab.deliver(workflows.closeOrganization.command(...ids));
      while (taken.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      await lab.deliver(workflows.closeOrganization.signalCommand(...ids));
      const result = await handle.result();
      expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('done');
      return result;
    },
    QUEUES,
  );
  expect(outcome).toBe('completed');
  expect(taken.slice(0, 3)).toEqual(['offered', 'held', 'erasing']);
});

test('ends what runs until nothing does, and erases anew what was found when counting for the proof', async () => {
  const running = [4, 1, 0, 0, 0, 0];
  let found: readonly string[] = ['notes'];
  const { taken, activities } = steps([erasing], {
    endWorkflows: async () => running.shift() ?? 0,
    certifyClosing: async () => {
      const left = found;
      found = [];
      return left;
    },
  });
  expect(await run(activities)).toBe('completed');
  expect(taken.filter((kind) => kind === 'notes')).toHaveLength(2);
  expect(taken.filter((kind) => kind === 'patients')).toHaveLength(1);
  expect(running).toEqual([]);
});
