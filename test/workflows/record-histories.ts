import { mkdir, writeFile } from 'node:fs/promises';
import type { WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker } from '@temporalio/worker';
import type { DueNotice } from '../../activities/list-due-notices.ts';
import type { SettledApplication } from '../../activities/settle-application.ts';
import type { SentEvents } from '../../activities/webhooks/send-due-events.ts';
import { kindsOf } from '../../domain/erasures/erasure-kinds.ts';
import { upkeepWorkflows } from '../../domain/workflow-definitions/upkeep.ts';
import { type WorkflowCommand, workflows } from '../../domain/workflow-definitions/workflows.ts';
import { bundleWorkflows } from '../../temporal/bundle.ts';
import { dataConverter } from '../../temporal/codec.ts';
import type { Temporal } from '../../temporal/connection.ts';
import { resolveTemporalCli } from '../../temporal/resolve-binary.ts';
import { registerSearchAttributes, Stage } from '../../temporal/search-attributes.ts';
import { deliverCommand, type OutboxCommand } from '../../worker/deliver-command.ts';
import { testSecrets } from '../activities/world.ts';

/**
 * Records the histories that `replay.test.ts` replays, on a Temporal development server of its own:
 *   node test/workflows/record-histories.ts [file…]
 * Record again only with a workflow that was changed on purpose and runs nowhere in its old form.
 * `generate-storybook.workers-away.json` has no scene: its steps had four seconds in place of half an hour, nobody took
 * the first one up in time, and who had begun a page fell silent.
 */
const path = await resolveTemporalCli({ dataDirectory: process.env.DATA_DIR ?? '.data' });

const commandOf = ({ workflowType, kind, input }: WorkflowCommand) => ({
  workflow_type: workflowType,
  kind,
  input,
});

