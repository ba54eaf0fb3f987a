import { condition, proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import { type Closing, workflows } from '../domain/workflow-definitions/workflows.ts';
import { sendMailOnce } from './send-mail-once.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';
import { mail } from './steps.ts';

const definition = workflows.closeOrganization;
const setStage = stagesOf(definition);

// Retries without end: what partners and clinicians were promised is never given up.
const ENDLESS = {
  initialInterval: '2 seconds',
  backoffCoefficient: 2,
  maximumInterval: '10 minutes',
} as const;
// The heartbeats show within seconds that a worker died; the time of the whole step is much longer.
const LONG = { startToCloseTimeout: '2 hours', heartbeatTimeout: '20 seconds', retry: ENDLESS } as const;
const records = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '1 minute',
  retry: ENDLESS,
});
const calendar = proxyActivities<Activities['calendar']>({ taskQueue: 'calendar', ...LONG });
const video = proxyActivities<Activities['video']>({ taskQueue: 'video', ...LONG });
const files = proxyActivities<Activities['exports']>({ taskQueue: 'exports', ...LONG });
const maintenance = proxyActivities<Activities['maintenance']>({ taskQueue: 'maintenance', ...LONG });

/** Each kind on the queue whose workers reach it. */
const eraseKind = (input: Closing, kind: string): Promise<void> => {
  const options = { summary: `Erase and count: ${kind}` };
  const args = [{ ...input, kind }] as const;
  if (kind === 'calendar_entries')
    return calendar.eraseCalendarsOfOrganization.executeWithOptions(options, [...args]);
  if (kind === 'video_rooms') return video.eraseRoomsOfOrganization.executeWithOptions(options, [...args]);
  if (kind === 'objects') return files.eraseObjectsOfOrganization.executeWithOptions(options, [...args]);
  return maintenance.eraseTableOfOrganization.executeWithOptions(options, [...args]);
};

const eraseAll = async (input: Closing, kinds: readonly string[]): Promise<void> => {
  for (const [index, kind] of kinds.entries()) {
    setStage('erasing', `Erasing ${kind}, step ${index + 1} of ${kinds.length}`);
    await eraseKind(input, kind);
  }
};

const PAUSE_SECONDS = 60;

/** Whoever runs an export at this moment is offered another when it is over. */
const offerExports = async (input: Closing, isWoken: () => boolean): Promise<void> => {
  setStage('offering', 'Beginning an export of every clinician');
  while (
    (await records.offerExports.executeWithOptions({ summary: 'Begin exports and e-mails' }, [input])) > 0
  )
    if (await condition(isWoken, PAUSE_SECONDS * 1_000)) return;
};

/** Ended workflows are told of late: it looks until it finds none twice. */
const endWorkflows = async (input: Closing): Promise<void> => {
  setStage('ending', 'Ending what still runs for the organization');
  for (let none = 0; none < 2; ) {
    const ended = await records.endWorkflows.executeWithOptions({ summary: 'End workflows' }, [input]);
    none = ended === 0 ? none + 1 : 0;
    if (none < 2) await sleep('5 seconds');
  }
};

/** A hold that is released wakes it; it looks by itself, too. */
const HELD_SECONDS = 3_600;

/**
 * Offers every clinician the own record, waits for the day, erases everything but audit, usage and ledger, and proves
 * it. Whether it may begin the rows say.
 */
export const closeOrganization = async (input: Closing): Promise<'completed' | 'over'> => {
  let woken = false;
  for (const signal of ['holdReleased', 'cancelled'] as const)
    onSignal(definition, signal, () => {
      woken = true;
    });
  await offerExports(input, () => woken);
  let kinds: readonly string[];
  for (;;) {
    woken = false;
    const opened = await records.openClosing.executeWithOptions({ summary: 'May it begin?' }, [input]);
    if (opened.state === 'over') {
      setStage('cancelled', 'It was cancelled, or is over');
      return 'over';
    }
    if (opened.state === 'erasing') {
      kinds = opened.kinds;
      break;
    }
    const isHeld = opened.state === 'held';
    if (isHeld) setStage('held', 'Legal holds lie on patients of the organization');
    else setStage('waiting', 'Clinicians can download their records until the organization ends');
    await condition(() => woken, (isHeld ? HELD_SECONDS : opened.seconds) * 1_000);
  }
  for (;;) {
    await endWorkflows(input);
    await eraseAll(input, kinds);
    setStage('proving', 'Writing the ledger, and counting everything anew');
    await maintenance.recordClosing.executeWithOptions({ summary: 'A line of the ledger' }, [input]);
    kinds = await maintenance.certifyClosing.executeWithOptions({ summary: 'Count anew and sign' }, [input]);
    if (kinds.length === 0) break;
  }
  setStage('done', 'Erased, counted and certified');
  return 'completed';
};

/** E-mails a clinician that the organization ends, and until when the own record can be downloaded. */
export const sendClosingNotice = sendMailOnce({
  definition: workflows.sendClosingNotice,
  send: (input) =>
    mail.sendClosingNotice.executeWithOptions({ summary: 'Tell the clinician of the end' }, [input]),
  words: {
    sending: 'Telling the clinician',
    sent: 'The clinician was told',
    skipped: 'Nothing to send: the end was cancelled, or has come',
    undelivered: 'The e-mail could not be sent within six hours',
  },
  failure: { message: 'The e-mail could not be sent', type: 'ClosingNoticeUndelivered' },
});
