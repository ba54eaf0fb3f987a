import {
  allHandlersFinished,
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type PractitionerAccess, practitionerAccessChangedSignal } from './contracts.ts';
import { reached } from './stage.ts';

const database = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '15 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

/**
 * Brings a practitioner's direct login in line with the newest state of the practitioner, whatever order
 * disabling, enabling and deletion arrive in. What refuses a disabled practitioner's requests is the
 * API's own check; this follows.
 */
export const practitionerAccessChanged = async (input: PractitionerAccess): Promise<'aligned'> => {
  let dirty = true;
  setHandler(
    defineSignal(practitionerAccessChangedSignal),
    () => {
      dirty = true;
    },
    { description: 'The practitioner was disabled, enabled or deleted' },
  );
  while (dirty) {
    dirty = false;
    reached('aligning', 'Bringing the direct login in line with the practitioner');
    await database.alignServiceLogin.executeWithOptions({ summary: 'Suspend or restore the direct login' }, [
      input,
    ]);
    if (dirty && workflowInfo().continueAsNewSuggested) {
      await condition(allHandlersFinished);
      await continueAsNew<typeof practitionerAccessChanged>(input);
    }
  }
  reached('done', 'The direct login matches the practitioner');
  return 'aligned';
};
