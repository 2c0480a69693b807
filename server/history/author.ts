import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallWrapper } from '#server/http/calls.ts';

/** The author that the history records for a write. */
export interface Author {
  userId: string;
  name: string;
}

const storage = new AsyncLocalStorage<Author | null>();

/**
 * Runs a call in the name of its caller. The author is null for visitors, and for staff who send a visitor's form.
 */
export const runAsAuthor: CallWrapper = ({ call, context: { caller, isStaff, staffBody } }, work) => {
  const isPublicForm = call.who === 'anyone' && staffBody === null;
  return storage.run(isStaff && !isPublicForm ? caller : null, work);
};

/** The author of the current write; null for a visitor and for the product itself. */
export function currentAuthor(): Author | null {
  return storage.getStore() ?? null;
}

/** Runs work in the name of a person, for what happens later than they asked for it. */
export function runInNameOf<T>(author: Author | null, work: () => Promise<T>): Promise<T> {
  return storage.run(author, work);
}

/** The current author as the columns of a table. */
export function authorColumns() {
  const author = currentAuthor();
  return { user_id: author?.userId ?? null, user_name: author?.name ?? '' };
}
