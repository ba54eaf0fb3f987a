import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Worker } from '@temporalio/worker';
import { dataConverter } from '../../temporal/codec.ts';
import { testSecrets } from '../activities/world.ts';
import { servers } from '../support/servers.ts';
import './quiet-runtime.ts';

const folder = new URL('./histories/', import.meta.url);
const recordings = readdirSync(folder).filter((name) => name.endsWith('.json'));

test('there are recorded histories of every workflow', () => {
  const types = recordings.map((name) => name.split('.')[0]);
  expect(new Set(types)).toEqual(
    new Set([
      'clinic-upgrade',
      'connect-calendar',
      'convert-worksheet',
      'disconnect-calendar',
      'generate-storybook',
      'generate-worksheet',
      'partner-onboarding',
      'practitioner-access-changed',
      'rebind-storybook',
      'rebind-worksheet',
      'send-form',
      'send-upgrade-link',
      'share-content',
      'sync-appointment',
    ]),
  );
});

/** Why today's workflows decide otherwise than in each recording; one worker replays them all. */
const replayed = async (): Promise<ReadonlyMap<string, Error | undefined>> => {
  const { workflowBundlePath } = await servers();
  const options = {
    workflowBundle: { codePath: workflowBundlePath },
    dataConverter: dataConverter(testSecrets(), 'recordings'),
  };
  const histories = recordings.map((workflowId) => ({
    workflowId,
    history: JSON.parse(readFileSync(new URL(workflowId, folder), 'utf8')) as object,
  }));
  const results = new Map<string, Error | undefined>();
  for await (const { workflowId, error } of Worker.runReplayHistories(options, histories))
    results.set(workflowId, error);
  return results;
};
let replaying: ReturnType<typeof replayed> | undefined;

// A workflow that is running while a new version is deployed goes on in the new code: this is that moment.
test.each(recordings)('today’s workflows decide as they did in %s', async (name) => {
  replaying ??= replayed();
  const results = await replaying;
  expect([...results.keys()]).toContain(name);
  expect(results.get(name)).toBeUndefined();
});
