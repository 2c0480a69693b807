import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import type { KnownBlock } from '#contract/blocks/block.ts';
import { ApiError, query } from '#web/api.ts';
import { firstPage } from '../../../tests/support/first-pages.ts';
import { partOf, viewOf } from '../blocks/block-part.tsx';

const sections = [
  { id: 'hero', call: 'GET /hero', fallback: 'Failed to load hero' },
  { id: 'about', call: 'GET /about', fallback: 'Failed to load about' },
  { id: 'services', call: 'GET /service-section', fallback: 'Failed to load services' },
  { id: 'testimonials', call: 'GET /testimonials', fallback: 'Failed to load testimonials' },
  { id: 'reviews', call: 'GET /reviews', fallback: 'Failed to load reviews' },
  { id: 'faq', call: 'GET /faq', fallback: 'Failed to load FAQ' },
] as const;

/** A block of the home page, as it is shown with these replies. */
async function shown(type: string, queries = new QueryClient()): Promise<string> {
  const block = firstPage('/').blocks.find((one) => one.type === type) as KnownBlock; // a new site has it
  const Part = partOf(block, viewOf(block)!);
  await Part.fetch();
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/">
        <Part block={block} place={{ anchor: type, level: 2 }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

function failed(call: (typeof sections)[number]['call'] | 'GET /contact/section', message: string): QueryClient {
  const queries = new QueryClient({ retryOnMount: false });
  queries.setQueryError(query(call).queryKey, new ApiError(500, { code: 'unexpected', message }));
  return queries;
}

test.for(sections)('$id shows its loading text while its content loads', async ({ id }) => {
  expect(await shown(id)).toMatch(new RegExp(`<section[^>]* id="${id}".*role="status".*Loading…`));
});

test.for(sections)('$id shows "$fallback" when the server sends no message', async ({ id, call, fallback }) => {
  const html = await shown(id, failed(call, ''));
  expect(html).toMatch(new RegExp(`<section[^>]* id="${id}".*role="alert".*${fallback}.*Try again</button>`));
  expect(html).not.toContain('Loading…');
});

test.for(sections)('the message of the server replaces the default message of $id', async ({ id, call, fallback }) => {
  const html = await shown(id, failed(call, 'The database is resting.'));
  expect(html).toContain('The database is resting.');
  expect(html).not.toContain(fallback);
});

test.for(sections)('$id has its accessible name while it has no content', async ({ id, call }) => {
  for (const html of [await shown(id), await shown(id, failed(call, ''))]) {
    if (id === 'hero') {
      expect(html).toMatch(/<section[^>]*aria-label="[^"]+"/);
    } else {
      const heading = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? 'none';
      expect(html).toMatch(new RegExp(`<h2[^>]*id="${heading}"[^>]*>[^<]+</h2>|<h2 id="${heading}"[^>]*>[^<]+</h2>`));
    }
  }
});

test('the contact section shows a loading state, and renders nothing if it fails to load', async () => {
  expect(await shown('contact')).toMatch(/id="contact".*Loading…/);
  expect(await shown('contact', failed('GET /contact/section', ''))).not.toContain('<section');
});
