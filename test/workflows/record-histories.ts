import { mkdir, writeFile } from 'node:fs/promises';
import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { DueNotice } from '../../activities/list-due-notices.ts';
import { bundleWorkflows } from '../../temporal/bundle.ts';
import { dataConverter } from '../../temporal/codec.ts';
import { registerSearchAttributes } from '../../temporal/search-attributes.ts';
import { appointmentChanged, practitionerAccessChangedSignal } from '../../workflows/contracts.ts';
import { testSecrets } from '../activities/world.ts';

/**
 * Records the histories that `replay.test.ts` replays, on a Temporal development server of its own:
 *   TEMPORAL_CLI_PATH=… node test/workflows/record-histories.ts
 * Record again only with a workflow that was changed on purpose and runs nowhere in its old form.
 */
const path = process.env.TEMPORAL_CLI_PATH;
if (!path) throw new Error('TEMPORAL_CLI_PATH names the Temporal CLI to record with');

const namespace = 'recordings';
const folder = new URL('./histories/', import.meta.url);
const input = {
  organizationId: '00000000-0000-4000-8000-000000000001',
  appointmentId: '00000000-0000-4000-8000-000000000002',
  practitionerId: '00000000-0000-4000-8000-000000000003',
};

interface Scene {
  readonly file: string;
  readonly workflowType: string;
  readonly signal: string;
  readonly activities: (signalAgain: () => Promise<unknown>) => object;
}

const mails = (due: DueNotice[], onSend: (notice: DueNotice, call: number) => Promise<void>) => {
  let calls = 0;
  return {
    listDueNotices: async () => due.slice(),
    sendAppointmentNotice: async (notice: DueNotice) => {
      calls += 1;
      await onSend(notice, calls);
      due.splice(
        due.findIndex((one) => one.sequence === notice.sequence && one.recipient === notice.recipient),
        1,
      );
      return 'sent';
    },
  };
};

const booked = (): DueNotice[] => [
  { sequence: 0, recipient: 'practitioner', kind: 'booked' },
  { sequence: 0, recipient: 'patient', kind: 'booked' },
];

const scenes: readonly Scene[] = [
  {
    file: 'sync-appointment.booked.json',
    workflowType: 'syncAppointment',
    signal: appointmentChanged,
    activities: () => mails(booked(), async () => undefined),
  },
  {
    file: 'sync-appointment.cancelled-during-sync.json',
    workflowType: 'syncAppointment',
    signal: appointmentChanged,
    activities: (signalAgain) => {
      const due = booked();
      return mails(due, async (_, call) => {
        if (call > 1) return;
        due.push({ sequence: 1, recipient: 'practitioner', kind: 'cancelled' });
        await signalAgain();
      });
    },
  },
  {
    file: 'sync-appointment.mail-undeliverable.json',
    workflowType: 'syncAppointment',
    signal: appointmentChanged,
    activities: () =>
      mails(booked(), async ({ recipient }) => {
        if (recipient === 'patient') throw ApplicationFailure.nonRetryable('given up', 'MailDeferred');
      }),
  },
  {
    file: 'practitioner-access-changed.twice.json',
    workflowType: 'practitionerAccessChanged',
    signal: practitionerAccessChangedSignal,
    activities: (signalAgain) => {
      let calls = 0;
      return {
        alignServiceLogin: async () => {
          calls += 1;
          if (calls === 1) await signalAgain();
          return 'changed';
        },
      };
    },
  },
];

const converter = dataConverter(testSecrets(), namespace);
const environment = await TestWorkflowEnvironment.createLocal({
  server: { executable: { type: 'existing-path', path }, namespace },
  client: { dataConverter: converter },
});
try {
  await registerSearchAttributes(environment.connection, namespace);
  await mkdir(folder, { recursive: true });
  for (const scene of scenes) {
    const start = () =>
      environment.client.workflow.signalWithStart(scene.workflowType, {
        workflowId: `recording/${scene.file}`,
        taskQueue: 'workflows',
        args: [input],
        signal: scene.signal,
        signalArgs: [],
        workflowIdConflictPolicy: 'USE_EXISTING',
      });
    const common = {
      connection: environment.nativeConnection,
      namespace,
      dataConverter: converter,
      activities: scene.activities(start),
    };
    const workflows = await Worker.create({
      ...common,
      taskQueue: 'workflows',
      workflowBundle: await bundleWorkflows(),
    });
    const mail = await Worker.create({ ...common, taskQueue: 'mail' });
    const history = await workflows.runUntil(() =>
      mail.runUntil(async () => {
        const handle = await start();
        await handle.result().catch(() => undefined);
        return handle.fetchHistory();
      }),
    );
    await writeFile(new URL(scene.file, folder), `${historyToJSON(history)}\n`);
    process.stdout.write(`recorded ${scene.file}\n`);
  }
} finally {
  await environment.teardown();
}
