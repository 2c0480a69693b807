import { BLOG_ADMIN_FETCH } from '#contract/constants.ts';
import { blog, type BlogPost, type BlogPostInList } from '#contract/collections/blog.ts';
import { confirm, empty, loadFailed, saved, saveFailed } from '#contract/texts.ts';
import { call, type Body } from '#web/api.ts';
import { lengthText } from '#web/admin/editing/fields/rich/length-text.ts';
import { asText } from '#web/admin/editing/fields/use-field.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { postPreview } from '#web/admin/editing/preview/preview-sources.ts';
import type { RecordKind, Tone } from '#web/admin/editing/records/record-kind.ts';
import { formatMoment, formatAge } from '#web/admin/shell/dates/format-date.ts';
import { PostAside, PostForm } from './post-form.tsx';
import { postPublishing } from './post-publishing.ts';
import { postState, type PostState } from './post-state.ts';

const TONES: Record<PostState, Tone> = { draft: 'open', scheduled: 'dusk', published: 'moss' };
const CHIPS: Record<PostState, string> = { draft: 'Drafts', scheduled: 'Scheduled', published: 'Published' };

/** The blog in the panel. */
export const blogKind: RecordKind<BlogPostInList, BlogPost> = {
  path: 'blog',
  key: 'GET /blog',
  history: 'blog',
  words: {
    title: 'Blog',
    one: 'post',
    many: 'posts',
    add: 'New post',
    back: 'All posts',
    search: 'Search posts',
  },
  texts: {
    saved: saved.record,
    saveFailed: saveFailed.record,
    deleted: saved.deleted,
    deleteFailed: saveFailed.delete,
    listFailed: loadFailed.blogAdmin,
    loadFailed: loadFailed.blogPost,
    missing: empty.blogPost,
    empty: 'No posts yet.',
    emptyHint: 'Your posts appear here. Published posts also appear on the blog.',
    confirm: confirm.post,
  },
  fields: blog.create,
  write: blog.create,
  blank: () => ({ status: 'draft' }),
  statuses: blog.states.map((value) => ({ value, label: CHIPS[value] })),
  list: ({ q, status, page, signal }) =>
    call('GET /blog', { query: { q, status, page, limit: BLOG_ADMIN_FETCH, brief: 'true' }, signal }),
  read: (id) => call('GET /blog/admin/:id', { params: { id } }),
  create: (body) => call('POST /blog', { body: body as Body<'POST /blog'> }), // validated by `write`
  update: (id, body, version) => call('PUT /blog/:id', { params: { id }, body, ifMatch: version }),
  remove: (id) => call('DELETE /blog/:id', { params: { id } }),
  start: 'covers',
  page: {
    editedAt: ({ updatedAt }) => updatedAt,
    unfinished: 'draft' satisfies PostState,
    length: ({ content }) => lengthText(asText(content)),
  },
  publicPath: ({ slug }) => `/blog/${slug}`,
  row: (post) => {
    const state = postState(post);
    return {
      title: post.title,
      status: { label: upperFirst(state), tone: TONES[state] },
      detail: state === 'draft' ? `Edited ${formatAge(post.updatedAt)}` : formatMoment(post.publishedAt),
      facts: [`${post.readingMinutes}\u00a0min read`, ...post.tags.slice(0, 1)],
      picture: post.coverImageUrl,
    };
  },
  publishing: postPublishing,
  preview: (post) => postPreview(post?.slug),
  uploadTexts: (path) =>
    path === 'coverImageUrl'
      ? { done: saved.cover, failed: saveFailed.cover }
      : { done: saved.image, failed: saveFailed.upload },
  Form: PostForm,
  Aside: PostAside,
};
