import { byType, defineWorkflow } from './define-workflow.ts';

/** Upkeep tasks over all organizations. The workers of the queue `maintenance` perform them. */

/**
 * The tasks. Each is separate in Temporal, so that it can be seen, paused and triggered.
 * `activities/upkeep/upkeep.ts` says what each does; an activity of its own signs checkpoints.
 */
export const upkeepTasks = {
  'audit-checkpoint': {
    // A checkpoint is promised at least every 60 s, so this leaves room for a slow one.
    every: '45 seconds',
    note: 'Signs where the audit chains of all organizations stand',
  },
  'purge-idempotency-records': {
    every: '4 minutes',
    note: 'Removes idempotency records whose retention is over',
  },
  'bind-worksheets': {
    every: '2 minutes',
    note: 'Asks for the documents of worksheets that were converted or edited by a version that did not bind them',
  },
  'count-usage': {
    every: '5 minutes',
    note: "Counts by day what each organization used, for the operators' page",
  },
  'bring-in-bookings': {
    every: '30 minutes',
    note: 'Asks again for bookings and connections that were given up while a calendar was out of reach for a day',
  },
  'purge-ended-sessions': {
    every: '60 minutes',
    note: 'Removes what was drawn and played in sessions that are over',
  },
  'settle-ended-work': {
    every: '60 minutes',
    note: 'Says of what waits for a workflow that was ended from outside that it will not come',
  },
  'purge-delivered-commands': {
    every: '6 hours',
    note: 'Removes workflow commands that Temporal took a month ago',
  },
  'purge-ended-logins': {
    every: '6 hours',
    note: 'Removes sessions and set-password links of direct logins that have ended',
  },
  'purge-events': {
    every: '6 hours',
    note: 'Removes events of the change feed whose time is over',
  },
  'purge-imports': {
    every: '6 hours',
    note: 'Removes imports and their results whose time is over',
  },
  'propose-erasures': {
    every: '24 hours',
    note: 'Proposes the erasure of patients who were deleted as long ago as a rule says',
  },
  'sweep-orphaned-objects': {
    every: '6 hours',
    note: 'Removes pictures and documents that no record refers to',
  },
  'seal-clear-objects': {
    every: '6 hours',
    note: 'Seals pictures and documents that were stored by versions that did not seal them',
  },
  'purge-mail-handovers': {
    every: '24 hours',
    note: 'Removes notes of how far mails had come a month ago',
  },
  'verify-audit-chains': {
    every: '24 hours',
    note: 'Recomputes every audit chain and compares it with the signed checkpoints',
  },
} as const;

export type UpkeepTask = keyof typeof upkeepTasks;
/** The tasks that the activity `keepUp` performs. */
export type KeptUpTask = Exclude<UpkeepTask, 'audit-checkpoint'>;

/**
 * An execution for each run of a frequent task would fill Temporal's list and hide everything else. So one long run
 * repeats each frequent task. The other tasks have a schedule in Temporal, with one execution for each run.
 */
const REPEATED = ['audit-checkpoint', 'purge-idempotency-records', 'bind-worksheets', 'count-usage'] as const;
export type RepeatedTask = (typeof REPEATED)[number];
export type ScheduledTask = Exclude<UpkeepTask, RepeatedTask>;

export const repeatedTasks: readonly RepeatedTask[] = REPEATED;
export const scheduledTasks = (Object.keys(upkeepTasks) as UpkeepTask[]).filter(
  (task): task is ScheduledTask => !(REPEATED as readonly string[]).includes(task),
);

export interface Upkeep {
  readonly task: KeptUpTask;
}
export interface Repetition {
  readonly task: RepeatedTask;
  /** Set by an operator. Later runs keep it. */
  readonly paused?: boolean;
}
/** `restored`: the database was restored from a backup. */
export interface CheckpointOrder {
  readonly kind: 'regular' | 'restored';
}
/**
 * What an operator can see of a repeated task: the memo of its workflow, which Temporal returns with its description.
 */
export interface RepetitionMemo extends Record<string, unknown> {
  readonly lastRunAt: string | null;
  readonly nextRunAt: string | null;
}

/** The id of a task in Temporal: of its long run, or of its schedule. Ids of a schedule's executions begin with it. */
export const upkeepId = (task: UpkeepTask): string => `maintenance/${task}`;

/**
 * The outbox does not start these. A worker starts the repeated tasks and creates the schedules; operators can start
 * any.
 */
export const upkeepWorkflows = byType({
  repeatUpkeep: defineWorkflow({
    type: 'repeatUpkeep',
    input: ['task'],
    workflowId: (task) => `maintenance/${task}`,
    flow: 'maintenance',
    queue: 'maintenance',
    signals: {
      runNow: 'Run the task at once',
      pause: 'Run it no more until it is resumed',
      resume: 'Run it again',
    },
    delivery: 'start',
    summary: (task) =>
      `${upkeepTasks[task as RepeatedTask].note}, every ${upkeepTasks[task as RepeatedTask].every}`,
    stages: ['repeating', 'failing', 'paused'],
    versioning: 'AUTO_UPGRADE',
  }),
  keepUp: defineWorkflow({
    type: 'keepUp',
    input: ['task'],
    workflowId: (task) => `maintenance/${task}`,
    flow: 'maintenance',
    queue: 'maintenance',
    delivery: 'start',
    summary: (task) => upkeepTasks[task as UpkeepTask].note,
    stages: ['working', 'done'],
    versioning: 'PINNED',
  }),
  /** Signs one checkpoint, when an operator asks for it. */
  signAuditCheckpoint: defineWorkflow({
    type: 'signAuditCheckpoint',
    input: ['kind'],
    workflowId: () => 'maintenance/audit-checkpoint',
    flow: 'maintenance',
    queue: 'maintenance',
    delivery: 'start',
    summary: () => 'Signs where the audit chains stand, for an operator',
    stages: ['signing', 'signed'],
    versioning: 'PINNED',
  }),
});
