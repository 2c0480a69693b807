import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';
import { parseLocation, useLocation, useParams } from './location.tsx';
import { StaticRouter } from './router.tsx';

test('a link is a plain anchor without JavaScript, with all its attributes', () => {
  const html = renderToStaticMarkup(
    <Link to="/blog?page=2" rel="next" state={{ kept: true }}>
      Next
    </Link>,
  );
  expect(html).toBe('<a rel="next" href="/blog?page=2">Next</a>');
});

test('splits a URL into path, query and hash, each unchanged', () => {
  expect(parseLocation('/blog?q=a/b#two?')).toMatchObject({ pathname: '/blog', search: '?q=a/b', hash: '#two?' });
  expect(parseLocation('//x')).toMatchObject({ pathname: '//x', search: '', hash: '' });
  expect(parseLocation('')).toMatchObject({ pathname: '/', search: '', hash: '' });
});

test('components in the router can read the location and the route parameters', () => {
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
