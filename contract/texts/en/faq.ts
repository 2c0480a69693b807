export const title = 'Questions';
export const search = 'Search questions…';
export const searchLabel = 'Search questions';
export const more = (count: number) => `Show ${count} more`;
export const less = 'Show less';
export const none = 'No results. Try a different search.';
export const matches = (found: number, total: number) => `${found} of ${total} questions match`;
