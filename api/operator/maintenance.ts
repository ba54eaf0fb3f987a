import {
  type RepetitionMemo,
  repeatedTasks,
  type UpkeepTask,
  upkeepId,
  upkeepTasks,
} from '../../domain/workflow-definitions/upkeep.ts';
import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import type { Temporal } from '../../temporal/connection.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { withTemporal } from './live-workflows.ts';
import { type Answer, fields, table } from './printing.ts';
import type { Session } from './session.ts';

/** One long workflow repeats each frequent task. The other tasks have a schedule in Temporal. */
const isRepeated = (task: UpkeepTask): boolean => (repeatedTasks as readonly UpkeepTask[]).includes(task);
const everyTask = Object.keys(upkeepTasks) as UpkeepTask[];

const uiAddress = ({ config }: Session, task: UpkeepTask): string =>
  `${config.TEMPORAL_UI_URL}/namespaces/${encodeURIComponent(config.TEMPORAL_NAMESPACE)}/${isRepeated(task) ? 'workflows' : 'schedules'}/${encodeURIComponent(upkeepId(task))}`;

const isMissing = (error: unknown): boolean =>
  ['ScheduleNotFoundError', 'WorkflowNotFoundError'].includes((error as { name?: string }).name ?? '');

interface TaskState {
  readonly state: 'in place' | 'paused' | 'not in place';
  readonly last_run_at: Date | string | null;
  readonly next_run_at: Date | string | null;
  readonly about: string | null;
}
const ABSENT: TaskState = { state: 'not in place', last_run_at: null, next_run_at: null, about: null };

const scheduledState = async (temporal: Temporal, task: UpkeepTask): Promise<TaskState> => {
  const { state, info, action } = await temporal.call(({ schedule }) =>
    schedule.getHandle(upkeepId(task)).describe(),
  );
  const [last] = info.recentActions.toReversed();
  return {
    state: state.paused ? 'paused' : 'in place',
    last_run_at: last?.takenAt ?? null,
    next_run_at: state.paused ? null : (info.nextActionTimes[0] ?? null),
    about: 'staticSummary' in action ? (action.staticSummary ?? null) : null,
  };
};

const repeatedState = async (temporal: Temporal, task: UpkeepTask): Promise<TaskState> => {
  const { status, memo } = await temporal.call(({ workflow }) =>
    workflow.getHandle(upkeepId(task)).describe(),
  );
  if (status.name !== 'RUNNING') return ABSENT;
  const { lastRunAt = null, nextRunAt = null } = (memo ?? {}) as Partial<RepetitionMemo>;
  return {
    state: lastRunAt !== null && nextRunAt === null ? 'paused' : 'in place',
    last_run_at: lastRunAt,
    next_run_at: nextRunAt,
    about: upkeepTasks[task].note,
  };
};

const list = async ({ session }: Invocation): Promise<Answer> => {
  const tasks = await withTemporal(session, (temporal) =>
    Promise.all(
      everyTask.map(async (task) => {
        const address = { temporal_ui_url: uiAddress(session, task) };
        try {
          const read = isRepeated(task) ? repeatedState : scheduledState;
          return { task, ...(await read(temporal, task)), ...address };
        } catch (error) {
          return isMissing(error) ? { task, ...ABSENT, ...address } : undefined;
        }
      }),
    ),
  );
  // Thrown only after all calls have ended: a call that outlives its connection would end the process.
  if (!tasks.every((task) => task !== undefined)) throw new Refusal('Temporal cannot be reached.');
  const rows = tasks.map(({ temporal_ui_url: _, about: __, ...rest }) => rest);
  return { json: { tasks }, text: table(rows, '') };
};

const trigger = (temporal: Temporal, task: UpkeepTask): Promise<void> =>
  temporal.call(({ schedule, workflow }) =>
    isRepeated(task)
      ? workflow.getHandle(upkeepId(task)).signal('runNow')
      : schedule.getHandle(upkeepId(task)).trigger(),
  );

const run = async ({ session, args }: Invocation): Promise<Answer> => {
  const task = everyTask.find((one) => one === args[0]);
  if (!task) throw wrongUsage(`"${String(args[0])}" is no task. The tasks are: ${everyTask.join(' ')}`);
  // The audit row is written first: an action that cannot be audited is not done. No transaction waits for Temporal.
  await session.changeService(
    { action: 'maintenance.run', workflowId: upkeepId(task) },
    async () => undefined,
  );
  await withTemporal(session, (temporal) => trigger(temporal, task)).catch((error: unknown) => {
    throw new Refusal(
      isMissing(error)
        ? 'It is not in place: no worker that serves the queue maintenance has run yet.'
        : 'Temporal cannot be reached.',
    );
  });
  const started = { task, started: true, temporal_ui_url: uiAddress(session, task) };
  return { json: { task: started }, text: fields(started) };
};

export const maintenanceCommands: readonly CommandDeclaration[] = [
  {
    name: 'list',
    summary: 'show what is done again and again: when it ran last, when it runs next, whether it is paused',
    examples: ['operator maintenance list'],
    run: list,
  },
  {
    name: 'run',
    summary: 'do it now, beside its schedule',
    args: [['<task>', everyTask.join(', ')]],
    examples: ['operator maintenance run purge-idempotency-records'],
    run,
  },
];
