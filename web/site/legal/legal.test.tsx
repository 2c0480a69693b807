import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { POLICY_LAST_UPDATED } from '#contract/constants.ts';
import type { PublicRetention } from '#contract/records/retention.ts';
import { footer as section } from '#contract/sections/footer.ts';
import { query } from '#web/api.ts';
import { page as privacyPage } from './privacy-page.tsx';
import { page as termsPage } from './terms-page.tsx';

const PRIVACY = ['info', 'use', 'cookies', 'sharing', 'retention', 'rights', 'contact'];
const TERMS = [
  ...['acceptance', 'services', 'accounts', 'payments', 'ip', 'acceptable-use', 'disclaimer', 'termination'],
  ...['law', 'changes', 'contact'],
];
const ours = { brandName: 'Oak & Co', email: 'hi@oak.example', addressHtml: '<p>1 Well Street<br>Bikaner</p>' };

function shown(Page: ComponentType, content?: Partial<typeof ours>, periods?: PublicRetention): string {
  const queries = new QueryClient();
  if (periods) queries.setQueryData(query('GET /retention').queryKey, periods);
  if (content) {
    const record = { ...section.fields.parse(content), version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
    queries.setQueryData(query('GET /footer').queryKey, record);
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/">
        <Page />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

function headingIds(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
}

function anchors(html: string): (string | undefined)[] {
  return [...html.matchAll(/href="\/?#([^"]+)"/g)].map(([, id]) => id);
}

const pages = [
  { name: 'privacy', Page: privacyPage.Component, ids: PRIVACY },
  { name: 'terms', Page: termsPage.Component, ids: TERMS },
];

test.for(pages)('the $name page has every anchor in order, with and without footer content', ({ Page, ids }) => {
  for (const html of [shown(Page), shown(Page, ours)]) {
    expect(headingIds(html)).toEqual(ids);
    expect(anchors(html)).toEqual(ids);
    expect(html).toContain(`Last updated ${POLICY_LAST_UPDATED}`);
  }
});

test.for(pages)('the $name page shows the company and the addresses from the footer content', ({ Page }) => {
  const html = shown(Page, ours);
  expect(html).toContain('Oak &amp; Co');
  expect(html).toContain('write to <a href="mailto:hi@oak.example">hi@oak.example</a>');
  expect(html).toMatch(/<address.*1 Well Street<br>Bikaner.*<\/address>/);
});

test.for(pages)(
  'the $name page links to the contact page, in whole sentences, when the footer has no addresses',
  ({ Page }) => {
    for (const html of [shown(Page), shown(Page, { ...ours, email: '', addressHtml: '<p>&nbsp;</p>' })]) {
      expect(html).toMatch(/write to us on our <a href="\/contact"[^>]*>contact page<\/a>/);
      expect(html).not.toContain('mailto:');
      expect(html).not.toContain('<address');
    }
    expect(shown(Page)).toContain('the agency that runs this site');
  },
);

test('the terms name the laws of India and Rajasthan, and the courts at Bikaner', () => {
  const words = shown(termsPage.Component).replace(/<[^>]*>/g, '');
  expect(words).toContain('governed by the laws of India, State of Rajasthan');
  expect(words).toMatch(/courts at Bikaner, Rajasthan, have exclusive jurisdiction/);
});

test.for(pages)('the $name page has no style attribute, which the browser would block', ({ Page }) => {
  expect(shown(Page, ours)).not.toContain('style=');
});

test('the privacy page says after how many days something is deleted, only while a period is set', () => {
  expect(shown(privacyPage.Component)).not.toContain('We delete messages');
  const html = shown(privacyPage.Component, undefined, { messagesDays: 90, leadsDays: 365, reviewsDays: 0 });
  expect(html).toContain('or when you ask us to. We delete messages after 90 days. We delete requests after 365 days.');
  expect(html).not.toContain('not published within');
});
