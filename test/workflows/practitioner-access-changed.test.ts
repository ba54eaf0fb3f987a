import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { practitionerAccessChangedSignal } from '../../workflows/contracts.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

describe('practitionerAccessChanged', () => {
  test('aligns the login again when the practitioner changed meanwhile', async () => {
    const practitionerId = randomUUID();
    const input = { organizationId: randomUUID(), practitionerId };
    const signal = () =>
      lab.environment.client.workflow.signalWithStart('practitionerAccessChanged', {
        workflowId: `practitioner/${practitionerId}/access`,
        taskQueue: 'workflows',
        args: [input],
        signal: practitionerAccessChangedSignal,
        signalArgs: [],
        workflowIdConflictPolicy: 'USE_EXISTING',
      });
    const seen: unknown[] = [];
    await lab.run(
      {
        alignServiceLogin: async (asked) => {
          seen.push(asked);
          if (seen.length === 1) await signal();
          return 'changed';
        },
      },
      async () => expect(await (await signal()).result()).toBe('aligned'),
    );
    expect(seen).toEqual([input, input]);
  });
});
