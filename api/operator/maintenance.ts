import { Refusal, wrongUsage } from '../../platform/refusal.ts';
import {
  checkpointSchedule,
  type UpkeepTask,
  upkeepSchedule,
  upkeepTasks,
} from '../../workflows/contracts.ts';
import type { CommandDeclaration, Invocation } from './command.ts';
import { withTemporal } from './live-workflows.ts';
import { type Answer, fields, table } from './printing.ts';
import type { Session } from './session.ts';

/** What happens again and again by itself: Temporal schedules, which the worker makes. */
const schedules: ReadonlyMap<string, string> = new Map([
  ['audit-checkpoint', checkpointSchedule],
  ...Object.keys(upkeepTasks).map((task) => [task, upkeepSchedule(task as UpkeepTask)] as const),
]);

const uiAddress = ({ config }: Session, scheduleId: string): string =>
  `${config.TEMPORAL_UI_URL}/namespaces/${encodeURIComponent(config.TEMPORAL_NAMESPACE)}/schedules/${encodeURIComponent(scheduleId)}`;

const isMissing = (error: unknown): boolean => (error as { name?: unknown }).name === 'ScheduleNotFoundError';

const list = async ({ session }: Invocation): Promise<Answer> => {
  const tasks = await withTemporal(session, (temporal) =>
    Promise.all(
      [...schedules].map(async ([task, scheduleId]) => {
        const address = { temporal_ui_url: uiAddress(session, scheduleId) };
        try {
          const { state, info, action } = await temporal.call(({ schedule }) =>
            schedule.getHandle(scheduleId).describe(),
          );
          const [last] = info.recentActions.toReversed();
          return {
            task,
            state: state.paused ? 'paused' : 'in place',
            last_run_at: last?.takenAt ?? null,
            next_run_at: state.paused ? null : (info.nextActionTimes[0] ?? null),
            about: 'staticSummary' in action ? (action.staticSummary ?? null) : null,
            ...address,
          };
        } catch (error) {
          if (!isMissing(error)) return undefined;
          const absent = { state: 'not in place', last_run_at: null, next_run_at: null, about: null };
          return { task, ...absent, ...address };
        }
      }),
    ),
  );
  // Only now, when none is waited for any more: a call that outlives its connection ends the process.
  if (!tasks.every((task) => task !== undefined)) throw new Refusal('Temporal cannot be reached.');
  const rows = tasks.map(({ temporal_ui_url: _, about: __, ...rest }) => rest);
  return { json: { tasks }, text: table(rows, '') };
};

const run = async ({ session, args }: Invocation): Promise<Answer> => {
  const task = String(args[0]);
  const scheduleId = schedules.get(task);
  if (!scheduleId)
    throw wrongUsage(`"${task}" is no task. The tasks are: ${[...schedules.keys()].join(' ')}`);
  // The audit row first: what cannot be noted is not done, and no transaction waits for Temporal.
  await session.changeService({ action: 'maintenance.run', workflowId: scheduleId }, async () => undefined);
  await withTemporal(session, (temporal) =>
    temporal.call(({ schedule }) => schedule.getHandle(scheduleId).trigger()),
  ).catch((error: unknown) => {
    throw new Refusal(
      isMissing(error)
        ? 'It is not in place: no worker that serves the queue maintenance has run yet.'
        : 'Temporal cannot be reached.',
    );
  });
  const started = { task, started: true, temporal_ui_url: uiAddress(session, scheduleId) };
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
    args: [['<task>', [...schedules.keys()].join(', ')]],
    examples: ['operator maintenance run purge-idempotency-records'],
    run,
  },
];
