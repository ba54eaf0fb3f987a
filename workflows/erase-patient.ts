import { condition, proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { ErasedKind } from '../activities/erasures/erase-kind.ts';
import type { ErasurePart } from '../activities/erasures/erasure-run.ts';
import { type ErasureRun, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';

const setStage = stagesOf(workflows.erasePatient);

// Retries without end: an erasure that somebody was promised is never given up. Temporal's UI shows what holds it up.
const ENDLESS = {
  initialInterval: '2 seconds',
  backoffCoefficient: 2,
  maximumInterval: '10 minutes',
} as const;
// The heartbeats show within seconds that a worker died; the time of the whole step is much longer.
const ALIVE = { heartbeatTimeout: '20 seconds', retry: ENDLESS } as const;
/** Steps that wait for other systems. */
const REACHING = { startToCloseTimeout: '30 minutes', ...ALIVE } as const;
const records = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '1 minute',
  retry: ENDLESS,
});
const calendar = proxyActivities<Activities['calendar']>({ taskQueue: 'calendar', ...REACHING });
const video = proxyActivities<Activities['video']>({ taskQueue: 'video', ...REACHING });
const files = proxyActivities<Activities['exports']>({ taskQueue: 'exports', ...REACHING });
const proofs = proxyActivities<Activities['maintenance']>({
  taskQueue: 'maintenance',
  startToCloseTimeout: '10 minutes',
  ...ALIVE,
});

/** Each kind has its own step, on the queue whose workers reach its records. */
const eraseKind = (part: ErasurePart, kind: ErasedKind): Promise<void> => {
  const options = { summary: `Erase and count: ${kind}` };
  const args = [{ ...part, kind }] as const;
  if (kind === 'calendar_entries')
    return calendar.eraseCalendarEntries.executeWithOptions(options, [...args]);
  if (kind === 'video_rooms') return video.eraseVideoRooms.executeWithOptions(options, [...args]);
  if (kind === 'archives' || kind === 'objects')
    return files.eraseFiles.executeWithOptions(options, [...args]);
  return records.eraseRecords.executeWithOptions(options, [...args]);
};

const eraseAll = async (part: ErasurePart, kinds: readonly ErasedKind[]): Promise<void> => {
  for (const [index, kind] of kinds.entries()) {
    setStage('erasing', `Erasing ${kind}, step ${index + 1} of ${kinds.length}`);
    await eraseKind(part, kind);
  }
};

const awaitAnswers = async (part: ErasurePart): Promise<void> => {
  for (;;) {
    const seconds = await records.awaitAnswers.executeWithOptions({ summary: 'Count stored answers' }, [
      part,
    ]);
    if (seconds === 0) return;
    setStage('erasing', 'Waiting until no answer from before is stored any more');
    await sleep(seconds * 1_000);
  }
};

type Outcome = 'completed' | 'retained' | 'over';

/** Erases, counts, waits for what ends by itself, and proves it. It begins only when the rows say so. */
const perform = async (
  definition: typeof workflows.erasePatient | typeof workflows.eraseClinicalPart,
  part: ErasurePart,
): Promise<Outcome> => {
  let woken = false;
  for (const signal of ['holdReleased', 'cancelled'] as const)
    onSignal(definition, signal, () => {
      woken = true;
    });
  for (;;) {
    woken = false;
    const opened = await records.openErasure.executeWithOptions({ summary: 'May it begin?' }, [part]);
    if (opened.state === 'over') {
      setStage('cancelled', 'It was cancelled, or is over');
      return 'over';
    }
    if (opened.state === 'erasing') {
      await eraseAll(part, opened.kinds);
      break;
    }
    if (opened.state === 'held') {
      setStage('held', 'A legal hold lies on the patient');
      await condition(() => woken);
    } else {
      setStage('waiting', "It begins when the time to change one's mind is over and the mails have left");
      await condition(() => woken, opened.seconds * 1_000);
    }
  }
  const settled = await records.settleErasure.executeWithOptions(
    { summary: 'Write down that it is erased' },
    [part],
  );
  setStage('proving', 'Writing the ledger');
  await proofs.recordErasure.executeWithOptions({ summary: 'A line of the ledger' }, [part]);
  await awaitAnswers(part);
  if (settled === 'clinical_kept') {
    setStage('retained', 'All but the clinical part is erased');
    return 'retained';
  }
  for (;;) {
    setStage('proving', 'Counting everything anew');
    const left = await proofs.certifyErasure.executeWithOptions({ summary: 'Count anew and sign' }, [part]);
    if (left.length === 0) break;
    await eraseAll(part, left);
  }
  setStage('done', 'Erased, counted and certified');
  return 'completed';
};

export const erasePatient = (input: ErasureRun): Promise<Outcome> =>
  perform(workflows.erasePatient, { ...input, half: 'first' });

export const eraseClinicalPart = (input: ErasureRun): Promise<Outcome> =>
  perform(workflows.eraseClinicalPart, { ...input, half: 'clinical' });
