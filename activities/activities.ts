import type { Logger } from '../platform/telemetry/log.ts';
import { createAlignServiceLogin } from './align-service-login.ts';
import { createBuildArchive, createRemoveArchive, createSettleExport } from './archive/build-archive.ts';
import { createSignAuditCheckpoint } from './audit/sign-audit-checkpoint.ts';
import { createAlignCalendarEntry } from './calendar/align-calendar-entry.ts';
import { createCheckCalendar } from './calendar/check-calendar.ts';
import { createClearCalendar, createForgetCalendar } from './calendar/clear-calendar.ts';
import { createSendCalendarAttention } from './calendar/send-calendar-attention.ts';
import { createCountInvitations, createRequestInvitations } from './clinic-invitations.ts';
import { createEndWorkflows } from './closings/end-workflows.ts';
import { createEraseOfOrganization } from './closings/erase-organization.ts';
import { createOfferExports } from './closings/offer-exports.ts';
import { createOpenClosing } from './closings/open-closing.ts';
import { createCertifyClosing, createRecordClosing } from './closings/prove-closing.ts';
import { createSendClosingNotice } from './closings/send-closing-notice.ts';
import { createEraseKind } from './erasures/erase-kind.ts';
import { createOpenErasure } from './erasures/open-erasure.ts';
import { createCertifyErasure, createRecordErasure } from './erasures/prove-erasure.ts';
import { createAwaitAnswers, createSettleErasure } from './erasures/settle-erasure.ts';
import { withoutDetails } from './failures.ts';
import { createPerformImportStep } from './imports/import-step.ts';
import { createSettleImport } from './imports/settle-import.ts';
import { createListDueNotices } from './list-due-notices.ts';
import { createListDueWork } from './list-due-work.ts';
import { createSendApplicationLetter } from './send-application-letter.ts';
import { createSendAppointmentNotice } from './send-appointment-notice.ts';
import { createSendFormRequest } from './send-form-request.ts';
import { createSendLoginInvitation } from './send-login-invitation.ts';
import { createSendSharedContent } from './send-shared-content.ts';
import { createSendUpgradeLink } from './send-upgrade-link.ts';
import { createSettleApplication } from './settle-application.ts';
import { createSettleShare } from './settle-share.ts';
import { createBindStory, createRebindStory, createRedrawCover } from './stories/bind-story.ts';
import { createMakeCover, createMakePage, createPlanStory } from './stories/make-story.ts';
import { createOpenStory, createPublishStory, createWithdrawStory } from './stories/settle-story.ts';
import { createKeepUp } from './upkeep/upkeep.ts';
import { createAlignVideoRoom } from './video/align-video-room.ts';
import { createSendDueEvents } from './webhooks/send-due-events.ts';
import { createSendWebhookLetter } from './webhooks/send-webhook-letter.ts';
import { withHeartbeat } from './with-heartbeat.ts';
import { createBindWorksheet, createRemoveUpload } from './worksheets/bind-worksheet.ts';
import { createComposeWorksheet } from './worksheets/compose-worksheet.ts';
import { createCoverWorksheet } from './worksheets/cover-worksheet.ts';
import { createDrawWorksheetPages } from './worksheets/draw-worksheet-pages.ts';
import { createSettleWorksheet } from './worksheets/settle-worksheet.ts';

/**
 * Activities by task queue, because the worker of a queue offers only that queue's activities. Inputs and results are
 * ids and words.
 */
