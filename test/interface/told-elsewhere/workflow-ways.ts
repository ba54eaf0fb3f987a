import { type ActivityDependencies, createActivities } from '../../../activities/activities.ts';
import { createRequestInvitations } from '../../../activities/clinic-invitations.ts';
import { createOfferExports } from '../../../activities/closings/offer-exports.ts';
import { createMailer } from '../../../activities/mail/mailer.ts';
import { storytellers } from '../../../activities/stories/storytellers.ts';
import { settleEndedWork } from '../../../activities/upkeep/settle-ended-work.ts';
import { createRooms } from '../../../activities/video/create-rooms.ts';
import { type WorkflowCommand, workflows } from '../../../domain/workflow-definitions/workflows.ts';
import { createAudit } from '../../../platform/audit/audit.ts';
import { rowsOfPool } from '../../../platform/database/rows.ts';
import { addressGuardOf, guardedFetchOf } from '../../../platform/outgoing/guarded-fetch.ts';
import { createOpenSession } from '../../../platform/outgoing/guarded-session.ts';
import type { RunningApp } from '../../support/app.ts';
import { upgradeClinic } from '../../support/direct-login.ts';
import { mailsHaveLeft, openErasureBench } from '../../support/erasures.ts';
import { finishedExport } from '../../support/exports.ts';
import { formBody, requestedSubmission } from '../../support/forms.ts';
import { writtenNote } from '../../support/notes.ts';
import type { Receiver } from '../../support/receiver.ts';
import { servers } from '../../support/servers.ts';
import { readyStorybook, startedStorybook } from '../../support/storybooks.ts';
import { pdfOf, upload } from '../../support/worksheets.ts';
import type { MockedActivities, WorkflowLab } from '../../workflows/environment.ts';
import type { Scene } from '../samples.ts';
import { ask } from './ask.ts';
import { operate } from './operator-ways.ts';
import { telling, type Ways } from './way.ts';

/** The real activities of every queue, on the app's database. */
export const everyActivity = async (app: RunningApp): Promise<MockedActivities> => {
  const { config, database, objects } = app;
  const { proofs } = await openErasureBench(app);
  const activities = createActivities({
    ...app,
    store: objects.store,
    mailer: createMailer({ SMTP_URL: servers().smtpUrl, MAIL_FROM: config.MAIL_FROM }),
    audit: createAudit(config.ENVIRONMENT, database.auditing, rowsOfPool),
    guardedFetch: guardedFetchOf(config),
    openSession: createOpenSession({ guard: addressGuardOf(config), connections: 8 }),
    rooms: createRooms(config),
    erasureProofs: proofs,
    endRunning: async () => 0,
    ...storytellers(config, app.log),
  } as unknown as ActivityDependencies);
  return Object.assign({}, ...Object.values(activities));
};

const NO_RECORD = 'What it changes is shown by no record of the feed.';

/** Of a patient of whom there is something of each kind. @returns the erasure's id. */
const beginErasure = async (scene: Scene): Promise<string> => {
  const { app, world, practice, caller, nextHour } = scene;
  const patient = await world.patient({
    partner_clinic_id: practice.clinic.id,
    created_by_partner_practitioner_id: practice.practitioner.id,
  });
  const own = { ...practice, patient };
  await world.partner.post('/v1/partner/appointments', world.booking(own, nextHour()));
  await writtenNote({ app, world, practice: own });
  await readyStorybook(app, world.organizationId, caller, { partner_patient_id: patient.id });
  const form = await caller.post('/v1/partner/forms', formBody());
  const submission = { form_id: form.body.data.id, practitioner_id: practice.practitioner.id };
  await requestedSubmission(app, { ...submission, patient_id: patient.id });
  const erasure = { partner_patient_id: patient.id, reason: 'patient_request' };
  return (await world.partner.post('/v1/partner/erasures', erasure)).body.data.id;
};

