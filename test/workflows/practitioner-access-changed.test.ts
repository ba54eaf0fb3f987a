import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { practitionerAccessChangedOf } from '../../workflows/contracts.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

describe('practitionerAccessChanged', () => {
  test('aligns the login again when the practitioner changed meanwhile', async () => {
    const command = practitionerAccessChangedOf(randomUUID(), randomUUID());
    const seen: unknown[] = [];
    await lab.run(
      {
        alignServiceLogin: async (asked) => {
          seen.push(asked);
          if (seen.length === 1) await lab.deliver(command);
          return 'changed';
        },
      },
      async () => expect(await (await lab.deliver(command)).result()).toBe('aligned'),
    );
    expect(seen).toEqual([command.input, command.input]);
  });
});
