import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

export const title = 'Blog';
export const heading = 'INSIGHTS';
export const motto = 'What we tried, what worked and what did not.';
export const lead = 'Notes from our daily work: what we tried, what worked and what did not.';
export const posts = 'Posts';
export const postsPage = (page: number) => `Posts, page ${page}`;
export const pagesOfPosts = 'Pages of posts';
export const allPosts = 'All posts';
export const allPostsAbout = (tag: string) => `All posts about ${tag}`;
export const count = (count: number) => plural(count, '1 post', `${count} posts`);
export const found = (posts: string) => `${posts} found`;
export const newestFirst = (posts: string) => `${posts}, newest first`;
export const onPage = (text: string, page: number) => `${text}, page ${page}`;
export const searchResults = 'search results';
export const search = 'Search posts';
export const searchButton = 'Search';
export const tags = 'Tags';
export const none = 'No posts yet.';
export const noneYet = 'We are writing the first one. Until then, have a look at our work.';
export const seeWork = 'See our work';
export const noResults = 'No results';
export const resetFilters = 'Reset filters';
export const forSearch = (words: string) => `search “${words}”`;
export const forTag = (tag: string) => `tag “${tag}”`;
export const noPage = (page: number) => `There is no page ${page}`;
export const lastPage = (page: number) => `The last page is page ${page}.`;
export const goToPage = (page: number) => `Go to page ${page}`;
export const minutes = (count: number) => `${count}\u00a0min read`;
export const inThisPost = 'In this post';
export const progress = 'Reading progress';
export const copy = 'Copy';
export const copied = 'Copied';
export const keepReading = 'Keep reading';
export const unknown = 'Blog not found.';
export const goneLead = 'This post is no longer available. You can find all our other posts in the blog.';
export const unknownLead =
  'There is no post at this address. It may have been renamed or removed. You can find all our posts in the blog.';
export const ask = {
  title: 'And your website?',
  lead: 'Send us its address, or a sentence about what is missing. A person who builds websites reads it and answers.',
  label: 'Your site, or what is missing',
  placeholder: 'mysite.example is slow on phones',
} as const;
