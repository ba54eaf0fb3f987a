import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApplicationFailure, WorkflowFailedError } from '@temporalio/client';
import type { DueNotice } from '../../activities/list-due-notices.ts';
import { Stage } from '../../temporal/search-attributes.ts';
import { newAppointment, openWorkflowLab, type WorkflowLab } from './environment.ts';

let lab: WorkflowLab;
beforeAll(async () => {
  lab = await openWorkflowLab();
});
afterAll(() => lab.close());

/** Notices as the database would keep them: due until sent. */
const noticeBoard = () => {
  const due: DueNotice[] = [];
  const sent: string[] = [];
  let listings = 0;
  return {
    due,
    sent,
    listings: () => listings,
    listDueWork: async () => {
      listings += 1;
      return { notices: due.slice(), calendar: false, room: false };
    },
    settle: (sequence: number, recipient: string) => {
      const at = due.findIndex((notice) => notice.sequence === sequence && notice.recipient === recipient);
      if (at >= 0) sent.push(`${due.splice(at, 1)[0]?.kind}/${recipient}`);
    },
  };
};

const both = (sequence: number, kind: DueNotice['kind']): DueNotice[] => [
  { sequence, recipient: 'practitioner', kind },
  { sequence, recipient: 'patient', kind },
];

describe('syncAppointment', () => {
  test('sends every due notice once, and reports that it is done', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'));
    const booking = newAppointment();
    await lab.run(
      {
        listDueWork: board.listDueWork,
        sendAppointmentNotice: async ({ sequence, recipient }) => {
          board.settle(sequence, recipient);
          return 'sent';
        },
      },
      async () => {
        const handle = await lab.deliver(booking);
        expect(await handle.result()).toBe('synchronised');
        const { typedSearchAttributes } = await handle.describe();
        expect(typedSearchAttributes.get(Stage)).toBe('done');
      },
    );
    expect(board.sent.toSorted()).toEqual(['booked/patient', 'booked/practitioner']);
  });

  test('sends notices that a change during the sync made due, after the earlier ones', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'));
    const booking = newAppointment();
    await lab.run(
      {
        listDueWork: board.listDueWork,
        sendAppointmentNotice: async ({ sequence, recipient }) => {
          if (sequence === 0 && recipient === 'practitioner') {
            board.due.push(...both(1, 'cancelled'));
            await lab.deliver(booking);
          }
          board.settle(sequence, recipient);
          return 'sent';
        },
      },
      async () => (await lab.deliver(booking)).result(),
    );
    for (const recipient of ['practitioner', 'patient'])
      expect(board.sent.filter((mail) => mail.endsWith(recipient))).toEqual([
        `booked/${recipient}`,
        `cancelled/${recipient}`,
      ]);
  });

  test('handles a burst of signals with a few looks and sends nothing twice', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'));
    const booking = newAppointment();
    await lab.run(
      {
        listDueWork: board.listDueWork,
        sendAppointmentNotice: async ({ sequence, recipient }) => {
          board.settle(sequence, recipient);
          return 'sent';
        },
      },
      async () => {
        const handle = await lab.deliver(booking);
        await Promise.all(Array.from({ length: 30 }, () => lab.deliver(booking)));
        await handle.result();
      },
    );
    expect(board.sent).toHaveLength(2);
    expect(board.listings()).toBeLessThan(31);
  });

  test('retries a mail until the mail server accepts it, and keeps the order for that reader', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'), ...both(1, 'moved'));
    let refusals = 3;
    const booking = newAppointment();
    await lab.run(
      {
        listDueWork: board.listDueWork,
        sendAppointmentNotice: async ({ sequence, recipient }) => {
          if (recipient === 'practitioner' && sequence === 0 && refusals-- > 0)
            throw ApplicationFailure.create({ type: 'MailDeferred', message: 'later' });
          board.settle(sequence, recipient);
          return 'sent';
        },
      },
      async () => (await lab.deliver(booking)).result(),
    );
    // The patient's mails did not wait for the practitioner's mailbox.
    expect(board.sent).toEqual([
      'booked/patient',
      'moved/patient',
      'booked/practitioner',
      'moved/practitioner',
    ]);
  });

  test('fails visibly when a mail could not be sent for six hours, and sends the others', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'));
    const booking = newAppointment();
    await lab.run(
      {
        listDueWork: board.listDueWork,
        sendAppointmentNotice: async ({ sequence, recipient }) => {
          if (recipient === 'practitioner') throw ApplicationFailure.nonRetryable('never', 'MailDeferred');
          board.settle(sequence, recipient);
          return 'sent';
        },
      },
      async () => {
        const failure = await (await lab.deliver(booking)).result().catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(WorkflowFailedError);
        expect((failure as WorkflowFailedError).cause).toMatchObject({ type: 'NoticesUndelivered' });
      },
    );
    expect(board.sent).toEqual(['booked/patient']);
  });

  test.each(['refused', 'unconfirmed'] as const)(
    'shows that a mail was %s, and ends well',
    async (outcome) => {
      const board = noticeBoard();
      board.due.push(...both(0, 'booked'));
      const booking = newAppointment();
      const stage = await lab.run(
        {
          listDueWork: board.listDueWork,
          sendAppointmentNotice: async ({ sequence, recipient }) => {
            board.settle(sequence, recipient);
            return recipient === 'patient' ? outcome : 'sent';
          },
        },
        async () => {
          const handle = await lab.deliver(booking);
          expect(await handle.result()).toBe('synchronised');
          return (await handle.describe()).typedSearchAttributes.get(Stage);
        },
      );
      expect(stage).toBe(outcome);
    },
  );

  const QUEUES = ['mail', 'calendar', 'video'] as const;

  test('updates mails, calendar and room in parallel: a broken one delays no other', async () => {
    const done: string[] = [];
    const due = { notices: both(0, 'booked') as readonly DueNotice[], calendar: true, room: true };
    let calendarFailures = 3;
    let roomFailures = 5;
    const booking = newAppointment();
    await lab.run(
      {
        listDueWork: async () => due,
        sendAppointmentNotice: async ({ recipient }) => {
          done.push(recipient);
          return 'sent';
        },
        alignCalendarEntry: async () => {
          if (calendarFailures-- > 0)
            throw ApplicationFailure.create({ type: 'CalendarUnavailable', message: 'later' });
          done.push('calendar');
          return 'put';
        },
        alignVideoRoom: async () => {
          if (roomFailures-- > 0)
            throw ApplicationFailure.create({ type: 'VideoProviderUnavailable', message: 'later' });
          done.push('room');
          return 'made';
        },
      },
      async () => {
        const handle = await lab.deliver(booking);
        expect(await handle.result()).toBe('synchronised');
        expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('done');
      },
      QUEUES,
    );
    expect(done.slice(0, 2).toSorted()).toEqual(['patient', 'practitioner']);
    expect(done.slice(2)).toEqual(['calendar', 'room']);
  });

  test('aligns the calendar again if the appointment changed meanwhile, and only once more', async () => {
    const booking = newAppointment();
    let calendar = true;
    let alignments = 0;
    await lab.run(
      {
        listDueWork: async () => ({ notices: [], calendar, room: false }),
        alignCalendarEntry: async () => {
          alignments += 1;
          if (alignments === 1) for (let change = 0; change < 20; change++) await lab.deliver(booking);
          else calendar = false;
          return 'put';
        },
      },
      async () => (await lab.deliver(booking)).result(),
      QUEUES,
    );
    expect(alignments).toBeGreaterThanOrEqual(2);
    expect(alignments).toBeLessThanOrEqual(3);
  });

  test('a calendar that is unreachable for a day is given up visibly, after everything else; requested again it is updated', async () => {
    const booking = newAppointment();
    const sent: string[] = [];
    let attempts = 0;
    let back = false;
    await lab.run(
      {
        listDueWork: async () => ({ notices: back ? [] : both(0, 'booked'), calendar: true, room: false }),
        sendAppointmentNotice: async ({ recipient }) => {
          sent.push(recipient);
          return 'sent';
        },
        alignCalendarEntry: async () => {
          if (back) return 'put';
          attempts += 1;
          throw ApplicationFailure.create({
            type: 'CalendarUnavailable',
            message: 'later',
            nextRetryDelay: '1 hour',
          });
        },
      },
      async () => {
        const handle = await lab.deliver(booking);
        const failure = await handle.result().catch((error: unknown) => error);
        expect((failure as WorkflowFailedError).cause).toMatchObject({
          type: 'AppointmentIncomplete',
          message: 'The calendar could not be brought up to date',
        });
        expect((await handle.describe()).typedSearchAttributes.get(Stage)).toBe('incomplete');
        back = true;
        // As the upkeep does it (`activities/upkeep/bring-in-bookings.ts`).
        expect(await (await lab.deliver(booking)).result()).toBe('synchronised');
      },
      QUEUES,
    );
    expect(sent.toSorted()).toEqual(['patient', 'practitioner']);
    expect(attempts).toBeGreaterThanOrEqual(23);
    expect(attempts).toBeLessThanOrEqual(25);
  });

  test('the practitioner is told of a calendar that needs attention', async () => {
    const booking = newAppointment();
    let told = 0;
    let calendar = true;
    await lab.run(
      {
        listDueWork: async () => ({ notices: [], calendar, room: false }),
        alignCalendarEntry: async () => {
          calendar = false;
          return 'needs_attention';
        },
        sendCalendarAttention: async () => {
          told += 1;
          return 'sent';
        },
      },
      async () => expect(await (await lab.deliver(booking)).result()).toBe('synchronised'),
      QUEUES,
    );
    expect(told).toBe(1);
  });
});
