/** Tells whether the blog has a post: without one, there is nothing to search for. */
export const ANY_POST = { query: { limit: 1 } };
