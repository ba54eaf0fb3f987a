import {
  allHandlersFinished,
  condition,
  continueAsNew,
  proxyActivities,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/activities.ts';
import type { SentEvents } from '../activities/webhooks/send-due-events.ts';
import { type WebhookDelivering, workflows } from '../domain/workflow-definitions/workflows.ts';
import { onSignal, stagesOf } from './stages-and-signals.ts';
import { mail } from './steps.ts';

const definition = workflows.deliverWebhooks;
const setStage = stagesOf(definition);

// A step works for a minute. A missing heartbeat shows that its worker died; the lease of the endpoint ends later.
const webhooks = proxyActivities<Activities['webhooks']>({
  taskQueue: 'webhooks',
  startToCloseTimeout: '3 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});

const WORDS: Readonly<Record<SentEvents['health'], string>> = {
  ok: 'The receiver takes its events',
  failing: 'The receiver does not take its events; one at a time is tried',
  inactive: 'The endpoint is paused or deleted, or the organization is suspended',
  disabled: 'The endpoint is disabled',
};

/** Sends e-mails beside the events, each once at a time: a mail server that is away must not hold events up. */
const createLetters = (input: WebhookDelivering) => {
  const underWay = new Set<SentEvents['letters'][number]>();
  const send = async (letter: SentEvents['letters'][number]): Promise<void> => {
    try {
      await mail.sendWebhookLetter.executeWithOptions({ summary: `Tell the contact: ${letter}` }, [
        { ...input, letter },
      ]);
    } catch {
      // It was tried for six hours.
    }
    underWay.delete(letter);
  };
  return {
    isSending: () => underWay.size > 0,
    begin(letters: SentEvents['letters']): void {
      for (const letter of letters)
        if (!underWay.has(letter)) {
          underWay.add(letter);
          void send(letter);
        }
    },
  };
};

/**
 * Sends the events of one webhook endpoint, until nothing waits. It is a reconciler: each step reads from the database
 * what is due, so the number and order of signals do not matter. The relay of events wakes it again.
 */
export const deliverWebhooks = async (input: WebhookDelivering): Promise<SentEvents['health']> => {
  let woken = true;
  onSignal(definition, 'eventsWaiting', () => {
    woken = true;
  });
  const letters = createLetters(input);
  for (;;) {
    woken = false;
    setStage('sending', 'Sending what is due');
    const sent = await webhooks.sendDueEvents.executeWithOptions({ summary: 'Send what is due' }, [input]);
    letters.begin(sent.letters);
    if (workflowInfo().continueAsNewSuggested && !letters.isSending()) {
      await condition(allHandlersFinished);
      await continueAsNew<(input: WebhookDelivering) => Promise<unknown>>(input);
    }
    const { health, next_due_seconds: seconds } = sent;
    if (seconds === null) {
      setStage(health === 'disabled' ? 'disabled' : 'done', WORDS[health]);
      await condition(() => woken || !letters.isSending());
      if (!woken) return health;
    }
    if (woken || seconds === 0 || seconds === null) continue;
    setStage(health === 'failing' ? 'failing' : 'waiting', WORDS[health]);
    await condition(() => woken, Math.ceil(seconds * 1_000));
  }
};
