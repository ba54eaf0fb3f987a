import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/client';
import { workflows } from '../../domain/workflow-definitions/workflows.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

const newWorksheet = () => workflows.convertWorksheet.command(randomUUID(), randomUUID());

describe('convertWorksheet', () => {
  test('draws the pages, makes the cover, finalizes the worksheet, and reports that it is ready', async () => {
    const steps: string[] = [];
    await lab.run({
      drawWorksheetPages: async () => {
        steps.push('draw');
        return { outcome: 'drawn', pages: 3 };
      },
      coverWorksheet: async () => {
        steps.push('cover');
        return 'covered';
      },
      settleWorksheet: async ({ drawn }) => {
        steps.push(`settle ${drawn.outcome}`);
        return 'ready';
      },
    }, async () => {
      const handle = await lab.deliver(newWorksheet());
      expect(await handle.result()).toBe('ready');
      expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('ready');
    }, ['media']);
    expect(steps).toEqual(['draw', 'cover', 'settle drawn']);
  });

  test('finalizes a refused document without making a cover', async () => {
    await lab.run(
      {
        drawWorksheetPages: async () => ({ outcome: 'refused', code: 'encrypted_document' }),
        settleWorksheet: async ({ drawn }) => {
          expect(drawn).toEqual({ outcome: 'refused', code: 'encrypted_document' });
          return 'failed';
        },
      },
      async () => expect(await (await lab.deliver(newWorksheet())).result()).toBe('failed'),
      ['media'],
    );
  });

  test.each(['drawWorksheetPages', 'coverWorksheet'] as const)(
    'says so where what %s stores does not fit into the storage',
    async (step) => {
      const settled: unknown[] = [];
      await lab.run(
        {
          drawWorksheetPages: async () => ({ outcome: 'drawn', pages: 1 }),
          coverWorksheet: async () => 'covered',
          [step]: async () => {
            throw ApplicationFailure.nonRetryable('full', 'StorageLimitReached');
          },
          settleWorksheet: async ({ drawn }) => {
            settled.push(drawn);
            return 'failed';
          },
        },
        async () => expect(await (await lab.deliver(newWorksheet())).result()).toBe('failed'),
        ['media'],
      );
      expect(settled).toEqual([{ outcome: 'refused', code: 'storage_limit_reached' }]);
    },
  );

  test('retries steps that the machines could not do yet', async () => {
    let attempts = 0;
    await lab.run(
      {
        drawWorksheetPages: async () => {
          attempts += 1;
          if (attempts < 4) throw ApplicationFailure.create({ type: 'UnexpectedFailure', message: 'EIO' });
          return { outcome: 'drawn', pages: 1 };
        },
        coverWorksheet: async () => 'covered',
        settleWorksheet: async () => 'ready',
      },
      async () => expect(await (await lab.deliver(newWorksheet())).result()).toBe('ready'),
      ['media'],
    );
    expect(attempts).toBe(4);
  });

  test('fails if an operator cancels it, or it does not end within a day', async () => {
    const end = async (cancel: boolean) => {
      const settled: unknown[] = [];
      const worksheet = newWorksheet();
      await lab.run({
        drawWorksheetPages: async () => {
          const nextRetryDelay = '3 hours';
          throw ApplicationFailure.create({ type: 'UnexpectedFailure', message: 'EIO', nextRetryDelay });
        },
        settleWorksheet: async ({ drawn }) => {
          settled.push(drawn);
          return 'failed';
        },
      }, async () => {
        const handle = await lab.deliver(worksheet);
        if (cancel) await handle.cancel();
        await expect(handle.result()).rejects.toThrow();
        const { status, typedSearchAttributes } = await handle.describe();
        settled.push(status.name, typedSearchAttributes.get(Stage));
      }, ['media']);
      return settled;
    };
    const failed = { outcome: 'refused', code: 'unreadable_document' };
    expect(await end(true)).toEqual([failed, 'CANCELLED', 'failed']);
    expect(await end(false)).toEqual([failed, 'FAILED', 'failed']);
  });

  test('started twice it runs once', async () => {
    let drawings = 0;
    const worksheet = newWorksheet();
    await lab.run({
      drawWorksheetPages: async () => {
        drawings += 1;
        return { outcome: 'withdrawn' };
      },
      settleWorksheet: async () => 'withdrawn',
    }, async () => {
      await (await lab.deliver(worksheet)).result();
      expect(await (await lab.deliver(worksheet)).result()).toBe('withdrawn');
    }, ['media']);
    expect(drawings).toBe(1);
  });
});

describe('generateWorksheet', () => {
  test('composes the document, and continues as if it had been uploaded', async () => {
    const steps: string[] = [];
    await lab.run({
      composeWorksheet: async () => {
        steps.push('compose');
        return 'composed';
      },
      drawWorksheetPages: async () => {
        steps.push('draw');
        return { outcome: 'drawn', pages: 2 };
      },
      coverWorksheet: async () => {
        steps.push('cover');
        return 'covered';
      },
      settleWorksheet: async ({ drawn }) => {
        steps.push(`settle ${drawn.outcome}`);
        return 'ready';
      },
    }, async () => {
      const handle = await lab.deliver(workflows.generateWorksheet.command(randomUUID(), randomUUID()));
      expect(await handle.result()).toBe('ready');
      expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('ready');
    }, ['media', 'stories']);
    expect(steps).toEqual(['compose', 'draw', 'cover', 'settle drawn']);
  });

  test('composes with the built-in texts if the writer gives none', async () => {
    const steps: string[] = [];
    await lab.run({
      composeWorksheet: async ({ builtIn }) => {
        steps.push(builtIn ? 'built in' : 'writer');
        if (!builtIn) throw ApplicationFailure.nonRetryable('refused', 'ContentRefused');
        return 'composed';
      },
      drawWorksheetPages: async () => ({ outcome: 'drawn', pages: 2 }),
      coverWorksheet: async () => 'covered',
      settleWorksheet: async () => 'ready',
    }, async () => {
      const handle = await lab.deliver(workflows.generateWorksheet.command(randomUUID(), randomUUID()));
      expect(await handle.result()).toBe('ready');
    }, ['media', 'stories']);
    expect(steps).toEqual(['writer', 'built in']);
  });
});
