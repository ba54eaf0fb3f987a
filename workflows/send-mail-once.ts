import { ApplicationFailure } from '@temporalio/workflow';
import type { WorkflowSpecification } from '../domain/workflow-definitions/define-workflow.ts';
import { stagesOf } from './stages-and-signals.ts';
import { UNCONFIRMED } from './steps.ts';

/** What the activity that sends a mail answers. */
type Outcome = 'sent' | 'unconfirmed' | 'skipped' | 'refused';

interface MailedOnce<Input> {
  readonly definition: WorkflowSpecification & {
    readonly command: (...ids: never) => { input: Input };
    readonly stages: readonly ('sending' | 'undelivered' | Outcome)[];
  };
  /** The activity that sends it, with the words by which Temporal's UI shows the step. */
  readonly send: (input: Input) => Promise<Outcome>;
  readonly words: Readonly<Record<'sending' | 'sent' | 'skipped' | 'undelivered', string>>;
  /** The failure that ends the workflow when the mail could not be sent in its time. */
  readonly failure: { readonly message: string; readonly type: string };
  /** Runs before that failure, whether or not the workflow was cancelled. */
  readonly onUndelivered?: (input: Input) => Promise<unknown>;
}

/** A workflow that sends one mail, once: whoever asks for another one starts another workflow. */
export const sendMailOnce = <Input>({
  definition,
  send,
  words,
  failure,
  onUndelivered,
}: MailedOnce<Input>): ((input: Input) => Promise<Outcome>) => {
  const setStage = stagesOf(definition);
  return async (input: Input): Promise<Outcome> => {
    setStage('sending', words.sending);
    try {
      const outcome = await send(input);
      const details = { ...words, unconfirmed: UNCONFIRMED, refused: 'The mailbox refused the e-mail' };
      setStage(outcome, details[outcome]);
      return outcome;
    } catch {
      await onUndelivered?.(input);
      setStage('undelivered', words.undelivered);
      throw ApplicationFailure.nonRetryable(failure.message, failure.type);
    }
  };
};
