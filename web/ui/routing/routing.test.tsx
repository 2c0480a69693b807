import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link, NavLink } from './link.tsx';
import { parseLocation, useLocation, useParams } from './location.tsx';
import { StaticRouter } from './router.tsx';

function shownAt(path: string, to: string): string {
  return renderToStaticMarkup(
    <StaticRouter location={path}>
      <NavLink to={to}>Go</NavLink>
    </StaticRouter>,
  );
}

test('a link of the navigation is marked at its address and below it, the first page’s only there', () => {
  expect(shownAt('/blog', '/blog')).toContain('aria-current="page"');
  expect(shownAt('/blog/two-scripts?from=mail', '/blog')).toContain('aria-current="page"');
  for (const [path, to] of [
    ['/blogs', '/blog'],
    ['/', '/blog'],
    ['/blog', '/'],
  ] as const) {
    expect(shownAt(path, to), path).not.toContain('aria-current');
  }
});

test('a link is one without scripts too, with all that it was given', () => {
  const html = renderToStaticMarkup(
    <Link to="/blog?page=2" rel="next" state={{ kept: true }}>
      Next
    </Link>,
  );
  expect(html).toBe('<a rel="next" href="/blog?page=2">Next</a>');
});

test('an address has its path, its query and its hash, each as it is written', () => {
  expect(parseLocation('/blog?q=a/b#two?')).toMatchObject({ pathname: '/blog', search: '?q=a/b', hash: '#two?' });
  expect(parseLocation('//x')).toMatchObject({ pathname: '//x', search: '', hash: '' });
  expect(parseLocation('')).toMatchObject({ pathname: '/', search: '', hash: '' });
});

test('what stands inside knows where it is, and the parts that the address names', () => {
  function Where() {
    return `${useLocation().pathname} ${useParams().slug}`;
  }
  const html = renderToStaticMarkup(
    <StaticRouter location="/blog/wells" params={{ slug: 'wells' }}>
      <Where />
    </StaticRouter>,
  );
  expect(html).toBe('/blog/wells wells');
});
