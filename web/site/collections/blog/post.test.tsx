import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import type { BlogPostOnPage } from '#contract/collections/blog.ts';
import { ApiError, query } from '#web/api.ts';
import { aPost } from './fixtures.ts';
import { page } from './record-page.tsx';
import { PostView } from './post.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { relatedQueries } from './related.ts';

const post = aPost('weight', {
  title: 'Your homepage weighs',
  tags: ['Images', 'R&D'],
  coverImageUrl: '/uploads/a.webp',
});

function inSite(content: React.ReactNode, queries = new QueryClient()): string {
  return renderToStaticMarkup(
    <StaticRouter location="/blog/weight">
      <QueryClientProvider client={queries}>{content}</QueryClientProvider>
    </StaticRouter>,
  );
}

const shown = (fields: Partial<BlogPostOnPage> = {}) => inSite(<PostView post={{ ...post, ...fields }} />);

test('a post links back to the blog and shows its title, author, date and reading time', () => {
  const html = shown();
  expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>/);
  expect(html).toMatch(/<h1[^>]*>Your homepage weighs<\/h1>/);
  expect(html).toContain('Meera Chauhan');
  expect(html).toContain('>MC<');
  expect(html).toMatch(/22 October 2026<\/time><\/span><span[^>]*> 5\u00a0min read/);
});

test('a post shows the drawn face of its author, if an editor has chosen one', () => {
  expect(shown({ authorPortrait: 'female' })).toContain('src="/api/avatars/female?seed=Meera%20Chauhan"');
  expect(shown()).not.toContain('/api/avatars/');
});

test('a post with several headings lists them as links; one with a single heading does not', () => {
  const two = shown({ content: '<h2>One</h2><p>a</p><h2>Two</h2>' });
  expect(two).toMatch(/<nav[^>]*>.*<a href="#on-one">One<\/a>.*<a href="#on-two">Two<\/a>/);
  expect(two).toContain('<h2 id="on-two">Two</h2>');
  expect(shown({ content: '<h2>One</h2>' })).not.toContain('<nav');
});

test('after the text stands one field that leads to the contact form, without a script', () => {
  const [, form = ''] = /<p>Words\.<\/p>.*<form[^>]* action="\/contact"[^>]*>(.*?)<\/form>/.exec(shown()) ?? [];
  expect(form.match(/<input/g)).toHaveLength(1);
  expect(form).toContain('Start a project');
});

test("a post's tags link to the posts with that tag", () => {
  const html = shown();
  expect(html).toContain('href="/blog?tag=Images"');
  expect(html).toContain('href="/blog?tag=R%26D"');
});

test('a post has a reading-progress bar from 0 to 100, without inline styles in the server HTML', () => {
  const html = shown();
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"/);
  expect(html).not.toContain('style=');
});

test('the cover has the description of the library', () => {
  expect(shown({ coverAlt: 'A kiln at night' })).toContain('alt="A kiln at night"');
});

test('a post without cover, tags, date and text still renders as a page', () => {
  const html = shown({ coverImageUrl: '', tags: [], publishedAt: '', content: '' });
  expect(html).toContain('<h1');
  expect(html).not.toContain('Image unavailable');
  expect(html).not.toContain('aria-label="Tags"');
  expect(html).toContain('>5\u00a0min read<');
});

/** A site that knows a post, and its answer to every query for related posts. */
function siteWith(items: BlogPostOnPage[]): QueryClient {
  const queries = new QueryClient();
  queries.setQueryData(query('GET /blog/:slug', { params: { slug: '' } }).queryKey, post);
  for (const asked of relatedQueries(post)) {
    const list = { items, page: 1, totalPages: 1, total: items.length, limit: 4, tags: [] };
    queries.setQueryData(query('GET /blog', { query: asked }).queryKey, list);
  }
  return queries;
}

test('related posts never include the post itself', () => {
  const html = inSite(<RelatedPosts />, siteWith([post, aPost('other', { tags: ['Images'] })]));
  expect(html).toContain('href="/blog/other"');
  expect(html).not.toContain('href="/blog/weight"');
});

test('a blog with a single post shows no related posts', () => {
  expect(inSite(<RelatedPosts />, siteWith([post]))).toBe('');
});

test('search engines get the SEO title and description, else the title and the excerpt', () => {
  const head = (fields: Partial<BlogPostOnPage>) => {
    const queries = new QueryClient();
    const { queryKey } = query('GET /blog/:slug', { params: { slug: '' } });
    queries.setQueryData(queryKey, { ...post, excerpt: 'How to weigh it.', ...fields });
    return inSite(<page.Component />, queries);
  };
  const written = head({ seo: { title: 'Heavy homepages', description: 'Weigh yours.' } });
  expect(written).toContain('<title>Heavy homepages</title>');
  expect(written).toContain('<meta name="description" content="Weigh yours."/>');
  expect(head({})).toContain('<title>Your homepage weighs</title>');
  expect(head({})).toContain('<meta name="description" content="How to weigh it."/>');
});

/** A site in which the call for a post fails. */
async function failing(error: Error): Promise<QueryClient> {
  const queries = new QueryClient({ retryOnMount: false });
  const { queryKey } = query('GET /blog/:slug', { params: { slug: '' } });
  await queries.query({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => undefined);
  return queries;
}

test("a missing post shows 'Blog not found.' and links to the blog", async () => {
  const html = inSite(<page.Component />, await failing(new ApiError(404, { code: 'not-found', message: 'Gone' })));
  expect(html).toMatch(/<h1[^>]*>Blog not found\.<\/h1>/);
  expect(html).toMatch(/href="\/blog"/);
});

test("a post that fails to load shows the server's message, else 'Failed to load post', with a retry button", async () => {
  const silent = inSite(<page.Component />, await failing(new Error('network')));
  expect(silent).toContain('Failed to load post');
  expect(silent).toContain('Try again');
  const spoken = inSite(
    <page.Component />,
    await failing(new ApiError(503, { code: 'unavailable', message: 'Back at noon' })),
  );
  expect(spoken).toContain('Back at noon');
  expect(spoken).not.toContain('Failed to load post');
});

test('the server preloads a post and its related posts', async () => {
  const asked: unknown[] = [];
  await page.loadData?.(
    (key, options) => {
      asked.push([key, options]);
      // Only the answer to the first call decides the next calls.
      return Promise.resolve(key === 'GET /blog/:slug' ? (post as never) : undefined);
    },
    { params: { slug: 'weight' }, search: new URLSearchParams() },
  );
  expect(asked).toEqual([
    ['GET /blog/:slug', { params: { slug: 'weight' } }],
    ...relatedQueries(post).map((few) => ['GET /blog', { query: few }]),
  ]);
});
