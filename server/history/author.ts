import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose work it is that goes on. */
export interface Author {
  userId: string;
  name: string;
}

const storage = new AsyncLocalStorage<Author | null>();

/** Does work in the name of somebody of the staff; of nobody where it is a visitor's. */
export function runAsAuthor<T>(author: Author | null, work: () => Promise<T>): Promise<T> {
  return storage.run(author, work);
}

/** In whose name the running code writes; null for a visitor and for the product itself. */
export function currentAuthor(): Author | null {
  return storage.getStore() ?? null;
}

/** The author as the columns of a table name one. */
export function authorColumns() {
  const by = currentAuthor();
  return { user_id: by?.userId ?? null, user_name: by?.name ?? '' };
}
