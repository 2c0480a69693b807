import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose work it is that goes on. */
export interface Author {
  userId: string;
  name: string;
}

const authors = new AsyncLocalStorage<Author | null>();

/** Does work in the name of somebody of the staff; of nobody where it is a visitor's. */
export function inNameOf<T>(author: Author | null, work: () => Promise<T>): Promise<T> {
  return authors.run(author, work);
}

/** In whose name the running code writes; null for a visitor and for the product itself. */
export function author(): Author | null {
  return authors.getStore() ?? null;
}

/** The author as the columns of a table name one. */
export function authorCells() {
  const by = author();
  return { user_id: by?.userId ?? null, user_name: by?.name ?? '' };
}
