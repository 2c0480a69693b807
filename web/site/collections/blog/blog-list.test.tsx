import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { blogPath, parseFilters, type Filters } from './list-address.ts';
import { BlogListView, postCount, type PostList } from './blog-list.tsx';
import { aPost } from './fixtures.ts';
import type { ListResult } from './results.tsx';

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const nine = Array.from({ length: 9 }, (_, index) => aPost(`post-${index + 1}`, { tags: six }));
const front: Filters = { page: 1, q: '', tag: '' };

function listOf(items: PostList['items'], more: Partial<PostList> = {}): PostList {
  return { items, page: 1, totalPages: 2, total: 14, limit: 9, tags: [{ tag: 'Forms', count: 3 }], ...more };
}

function shown(filters: Filters, outcome: Partial<ListResult>): string {
  return renderToStaticMarkup(
    <StaticRouter location={blogPath(filters)}>
      <BlogListView
        filters={filters}
        tags={outcome.list?.tags ?? []}
        totalPages={outcome.list?.totalPages ?? 0}
        outcome={{ list: undefined, failure: '', onRetry: () => undefined, ...outcome }}
      />
    </StaticRouter>,
  );
}

/** The number of tags of each card, in order. */
function cardTags(html: string): number[] {
  return html.split('<article').slice(1).map((card) => card.match(/href="\/blog\?tag=/g)?.length ?? 0); // prettier-ignore
}

test('features the first post with up to 4 tags, and shows the others in the grid with up to 2', () => {
  expect(cardTags(shown(front, { list: listOf(nine) }))).toEqual([4, 2, 2, 2, 2, 2, 2, 2, 2]);
});

test('features no post on later pages, in a search or under a tag', () => {
  for (const filters of [
    { ...front, page: 2 },
    { ...front, q: 'kiln' },
    { ...front, tag: 'Forms' },
  ]) {
    expect(cardTags(shown(filters, { list: listOf(nine) }))[0]).toBe(2);
  }
});

test('a card shows the author, the date and the reading time, each apart', () => {
  const html = shown(front, { list: listOf([aPost('one', { excerpt: 'Why it matters.' })]) });
  expect(html).toContain('href="/blog/one"');
  expect(html).toContain('Why it matters.');
  expect(html).toMatch(
    /<bdi>Meera Chauhan<\/bdi><\/span><span[^>]*> <time dateTime="2026-10-22">22 October 2026<\/time><\/span><span[^>]*> 5\u00a0min read/,
  );
});

test('a post without cover, excerpt, tags and date shows no empty placeholders', () => {
  const html = shown(front, { list: listOf([aPost('bare', { publishedAt: '' })]) });
  expect(html).not.toContain('Image unavailable');
  expect(html).not.toContain('<time');
  expect(html).toMatch(/<bdi>Meera Chauhan<\/bdi><\/span><span[^>]*> 5\u00a0min read/);
});

test('shows six skeleton cards while the posts load', () => {
  expect(shown(front, {}).match(/data-skeleton/g)).toHaveLength(6);
});

test('shows an error with a retry button if the posts fail to load', () => {
  const html = shown(front, { failure: 'Failed to load blog posts' });
  expect(html).toContain('Failed to load blog posts');
  expect(html).toContain('Try again');
  expect(html).not.toContain('data-skeleton');
});

test("an empty result shows the search and the tag, with a 'Reset filters' button that works without JavaScript", () => {
  const html = shown({ page: 1, q: 'kiln', tag: 'Maps' }, { list: listOf([], { total: 0, totalPages: 1 }) });
  expect(html).toContain('No results');
  expect(html).toContain('search “kiln”, tag “Maps”');
  expect(html).toMatch(/<form action="\/blog"><button type="submit"[^>]*>Reset filters/);
});

test('a page past the end says so and links to the last page', () => {
  const html = shown({ ...front, page: 999 }, { list: listOf([], { page: 999 }) });
  expect(html).toContain('There is no page 999');
  expect(html).toMatch(/href="\/blog\?page=2"[^>]*>Go to page 2/);
  expect(html).not.toContain('Reset filters');
});

test("a blog without posts shows 'No posts yet.' instead of 'No results'", () => {
  const html = shown(front, { list: listOf([], { total: 0, totalPages: 1, tags: [] }) });
  expect(html).toContain('No posts yet.');
  expect(html).not.toContain('No results');
});

test('tag links keep the search; the selected tag is marked, and its link deselects it', () => {
  const list = listOf(nine, { tags: [{ tag: 'Forms', count: 3 }, { tag: 'Care', count: 2 }] }); // prettier-ignore
  const html = shown({ page: 2, q: 'kiln', tag: 'Forms' }, { list });
  expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*href="\/blog\?q=kiln"/);
  expect(html).toContain('href="/blog?q=kiln&amp;tag=Care"');
});

test('a selected tag that is not among the most frequent ones can be deselected too', () => {
  expect(shown({ ...front, tag: 'Rare' }, { list: listOf(nine) })).toMatch(
    /<a [^>]*aria-current="true"[^>]*href="\/blog"/,
  );
});

test('the pager keeps the search and the tag', () => {
  const html = shown({ page: 2, q: 'kiln', tag: 'Forms' }, { list: listOf(nine, { totalPages: 3 }) });
  expect(html).toContain('href="/blog?q=kiln&amp;tag=Forms"');
  expect(html).toContain('href="/blog?page=3&amp;q=kiln&amp;tag=Forms"');
});

test('without JavaScript the search is a form that keeps the tag', () => {
  const html = shown({ ...front, q: 'kiln', tag: 'Forms' }, { list: listOf(nine) });
  expect(html).toMatch(/<form[^>]*method="get"[^>]*action="\/blog"|<form[^>]*action="\/blog"[^>]*method="get"/);
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="kiln"/);
  expect(html).toContain('<input type="hidden" name="tag" value="Forms"/>');
});

test('announces the number of posts to screen readers', () => {
  expect(shown(front, { list: listOf(nine) })).toMatch(/role="status">14 posts, newest first</);
  expect(postCount(listOf(nine), { ...front, page: 2 })).toBe('14 posts, newest first, page 2');
  expect(postCount(listOf(nine, { total: 1 }), { ...front, q: 'kiln' })).toBe('1 post found');
  expect(postCount(listOf([], { total: 0 }), { ...front, q: 'kiln' })).toBe('0 posts');
});

test('an invalid query string falls back to page 1 of the list', () => {
  for (const search of ['?page=abc', '?page=0', '?page=-3', '?q=%00%F0', `?q=${'x'.repeat(999)}`]) {
    const filters = parseFilters(new URLSearchParams(search));
    expect(() => shown(filters, { list: listOf(nine) })).not.toThrow();
    expect(filters.page).toBe(1);
  }
});
