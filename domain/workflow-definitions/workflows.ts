import { byType, type Command, defineWorkflow, type WorkflowInput } from './define-workflow.ts';

/**
 * Every workflow that the outbox starts. API, relay and workers share this list, and `workflows/` implements it. It
 * may hold only ids and words of ours, because Temporal stores ids, types and stages unencrypted.
 *
 * To add one: an entry here, its implementation and its line in `workflows/index.ts`, and a scene for its recorded
 * history (`test/workflows/scenes/`).
 *
 * Longer than 300 lines: it is a list.
 */

/** The stages of an e-mail that is sent once. */
const MAIL_STAGES = ['sending', 'sent', 'unconfirmed', 'skipped', 'refused', 'undelivered'] as const;
const WORKSHEET_STAGES = ['drawing', 'covering', 'ready', 'failed', 'withdrawn'] as const;
const ERASURE_SIGNALS = {
  holdReleased: 'A legal hold was set or released',
  cancelled: 'The partner or an operator cancelled it',
} as const;
const ERASURE_STAGES = ['waiting', 'held', 'erasing', 'proving', 'retained', 'done', 'cancelled'] as const;

export const workflows = byType({
  syncAppointment: defineWorkflow({
    type: 'syncAppointment',
    input: ['organizationId', 'appointmentId'],
    workflowId: (id) => `appointment/${id}`,
    flow: 'appointment',
    queue: 'workflows',
    signals: {
      appointmentChanged:
        'The appointment was booked, moved, cancelled, or its room or calendar is asked for',
    },
    delivery: 'signal_with_start',
    summary: (id) => `Appointment ${id}: e-mails, calendar and video room`,
    stages: [
      'checking',
      'sending',
      'aligning',
      'done',
      'refused',
      'unconfirmed',
      'undelivered',
      'incomplete',
    ],
    versioning: 'AUTO_UPGRADE',
  }),
  /** Signalled when the same calendar is connected again with other credentials. */
  connectCalendar: defineWorkflow({
    type: 'connectCalendar',
    input: ['organizationId', 'connectionId'],
    workflowId: (id) => `calendar/${id}/connection`,
    flow: 'calendar',
    queue: 'workflows',
    signals: { calendarGiven: 'Address or credentials were given' },
    delivery: 'signal_with_start',
    summary: (id) => `Calendar connection ${id}: open it, and bring the bookings in`,
    stages: ['opening', 'done', 'refused', 'undelivered'],
    versioning: 'AUTO_UPGRADE',
  }),
  disconnectCalendar: defineWorkflow({
    type: 'disconnectCalendar',
    input: ['organizationId', 'connectionId'],
    workflowId: (id) => `calendar/${id}/removal`,
    flow: 'calendar',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Calendar connection ${id}: take the bookings out and forget it`,
    stages: ['clearing', 'done'],
    versioning: 'AUTO_UPGRADE',
  }),
  buildExport: defineWorkflow({
    type: 'buildExport',
    input: ['organizationId', 'exportId'],
    workflowId: (id) => `export/${id}`,
    flow: 'export',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Export ${id}: build the archive`,
    stages: ['building', 'done', 'failed'],
    versioning: 'PINNED',
  }),
  /** Started with a delay of a week. Until then its history has one event. */
  expireExport: defineWorkflow({
    type: 'expireExport',
    input: ['organizationId', 'exportId'],
    workflowId: (id) => `export/${id}/expiry`,
    flow: 'export',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Export ${id}: delete the archive`,
    stages: ['deleting', 'done'],
    versioning: 'PINNED',
  }),
  sendForm: defineWorkflow({
    type: 'sendForm',
    input: ['organizationId', 'submissionId'],
    workflowId: (id) => `form-request/${id}`,
    flow: 'form-request',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Form request ${id}: link to the patient`,
    stages: MAIL_STAGES,
    versioning: 'PINNED',
  }),
  sendUpgradeLink: defineWorkflow({
    type: 'sendUpgradeLink',
    input: ['organizationId', 'linkId'],
    workflowId: (id) => `clinic-upgrade-link/${id}`,
    flow: 'clinic-upgrade-link',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Upgrade link ${id}: to the owner of the clinic`,
    stages: MAIL_STAGES,
    versioning: 'PINNED',
  }),
  shareContent: defineWorkflow({
    type: 'shareContent',
    input: ['organizationId', 'shareId'],
    workflowId: (id) => `share/${id}`,
    flow: 'share',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Share ${id}: an e-mail to the patient`,
    stages: MAIL_STAGES,
    versioning: 'PINNED',
  }),
  practitionerAccessChanged: defineWorkflow({
    type: 'practitionerAccessChanged',
    input: ['organizationId', 'practitionerId'],
    workflowId: (id) => `practitioner/${id}/access`,
    flow: 'practitioner-access',
    queue: 'workflows',
    signals: {
      accessChanged: 'The practitioner was added, disabled, enabled, deleted, or is to get a new link',
    },
    delivery: 'signal_with_start',
    summary: (id) => `Practitioner ${id}: direct login`,
    stages: ['aligning', 'inviting', 'done', 'refused', 'undelivered'],
    versioning: 'AUTO_UPGRADE',
  }),
  clinicUpgrade: defineWorkflow({
    type: 'clinicUpgrade',
    input: ['organizationId', 'clinicId'],
    workflowId: (id) => `clinic/${id}/upgrade`,
    flow: 'clinic-upgrade',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Clinic ${id}: invitations to direct logins`,
    stages: ['inviting', 'done', 'undelivered'],
    versioning: 'PINNED',
  }),
  /** It has no organization, because an application exists before the organization does. */
  partnerOnboarding: defineWorkflow({
    type: 'partnerOnboarding',
    input: ['applicationId'],
    workflowId: (id) => `application/${id}`,
    flow: 'onboarding',
    queue: 'workflows',
    signals: { applicationChanged: 'The application was decided, or its link opened' },
    delivery: 'signal_with_start',
    summary: (id) => `Application ${id}: from the form to the opened credential link`,
    stages: ['received', 'approved', 'declined', 'opened', 'expired'],
    versioning: 'AUTO_UPGRADE',
  }),
  /**
   * Signalled when the book is deleted. If the generation is over, the signal starts a run that only removes what was
   * stored.
   */
  generateStorybook: defineWorkflow({
    type: 'generateStorybook',
    input: ['organizationId', 'storybookId'],
    workflowId: (id) => `storybook/${id}`,
    flow: 'storybook',
    queue: 'workflows',
    signals: { storybookDeleted: 'The storybook was deleted' },
    delivery: 'start',
    summary: (id) => `Storybook ${id}: text, pictures and document`,
    stages: ['planning', 'pages', 'binding', 'withdrawing', 'done', 'failed'],
    versioning: 'PINNED',
  }),
  /** A separate workflow, because the generation is over by then. */
  rebindStorybook: defineWorkflow({
    type: 'rebindStorybook',
    input: ['organizationId', 'storybookId'],
    workflowId: (id) => `storybook/${id}/binding`,
    flow: 'storybook-binding',
    queue: 'workflows',
    signals: { storybookEdited: 'Title, pages or their order were edited' },
    delivery: 'signal_with_start',
    summary: (id) => `Storybook ${id}: cover and document after an edit`,
    stages: ['binding', 'done'],
    versioning: 'AUTO_UPGRADE',
  }),
  convertWorksheet: defineWorkflow({
    type: 'convertWorksheet',
    input: ['organizationId', 'worksheetId'],
    workflowId: (id) => `worksheet/${id}`,
    flow: 'worksheet',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Worksheet ${id}: a picture of each page`,
    stages: WORKSHEET_STAGES,
    versioning: 'PINNED',
  }),
  generateWorksheet: defineWorkflow({
    type: 'generateWorksheet',
    input: ['organizationId', 'worksheetId'],
    workflowId: (id) => `worksheet/${id}`,
    flow: 'worksheet',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Worksheet ${id}: exercises that are composed for a topic`,
    stages: ['composing', ...WORKSHEET_STAGES],
    versioning: 'PINNED',
  }),
  /** Woken by the relay of events (`worker/event-relay.ts`), and by changes of the endpoint. */
  deliverWebhooks: defineWorkflow({
    type: 'deliverWebhooks',
    input: ['organizationId', 'endpointId'],
    workflowId: (id) => `webhook/${id}`,
    flow: 'webhook',
    queue: 'workflows',
    signals: { eventsWaiting: 'Events wait for the endpoint, or it was changed' },
    delivery: 'signal_with_start',
    summary: (id) => `Webhook endpoint ${id}: send what waits`,
    stages: ['sending', 'waiting', 'failing', 'disabled', 'done'],
    versioning: 'AUTO_UPGRADE',
  }),
  /** A separate workflow, because the conversion is over by then. */
  rebindWorksheet: defineWorkflow({
    type: 'rebindWorksheet',
    input: ['organizationId', 'worksheetId'],
    workflowId: (id) => `worksheet/${id}/binding`,
    flow: 'worksheet-binding',
    queue: 'workflows',
    signals: { worksheetEdited: 'A page was taken out or moved' },
    delivery: 'signal_with_start',
    summary: (id) => `Worksheet ${id}: the document after an edit`,
    stages: ['binding', 'bound', 'done'],
    versioning: 'AUTO_UPGRADE',
  }),
  /** Its steps write records as their own endpoints do. It may wait for days while the organization is suspended. */
  importRecords: defineWorkflow({
    type: 'importRecords',
    input: ['organizationId', 'importId'],
    workflowId: (id) => `import/${id}`,
    flow: 'import',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Import ${id}: check or write the records that were sent`,
    stages: ['checking', 'writing', 'suspended', 'done', 'failed'],
    versioning: 'AUTO_UPGRADE',
  }),
  /** Starts after the time to change one's mind. It reads from the database whether it may begin. */
  erasePatient: defineWorkflow({
    type: 'erasePatient',
    input: ['organizationId', 'erasureId'],
    workflowId: (id) => `erasure/${id}`,
    flow: 'erasure',
    queue: 'workflows',
    signals: ERASURE_SIGNALS,
    delivery: 'start',
    summary: (id) => `Erasure ${id}: everything that is held about the patient`,
    stages: ERASURE_STAGES,
    versioning: 'AUTO_UPGRADE',
  }),
  /** Starts when the time is over for which the law keeps clinical records. */
  eraseClinicalPart: defineWorkflow({
    type: 'eraseClinicalPart',
    input: ['organizationId', 'erasureId'],
    workflowId: (id) => `erasure/${id}/clinical`,
    flow: 'erasure',
    queue: 'workflows',
    signals: ERASURE_SIGNALS,
    delivery: 'start',
    summary: (id) => `Erasure ${id}: the clinical part, whose time is over`,
    stages: ERASURE_STAGES,
    versioning: 'AUTO_UPGRADE',
  }),
  /** Begins when an operator orders it, and waits for the day. It reads from the database whether it may begin. */
  closeOrganization: defineWorkflow({
    type: 'closeOrganization',
    input: ['organizationId', 'closingId'],
    workflowId: (id) => `closing/${id}`,
    flow: 'closing',
    queue: 'workflows',
    signals: {
      holdReleased: 'A legal hold was released',
      cancelled: 'An operator keeps the organization',
    },
    delivery: 'start',
    summary: (id) => `Closing ${id}: exports for clinicians, then everything of the organization is erased`,
    stages: ['offering', 'waiting', 'held', 'ending', 'erasing', 'proving', 'done', 'cancelled'],
    versioning: 'AUTO_UPGRADE',
  }),
  sendClosingNotice: defineWorkflow({
    type: 'sendClosingNotice',
    input: ['organizationId', 'exportId'],
    workflowId: (id) => `export/${id}/closing-notice`,
    flow: 'closing',
    queue: 'workflows',
    delivery: 'start',
    summary: (id) => `Export ${id}: tell the clinician that the organization ends`,
    stages: MAIL_STAGES,
    versioning: 'PINNED',
  }),
});

