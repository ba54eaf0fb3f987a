import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  patched,
  workflowInfo,
} from '@temporalio/workflow';
import type { DueWork } from '../activities/list-due-work.ts';
import { type AppointmentSync, workflows } from '../domain/workflow-definitions/workflows.ts';
import { type Concern, concerns, type Step } from './appointment-concerns.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';
import { database } from './steps.ts';

const definition = workflows.syncAppointment;
const setStage = stagesOf(definition);

type ConcernId = keyof typeof concerns;
const CONCERNS = Object.entries(concerns) as readonly (readonly [ConcernId, Concern])[];

/**
 * Reads from the database what is due. Runs that began before calendars and rooms existed repeat the query that they
 * began with.
 */
const readDueWork = async (input: AppointmentSync, withCalendars: boolean): Promise<DueWork> => {
  if (withCalendars) return database.listDueWork.executeWithOptions({ summary: 'Ask what is due' }, [input]);
  const notices = await database.listDueNotices.executeWithOptions({ summary: 'Ask which notices are due' }, [
    input,
  ]);
  return { notices, calendar: false, room: false };
};

/** Runs steps in their lanes. It counts, for each concern, how many steps wait and how many failed. */
const createProgress = (input: AppointmentSync) => {
  const counts = Object.fromEntries(CONCERNS.map(([id]) => [id, { waiting: 0, failed: 0 }])) as Record<
    ConcernId,
    { waiting: number; failed: number }
  >;
  const lanes = new Map<string, Promise<void>>();
  const queued = new Set<string>();
  const taken = new Set<string>();
  const issues: { readonly stage: 'refused' | 'unconfirmed'; readonly words: string }[] = [];

  /** A step fails when its time is over or an operator cancels it. The other steps run nevertheless. */
  const attempt = async (id: ConcernId, step: Step): Promise<void> => {
    try {
      const result = await step.run(input);
      if (concerns[id].kind === 'state') counts[id].failed = 0;
      if (result?.issue) issues.push(result.issue);
      if (result?.next) append(result.next.concern, result.next.step);
    } catch {
      counts[id].failed += 1;
    }
    counts[id].waiting -= 1;
  };
  const append = (id: ConcernId, step: Step): void => {
    counts[id].waiting += 1;
    const last = lanes.get(step.lane) ?? Promise.resolve();
    lanes.set(
      step.lane,
      last.then(() => {
        queued.delete(step.lane);
        return attempt(id, step);
      }),
    );
  };
  /** Drops a message that was taken before, and a second update of a state for which one already waits. */
  const offer = (id: ConcernId, step: Step): void => {
    const key = step.key === undefined ? undefined : `${id}/${step.key}`;
    if (key === undefined ? queued.has(step.lane) : taken.has(key)) return;
    if (key === undefined) queued.add(step.lane);
    else taken.add(key);
    append(id, step);
  };

  const some = (test: (count: { waiting: number; failed: number }, concern: Concern) => boolean): boolean =>
    CONCERNS.some(([id, concern]) => test(counts[id], concern));
  return {
    counts,
    issues,
    offer,
    isWaiting: () => some(({ waiting }) => waiting > 0),
    isSending: () => some(({ waiting }, { kind }) => waiting > 0 && kind === 'messages'),
  };
};
type Progress = ReturnType<typeof createProgress>;

const describe = ({ counts, isSending, isWaiting }: Progress): void => {
  const words = CONCERNS.map(([id, { kind, name }]) => {
    const { waiting } = counts[id];
    if (kind === 'messages') return `${name} waiting to be sent: ${waiting}`;
    return `${name}: ${waiting > 0 ? 'being brought up to date' : 'nothing to do'}`;
  });
  const stage = isSending() ? 'sending' : isWaiting() ? 'aligning' : 'checking';
  setStage(stage, words.join('; '));
};

/** @throws ApplicationFailure if a concern could not be updated. */
const conclude = ({ counts, issues }: Progress): 'synchronised' => {
  const failed = CONCERNS.filter(([id]) => counts[id].failed > 0);
  if (failed.length > 0) {
    const undelivered = failed.some(([, { kind }]) => kind === 'messages');
    const words = failed.map(([, { failure }]) => failure).join('; ');
    setStage(undelivered ? 'undelivered' : 'incomplete', words);
    throw ApplicationFailure.nonRetryable(
      words,
      undelivered ? 'NoticesUndelivered' : 'AppointmentIncomplete',
      failed.map(([id]) => id),
    );
  }
  const worst = issues.find(({ stage }) => stage === 'refused') ?? issues[0];
  const words = ['Everything outside is as the appointment is', ...issues.map((issue) => issue.words)];
  setStage(worst?.stage ?? 'done', words.join('; '));
  return 'synchronised';
};

/**
 * Brings everything outside the database in line with an appointment: each concern of `appointment-concerns.ts`. It
 * is a reconciler: it asks the database what is due, so order and number of signals do not matter, and each step
 * reads the newest version of the appointment. A full mailbox or a broken calendar delays nothing in other lanes.
 */
export const syncAppointment = async (input: AppointmentSync): Promise<'synchronised'> => {
  const withCalendars = patched('calendar-and-room');
  let changed = true;
  onSignal(definition, 'appointmentChanged', () => {
    changed = true;
  });
  const progress = createProgress(input);
  for (;;) {
    changed = false;
    const work = await readDueWork(input, withCalendars);
    for (const [id, concern] of CONCERNS) for (const step of concern.due(work)) progress.offer(id, step);
    describe(progress);
    const full = workflowInfo().continueAsNewSuggested;
    await condition(() => !progress.isWaiting() || (changed && !full));
    if (full && changed) {
      await condition(allHandlersFinished);
      await continueAsNew<(input: AppointmentSync) => Promise<unknown>>(input);
    }
    if (!changed && !progress.isWaiting()) return conclude(progress);
  }
};
