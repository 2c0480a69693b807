import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from './routing/router.tsx';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

function shown(page: number, totalPages: number): string {
  return renderToStaticMarkup(
    <StaticRouter location="/list">
      <Pager page={page} totalPages={totalPages} hrefOf={(to) => `/list?page=${to}`} />
    </StaticRouter>,
  );
}

function links(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1] ?? '');
}

test('the pager links to the previous and next page, and shows the current page', () => {
  const html = shown(2, 3);
  expect(links(html)).toEqual(['/list?page=1', '/list?page=3']);
  expect(html).toContain('Page 2 of 3');
});

test('the first page has no previous link and the last page no next link', () => {
  expect(links(shown(1, 3))).toEqual(['/list?page=2']);
  expect(links(shown(3, 3))).toEqual(['/list?page=2']);
});

test('a page past the end links back to the last page', () => {
  expect(links(shown(999, 3))).toEqual(['/list?page=3']);
});

test('a list of one page has no pager', () => {
  expect(shown(1, 1)).toBe('');
});