/** @param hook a receiver that answers that it is gone. */
export const workflowWays = (lab: WorkflowLab, hook: Receiver): Ways => {
  const run = async (command: WorkflowCommand): Promise<void> => {
    await (await lab.deliver(command)).result();
  };
  /** Runs the workflow about what the operation answered. */
  const after =
    (operation: string, command: (organizationId: string, id: string) => WorkflowCommand, id = 'id') =>
    async (scene: Scene) => {
      const { data } = (await ask(scene, operation)).body;
      return () => run(command(scene.world.organizationId, data[id]));
    };
  return {
    syncAppointment: telling(Array(2).fill('appointment.notice_settled'), async (scene) => {
      const { world, practice, nextHour } = scene;
      const body = world.booking(practice, nextHour(), { notify_patient: true });
      const booked = await world.partner.post('/v1/partner/appointments', body);
      return () => run(workflows.syncAppointment.command(world.organizationId, booked.body.data.id));
    }),
    connectCalendar: NO_RECORD,
    disconnectCalendar: NO_RECORD,
    buildExport: telling(['export.ready'], after('createExport', workflows.buildExport.command)),
    expireExport: telling(['export.expired'], async ({ app, world, practice }) => {
      const { organizationId } = world;
      const clinician = { organizationId, practitionerId: practice.practitioner.id };
      const id = await finishedExport(app, clinician);
      return async () => {
        // As after a week.
        await app.owner.pool.query('update exports set expires_at = now() where id = $1', [id]);
        await run(workflows.expireExport.command(organizationId, id));
      };
    }),
    sendForm: telling([], after('sendForm', workflows.sendForm.command, 'submission_id')),
    sendUpgradeLink: NO_RECORD,
    shareContent: telling(
      ['share.settled'],
      after('shareWorksheet', workflows.shareContent.command, 'share_id'),
    ),
    practitionerAccessChanged: telling(['practitioner.updated'], async ({ app, world }) => {
      const clinic = await world.clinic();
      await upgradeClinic(app, clinic.id);
      const { id } = await world.practitioner({ partner_clinic_id: clinic.id });
      return () => run(workflows.practitionerAccessChanged.command(world.organizationId, id));
    }),
    // It asks for the logins of the clinic, and waits for practitionerAccessChanged to align them.
    clinicUpgrade: telling([], async ({ app, world }) => {
      const clinic = await world.clinic();
      await world.practitioner({ partner_clinic_id: clinic.id });
      await upgradeClinic(app, clinic.id);
      const { organizationId } = world;
      return () => createRequestInvitations(app)({ organizationId, clinicId: clinic.id });
    }),
    partnerOnboarding: 'Nobody follows an organization that was not there.',
    // Their status says that work on them has begun, too.
    generateStorybook: telling(['storybook.saved', 'storybook.ready'], async ({ world, caller }) => {
      const { id } = await startedStorybook(caller);
      return () => run(workflows.generateStorybook.command(world.organizationId, id));
    }),
    rebindStorybook: telling([], after('editStorybook', workflows.rebindStorybook.command)),
    convertWorksheet: telling(['worksheet.saved', 'worksheet.ready'], async ({ world, caller }) => {
      const { id } = await upload(caller, await pdfOf(2));
      return () => run(workflows.convertWorksheet.command(world.organizationId, id));
    }),
    generateWorksheet: telling(
      ['worksheet.saved', 'worksheet.ready'],
      after('generateWorksheet', workflows.generateWorksheet.command),
    ),
    rebindWorksheet: telling([], after('updateEditedWorksheet', workflows.rebindWorksheet.command)),
    deliverWebhooks: telling(['webhook_endpoint.disabled'], async ({ world }) => {
      const body = { url: hook.url, event_types: ['clinic.*'] };
      const { id } = (await world.partner.post('/v1/partner/webhook-endpoints', body)).body.data;
      await world.clinic();
      return () => run(workflows.deliverWebhooks.command(world.organizationId, id));
    }),
    importRecords: telling(
      ['clinic.created', 'import.completed'],
      after('createImport', workflows.importRecords.command),
    ),
    erasePatient: telling(
      ['patient.erased', 'patient.updated'],
      async (scene) => {
        const { app, world } = scene;
        const { organizationId } = world;
        const id = await beginErasure(scene);
        // As after a day, in which stored answers are kept, and when the mails have left.
        await mailsHaveLeft(app, organizationId);
        await app.owner.pool.query('delete from idempotency_records where organization_id = $1', [
          organizationId,
        ]);
        await app.owner.pool.query('update erasures set begins_at = now() where id = $1', [id]);
        return () => run(workflows.erasePatient.command(organizationId, id));
      },
      // Books of a deleted patient are in no list; that they are gone is told all the same.
      ['storybook'],
    ),
    eraseClinicalPart: 'No GET shows the records of an erased patient that it erases.',
    closeOrganization: telling(['export.created'], async ({ app, world }) => {
      const { organizationId } = world;
      await operate({ app }, 'organizations close', [organizationId], { inDays: '30' });
      const { rows } = await app.owner.pool.query(
        'select id from organization_closings where organization_id = $1',
        [organizationId],
      );
      // The first step. The others remove the feed with all that it tells of.
      return async () => {
        await createOfferExports(app)({ organizationId, closingId: rows[0].id });
        await operate({ app }, 'closings cancel', [rows[0].id]);
      };
    }),
    sendClosingNotice: NO_RECORD,
  };
};

export const upkeepWays: Ways = {
  'audit-checkpoint': NO_RECORD,
  'purge-idempotency-records': NO_RECORD,
  'bind-worksheets': 'It starts rebindWorksheet, which has an entry of its own.',
  'count-usage': NO_RECORD,
  'bring-in-bookings': 'It starts syncAppointment and connectCalendar, which have entries of their own.',
  'purge-ended-sessions': NO_RECORD,
  'settle-ended-work': telling(
    ['export.failed', 'import.failed', 'share.settled', 'storybook.failed', 'worksheet.failed'],
    async (scene) => {
      await scene.app.owner.pool.query(
        `update content_shares set mail_state = 'sent' where organization_id = $1 and mail_state = 'due'`,
        [scene.world.organizationId],
      );
      await startedStorybook(scene.caller);
      await ask(scene, 'createExport');
      await ask(scene, 'createImport');
      await ask(scene, 'shareWorksheet');
      await upload(scene.caller, await pdfOf(1));
      const end = { at: new Date(), how: 'failed' } as const;
      return () =>
        settleEndedWork({
          ...scene.app,
          workflowEndOf: async () => end,
          now: () => Date.now() + 7_200_000,
        })(() => undefined);
    },
  ),
  'purge-delivered-commands': NO_RECORD,
  'purge-ended-logins': NO_RECORD,
  'purge-events': 'It removes events, and no record.',
  'purge-imports': 'An import says when it expires; its records stay.',
  'propose-erasures': 'An erasure is no record of the feed: erasePatient tells of the patient.',
  'sweep-orphaned-objects': NO_RECORD,
  'seal-clear-objects': NO_RECORD,
  'purge-mail-handovers': NO_RECORD,
  'verify-audit-chains': NO_RECORD,
};
