import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { Temporal } from '../temporal/connection.ts';
import { Flow, OrganizationId, ResourceId, Stage } from '../temporal/search-attributes.ts';
import {
  type AppointmentSync,
  applicationChanged,
  appointmentChanged,
  type CalendarConnecting,
  type CalendarRemoval,
  type ClinicUpgrade,
  type ContentShare,
  calendarGiven,
  type ExportBuild,
  type FormRequest,
  type PartnerApplication,
  type PractitionerAccess,
  practitionerAccessChangedSignal,
  type StorybookGeneration,
  storybookDeleted,
  storybookEdited,
  type UpgradeLinkMail,
  type WorkflowCommand,
  type WorksheetConversion,
  worksheetEdited,
} from '../workflows/contracts.ts';

/** A row of the outbox, as far as Temporal is concerned. */
export interface OutboxCommand {
  readonly organization_id: string | null;
  readonly workflow_id: string;
  readonly workflow_type: string;
  readonly kind: WorkflowCommand['kind'];
  readonly input: WorkflowCommand['input'];
  readonly start_delay_seconds?: number | null;
}

interface FlowCard {
  readonly flow: string;
  /** Of those that are woken. */
  readonly signal?: string;
  readonly resourceId: (input: never) => string;
  /** Shown in Temporal's UI. Words and ids, nothing personal. */
  readonly summary: (resourceId: string) => string;
}

const FLOWS: Readonly<Record<WorkflowCommand['workflowType'], FlowCard>> = {
  syncAppointment: {
    flow: 'appointment',
    signal: appointmentChanged,
    resourceId: ({ appointmentId }: AppointmentSync) => appointmentId,
    summary: (id) => `Appointment ${id}: e-mails, calendar and video room`,
  },
  connectCalendar: {
    flow: 'calendar',
    signal: calendarGiven,
    resourceId: ({ connectionId }: CalendarConnecting) => connectionId,
    summary: (id) => `Calendar connection ${id}: open it, and bring the bookings in`,
  },
  disconnectCalendar: {
    flow: 'calendar',
    resourceId: ({ connectionId }: CalendarRemoval) => connectionId,
    summary: (id) => `Calendar connection ${id}: take the bookings out and forget it`,
  },
  buildExport: {
    flow: 'export',
    resourceId: ({ exportId }: ExportBuild) => exportId,
    summary: (id) => `Export ${id}: build the archive`,
  },
  expireExport: {
    flow: 'export',
    resourceId: ({ exportId }: ExportBuild) => exportId,
    summary: (id) => `Export ${id}: delete the archive`,
  },
  sendForm: {
    flow: 'form-request',
    resourceId: ({ submissionId }: FormRequest) => submissionId,
    summary: (id) => `Form request ${id}: link to the patient`,
  },
  practitionerAccessChanged: {
    flow: 'practitioner-access',
    signal: practitionerAccessChangedSignal,
    resourceId: ({ practitionerId }: PractitionerAccess) => practitionerId,
    summary: (id) => `Practitioner ${id}: direct login`,
  },
  clinicUpgrade: {
    flow: 'clinic-upgrade',
    resourceId: ({ clinicId }: ClinicUpgrade) => clinicId,
    summary: (id) => `Clinic ${id}: invitations to direct logins`,
  },
  sendUpgradeLink: {
    flow: 'clinic-upgrade-link',
    resourceId: ({ linkId }: UpgradeLinkMail) => linkId,
    summary: (id) => `Upgrade link ${id}: to the owner of the clinic`,
  },
  shareContent: {
    flow: 'share',
    resourceId: ({ shareId }: ContentShare) => shareId,
    summary: (id) => `Share ${id}: an e-mail to the patient`,
  },
  convertWorksheet: {
    flow: 'worksheet',
    resourceId: ({ worksheetId }: WorksheetConversion) => worksheetId,
    summary: (id) => `Worksheet ${id}: a picture of each page`,
  },
  generateWorksheet: {
    flow: 'worksheet',
    resourceId: ({ worksheetId }: WorksheetConversion) => worksheetId,
    summary: (id) => `Worksheet ${id}: exercises that are composed for a topic`,
  },
  partnerOnboarding: {
    flow: 'onboarding',
    signal: applicationChanged,
    resourceId: ({ applicationId }: PartnerApplication) => applicationId,
    summary: (id) => `Application ${id}: from the form to the opened credential link`,
  },
  generateStorybook: {
    flow: 'storybook',
    signal: storybookDeleted,
    resourceId: ({ storybookId }: StorybookGeneration) => storybookId,
    summary: (id) => `Storybook ${id}: text, pictures and document`,
  },
  rebindStorybook: {
    flow: 'storybook-binding',
    signal: storybookEdited,
    resourceId: ({ storybookId }: StorybookGeneration) => storybookId,
    summary: (id) => `Storybook ${id}: cover and document after an edit`,
  },
  rebindWorksheet: {
    flow: 'worksheet-binding',
    signal: worksheetEdited,
    resourceId: ({ worksheetId }: WorksheetConversion) => worksheetId,
    summary: (id) => `Worksheet ${id}: the document after an edit`,
  },
};

/**
 * Starts the workflow, or wakes it. Delivering twice does no harm: a start is refused by its id, which
 * counts as delivered, and a signal only makes a reconciler look once more.
 * @throws ServiceError when Temporal did not take it.
 */
export const deliverCommand = async (temporal: Temporal, command: OutboxCommand): Promise<void> => {
  const card = FLOWS[command.workflow_type as WorkflowCommand['workflowType']];
  if (!card) throw new TypeError('The outbox names a workflow that this relay does not know');
  const resourceId = card.resourceId(command.input as never);
  const options = {
    workflowId: command.workflow_id,
    taskQueue: 'workflows',
    args: [command.input],
    workflowIdConflictPolicy: 'USE_EXISTING' as const,
    typedSearchAttributes: [
      ...(command.organization_id ? [{ key: OrganizationId, value: command.organization_id }] : []),
      { key: Flow, value: card.flow },
      { key: Stage, value: 'queued' },
      { key: ResourceId, value: resourceId },
    ],
    staticSummary: card.summary(resourceId),
    // One organization's rush does not make the others wait.
    priority: { fairnessKey: command.organization_id ?? card.flow },
    ...(command.start_delay_seconds ? { startDelay: command.start_delay_seconds * 1_000 } : {}),
  };
  const deliver = async ({ workflow }: Client): Promise<void> => {
    if (command.kind === 'start' || command.kind === 'restart')
      await workflow.start(command.workflow_type, {
        ...options,
        workflowIdReusePolicy:
          command.kind === 'restart' ? 'ALLOW_DUPLICATE_FAILED_ONLY' : 'REJECT_DUPLICATE',
      });
    else
      await workflow.signalWithStart(command.workflow_type, {
        ...options,
        workflowIdReusePolicy: 'ALLOW_DUPLICATE',
        signal: card.signal as string,
        signalArgs: [],
      });
  };
  try {
    await temporal.call(deliver);
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
};
