/** Identifiers only; free text has no place in an input. */
export type AppointmentSync = { readonly organizationId: string; readonly appointmentId: string };
export type ExportBuild = { readonly organizationId: string; readonly exportId: string };
export type ContentShare = { readonly organizationId: string; readonly shareId: string };
export type FormRequest = { readonly organizationId: string; readonly submissionId: string };
export type CalendarConnecting = { readonly organizationId: string; readonly connectionId: string };
export type CalendarRemoval = { readonly organizationId: string; readonly connectionId: string };
export type StorybookGeneration = { readonly organizationId: string; readonly storybookId: string };
export type PractitionerAccess = { readonly organizationId: string; readonly practitionerId: string };

export type ClinicUpgrade = { readonly organizationId: string; readonly clinicId: string };
export type UpgradeLinkMail = { readonly organizationId: string; readonly linkId: string };
export type WorksheetConversion = { readonly organizationId: string; readonly worksheetId: string };

/** Without an organization: an application comes before there is one. */
export type PartnerApplication = { readonly applicationId: string };

export const appointmentChanged = 'appointmentChanged';
export const practitionerAccessChangedSignal = 'accessChanged';
export const calendarGiven = 'calendarGiven';
export const applicationChanged = 'applicationChanged';
export const storybookDeleted = 'storybookDeleted';
export const storybookEdited = 'storybookEdited';
export const worksheetEdited = 'worksheetEdited';

/** Every workflow that the outbox starts. */
export interface WorkflowInputs {
  buildExport: ExportBuild;
  clinicUpgrade: ClinicUpgrade;
  convertWorksheet: WorksheetConversion;
  generateWorksheet: WorksheetConversion;
  connectCalendar: CalendarConnecting;
  disconnectCalendar: CalendarRemoval;
  expireExport: ExportBuild;
  generateStorybook: StorybookGeneration;
  partnerOnboarding: PartnerApplication;
  practitionerAccessChanged: PractitionerAccess;
  rebindStorybook: StorybookGeneration;
  rebindWorksheet: WorksheetConversion;
  sendForm: FormRequest;
  sendUpgradeLink: UpgradeLinkMail;
  shareContent: ContentShare;
  syncAppointment: AppointmentSync;
}

/**
 * What the outbox carries. `signal_with_start` wakes the running workflow or starts it; `restart`, of the
 * operator's command line, starts one again that failed.
 */
export interface WorkflowCommand {
  readonly workflowId: string;
  readonly workflowType: keyof WorkflowInputs;
  readonly kind: 'start' | 'signal_with_start' | 'restart';
  readonly input: WorkflowInputs[keyof WorkflowInputs];
  /** From being handed to Temporal to its first step; at once where it is absent. */
  readonly startDelaySeconds?: number;
}

export const syncAppointmentOf = (organizationId: string, appointmentId: string): WorkflowCommand => ({
  workflowId: `appointment/${appointmentId}`,
  workflowType: 'syncAppointment',
  kind: 'signal_with_start',
  input: { organizationId, appointmentId },
});

export const buildExportOf = (organizationId: string, exportId: string): WorkflowCommand => ({
  workflowId: `export/${exportId}`,
  workflowType: 'buildExport',
  kind: 'start',
  input: { organizationId, exportId },
});

export const shareContentOf = (organizationId: string, shareId: string): WorkflowCommand => ({
  workflowId: `share/${shareId}`,
  workflowType: 'shareContent',
  kind: 'start',
  input: { organizationId, shareId },
});

export const sendFormOf = (organizationId: string, submissionId: string): WorkflowCommand => ({
  workflowId: `form-request/${submissionId}`,
  workflowType: 'sendForm',
  kind: 'start',
  input: { organizationId, submissionId },
});

/** Its history holds one event for the week that it waits. */
export const expireExportOf = (
  organizationId: string,
  exportId: string,
  startDelaySeconds: number,
): WorkflowCommand => ({
  workflowId: `export/${exportId}/expiry`,
  workflowType: 'expireExport',
  kind: 'start',
  input: { organizationId, exportId },
  startDelaySeconds,
});

/** Woken where the same calendar is given again, with other credentials. */
export const connectCalendarOf = (organizationId: string, connectionId: string): WorkflowCommand => ({
  workflowId: `calendar/${connectionId}/connection`,
  workflowType: 'connectCalendar',
  kind: 'signal_with_start',
  input: { organizationId, connectionId },
});

export const disconnectCalendarOf = (organizationId: string, connectionId: string): WorkflowCommand => ({
  workflowId: `calendar/${connectionId}/removal`,
  workflowType: 'disconnectCalendar',
  kind: 'start',
  input: { organizationId, connectionId },
});

export const practitionerAccessChangedOf = (
  organizationId: string,
  practitionerId: string,
): WorkflowCommand => ({
  workflowId: `practitioner/${practitionerId}/access`,
  workflowType: 'practitionerAccessChanged',
  kind: 'signal_with_start',
  input: { organizationId, practitionerId },
});

