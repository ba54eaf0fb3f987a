import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  defineSignal,
  patched,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { DueNotice } from '../activities/list-due-notices.ts';
import type { DueWork } from '../activities/list-due-work.ts';
import { type AppointmentSync, appointmentChanged } from './contracts.ts';
import { reached } from './stage.ts';
import { database, mail, UNCONFIRMED } from './steps.ts';

// Other people's servers: asked less and less often, for a day.
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

const KINDS = { booked: 'booking confirmation', moved: 'new time', cancelled: 'cancellation' } as const;

const AMISS = { refused: 'The mailbox refused it', unconfirmed: UNCONFIRMED } as const;

/** What could not be done, as the failure says it. */
const GIVEN_UP = {
  notices: 'Notices could not be sent',
  calendar: 'The calendar could not be brought up to date',
  room: 'The video room could not be brought up to date',
} as const;

/** One thing after the other; what was put in while the last one still waits for its turn is that one. */
const createLane = () => {
  let last = Promise.resolve();
  let queued = false;
  return {
    add(work: () => Promise<void>): void {
      last = last.then(work);
    },
    addOnce(work: () => Promise<void>): boolean {
      if (queued) return false;
      queued = true;
      last = last.then(() => {
        queued = false;
        return work();
      });
      return true;
    },
  };
};

/**
 * Brings everything outside in line with an appointment: the mails, the practitioner's calendar, the video
 * room. Level-triggered: it asks the database what is due, so the order and number of signals do not
 * matter, and each step reads the newest version itself. Each reader, the calendar and the room have a lane
 * of their own: one reader's full mailbox or a broken calendar keeps nobody else waiting.
 */
export const syncAppointment = async (input: AppointmentSync): Promise<'synchronised'> => {
  // Those that began before there were calendars and rooms end as they began; a change starts a new one.
  const everything = patched('calendar-and-room');
  let dirty = true;
  setHandler(
    defineSignal(appointmentChanged),
    () => {
      dirty = true;
    },
    { description: 'The appointment was booked, moved, cancelled, or its room or calendar is asked for' },
  );

  const taken = new Set<string>();
  const lanes = {
    practitioner: createLane(),
    patient: createLane(),
    calendar: createLane(),
    room: createLane(),
  };
  const waiting = { notices: 0, calendar: 0, room: 0 };
  const undone = { notices: 0, calendar: 0, room: 0 };
  type Concern = keyof typeof waiting;
  const anything = () => waiting.notices + waiting.calendar + waiting.room > 0;

  /** Given up after its time, or cancelled by an operator: the rest is done all the same. */
  const attempt = async (concern: Concern, step: () => Promise<unknown>): Promise<void> => {
    try {
      await step();
      if (concern !== 'notices') undone[concern] = 0;
    } catch {
      undone[concern] += 1;
    }
    waiting[concern] -= 1;
  };

  /** What a mailbox refused, and what nobody heard an answer to: on the operation, never on the booking. */
  const amiss: { stage: 'refused' | 'unconfirmed'; words: string }[] = [];
  const send = ({ sequence, recipient, kind }: DueNotice) =>
    attempt('notices', async () => {
      const outcome = await mail.sendAppointmentNotice.executeWithOptions(
        { summary: `Send ${KINDS[kind]} to the ${recipient}` },
        [{ ...input, sequence, recipient }],
      );
      if (outcome === 'refused' || outcome === 'unconfirmed')
        amiss.push({ stage: outcome, words: `${KINDS[kind]} to the ${recipient}: ${AMISS[outcome]}` });
    });

  const alignCalendar = () =>
    attempt('calendar', async () => {
      const outcome = await calendar.alignCalendarEntry.executeWithOptions(
        { summary: "Bring the practitioner's calendar up to date" },
        [input],
      );
      if (outcome !== 'needs_attention') return;
      waiting.notices += 1;
      lanes.practitioner.add(() =>
        attempt('notices', () =>
          mail.sendCalendarAttention.executeWithOptions(
            { summary: 'Tell the practitioner that the calendar needs attention' },
            [input],
          ),
        ),
      );
    });

  const alignRoom = () =>
    attempt('room', () =>
      video.alignVideoRoom.executeWithOptions({ summary: 'Bring the video room up to date' }, [input]),
    );

  const look = async (): Promise<DueWork> => {
    if (everything) return database.listDueWork.executeWithOptions({ summary: 'Ask what is due' }, [input]);
    const notices = await database.listDueNotices.executeWithOptions(
      { summary: 'Ask which notices are due' },
      [input],
    );
    return { notices, calendar: false, room: false };
  };

  for (;;) {
    dirty = false;
    const due = await look();
    for (const notice of due.notices) {
      const key = `${notice.sequence}/${notice.recipient}`;
      if (taken.has(key)) continue;
      taken.add(key);
      waiting.notices += 1;
      lanes[notice.recipient].add(() => send(notice));
    }
    if (due.calendar && lanes.calendar.addOnce(alignCalendar)) waiting.calendar += 1;
    if (due.room && lanes.room.addOnce(alignRoom)) waiting.room += 1;
    const words = [
      `Notices waiting to be sent: ${waiting.notices}`,
      ...(everything
        ? [
            `calendar: ${waiting.calendar > 0 ? 'being brought up to date' : 'nothing to do'}`,
            `video room: ${waiting.room > 0 ? 'being brought up to date' : 'nothing to do'}`,
          ]
        : []),
    ];
    const stage = waiting.notices > 0 ? 'sending' : anything() ? 'aligning' : 'checking';
    reached(stage, words.join('; '));
    const full = workflowInfo().continueAsNewSuggested;
    await condition(() => !anything() || (dirty && !full));
    if (full && dirty) {
      await condition(allHandlersFinished);
      await continueAsNew<typeof syncAppointment>(input);
    }
    if (!dirty && !anything()) break;
  }

  const concerns = (Object.keys(undone) as Concern[]).filter((concern) => undone[concern] > 0);
  if (concerns.length > 0) {
    const words = concerns.map((concern) => GIVEN_UP[concern]).join('; ');
    const stage = concerns.includes('notices') ? 'undelivered' : 'incomplete';
    reached(stage, everything ? words : `Notices that could not be sent: ${undone.notices}`);
    throw ApplicationFailure.nonRetryable(
      words,
      concerns.includes('notices') ? 'NoticesUndelivered' : 'AppointmentIncomplete',
      concerns,
    );
  }
  const words = everything
    ? 'Mails, calendar and video room are as the appointment is'
    : 'Everyone has been told';
  const worst = amiss.find(({ stage }) => stage === 'refused') ?? amiss[0];
  reached(worst?.stage ?? 'done', [words, ...amiss.map((one) => one.words)].join('; '));
  return 'synchronised';
};
