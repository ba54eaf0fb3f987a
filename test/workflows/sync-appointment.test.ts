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
    listDueNotices: async () => {
      listings += 1;
      return due.slice();
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
  test('sends every notice that is due, once, and says that it is done', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'));
    const booking = newAppointment();
    await lab.run(
      {
        listDueNotices: board.listDueNotices,
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

  test('sends what a change during the sync made due, after what came before it', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'));
    const booking = newAppointment();
    await lab.run(
      {
        listDueNotices: board.listDueNotices,
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

  test('takes a burst of signals as a few looks and sends nothing twice', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'));
    const booking = newAppointment();
    await lab.run(
      {
        listDueNotices: board.listDueNotices,
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

  test('tries a mail again until the mail server takes it, and keeps the order for that reader', async () => {
    const board = noticeBoard();
    board.due.push(...both(0, 'booked'), ...both(1, 'moved'));
    let refusals = 3;
    const booking = newAppointment();
    await lab.run(
      {
        listDueNotices: board.listDueNotices,
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
        listDueNotices: board.listDueNotices,
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
});
