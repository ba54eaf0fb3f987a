import { CalendarError } from '../../domain/calendars/caldav.ts';
import { readClosing } from '../../domain/closings/read-closings.ts';
import type { Closing } from '../../domain/workflow-definitions/workflows.ts';
import { sql } from '../../platform/database/rows.ts';
import { calendarFailure } from '../calendar/calendar-failure.ts';
import type { OutsideDependencies } from '../erasures/kinds-outside.ts';
import { retryable } from '../failures.ts';
import { closingKind, closingKinds } from './closing-kinds.ts';

/** A kind is `calendar_entries`, `video_rooms`, `objects`, or the name of a table. */
export type ClosingStepInput = Closing & { readonly kind: string };
export type EraseOfOrganization = (input: ClosingStepInput, signal: AbortSignal) => Promise<void>;

/** `found` grows where an attempt that was killed had erased a part, and where something was added meanwhile. */
const noteLeft = async (
  { database }: OutsideDependencies,
  { organizationId, closingId, kind }: ClosingStepInput,
  left: number,
): Promise<void> => {
  await database.within(organizationId).all(sql`
    insert into organization_closing_steps as s (organization_id, closing_id, kind, found, remaining)
    values (${organizationId}, ${closingId}, ${kind}, ${left}, ${left})
    on conflict (organization_id, closing_id, kind) do update
    set found = greatest(s.found, s.erased + ${left}), erased = greatest(s.found, s.erased + ${left}) - ${left},
      remaining = ${left}, checked_at = clock_timestamp()`);
};

/** Erases one kind, counts what is left, and writes both down. @returns how many are left. */
export const eraseKindOfOrganization = async (
  dependencies: OutsideDependencies,
  input: ClosingStepInput,
  signal: AbortSignal,
): Promise<number> => {
  const { organizationId } = input;
  const work = closingKind(input.kind, await closingKinds(dependencies, organizationId));
  await noteLeft(dependencies, input, await work.count(dependencies, organizationId));
  await work.erase(dependencies, organizationId, signal);
  const remaining = await work.count(dependencies, organizationId);
  await noteLeft(dependencies, input, remaining);
  return remaining;
};

/** One kind of an organization whose end has begun. It fails, and is tried again, until nothing is left. */
export const createEraseOfOrganization =
  (dependencies: OutsideDependencies): EraseOfOrganization =>
  async (input, signal) => {
    const closing = await readClosing(dependencies.database.within(input.organizationId), input.closingId);
    if (closing?.status !== 'erasing') throw retryable('ClosingNotBegun', 'The end has not begun');
    let remaining: number;
    try {
      remaining = await eraseKindOfOrganization(dependencies, input, signal);
    } catch (error) {
      throw error instanceof CalendarError ? calendarFailure(error) : error;
    }
    if (remaining > 0) throw retryable('ClosingIncomplete', `${input.kind}: ${remaining} are left`);
  };
