import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { DueNotice } from '../activities/list-due-notices.ts';
import type { DueWork } from '../activities/list-due-work.ts';
import type { AppointmentSync } from '../domain/workflow-definitions/workflows.ts';
import { mail, UNCONFIRMED } from './steps.ts';

/**
 * Concerns: everything outside the database that must follow an appointment. `syncAppointment` asks which concerns
 * are due, updates each of them, and asks again.
 *
 * To add one: an entry here, its activity, and in `activities/list-due-work.ts` the condition under which it is due.
 * What was done is kept in a column or a table that the activity writes: otherwise the next run does it again. A table
 * that leads to patients is declared in `domain/erasures/columns-about-patients.ts`.
 * Runs that began earlier read `undefined` for it from their histories. So the field is optional, and without it nothing
 * is due; then no `patched()` is needed.
 */

/** One activity for one concern. Steps of a lane run one after the other; lanes do not wait for each other. */
export interface Step {
  readonly lane: string;
  /** A step with a key runs once in the life of a workflow. Of steps without a key, at most one waits in a lane. */
  readonly key?: string;
  readonly run: (input: AppointmentSync) => Promise<StepResult>;
}

/** The result of a step that did not fail. */
export type StepResult =
  | {
      /** Shown to operators at the end. The appointment itself is in order. */
      readonly issue?: { readonly stage: 'refused' | 'unconfirmed'; readonly words: string };
      /** A follow-up step, for the same or another concern. */
      readonly next?: { readonly concern: 'notices'; readonly step: Step };
    }
  | undefined;

export interface Concern {
  /**
   * `messages`: each is sent once, and one that could not be sent stays unsent: mails. `state`: compared with the newest
   * version of the appointment as often as needed; a later success replaces an earlier failure: the calendar's entry.
   */
  readonly kind: 'messages' | 'state';
  readonly name: string;
  readonly due: (work: DueWork) => readonly Step[];
  /** The text of the workflow's failure if this concern could not be updated. */
  readonly failure: string;
}

// The servers belong to others, so the intervals between attempts grow, for a day.
const calendar = proxyActivities<Activities['calendar']>({
  taskQueue: 'calendar',
  startToCloseTimeout: '60 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '2 minutes' },
});
const video = proxyActivities<Activities['video']>({
  taskQueue: 'video',
  startToCloseTimeout: '60 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '2 seconds', backoffCoefficient: 2, maximumInterval: '1 minute' },
});

const NOTICES = { booked: 'booking confirmation', moved: 'new time', cancelled: 'cancellation' } as const;
const ISSUES = { refused: 'The mailbox refused it', unconfirmed: UNCONFIRMED } as const;

const sendNotice = ({ sequence, recipient, kind }: DueNotice): Step => ({
  lane: recipient,
  key: `${sequence}/${recipient}`,
  async run(input) {
    const outcome = await mail.sendAppointmentNotice.executeWithOptions(
      { summary: `Send ${NOTICES[kind]} to the ${recipient}` },
      [{ ...input, sequence, recipient }],
    );
    if (outcome !== 'refused' && outcome !== 'unconfirmed') return undefined;
    return { issue: { stage: outcome, words: `${NOTICES[kind]} to the ${recipient}: ${ISSUES[outcome]}` } };
  },
});

const sendCalendarAttention: Step = {
  lane: 'practitioner',
  async run(input) {
    await mail.sendCalendarAttention.executeWithOptions(
      { summary: 'Tell the practitioner that the calendar needs attention' },
      [input],
    );
    return undefined;
  },
};

const alignCalendar: Step = {
  lane: 'calendar',
  async run(input) {
    const outcome = await calendar.alignCalendarEntry.executeWithOptions(
      { summary: "Bring the practitioner's calendar up to date" },
      [input],
    );
    return outcome === 'needs_attention'
      ? { next: { concern: 'notices', step: sendCalendarAttention } }
      : undefined;
  },
};

const alignRoom: Step = {
  lane: 'room',
  async run(input) {
    await video.alignVideoRoom.executeWithOptions({ summary: 'Bring the video room up to date' }, [input]);
    return undefined;
  },
};

/** The steps are scheduled in this order. */
export const concerns = {
  notices: {
    kind: 'messages',
    name: 'notices',
    due: (work) => work.notices.map(sendNotice),
    failure: 'Notices could not be sent',
  },
  calendar: {
    kind: 'state',
    name: 'calendar',
    due: (work) => (work.calendar ? [alignCalendar] : []),
    failure: 'The calendar could not be brought up to date',
  },
  room: {
    kind: 'state',
    name: 'video room',
    due: (work) => (work.room ? [alignRoom] : []),
    failure: 'The video room could not be brought up to date',
  },
} satisfies Readonly<Record<string, Concern>>;
