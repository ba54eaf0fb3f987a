import { ApplicationFailure } from '@temporalio/common';
import type { CalendarError } from '../../domain/calendars/caldav.ts';

/** Tried again, later where the server says when. The code is a word or a status. */
export const calendarFailure = ({ code, retryAfterSeconds }: CalendarError): ApplicationFailure =>
  ApplicationFailure.create({
    type: 'CalendarUnavailable',
    message: `The calendar could not be brought up to date yet: ${code}`,
    nonRetryable: false,
    ...(retryAfterSeconds ? { nextRetryDelay: `${retryAfterSeconds} seconds` } : {}),
  });
