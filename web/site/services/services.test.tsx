import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { expect, test } from 'vitest';
import { serviceSection as section } from '#contract/sections/service-section.ts';
import { query } from '#web/api.ts';
import { Services } from './services.tsx';

const card = { title: 'Web design', description: 'Pages like you.' };

function shown(content: object, path = '/'): string {
  const queries = new QueryClient();
  const record = { ...section.fields.parse(content), version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
  queries.setQueryData(query('GET /service-section').queryKey, record);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>
        <Services />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

test('the call to action is shown on the root path only', () => {
  const content = { heading: 'Services', cta: { label: 'See prices', href: '/pricing' } };
  expect(shown(content, '/')).toContain('See prices');
  expect(shown(content, '/services')).not.toContain('See prices');
});

test('a card links to its own URL in a new tab, else to the page with its slug', () => {
  expect(shown({ cards: [{ ...card, href: 'https://shop.example/' }] })).toMatch(
    /href="https:\/\/shop.example\/" target="_blank"/,
  );
  expect(shown({ cards: [card] })).toContain('href="/services/web-design"');
});

test('a hidden card is not shown, even to staff, whose response includes it', () => {
  expect(shown({ heading: 'Services', cards: [{ ...card, isVisible: false }] })).not.toContain('Web design');
});

test('the second headline line has the gradient; without headline lines the plain heading is the title', () => {
  expect(shown({ headLine1: 'All of it,', headLine2Gradient: 'none of the weight' })).toMatch(
    /<span class="_gradient[^>]*>none of the weight/,
  );
  expect(shown({ heading: 'What we do' })).toMatch(/<h2[^>]*>What we do<\/h2>/);
});

test('a section without text and cards is not rendered', () => {
  expect(shown({})).toBe('');
});
