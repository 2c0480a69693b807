import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { footer as section } from '#contract/sections/footer.ts';
import { ApiError, query } from '#web/api.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

const shown = (queries: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <WhatsappButton />
    </QueryClientProvider>,
  );

function withSocial(social: { href: string; iconKey: string }[]): string {
  const queries = new QueryClient();
  const record = { ...section.fields.parse({ social }), version: 1, updatedAt: '' };
  queries.setQueryData(query('GET /footer').queryKey, record);
  return shown(queries);
}

test('the chat link opens a new tab and has an accessible name', () => {
  const html = withSocial([{ href: 'https://wa.me/911510000000', iconKey: 'FaTwitter' }]);
  expect(html).toMatch(/<a[^>]*href="https:\/\/wa.me\/911510000000" target="_blank" rel="noopener"/);
  expect(html).toContain('aria-label="Chat on WhatsApp"');
});

test('shows no button without a link to a chat', () => {
  expect(withSocial([])).toBe('');
  expect(withSocial([{ href: 'https://github.com/dune', iconKey: 'FaGithub' }])).toBe('');
});

test('shows no button while the footer content loads or after it fails to load', async () => {
  expect(shown(new QueryClient())).toBe('');
  const queries = new QueryClient({ retryOnMount: false });
  const failing = () => Promise.reject(new ApiError(500, { code: 'unexpected', message: 'Broken' }));
  await expect(queries.query(query('GET /footer', {}, failing))).rejects.toThrow('Broken');
  expect(shown(queries)).toBe('');
});
