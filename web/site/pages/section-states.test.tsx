import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { ApiError, query } from '#web/api.ts';
import { About } from '../about/about.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { Faq } from '../faq/faq.tsx';
import { Hero } from '../hero/hero.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { Services } from '../services/services.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';

const sections = [
  { id: 'hero', call: 'GET /hero', Section: Hero, fallback: 'Failed to load hero' },
  { id: 'about', call: 'GET /about', Section: About, fallback: 'Failed to load about' },
  { id: 'services', call: 'GET /service-section', Section: Services, fallback: 'Failed to load services' },
  { id: 'testimonials', call: 'GET /testimonials', Section: Testimonials, fallback: 'Failed to load testimonials' },
  { id: 'reviews', call: 'GET /reviews', Section: Reviews, fallback: 'Failed to load reviews' },
  { id: 'faq', call: 'GET /faq', Section: Faq, fallback: 'Failed to load FAQ' },
] as const;

function shown(Section: ComponentType, queries = new QueryClient()): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/">
        <Section />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

function failed(call: (typeof sections)[number]['call'] | 'GET /contact/section', message: string): QueryClient {
  const queries = new QueryClient({ retryOnMount: false });
  queries.setQueryError(query(call).queryKey, new ApiError(500, { code: 'unexpected', message }));
  return queries;
}

test.for(sections)('$id shows its loading text while its content loads', ({ id, Section }) => {
  expect(shown(Section)).toMatch(new RegExp(`<section[^>]* id="${id}".*role="status".*Loading…`));
});

test.for(sections)('$id shows "$fallback" when the server sends no message', ({ id, call, Section, fallback }) => {
  const html = shown(Section, failed(call, ''));
  expect(html).toMatch(new RegExp(`<section[^>]* id="${id}".*role="alert".*${fallback}.*Try again</button>`));
  expect(html).not.toContain('Loading…');
});

test.for(sections)('the message of the server replaces the default message of $id', ({ call, Section, fallback }) => {
  const html = shown(Section, failed(call, 'The database is resting.'));
  expect(html).toContain('The database is resting.');
  expect(html).not.toContain(fallback);
});

test.for(sections)('$id has its accessible name while it has no content', ({ id, call, Section }) => {
  for (const html of [shown(Section), shown(Section, failed(call, ''))]) {
    if (id === 'hero') {
      expect(html).toMatch(/<section[^>]*aria-label="[^"]+"/);
    } else {
      const heading = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? 'none';
      expect(html).toMatch(new RegExp(`<h2[^>]*id="${heading}"[^>]*>[^<]+</h2>|<h2 id="${heading}"[^>]*>[^<]+</h2>`));
    }
  }
});

test('the contact section shows a loading state, and renders nothing if it fails to load', () => {
  expect(shown(ContactSection)).toMatch(/id="contact".*Loading…/);
  expect(shown(ContactSection, failed('GET /contact/section', ''))).toBe('');
});
