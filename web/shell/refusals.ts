// What a refusal says to a person: by its slug, in their language. A slug without words says what the service says.
import { isOwnPage } from '../frame/page-data.ts';
import { type ProblemSlug, sayRefusalsBy } from '../frame/problem.ts';
import type english from '../locales/en/shell.ts';
import { say } from './messages.ts';
import { shellMessages } from './shell-messages.ts';

type Key = keyof typeof english;

const BY_SLUG: Partial<Record<ProblemSlug, Key>> = {
  forbidden: 'refused.closed',
  'capability-missing': 'refused.closed',
  'session-scope-missing': 'refused.closed',
  'practitioner-disabled': 'refused.closed',
  'delegation-not-enabled': 'refused.closed',
  'partner-suspended': 'refused.closed',
  'feature-not-entitled': 'refused.closed',
  'not-found': 'refused.gone',
  'idempotency-conflict': 'refused.busy',
  'payload-too-large': 'refused.large',
  'rate-limited': 'refused.often',
  'internal-error': 'refused.fault',
  'service-unavailable': 'refused.away',
  'precondition-failed': 'refused.changed',
  'validation-error': 'refused.invalid',
  'appointment-conflict': 'refused.overlap',
  'storage-limit-reached': 'refused.full',
  'recipient-address-missing': 'refused.address',
  'recipient-limit-reached': 'refused.mails',
};
/** Where there is no problem document: it comes from something between the service and here. */
const BY_STATUS: Readonly<Record<number, Key>> = {
  403: 'refused.closed',
  404: 'refused.gone',
  429: 'refused.often',
};

/** Sets the words of refusals in the language of now. */
export const translateRefusals = async (): Promise<void> => {
  const t = await say(shellMessages);
  sayRefusalsBy((status, problem, slug) => {
    if (status === 401) return t(isOwnPage ? 'session.signedOut' : 'session.expired');
    const key = BY_SLUG[slug as ProblemSlug];
    return key ? t(key) : (problem.detail ?? problem.title ?? t(BY_STATUS[status] ?? 'refused.unreachable'));
  });
};