const only = process.argv.slice(2);
const namespace = 'recordings';
const folder = new URL('./histories/', import.meta.url);
const organizationId = '00000000-0000-4000-8000-000000000001';
const appointment = commandOf(
  workflows.syncAppointment.command(organizationId, '00000000-0000-4000-8000-000000000002'),
);
const access = commandOf(
  workflows.practitionerAccessChanged.command(organizationId, '00000000-0000-4000-8000-000000000003'),
);
const worksheet = commandOf(
  workflows.convertWorksheet.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const generation = commandOf(
  workflows.generateWorksheet.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const connecting = commandOf(
  workflows.connectCalendar.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const removal = commandOf(
  workflows.disconnectCalendar.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const application = commandOf(workflows.partnerOnboarding.command('00000000-0000-4000-8000-000000000004'));
const share = commandOf(
  workflows.shareContent.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const request = commandOf(workflows.sendForm.command(organizationId, '00000000-0000-4000-8000-000000000005'));
const upgradeLink = commandOf(
  workflows.sendUpgradeLink.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const upgrade = commandOf(
  workflows.clinicUpgrade.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);

interface Scene {
  readonly file: string;
  readonly command: Omit<OutboxCommand, 'organization_id' | 'workflow_id'>;
  readonly activities: (signalAgain: () => Promise<unknown>) => object;
  /** Of one that does not end: its history is taken after this. */
  readonly during?: (handle: WorkflowHandle) => Promise<void>;
}

const reached = async (handle: WorkflowHandle, stage: string): Promise<void> => {
  while ((await handle.describe()).typedSearchAttributes.get(Stage) !== stage)
    await new Promise((resolve) => setTimeout(resolve, 100));
};

const rebinding = commandOf(
  workflows.rebindStorybook.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const importing = commandOf(
  workflows.importRecords.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const exporting = commandOf(
  workflows.buildExport.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const expiring = commandOf(
  workflows.expireExport.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
/** Not of the outbox: started as a schedule or an operator does it. */
const upkeep = (workflow_type: keyof typeof upkeepWorkflows, input: object) =>
  ({ workflow_type, kind: 'start', input }) as unknown as Scene['command'];
const worksheetRebinding = commandOf(
  workflows.rebindWorksheet.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const storybook = commandOf(
  workflows.generateStorybook.command(organizationId, '00000000-0000-4000-8000-000000000005'),
);
const story = (planStory: () => Promise<string>) => ({
  openStory: async () => ({ pages: 4, rushed: false }),
  planStory,
  makePage: async () => 'made',
  makeCover: async () => 'made',
  bindStory: async () => 'bound',
  publishStory: async () => 'ready',
  withdrawStory: async () => 'withdrawn',
});

const mails = (due: DueNotice[], onSend: (notice: DueNotice, call: number) => Promise<void>) => {
  let calls = 0;
  return {
    listDueWork: async () => ({ notices: due.slice(), calendar: false, room: false }),
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

/** An application that stands differently each time it is asked about. */
const applications = (
  stands: readonly Partial<SettledApplication>[],
  signalAgain: () => Promise<unknown>,
) => {
  let asked = 0;
  return {
    settleApplication: async () => {
      const now = stands[Math.min(asked, stands.length - 1)];
      asked += 1;
      if (asked < stands.length && now?.secondsLeft !== 0) await signalAgain();
      return { organizationId: null, secondsLeft: null, ...now };
    },
    sendApplicationLetter: async () => 'sent',
  };
};
const approved = { status: 'approved', organizationId, secondsLeft: 259_200 } as const;

const erased = {
  eraseRecords: async () => undefined,
  eraseCalendarEntries: async () => undefined,
  eraseVideoRooms: async () => undefined,
  eraseFiles: async () => undefined,
  recordErasure: async () => 1,
  certifyErasure: async () => [],
};

const scenes: readonly Scene[] = [
  {
    file: 'close-organization.held.json',
    command: commandOf(
      workflows.closeOrganization.signalCommand(organizationId, '00000000-0000-4000-8000-000000000005'),
    ),
    activities: (signalAgain) => {
      let asked = 0;
      let running = 2;
      let found = [['patients'], []];
      const erase = async () => undefined;
      return {
        offerExports: async () => 0,
        openClosing: async () => {
          asked += 1;
          if (asked === 2) await signalAgain();
          if (asked === 1) return { state: 'waiting', seconds: 1 };
          return asked === 2
            ? { state: 'held' }
            : {
                state: 'erasing',
                kinds: ['calendar_entries', 'video_rooms', 'objects', 'notes', 'patients'],
              };
        },
        endWorkflows: async () => {
          running -= 1;
          return Math.max(running, 0);
        },
        eraseCalendarsOfOrganization: erase,
        eraseRoomsOfOrganization: erase,
        eraseObjectsOfOrganization: erase,
        eraseTableOfOrganization: erase,
        recordClosing: async () => 1,
        certifyClosing: async () => {
          const [left, ...rest] = found;
          found = rest as string[][];
          return left;
        },
      };
    },
  },
  {
    file: 'send-closing-notice.sent.json',
    command: commandOf(
      workflows.sendClosingNotice.command(organizationId, '00000000-0000-4000-8000-000000000005'),
    ),
    activities: () => ({ sendClosingNotice: async () => 'sent' }),
  },
  {
    file: 'erase-patient.held.json',
    command: commandOf(
      workflows.erasePatient.signalCommand(organizationId, '00000000-0000-4000-8000-000000000005'),
    ),
    activities: (signalAgain) => {
      let asked = 0;
      let answers = 2;
      return {
        ...erased,
        openErasure: async () => {
          asked += 1;
          if (asked === 1) await signalAgain();
          return asked < 3
            ? asked === 1
              ? { state: 'held' }
              : { state: 'waiting', seconds: 1 }
            : { state: 'erasing', kinds: kindsOf('all_but_clinical') };
        },
        settleErasure: async () => 'clinical_kept',
        awaitAnswers: async () => {
          answers -= 1;
          return answers;
        },
      };
    },
  },
  {
    file: 'erase-clinical-part.done.json',
    command: commandOf(
      workflows.eraseClinicalPart.command(organizationId, '00000000-0000-4000-8000-000000000005'),
    ),
    activities: () => {
      let found = [['shares'], []];
      return {
        ...erased,
        openErasure: async () => ({ state: 'erasing', kinds: kindsOf('clinical') }),
        settleErasure: async () => 'all',
        awaitAnswers: async () => 0,
        certifyErasure: async () => {
          const [left, ...rest] = found;
          found = rest as string[][];
          return left;
        },
      };
    },
  },
  {
    file: 'build-export.ready.json',
    command: exporting,
    activities: () => ({ buildArchive: async () => 'ready' }),
  },
  {
    file: 'build-export.failed.json',
    command: exporting,
    activities: () => ({
      buildArchive: async () => {
        throw ApplicationFailure.nonRetryable('broken', 'Broken');
      },
      settleExport: async () => 'failed',
    }),
  },
  {
    file: 'import-records.completed.json',
    command: importing,
    activities: () => {
      let steps = 0;
      return {
        performImportStep: async () => {
          steps += 1;
          return { outcome: steps < 3 ? 'more' : 'all', done: 50 * steps, total: 150 };
        },
        settleImport: async () => undefined,
      };
    },
  },
  {
    file: 'import-records.revoked.json',
    command: importing,
    activities: () => {
      let steps = 0;
      return {
        performImportStep: async () => {
          steps += 1;
          return steps === 1 ? { outcome: 'more', done: 50, total: 150 } : { outcome: 'revoked' };
        },
        settleImport: async () => undefined,
      };
    },
  },
  {
    file: 'import-records.failed.json',
    command: importing,
    activities: () => ({
      performImportStep: async () => {
        throw ApplicationFailure.nonRetryable('broken', 'Broken');
      },
      settleImport: async () => undefined,
    }),
  },
  {
    file: 'expire-export.removed-later.json',
    command: expiring,
    activities: () => {
      let asked = 0;
      return {
        removeArchive: async () => {
          asked += 1;
          return asked === 1 ? 'not_expired' : 'removed';
        },
      };
    },
  },
  {
    file: 'keep-up.done.json',
    command: upkeep('keepUp', { task: 'purge-ended-logins' }),
    activities: () => ({ keepUp: async () => 3 }),
  },
  {
    file: 'sign-audit-checkpoint.signed.json',
    command: upkeep('signAuditCheckpoint', { kind: 'regular' }),
    activities: () => ({ signAuditCheckpoint: async () => ({ number: 1, organizations: 2 }) }),
  },
  {
    // It never ends by itself: it is recorded until it is paused.
    file: 'repeat-upkeep.paused.json',
    command: upkeep('repeatUpkeep', { task: 'audit-checkpoint' }),
    activities: () => ({ signAuditCheckpoint: async () => ({ number: 1, organizations: 2 }) }),
    during: async (handle) => {
      await reached(handle, 'repeating');
      await handle.signal('runNow');
      await handle.signal('pause');
      await reached(handle, 'paused');
    },
  },
  {
    file: 'generate-storybook.ready.json',
    command: storybook,
    activities: () => story(async () => 'planned'),
  },
  {
    file: 'generate-storybook.refused.json',
    command: storybook,
    activities: () =>
      story(async () => {
        throw ApplicationFailure.nonRetryable('refused', 'ContentRefused');
      }),
  },
  {
    file: 'rebind-storybook.edited-meanwhile.json',
    command: rebinding,
    activities: (signalAgain) => {
      let bound = 0;
      return {
        redrawCover: async () => {
          if (bound === 0) throw ApplicationFailure.nonRetryable('away', 'AuthorFailed');
          return 'reencodePicture';
        },
        rebindStory: async () => {
          bound += 1;
          if (bound === 1) await signalAgain();
          return 'bound';
        },
      };
    },
  },
  {
    file: 'deliver-webhooks.recovered.json',
    command: commandOf(
      workflows.deliverWebhooks.command(organizationId, '00000000-0000-4000-8000-000000000006'),
    ),
    activities: (signalAgain) => {
      const sent: SentEvents[] = [
        { next_due_seconds: 1, health: 'failing', letters: ['added'] },
        { next_due_seconds: 600, health: 'failing', letters: [] },
        { next_due_seconds: null, health: 'ok', letters: [] },
      ];
      return {
        sendDueEvents: async () => {
          if (sent.length === 2) setTimeout(() => void signalAgain(), 2_000);
          return sent.shift() as SentEvents;
        },
        sendWebhookLetter: async () => 'sent',
      };
    },
  },
  {
    file: 'rebind-worksheet.edited-meanwhile.json',
    command: worksheetRebinding,
    activities: (signalAgain) => {
      let bound = 0;
      return {
        bindWorksheet: async () => {
          bound += 1;
          if (bound === 1) await signalAgain();
          return bound === 2 ? 'behind' : 'bound';
        },
      };
    },
  },
  {
    file: 'rebind-worksheet.from-upload.json',
    command: worksheetRebinding,
    activities: (signalAgain) => {
      let bound = 0;
      return {
        bindWorksheet: async () => {
          bound += 1;
          // While the upload is kept for its hour.
          if (bound === 1) setTimeout(() => void signalAgain(), 3_000);
          return bound === 1 ? 'from_upload' : 'gone';
        },
      };
    },
  },
  {
    file: 'sync-appointment.booked.json',
    command: appointment,
    activities: () => mails(booked(), async () => undefined),
  },
  {
    file: 'sync-appointment.cancelled-during-sync.json',
    command: appointment,
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
    command: appointment,
    activities: () =>
      mails(booked(), async ({ recipient }) => {
        if (recipient === 'patient') throw ApplicationFailure.nonRetryable('given up', 'MailDeferred');
      }),
  },
  {
    file: 'sync-appointment.calendar-and-room.json',
    command: appointment,
    activities: (signalAgain) => {
      const due = { calendar: true, room: true };
      const attempts = { calendar: 0, room: 0 };
      return {
        ...mails(booked(), async () => undefined),
        listDueWork: async () => ({ notices: booked().slice(0, attempts.room === 0 ? 2 : 0), ...due }),
        alignCalendarEntry: async () => {
          attempts.calendar += 1;
          if (attempts.calendar === 1) await signalAgain();
          due.calendar = attempts.calendar === 1;
          return attempts.calendar === 1 ? 'put' : 'needs_attention';
        },
        alignVideoRoom: async () => {
          attempts.room += 1;
          if (attempts.room === 1)
            throw ApplicationFailure.create({ type: 'VideoProviderUnavailable', message: 'later' });
          due.room = false;
          return 'made';
        },
        sendCalendarAttention: async () => 'sent',
      };
    },
  },
  {
    file: 'sync-appointment.given-up.json',
    command: appointment,
    activities: () => ({
      ...mails(booked(), async () => undefined),
      listDueWork: async () => ({ notices: booked(), calendar: true, room: true }),
      alignCalendarEntry: async () => {
        throw ApplicationFailure.nonRetryable('given up', 'CalendarUnavailable');
      },
      alignVideoRoom: async () => {
        throw ApplicationFailure.nonRetryable('no key', 'VideoProviderNotConfigured');
      },
    }),
  },
  {
    file: 'connect-calendar.given-again.json',
    command: connecting,
    activities: (signalAgain) => {
      let attempts = 0;
      return {
        checkCalendar: async () => {
          attempts += 1;
          if (attempts > 1) return 'connected';
          await signalAgain();
          throw ApplicationFailure.create({ type: 'CalendarUnavailable', message: 'later' });
        },
      };
    },
  },
  {
    file: 'connect-calendar.unreached.json',
    command: connecting,
    activities: () => ({
      checkCalendar: async () => {
        throw ApplicationFailure.nonRetryable('given up', 'CalendarUnavailable');
      },
    }),
  },
  {
    file: 'disconnect-calendar.cleared.json',
    command: removal,
    activities: () => ({ clearCalendar: async () => 'cleared', forgetCalendar: async () => 'forgotten' }),
  },
  {
    file: 'disconnect-calendar.given-up.json',
    command: removal,
    activities: () => ({
      clearCalendar: async () => {
        throw ApplicationFailure.nonRetryable('given up', 'CalendarUnavailable');
      },
      forgetCalendar: async () => 'forgotten',
    }),
  },
  {
    file: 'partner-onboarding.opened.json',
    command: application,
    activities: (signalAgain) =>
      applications(
        [{ status: 'received' }, approved, { ...approved, status: 'opened', secondsLeft: null }],
        signalAgain,
      ),
  },
  {
    file: 'partner-onboarding.expired.json',
    command: application,
    activities: (signalAgain) =>
      applications(
        [
          { status: 'received' },
          { ...approved, secondsLeft: 0 },
          { ...approved, status: 'expired', secondsLeft: null },
        ],
        signalAgain,
      ),
  },
  {
    file: 'partner-onboarding.declined.json',
    command: application,
    activities: (signalAgain) => applications([{ status: 'received' }, { status: 'declined' }], signalAgain),
  },
  {
    file: 'clinic-upgrade.invited.json',
    command: upgrade,
    activities: () => {
      let asked = 0;
      return {
        requestInvitations: async () => 2,
        countInvitations: async () => {
          asked += 1;
          return { told: Math.min(asked, 2), refused: 0, waiting: asked < 2 ? 1 : 0 };
        },
      };
    },
  },
  {
    file: 'practitioner-access-changed.invited.json',
    command: access,
    activities: (signalAgain) => {
      const links = ['00000000-0000-4000-8000-000000000006', '00000000-0000-4000-8000-000000000007', null];
      return {
        alignServiceLogin: async () => ({
          login: 'invited',
          endedSessions: 1,
          invitationId: links.shift() ?? null,
        }),
        sendLoginInvitation: async () => {
          if (links.length === 2) await signalAgain();
          return 'sent';
        },
      };
    },
  },
  {
    file: 'convert-worksheet.ready.json',
    command: worksheet,
    activities: () => ({
      drawWorksheetPages: async () => ({ outcome: 'drawn', pages: 3 }),
      coverWorksheet: async () => 'covered',
      settleWorksheet: async () => 'ready',
    }),
  },
  {
    file: 'convert-worksheet.refused.json',
    command: worksheet,
    activities: () => ({
      drawWorksheetPages: async () => ({ outcome: 'refused', code: 'encrypted_document' }),
      settleWorksheet: async () => 'failed',
    }),
  },
  {
    file: 'generate-worksheet.ready.json',
    command: generation,
    activities: () => ({
      composeWorksheet: async () => 'composed',
      drawWorksheetPages: async () => ({ outcome: 'drawn', pages: 3 }),
      coverWorksheet: async () => 'covered',
      settleWorksheet: async () => 'ready',
    }),
  },
  {
    file: 'share-content.sent.json',
    command: share,
    activities: () => {
      let attempts = 0;
      return {
        sendSharedContent: async () => {
          attempts += 1;
          if (attempts === 1) throw ApplicationFailure.create({ type: 'MailDeferred', message: 'later' });
          return 'sent';
        },
      };
    },
  },
  {
    file: 'share-content.given-up.json',
    command: share,
    activities: () => ({
      sendSharedContent: async () => {
        throw ApplicationFailure.nonRetryable('given up', 'MailDeferred');
      },
    }),
  },
  {
    file: 'send-form.sent.json',
    command: request,
    activities: () => ({ sendFormRequest: async () => 'sent' }),
  },
  {
    file: 'send-form.given-up.json',
    command: request,
    activities: () => ({
      sendFormRequest: async () => {
        throw ApplicationFailure.nonRetryable('given up', 'MailDeferred');
      },
    }),
  },
  {
    file: 'send-upgrade-link.sent.json',
    command: upgradeLink,
    activities: () => ({ sendUpgradeLink: async () => 'sent' }),
  },
  {
    file: 'send-upgrade-link.given-up.json',
    command: upgradeLink,
    activities: () => ({
      sendUpgradeLink: async () => {
        throw ApplicationFailure.nonRetryable('given up', 'MailDeferred');
      },
    }),
  },
  {
    file: 'practitioner-access-changed.twice.json',
    command: access,
    activities: (signalAgain) => {
      let calls = 0;
      return {
        alignServiceLogin: async () => {
          calls += 1;
          if (calls === 1) await signalAgain();
          return { login: 'active', endedSessions: 0, invitationId: null };
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
const temporal: Temporal = {
  namespace,
  call: (use) => use(environment.client),
  close: async () => undefined,
};
try {
  await registerSearchAttributes(environment.connection, namespace);
  await mkdir(folder, { recursive: true });
  for (const scene of scenes.filter(({ file }) => only.length === 0 || only.includes(file))) {
    // Started as the relay starts it, search attributes and all.
    const start = async () => {
      if (scene.command.workflow_type in upkeepWorkflows)
        return environment.client.workflow.start(scene.command.workflow_type, {
          workflowId: scene.file,
          taskQueue: 'workflows',
          args: [scene.command.input],
        });
      await deliverCommand(temporal, {
        ...scene.command,
        organization_id: organizationId,
        workflow_id: scene.file,
      });
      return environment.client.workflow.getHandle(scene.file);
    };
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
    const steps = await Promise.all(
      (['mail', 'calendar', 'video', 'media', 'stories', 'exports', 'webhooks', 'maintenance'] as const).map(
        (taskQueue) => Worker.create({ ...common, taskQueue }),
      ),
    );
    const record = async () => {
      const handle = await start();
      await (scene.during?.(handle) ?? handle.result().catch(() => undefined));
      return handle.fetchHistory();
    };
    const history = await workflows.runUntil(() =>
      steps.reduce((inner, worker) => () => worker.runUntil(inner), record)(),
    );
    await writeFile(new URL(scene.file, folder), `${historyToJSON(history)}\n`);
    process.stdout.write(`recorded ${scene.file}\n`);
  }
} finally {
  await environment.teardown();
}
