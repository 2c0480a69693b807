import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { about as section } from '#contract/sections/about.ts';
import { AboutView } from './about.tsx';

function shown(content: object): string {
  const about = { ...section.fields.parse(content), version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <AboutView about={about} />
    </StaticRouter>,
  );
}

test('the last word of the heading stands in the accent colour', () => {
  expect(shown({ heading: 'A long horizon' })).toMatch(/<h2[^>]*>A long <span class="_accent[^>]*>horizon<\/span>/);
});

test('without figures of its own it shows the default ones', () => {
  const html = shown({});
  for (const words of ['Years Experience', 'Projects Delivered', 'Client Retention']) expect(html).toContain(words);
  expect(shown({ stats: [] })).not.toContain('Years Experience');
});

test('a button without a place to lead to is not shown', () => {
  expect(shown({ cta: { label: 'Join', href: '' } })).not.toContain('Join');
  expect(shown({ cta: { label: 'Join', href: '/contact' } })).toMatch(/href="\/contact"[^>]*>Join/);
});

test('the badge is shown with and without an image', () => {
  const badge = { value: 'Since 2020', text: 'in Bikaner' };
  expect(shown({ badge })).toContain('Since 2020');
  expect(shown({ badge, imageUrl: '/uploads/dunes.webp' })).toMatch(/dunes\.webp.*Since 2020/);
});
