import { ApplicationFailure } from '@temporalio/common';
import type { CalendarError } from '../../domain/calendars/caldav.ts';

/** A retryable failure. If the server named a delay, the retry waits for it. The code is a word or a status. */
export const calendarFailure = ({ code, retryAfterSeconds }: CalendarError): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'CalendarUnavailable',
    message: `The calendar could not be brought up to date yet: ${code}`,
    nonRetryable: false,
    ...(retryAfterSeconds ? { nextRetryDelay: `${retryAfterSeconds} seconds` } : {}),
  });
