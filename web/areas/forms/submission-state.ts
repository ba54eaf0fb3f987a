import type { Submission } from './form.ts';

/** What became of a form that was sent. */
export type SubmissionState = 'waiting' | 'answered' | 'not_sent';
/** Of its badge. */
export const STATE_TONES = { waiting: 'warning', answered: 'success', not_sent: 'danger' } as const;

export const stateOf = ({ status, mail_status }: Submission): SubmissionState =>
  status === 'completed' ? 'answered' : mail_status === 'not_sent' ? 'not_sent' : 'waiting';
