import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingCards } from './skeleton.tsx';

test('as many cards as asked for stand in while the list loads, and a screen reader hears that it loads', () => {
  const html = renderToStaticMarkup(<LoadingCards count={6} />);
  expect(html.match(/data-skeleton/g)).toHaveLength(6);
  expect(html).toContain('Loading…');
});