export const partnerOnboardingOf = (applicationId: string): WorkflowCommand => ({
  workflowId: `application/${applicationId}`,
  workflowType: 'partnerOnboarding',
  kind: 'signal_with_start',
  input: { applicationId },
});
const storybookCommand =
  (kind: WorkflowCommand['kind']) =>
  (organizationId: string, storybookId: string): WorkflowCommand => ({
    workflowId: `storybook/${storybookId}`,
    workflowType: 'generateStorybook',
    kind,
    input: { organizationId, storybookId },
  });
/** @param startDelaySeconds how long it may wait, of many that were asked for at once. */
export const generateStorybookOf = (
  organizationId: string,
  storybookId: string,
  startDelaySeconds = 0,
): WorkflowCommand => ({
  ...storybookCommand('start')(organizationId, storybookId),
  ...(startDelaySeconds > 0 ? { startDelaySeconds } : {}),
});
/** Ends the generation. Should that be over already, the run that this starts only tidies up. */
export const storybookDeletedOf = storybookCommand('signal_with_start');
/** Its own workflow: the generation is over by then. */
export const rebindStorybookOf = (organizationId: string, storybookId: string): WorkflowCommand => ({
  workflowId: `storybook/${storybookId}/binding`,
  workflowType: 'rebindStorybook',
  kind: 'signal_with_start',
  input: { organizationId, storybookId },
});

export const clinicUpgradeOf = (organizationId: string, clinicId: string): WorkflowCommand => ({
  workflowId: `clinic/${clinicId}/upgrade`,
  workflowType: 'clinicUpgrade',
  kind: 'start',
  input: { organizationId, clinicId },
});

export const sendUpgradeLinkOf = (organizationId: string, linkId: string): WorkflowCommand => ({
  workflowId: `clinic-upgrade-link/${linkId}`,
  workflowType: 'sendUpgradeLink',
  kind: 'start',
  input: { organizationId, linkId },
});

export const convertWorksheetOf = (organizationId: string, worksheetId: string): WorkflowCommand => ({
  workflowId: `worksheet/${worksheetId}`,
  workflowType: 'convertWorksheet',
  kind: 'start',
  input: { organizationId, worksheetId },
});

export const generateWorksheetOf = (organizationId: string, worksheetId: string): WorkflowCommand => ({
  workflowId: `worksheet/${worksheetId}`,
  workflowType: 'generateWorksheet',
  kind: 'start',
  input: { organizationId, worksheetId },
});

/** Its own workflow: the conversion is over by then. */
export const rebindWorksheetOf = (organizationId: string, worksheetId: string): WorkflowCommand => ({
  workflowId: `worksheet/${worksheetId}/binding`,
  workflowType: 'rebindWorksheet',
  kind: 'signal_with_start',
  input: { organizationId, worksheetId },
});

/** `restored`: the database was set back to a backup. */
export interface CheckpointOrder {
  readonly kind: 'regular' | 'restored';
}
/** The schedule that signs audit checkpoints; the ids of its workflows begin like this. */
export const checkpointSchedule = 'maintenance/audit-checkpoint';

/**
 * What is kept up over all organizations, each by a schedule of its own (`maintenance/<task>`). The activity of
 * each is in `activities/upkeep/upkeep.ts`.
 */
export const upkeepTasks = {
  'purge-idempotency-records': {
    every: '4 minutes',
    note: 'Removes idempotency records whose retention is over',
  },
  'purge-delivered-commands': {
    every: '6 hours',
    note: 'Removes workflow commands that Temporal took a month ago',
  },
  'purge-ended-logins': {
    every: '6 hours',
    note: 'Removes sessions and set-password links of direct logins that have ended',
  },
  'purge-mail-handovers': {
    every: '24 hours',
    note: 'Removes notes of how far mails had come a month ago',
  },
  'settle-ended-work': {
    every: '60 minutes',
    note: 'Says of what waits for a workflow that was ended from outside that it will not come',
  },
  'bind-worksheets': {
    every: '2 minutes',
    note: 'Asks for the documents of worksheets that were converted or edited by a version that did not bind them',
  },
  'sweep-orphaned-objects': {
    every: '6 hours',
    note: 'Removes pictures and documents that no record refers to',
  },
  'seal-clear-objects': {
    every: '6 hours',
    note: 'Seals pictures and documents that were stored by versions that did not seal them',
  },
  'bring-in-bookings': {
    every: '30 minutes',
    note: 'Asks again for bookings and connections that were given up while a calendar was out of reach for a day',
  },
  'verify-audit-chains': {
    every: '24 hours',
    note: 'Recomputes every audit chain and compares it with the signed checkpoints',
  },
} as const;
export type UpkeepTask = keyof typeof upkeepTasks;
export interface Upkeep {
  readonly task: UpkeepTask;
}
/** The schedule of a task; the ids of its workflows begin like this. */
export const upkeepSchedule = (task: UpkeepTask): string => `maintenance/${task}`;
