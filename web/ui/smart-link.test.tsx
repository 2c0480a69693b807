import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from './routing/router.tsx';
import { expect, test } from 'vitest';
import { SmartLink } from './smart-link.tsx';

function link(href: string): string {
  return renderToStaticMarkup(
    <StaticRouter location="/about">
      <SmartLink href={href}>Go</SmartLink>
    </StaticRouter>,
  );
}

test('a value with a leading slash is an internal link', () => {
  expect(link('/contact')).toContain('href="/contact"');
  expect(link('/contact')).not.toContain('target');
});

test('a value without scheme and slash gets a leading slash', () => {
  expect(link('pricing')).toContain('href="/pricing"');
});

test('mail and telephone links open no new tab', () => {
  expect(link('mailto:a@b.example')).toBe('<a href="mailto:a@b.example">Go</a>');
  expect(link('tel:+911510000000')).toBe('<a href="tel:+911510000000">Go</a>');
});

test('a hash links to that anchor on the same page', () => {
  expect(link('#faq')).toContain('href="/about#faq"');
});

test('another site opens in a new tab without access to the opener', () => {
  expect(link('https://example.com/a')).toBe('<a href="https://example.com/a" target="_blank" rel="noopener">Go</a>');
});

test('a link that would run a script leads to the home page instead', () => {
  expect(link('javascript:alert(1)')).toContain('href="/"');
});