const factories = {
  workflows: {
    alignServiceLogin: createAlignServiceLogin,
    awaitAnswers: createAwaitAnswers,
    countInvitations: createCountInvitations,
    endWorkflows: createEndWorkflows,
    eraseRecords: createEraseKind,
    forgetCalendar: createForgetCalendar,
    listDueNotices: createListDueNotices,
    listDueWork: createListDueWork,
    offerExports: createOfferExports,
    openClosing: createOpenClosing,
    performImportStep: withHeartbeat(createPerformImportStep),
    requestInvitations: createRequestInvitations,
    openErasure: createOpenErasure,
    settleApplication: createSettleApplication,
    settleErasure: createSettleErasure,
    settleImport: createSettleImport,
    settleShare: createSettleShare,
    settleWorksheet: createSettleWorksheet,
    openStory: createOpenStory,
    publishStory: createPublishStory,
    withdrawStory: createWithdrawStory,
  },
  mail: {
    sendSharedContent: withHeartbeat(createSendSharedContent),
    sendApplicationLetter: withHeartbeat(createSendApplicationLetter),
    sendAppointmentNotice: withHeartbeat(createSendAppointmentNotice),
    sendLoginInvitation: withHeartbeat(createSendLoginInvitation),
    sendFormRequest: withHeartbeat(createSendFormRequest),
    sendClosingNotice: withHeartbeat(createSendClosingNotice),
    sendUpgradeLink: withHeartbeat(createSendUpgradeLink),
    sendCalendarAttention: withHeartbeat(createSendCalendarAttention),
    sendWebhookLetter: withHeartbeat(createSendWebhookLetter),
  },
  calendar: {
    alignCalendarEntry: createAlignCalendarEntry,
    checkCalendar: createCheckCalendar,
    clearCalendar: createClearCalendar,
    eraseCalendarEntries: withHeartbeat(createEraseKind),
    eraseCalendarsOfOrganization: withHeartbeat(createEraseOfOrganization),
  },
  video: {
    alignVideoRoom: createAlignVideoRoom,
    eraseRoomsOfOrganization: withHeartbeat(createEraseOfOrganization),
    eraseVideoRooms: withHeartbeat(createEraseKind),
  },
  exports: {
    buildArchive: createBuildArchive,
    eraseFiles: withHeartbeat(createEraseKind),
    eraseObjectsOfOrganization: withHeartbeat(createEraseOfOrganization),
    removeArchive: createRemoveArchive,
    settleExport: createSettleExport,
  },
  media: {
    bindWorksheet: withHeartbeat(createBindWorksheet),
    // For workflows that began before composing moved to the queue `stories`.
    composeWorksheet: withHeartbeat(createComposeWorksheet),
    coverWorksheet: createCoverWorksheet,
    drawWorksheetPages: createDrawWorksheetPages,
    removeUpload: createRemoveUpload,
  },
  stories: {
    bindStory: withHeartbeat(createBindStory),
    composeWorksheet: withHeartbeat(createComposeWorksheet),
    makeCover: withHeartbeat(createMakeCover),
    makePage: withHeartbeat(createMakePage),
    planStory: withHeartbeat(createPlanStory),
    rebindStory: withHeartbeat(createRebindStory),
    redrawCover: withHeartbeat(createRedrawCover),
  },
  webhooks: { sendDueEvents: withHeartbeat(createSendDueEvents) },
  maintenance: {
    certifyClosing: withHeartbeat(createCertifyClosing),
    certifyErasure: withHeartbeat(createCertifyErasure),
    eraseTableOfOrganization: withHeartbeat(createEraseOfOrganization),
    keepUp: createKeepUp,
    recordClosing: withHeartbeat(createRecordClosing),
    recordErasure: withHeartbeat(createRecordErasure),
    signAuditCheckpoint: createSignAuditCheckpoint,
  },
};

type Factories = typeof factories;
type EveryFactory = { [Queue in keyof Factories]: Factories[Queue][keyof Factories[Queue]] }[keyof Factories];
/**
 * The dependencies of a factory, as a function parameter: only in this position do several of them combine to an
 * intersection.
 */
type Takes<Factory> = Factory extends (dependencies: infer Dependencies) => unknown
  ? (dependencies: Dependencies) => void
  : never;

/** The dependencies of all factories together. */
export type ActivityDependencies = { readonly log: Logger } & (Takes<EveryFactory> extends (
  dependencies: infer All,
) => void
  ? All
  : never);

export type Activities = {
  readonly [Queue in keyof Factories]: {
    readonly [Name in keyof Factories[Queue]]: Factories[Queue][Name] extends (
      dependencies: never,
    ) => infer Activity
      ? Activity
      : never;
  };
};

export const createActivities = (dependencies: ActivityDependencies): Activities => {
  const guard = withoutDetails(dependencies.log);
  const made = (queue: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(queue).map(([name, create]) => [
        name,
        guard(name, (create as (all: ActivityDependencies) => () => Promise<unknown>)(dependencies)),
      ]),
    );
  return Object.fromEntries(
    Object.entries(factories).map(([queue, group]) => [queue, made(group)]),
  ) as unknown as Activities;
};
