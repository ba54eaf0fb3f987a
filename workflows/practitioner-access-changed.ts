import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  continueAsNew,
  workflowInfo,
} from '@temporalio/workflow';
import { type PractitionerAccess, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';
import { database, mail } from './steps.ts';

const definition = workflows.practitionerAccessChanged;
const setStage = stagesOf(definition);

const SUMMARY = 'End sessions and suspend, restore or invite';
const LOGIN = {
  none: 'The practitioner has no direct login',
  invited: 'Invited: the practitioner has yet to set a password',
  active: 'The direct login works',
  suspended: 'The direct login is suspended',
} as const;

/**
 * Brings a practitioner's direct login in line with the newest state of the practitioner. So the order in which
 * adding, disabling, enabling and deletion arrive does not matter. The API itself refuses requests of a disabled
 * practitioner; this workflow follows, and informs people. A mailbox that does not answer delays nothing else.
 */
export const practitionerAccessChanged = async (
  input: PractitionerAccess,
): Promise<'aligned' | 'mailbox_refused'> => {
  let dirty = true;
  onSignal(definition, 'accessChanged', () => {
    dirty = true;
  });

  const taken = new Set<string>();
  let waiting = 0;
  let refused = false;
  let undelivered = false;
  const invite = async (invitationId: string): Promise<void> => {
    try {
      const outcome = await mail.sendLoginInvitation.executeWithOptions(
        { summary: 'Send the set-password link to the practitioner' },
        [{ ...input, invitationId }],
      );
      if (outcome === 'skipped') {
        // The practitioner was disabled, or a newer link replaced this one, at this moment. Look again: an invitation
        // may be due once more.
        taken.delete(invitationId);
        dirty = true;
      }
      refused = outcome === 'refused';
      undelivered = false;
    } catch {
      // Not delivered within six hours, or cancelled by an operator.
      undelivered = true;
    }
    waiting -= 1;
  };

  let words = '';
  for (;;) {
    dirty = false;
    setStage('aligning', 'Bringing the direct login in line with the practitioner');
    const { login, endedSessions, invitationId } = await database.alignServiceLogin.executeWithOptions(
      { summary: SUMMARY },
      [input],
    );
    words = `${LOGIN[login] ?? 'Aligned'}${endedSessions > 0 ? `; sessions ended: ${endedSessions}` : ''}`;
    if (invitationId && !taken.has(invitationId)) {
      taken.add(invitationId);
      waiting += 1;
      void invite(invitationId);
      setStage('inviting', `${words}; sending the set-password link`);
    }
    const full = workflowInfo().continueAsNewSuggested;
    await condition(() => waiting === 0 || (dirty && !full));
    if (dirty && full) {
      await condition(allHandlersFinished);
      await continueAsNew<typeof practitionerAccessChanged>(input);
    }
    if (!dirty && waiting === 0) break;
  }

  if (undelivered) {
    setStage('undelivered', `${words}. The set-password link could not be sent`);
    throw ApplicationFailure.nonRetryable('The set-password link could not be sent', 'InvitationUndelivered');
  }
  setStage(
    refused ? 'refused' : 'done',
    refused ? `${words}. The mailbox refused the set-password link` : words,
  );
  return refused ? 'mailbox_refused' : 'aligned';
};