export type WorkflowType = keyof typeof workflows;
type InputOf<Type extends WorkflowType> = WorkflowInput<(typeof workflows)[Type]>;

export type WorkflowCommand = Command<WorkflowType, InputOf<WorkflowType>>;

export type AppointmentSync = InputOf<'syncAppointment'>;
export type CalendarConnecting = InputOf<'connectCalendar'>;
export type CalendarRemoval = InputOf<'disconnectCalendar'>;
export type Closing = InputOf<'closeOrganization'>;
export type ClosingNotice = InputOf<'sendClosingNotice'>;
export type ClinicUpgrade = InputOf<'clinicUpgrade'>;
export type ContentShare = InputOf<'shareContent'>;
export type ErasureRun = InputOf<'erasePatient'>;
export type ExportBuild = InputOf<'buildExport'>;
export type FormRequest = InputOf<'sendForm'>;
export type ImportRun = InputOf<'importRecords'>;
export type PartnerApplication = InputOf<'partnerOnboarding'>;
export type PractitionerAccess = InputOf<'practitionerAccessChanged'>;
export type StorybookGeneration = InputOf<'generateStorybook'>;
export type UpgradeLinkMail = InputOf<'sendUpgradeLink'>;
export type WebhookDelivering = InputOf<'deliverWebhooks'>;
export type WorksheetConversion = InputOf<'convertWorksheet'>;

/** The workflows that may run for a resource, by their ids in Temporal. */
export const workflowIdsOf = (resourceId: string): readonly string[] => [
  ...new Set(Object.values(workflows).map(({ workflowId }) => workflowId(resourceId))),
];
