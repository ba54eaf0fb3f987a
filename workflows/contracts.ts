/**
 * What the API, the relay and the workers agree on: names, ids-only inputs and the ids of workflows. No
 * value here may be personal: ids, types and queue names are stored in the clear by Temporal.
 */

export const taskQueues = ['workflows', 'mail', 'maintenance'] as const;
export type TaskQueue = (typeof taskQueues)[number];

/** Identifiers only; free text has no place in an input. */
export type AppointmentSync = { readonly organizationId: string; readonly appointmentId: string };
export type PractitionerAccess = { readonly organizationId: string; readonly practitionerId: string };

export const appointmentChanged = 'appointmentChanged';
export const practitionerAccessChangedSignal = 'accessChanged';

/** What the outbox carries. `signal_with_start` wakes the running workflow or starts it. */
export interface WorkflowCommand {
  readonly workflowId: string;
  readonly workflowType: 'syncAppointment' | 'practitionerAccessChanged';
  readonly kind: 'start' | 'signal_with_start';
  readonly input: AppointmentSync | PractitionerAccess;
}

export const syncAppointmentOf = (organizationId: string, appointmentId: string): WorkflowCommand => ({
  workflowId: `appointment/${appointmentId}`,
  workflowType: 'syncAppointment',
  kind: 'signal_with_start',
  input: { organizationId, appointmentId },
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

/** `restored`: the database was set back to a backup. */
export interface CheckpointOrder {
  readonly kind: 'regular' | 'restored';
}
/** The schedule that signs audit checkpoints; the ids of its workflows begin like this. */
export const checkpointSchedule = 'maintenance/audit-checkpoint';
