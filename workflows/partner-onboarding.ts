import { condition, proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { ApplicationLetterToSend } from '../activities/send-application-letter.ts';
import { type PartnerApplication, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';
import { mail } from './steps.ts';

const definition = workflows.partnerOnboarding;
const setStage = stagesOf(definition);

type Letter = ApplicationLetterToSend['letter'];

const database = proxyActivities<Activities['workflows']>({
  taskQueue: 'workflows',
  startToCloseTimeout: '15 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

const LETTERS: Readonly<Record<Letter, string>> = {
  received: 'Confirm the application to the contact',
  operator_notice: 'Tell the operator of the application',
  approved: 'Send the credential link to the contact',
  declined: 'Tell the contact that it is declined',
  opened: 'Tell the contact that the credential was opened',
  expired: 'Tell the contact that the link has expired',
};

const STAGES = {
  received: 'Waiting for an operator to approve or decline',
  approved: 'Approved; waiting for the contact to open the credential link',
  declined: 'Declined',
  opened: 'The credential link was opened',
  expired: 'The credential link expired unopened',
} as const;

export interface Onboarded {
  readonly outcome: 'declined' | 'opened' | 'expired';
  /** E-mails that a mail server refused permanently, or that could not be delivered for six hours. */
  readonly undelivered: readonly Letter[];
}

/**
 * The life of an application, from its arrival to its end. The database holds the state: a signal only means "look
 * again", and the timer only records what has happened. The link expires on time because the statement that opens it
 * compares the time.
 */
export const partnerOnboarding = async (input: PartnerApplication): Promise<Onboarded> => {
  let dirty = false;
  onSignal(definition, 'applicationChanged', () => {
    dirty = true;
  });

  const undelivered: Letter[] = [];
  let stage: keyof typeof STAGES = 'received';
  const describe = () => {
    const trouble = undelivered.length > 0 ? `. Could not be delivered: ${undelivered.join(', ')}` : '';
    setStage(stage, `${STAGES[stage]}${trouble}`);
  };

  // E-mails to one reader leave in order, in a lane. No lane delays the application itself.
  const lanes = { contact: Promise.resolve(), operator: Promise.resolve() };
  const send = async (letter: Letter): Promise<void> => {
    try {
      const outcome = await mail.sendApplicationLetter.executeWithOptions({ summary: LETTERS[letter] }, [
        { ...input, letter },
      ]);
      if (outcome !== 'refused') return;
    } catch {
      // Not delivered within six hours, or cancelled by an operator. Everything else continues.
    }
    undelivered.push(letter);
    describe();
  };
  const tell = (reader: keyof typeof lanes, letter: Letter): void => {
    lanes[reader] = lanes[reader].then(() => send(letter));
  };

  tell('contact', 'received');
  tell('operator', 'operator_notice');
  let founded = false;
  for (;;) {
    dirty = false;
    const now = await database.settleApplication.executeWithOptions(
      { summary: 'Ask how the application stands' },
      [input],
    );
    if (now.organizationId !== null && !founded) {
      founded = true;
      upsertSearchAttributes([
        { key: { name: 'OrganizationId', type: 'KEYWORD' }, value: now.organizationId },
      ]);
    }
    const approvedNow = stage === 'received' && now.organizationId !== null;
    stage = now.status;
    if (approvedNow) tell('contact', 'approved');
    describe();
    if (stage === 'declined' || stage === 'opened' || stage === 'expired') break;
    if (now.secondsLeft === null) await condition(() => dirty);
    else await condition(() => dirty, (now.secondsLeft + 1) * 1_000);
  }

  tell('contact', stage);
  await lanes.contact;
  await lanes.operator;
  return { outcome: stage, undelivered };
};
