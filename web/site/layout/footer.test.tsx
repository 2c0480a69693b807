import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { footer as section } from '#contract/sections/footer.ts';
import { ApiError, query } from '#web/api.ts';
import { Footer, FooterView } from './footer.tsx';

const empty = { ...section.fields.parse({}), version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
const blank = { ...empty, brandName: '', brandAbout: '', phoneLabel: '', emailLabel: '' };

function shown(content: Partial<typeof empty>): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <FooterView footer={{ ...blank, ...content }} />
    </StaticRouter>,
  );
}

function withQueries(queries: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/">
        <Footer />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

test('fields left empty by the editor show fallback text', () => {
  const link = { label: '', href: '/a' };
  const titles = { usefulLinksTitle: '', servicesTitle: '', contactTitle: '' };
  const lists = { usefulLinks: [link], servicesLinks: [link] };
  const html = shown({ ...titles, ...lists, phone: '+91 151', email: 'a@b.example' });
  for (const words of ['Your Brand', 'We build things users love.', 'Phone:', 'Email:']) expect(html).toContain(words);
  for (const title of ['Useful Links', 'Services', 'Contact']) expect(html).toMatch(new RegExp(`<h2[^>]*>${title}<`));
  for (const words of ['Link', 'Service']) expect(html).toMatch(new RegExp(`href="/a"[^>]*>${words}<`));
});

test('columns without links or contact details have no title', () => {
  const html = shown({ usefulLinksTitle: 'Useful Links', servicesTitle: 'Services', contactTitle: 'Contact' });
  expect(html).not.toContain('<h2');
});

test('a social link shows its icon in footer size and has an accessible name', () => {
  const html = shown({ social: [{ href: 'https://github.com/dune', iconKey: 'FaGithub' }] });
  expect(html).toMatch(/href="https:\/\/github.com\/dune" target="_blank"[^>]*aria-label="GitHub"[^>]*><svg[^>]*14/);
  const unknown = shown({ social: [{ href: 'https://x.example', iconKey: 'FaNew' }] });
  expect(unknown).toContain('aria-label="Twitter"');
});

test('shows all text from the editor', () => {
  const html = shown({
    ...{ brandName: 'Oak & Co', brandAbout: 'Wells and websites.', contactTitle: 'Say hello' },
    ...{ addressHtml: '<p>1 Well Street</p>', bottomLeftHtml: '<b>left</b>', bottomRightHtml: '<b>right</b>' },
    ...{ phone: '1', phoneLabel: 'Ring', email: 'a@b.example', emailLabel: 'Write' },
  });
  const words = ['Oak &amp; Co', 'Wells and websites.', 'Say hello', '<p>1 Well Street</p>', 'Ring', 'Write'];
  for (const part of [...words, '<b>left</b>', '<b>right</b>']) expect(html).toContain(part);
});

test('without custom text, the last line is the copyright of the current year', () => {
  const year = new Date().getFullYear();
  expect(shown({ brandName: 'Oak & Co' })).toContain(`© ${year} Oak &amp; Co. All rights reserved.`);
  expect(shown({ bottomLeftHtml: '<b>Ours</b>' })).not.toContain('©');
});

test('the legal pages are always linked', () => {
  expect(shown({})).toMatch(/href="\/privacy"[^>]*>Privacy Policy</);
  expect(shown({})).toMatch(/href="\/terms"[^>]*>Terms of Service</);
});

test('phone and email are links', () => {
  const html = shown({ phone: '+91 (151) 000-0000', email: 'a@b.example' });
  expect(html).toContain('href="tel:+911510000000"');
  expect(html).toContain('href="mailto:a@b.example"');
});

test('the footer shows a loading state while its content loads', () => {
  expect(withQueries(new QueryClient())).toContain('Loading…');
});

test('a footer that fails to load renders nothing', async () => {
  const queries = new QueryClient({ retryOnMount: false });
  const failing = () => Promise.reject(new ApiError(500, { code: 'unexpected', message: 'Broken' }));
  await expect(queries.query(query('GET /footer', {}, failing))).rejects.toThrow('Broken');
  expect(withQueries(queries)).toBe('');
});

test('a WhatsApp icon links to the chat, also from a phone number or a URL without https', () => {
  const social = ['+91 98765 43210', 'wa.me/919876543210', 'https://wa.me/919876543210'];
  const html = shown({ social: social.map((href) => ({ href, iconKey: 'FaWhatsapp' })) });
  expect(html.match(/href="https:\/\/wa\.me\/919876543210"/g)).toHaveLength(3);
  expect(shown({ social: [{ href: 'javascript:alert(1)', iconKey: 'FaWhatsapp' }] })).not.toContain('javascript');
});
