// Removing a record is the same everywhere: a question, the removal, a word about it, and the list read anew.
import type { PathOf } from '../api/client.ts';
import { refresh } from '../api/queries.ts';
import { confirm, type Question } from './confirm.tsx';
import { toast, toastError } from './toasts.tsx';

interface Removal {
  readonly question: Omit<Question, 'isDanger'>;
  /** Removes it, and tells the host where there is an event for it. */
  readonly remove: () => Promise<unknown>;
  /** What is said after it, and where it could not be removed. */
  readonly done: string;
  readonly failed: string;
  /** The list that it was in. */
  readonly list: PathOf<'get'>;
}

/** Asks, and removes. @returns whether it is gone. */
export const removeAfterQuestion = async ({
  question,
  remove,
  done,
  failed,
  list,
}: Removal): Promise<boolean> => {
  if (!(await confirm({ ...question, isDanger: true }))) return false;
  try {
    await remove();
    toast(done);
    await refresh(list);
    return true;
  } catch (error) {
    toastError(error, failed);
    return false;
  }
};
