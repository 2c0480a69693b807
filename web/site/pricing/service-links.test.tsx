import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { serviceSection as section } from '#contract/sections/service-section.ts';
import { LinksView } from './service-links.tsx';

function shown(cards: object[], href = '/services/web-design'): string {
  return renderToStaticMarkup(
    <StaticRouter location="/pricing">
      <LinksView cards={section.fields.parse({ cards }).cards} linkOf={() => href} />
    </StaticRouter>,
  );
}

const card = { title: 'Web design', description: 'Pages like you.' };

test('every service is a link to its page', () => {
  expect(shown([card])).toMatch(/<a [^>]*href="\/services\/web-design"[^>]*>.*Web design<svg/);
});

test('a service without a link is plain text', () => {
  expect(shown([card], '')).not.toContain('<a ');
  expect(shown([card], '')).toContain('Web design');
});

test('a hidden service is not shown, and without visible services the section is not rendered', () => {
  expect(shown([card, { ...card, title: 'Secret', isVisible: false }])).not.toContain('Secret');
  expect(shown([{ ...card, isVisible: false }])).toBe('');
});
