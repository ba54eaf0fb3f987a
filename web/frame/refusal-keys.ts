// Which message of the shell's catalogue says a refusal: by its slug, else by its status.
import type english from '../locales/en/shell.ts';
import type { ProblemSlug } from './problem.ts';

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

/** Undefined where the service's own words say more than a message of ours could. */
export const refusalKey = (status: number, slug: string, hasWords: boolean): Key | undefined =>
  BY_SLUG[slug as ProblemSlug] ?? (hasWords ? undefined : (BY_STATUS[status] ?? 'refused.unreachable'));
