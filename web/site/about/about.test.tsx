import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { about as section } from '#contract/sections/about.ts';
import { About } from './about.tsx';

function shown(content: object): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <About content={section.fields.parse(content)} look="summary" data={{}} place={{ anchor: 'about', level: 2 }} />
    </StaticRouter>,
  );
}

test('the last word of the heading has the accent colour, and no line ends with a word of one letter', () => {
  expect(shown({ heading: 'A long horizon' })).toMatch(
    /<h2[^>]*>A\u00a0long <span class="_accent[^>]*>horizon<\/span>/,
  );
});

test('shows the default figures unless the section sets its own', () => {
  const html = shown({});
  for (const words of ['Years Experience', 'Projects Delivered', 'Client Retention']) expect(html).toContain(words);
  expect(shown({ stats: [] })).not.toContain('Years Experience');
});

test('a section without words, pictures, cards and figures is not rendered', () => {
  expect(shown({ heading: 'About us', stats: [] })).toBe('');
  expect(shown({ heading: 'About us', stats: [{ value: '', label: 'Years' }] })).toBe('');
  expect(shown({ stats: [], paragraph1: 'Two florists.' })).toContain('Two florists.');
});

test('a button without a link target is not shown', () => {
  expect(shown({ cta: { label: 'Join', href: '' } })).not.toContain('Join');
  expect(shown({ cta: { label: 'Join', href: '/contact' } })).toMatch(/href="\/contact"[^>]*>Join/);
});

test('shows the text, figures, cards, both buttons and the image', () => {
  const html = shown({
    ...{ eyebrow: 'About the studio', title: 'Seven people', paragraph1: 'One.', paragraph2: 'Two.' },
    stats: [{ value: '7', label: 'people' }],
    cards: [
      { icon: 'check', title: 'Light', description: 'to carry' },
      { icon: 'bulb', title: 'Easy', description: 'to keep' },
    ],
    ...{ cta: { label: 'Work with us', href: '/contact' }, secondaryCta: { label: 'How we work', href: '/services' } },
    ...{ imageUrl: '/uploads/dunes.webp', imageAlt: 'Dunes at dusk' },
  });
  const words = ['About the studio', 'Seven people', 'One.', 'Two.', '>7<', 'people', 'Light', 'to carry', 'Easy'];
  for (const part of [...words, 'alt="Dunes at dusk"']) expect(html).toContain(part);
  expect(html).toMatch(/href="\/contact"[^>]*>Work with us.*href="\/services"[^>]*>How we work/);
  const icons = html.match(/<svg[^>]*>(?=<path)/g) ?? [];
  expect(icons.length).toBeGreaterThan(1);
});

test('the badge is shown with and without an image', () => {
  const badge = { value: 'Since 2020', text: 'in Bikaner' };
  expect(shown({ badge })).toContain('Since 2020');
  expect(shown({ badge, imageUrl: '/uploads/dunes.webp' })).toMatch(/dunes\.webp.*Since 2020/);
});
