import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CAROUSEL_SLIDES, CAROUSEL_SPACING } from '#contract/constants.ts';
import { Carousel } from './carousel.tsx';

const slides = ['one', 'two', 'three'].map((word) => ({ key: word, content: word }));

test('without JavaScript a carousel is a plain list that a keyboard can scroll', () => {
  const html = renderToStaticMarkup(<Carousel label="Words" slides={slides} />);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).toContain('tabindex="0"');
});

test('the server HTML has no style attribute, which the browser would block', () => {
  expect(renderToStaticMarkup(<Carousel label="Words" slides={slides} advanceEvery={10} />)).not.toContain('style=');
});

test('a single slide needs no controls', () => {
  expect(renderToStaticMarkup(<Carousel label="Words" slides={slides.slice(0, 1)} />)).not.toContain('<button');
});

test('the CSS has the configured number of slides per width and the configured spacing', () => {
  const css = readFileSync(new URL('./carousel.module.css', import.meta.url), 'utf8');
  expect(css).toContain(`--gap: ${CAROUSEL_SPACING}px`);
  for (const { from, slides: beside } of CAROUSEL_SLIDES) {
    const rule = from === 0 ? /^/ : new RegExp(`min-width: ${from}px\\)`);
    expect(css.slice(css.search(rule))).toMatch(new RegExp(`^[^@]*(@layer ui)?[^@]*--beside: ${beside};`));
  }
});
