import { DEFAULT_REGION } from '#contract/region.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { adjacentPages } from '#web/ui/pager.tsx';
import { PageHead } from './head.tsx';
import { SiteContext } from './site-context.tsx';

type Props = Parameters<typeof PageHead>[0];

function headAt(location: string, props: Partial<Props> = {}) {
  return renderToStaticMarkup(
    <SiteContext value={{ siteUrl: 'https://dune.example', apiBase: '/api', region: DEFAULT_REGION }}>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={location}>
          <PageHead title="Blog" {...props} />
        </StaticRouter>
      </QueryClientProvider>
    </SiteContext>,
  );
}

test('a page has one canonical URL, without unknown query parameters', () => {
  expect(headAt('/blog?utm_source=mail')).toContain('<link rel="canonical" href="https://dune.example/blog"/>');
  expect(headAt('/')).toContain('<link rel="canonical" href="https://dune.example/"/>');
  const second = headAt('/blog?page=2&junk', { address: '/blog?page=2' });
  expect(second).toContain('<link rel="canonical" href="https://dune.example/blog?page=2"/>');
  expect(second).toContain('<meta property="og:url" content="https://dune.example/blog?page=2"/>');
});

test('a list page names the previous and next page in its head', () => {
  const at = (page: number) => adjacentPages(page, 3, (other) => (other > 1 ? `/blog?page=${other}` : '/blog'));
  expect(headAt('/blog', at(1))).not.toContain('rel="prev"');
  expect(headAt('/blog', at(1))).toContain('<link rel="next" href="https://dune.example/blog?page=2"/>');
  expect(headAt('/blog', at(2))).toContain('<link rel="prev" href="https://dune.example/blog"/>');
  expect(headAt('/blog', at(3))).not.toContain('rel="next"');
});

test('a hidden page has noindex instead of a canonical URL', () => {
  const hidden = headAt('/login', { hidden: true });
  expect(hidden).toContain('<meta name="robots" content="noindex"/>');
  expect(hidden).not.toContain('canonical');
});

test("the share image is the page's own picture cropped to size, else one generated for the page", () => {
  const upload = `/uploads/${'0123456789abcdef'.repeat(2)}-1400x900-c9a582`;
  const own = headAt('/blog/sand', { image: `${upload}.webp` });
  for (const name of ['property="og:image"', 'name="twitter:image"']) {
    expect(own).toContain(`<meta ${name} content="https://dune.example${upload}.share.jpg"/>`);
    expect(headAt('/about')).toContain(`<meta ${name} content="https://dune.example/share/about.jpg"/>`);
    expect(headAt('/')).toContain(`<meta ${name} content="https://dune.example/share.jpg"/>`);
  }
  for (const [name, size] of [
    ['width', 1200],
    ['height', 630],
  ]) {
    // prettier-ignore
    expect(own).toContain(`<meta property="og:image:${name}" content="${size}"/>`);
    expect(headAt('/about')).toContain(`<meta property="og:image:${name}" content="${size}"/>`);
  }
  const elsewhere = headAt('/about', { image: 'https://cdn.example/a.png' });
  expect(elsewhere).toContain('<meta property="og:image" content="https://cdn.example/a.png"/>');
  expect(elsewhere).not.toContain('og:image:width');
  expect(headAt('/nothing', { hidden: true })).toContain('content="https://dune.example/share.jpg"');
});
