import { ApplicationFailure, sleep } from '@temporalio/workflow';
import type { InvitationCounts } from '../activities/clinic-invitations.ts';
import { type ClinicUpgrade, workflows } from '../domain/workflow-definitions/workflows.ts';
import { stagesOf } from './stages-and-signals.ts';
import { database } from './steps.ts';

const definition = workflows.clinicUpgrade;
const setStage = stagesOf(definition);

const SECOND = 1_000;
/** A mail is tried for six hours, so an invitation that still waits after seven is no longer being sent. */
const PATIENCE = 7 * 3_600 * SECOND;
const LONGEST_PAUSE = 300 * SECOND;

/**
 * Invites every active practitioner of an upgraded clinic to direct logins. The practitioner's own workflow sends
 * each invitation; this workflow requests them and reports the progress.
 */
export const clinicUpgrade = async (input: ClinicUpgrade): Promise<InvitationCounts> => {
  setStage('inviting', 'Asking for the invitations');
  const requested = await database.requestInvitations.executeWithOptions(
    { summary: 'Have every active practitioner invited' },
    [input],
  );
  let counts: InvitationCounts = { told: 0, refused: 0, waiting: requested };
  let waited = 0;
  for (let pause = SECOND; waited < PATIENCE; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    counts = await database.countInvitations.executeWithOptions({ summary: 'Ask how far they have come' }, [
      input,
    ]);
    const { told, refused, waiting } = counts;
    setStage('inviting', `Invited: ${told}; refused by the mailbox: ${refused}; waiting: ${waiting}`);
    if (waiting === 0) break;
    await sleep(pause);
    waited += pause;
  }
  if (counts.waiting > 0) {
    setStage('undelivered', `Invitations that could not be sent: ${counts.waiting}`);
    throw ApplicationFailure.nonRetryable(
      'Invitations could not be sent',
      'InvitationsUndelivered',
      counts.waiting,
    );
  }
  setStage('done', `Invited: ${counts.told}; refused by the mailbox: ${counts.refused}`);
  return counts;
};
