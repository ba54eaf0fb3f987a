import { ApplicationFailure } from '@temporalio/common';

/** The author cannot make this book, however often it is asked. */
export const authorFailed = (what: string): ApplicationFailure =>
  ApplicationFailure.nonRetryable(what, 'AuthorFailed');
