import type { AppointmentSync } from '../domain/workflow-definitions/workflows.ts';
import type { Scoped } from '../platform/database/scoped.ts';
import { createListDueNotices, type DueNotice } from './list-due-notices.ts';
import { calendarIsDue, readOutsideFacts, roomIsDue } from './outside-facts.ts';

/** What an appointment's newest version requires and is not done yet. */
export interface DueWork {
  readonly notices: readonly DueNotice[];
  readonly calendar: boolean;
  readonly room: boolean;
}
export type ListDueWork = (input: AppointmentSync) => Promise<DueWork>;

export const createListDueWork = ({ database }: { readonly database: Scoped }): ListDueWork => {
  const listDueNotices = createListDueNotices({ database });
  return async (input) => {
    const notices = await listDueNotices(input);
    const facts = await readOutsideFacts(database.within(input.organizationId), input);
    return { notices, calendar: !!facts && calendarIsDue(facts), room: !!facts && roomIsDue(facts) };
  };
};
