import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

const widthsOf = (count: number) => {
  const html = renderToStaticMarkup(<Stars count={count} of={5} />);
  return [...html.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => Math.round(Number(width)));
};

test('4.8 of 5 stars are four full stars and part of the fifth', () => {
  expect(widthsOf(4.8)).toEqual([20, 20, 20, 20, 16]);
  expect(widthsOf(5)).toEqual([20, 20, 20, 20, 20]);
  expect(widthsOf(2)).toEqual([20, 20]);
});

test('the star count has a text alternative for screen readers', () => {
  expect(renderToStaticMarkup(<Stars count={4.8} of={5} />)).toContain('aria-label="4.8 of 5 stars"');
});
