import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingCards } from './skeleton.tsx';

test('shows the requested number of skeleton cards while a list loads, and tells screen readers', () => {
  const html = renderToStaticMarkup(<LoadingCards count={6} />);
  expect(html.match(/data-skeleton/g)).toHaveLength(6);
  expect(html).toContain('Loading…');
});
