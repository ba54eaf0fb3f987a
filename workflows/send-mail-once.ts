import { ApplicationFailure } from '@temporalio/workflow';
import type { WorkflowSpecification } from '../domain/workflow-definitions/define-workflow.ts';
import { stagesOf } from './stages-and-signals.ts';
import { UNCONFIRMED } from './steps.ts';

/** The result of the activity that sends an e-mail. */
type Outcome = 'sent' | 'unconfirmed' | 'skipped' | 'refused';

interface MailedOnce<Input> {
  readonly definition: WorkflowSpecification & {
    readonly command: (...ids: never) => { input: Input };
    readonly stages: readonly ('sending' | 'undelivered' | Outcome)[];
  };
  /** The activity that sends it, with the text that Temporal's UI shows for the step. */
  readonly send: (input: Input) => Promise<Outcome>;
  readonly words: Readonly<Record<'sending' | 'sent' | 'skipped' | 'undelivered', string>>;
  /** The failure that ends the workflow if the e-mail could not be sent in time. */
  readonly failure: { readonly message: string; readonly type: string };
  /** Runs before that failure, also if the workflow was cancelled. */
  readonly onUndelivered?: (input: Input) => Promise<unknown>;
}

/** A workflow that sends one e-mail once. Another e-mail needs another workflow. */
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
