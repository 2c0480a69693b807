import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blockKinds } from '#contract/blocks/index.ts';
import { PASSWORD_MIN, POLICY_LAST_UPDATED } from '#contract/constants.ts';
import { LEGAL_PLACEHOLDERS } from '#contract/placeholders.ts';
import type { PublicRetention } from '#contract/records/retention.ts';
import { site as section } from '#contract/sections/site.ts';
import { cleanHtml } from '#server/sanitize/sanitize.ts';
import { privacy, terms } from '#server/db/migrations/033-legal-texts.ts';
import { Legal } from './legal.tsx';

const PRIVACY = ['info', 'use', 'cookies', 'sharing', 'retention', 'rights', 'contact'];
const TERMS = [
  ...['acceptance', 'services', 'accounts', 'payments', 'ip', 'acceptable-use', 'disclaimer', 'termination'],
  ...['law', 'changes', 'contact'],
];
const ours = { name: 'Oak & Co', email: 'hi@oak.example', addressHtml: '<p>1 Well Street<br>Bikaner</p>' };
const content = z.strictObject(blockKinds.legal.fields);

interface Given {
  site?: Partial<typeof ours>;
  retention?: PublicRetention;
  level?: 1 | 2;
}

function shown(fields: z.input<typeof content>, { site, retention, level = 1 }: Given = {}): string {
  const stamps = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
  const data = { retention, site: site && { ...section.fields.parse(site), ...stamps } };
  return renderToStaticMarkup(
    <StaticRouter location="/privacy">
      <Legal content={content.parse(fields)} look="standard" data={data} place={{ anchor: 'legal', level }} />
    </StaticRouter>,
  );
}

/** The text of a part that has these words. */
function filled(text: string, given?: Given): string | undefined {
  const html = shown({ parts: [{ title: 'Part', text }] }, given);
  return /<div class="[^"]*text[^"]*">(.*?)<\/div><\/section>/s.exec(html)?.[1];
}

function headingIds(html: string): (string | undefined)[] {
  return [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
}

function anchors(html: string): (string | undefined)[] {
  return [...html.matchAll(/href="\/privacy#([^"]+)"/g)].map(([, id]) => id);
}

const texts = [
  { name: 'privacy policy', text: privacy, ids: PRIVACY },
  { name: 'terms', text: terms, ids: TERMS },
];

test.for(texts)(
  'the first version of the $name has every anchor in order, with and without contact details',
  ({ text, ids }) => {
    for (const html of [shown(text), shown(text, { site: ours })]) {
      expect(headingIds(html)).toEqual(ids);
      expect(anchors(html)).toEqual(ids);
      expect(html).toContain(`Last updated ${POLICY_LAST_UPDATED}`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${text.title}</h1>`));
    }
  },
);

test.for(texts)('the first version of the $name shows the name and the addresses of the site', ({ text }) => {
  const html = shown(text, { site: ours });
  expect(html).toContain('Oak &amp; Co');
  expect(html).toContain('write to <a href="mailto:hi@oak.example">hi@oak.example</a>');
  expect(html).toMatch(/<address.*1 Well Street<br>Bikaner.*<\/address>/);
  expect(html).not.toContain('{');
});

test.for(texts)(
  'the first version of the $name links to the contact page, in whole sentences, when the site has no addresses',
  ({ text }) => {
    for (const html of [shown(text), shown(text, { site: { ...ours, email: '', addressHtml: '<p>&nbsp;</p>' } })]) {
      expect(html).toMatch(/write to us on our <a href="\/contact"[^>]*>contact page<\/a>/);
      expect(html).not.toContain('mailto:');
      expect(html).not.toContain('<address');
      expect(html).not.toContain('{');
    }
    expect(shown(text)).toContain('the company that runs this site');
  },
);

test('the first terms name the laws of India and Rajasthan, and the courts at Bikaner', () => {
  const words = shown(terms).replace(/<[^>]*>/g, '');
  expect(words).toContain('governed by the laws of India, State of Rajasthan');
  expect(words).toMatch(/courts at Bikaner, Rajasthan, have exclusive jurisdiction/);
  expect(words).toContain(`a password of at least ${PASSWORD_MIN} characters`);
});

test.for(texts)('the first version of the $name has no style attribute, which the browser would block', ({ text }) => {
  expect(shown(text, { site: ours })).not.toContain('style=');
});

test.for(texts)('the sanitizer leaves the first version of the $name as it is', ({ text: { parts } }) => {
  for (const { text } of parts) expect(cleanHtml(text)).toBe(text);
});

test('the privacy policy says after how many days something is deleted, only while a period is set', () => {
  expect(shown(privacy)).not.toContain('We delete messages');
  expect(shown(privacy)).toContain('or when you ask us to.</li>');
  const html = shown(privacy, { retention: { messagesDays: 90, leadsDays: 365, reviewsDays: 0 } });
  expect(html).toContain('or when you ask us to. We delete messages after 90 days. We delete requests after 365 days.');
  expect(html).not.toContain('not published within');
});

test('every placeholder is replaced, also one that spans lines or has capitals', () => {
  const retention = { messagesDays: 1, leadsDays: 2, reviewsDays: 3 };
  for (const name of Object.keys(LEGAL_PLACEHOLDERS)) {
    expect(filled(`<p>{${name}}</p>`, { site: ours, retention }), name).not.toContain('{');
  }
  expect(filled('<p>We, {Company}, {write\u00a0to\nus}.</p>', { site: ours })).toBe(
    '<p>We, Oak &amp; Co, write to <a href="mailto:hi@oak.example">hi@oak.example</a>.</p>',
  );
});

test('an unknown placeholder stays as typed, and so do an address among other words and an attribute', () => {
  for (const text of ['<p>{fax} {} {company</p>', '<p>At {address}.</p>', '<p lang="{company}">x</p>']) {
    expect(filled(text, { site: ours })).toBe(text);
  }
});

test('what replaces a placeholder is escaped, and not searched for placeholders', () => {
  const name = '<b>"Oak"</b> {address}';
  expect(filled('<p>{company}</p>', { site: { ...ours, name } })).toBe(
    '<p>&lt;b&gt;&quot;Oak&quot;&lt;/b&gt; {address}</p>',
  );
  expect(filled('<p>{address}</p>', { site: { ...ours, name } })).toContain(
    '>&lt;b&gt;&quot;Oak&quot;&lt;/b&gt; {address}</p>',
  );
});

test('a part without an anchor gets one from its title, and no two headings have the same', () => {
  const part = (anchor: string, title: string) => ({ anchor, title });
  const parts = [part('', 'Your rights'), part('', 'Your rights!'), part('your-rights', 'Typed'), part('', 'रेत')];
  const html = shown({ parts: [...parts, part('#Mixed Case', 'Any'), part('', 'Legal')] });
  const ids = ['your-rights-2', 'your-rights-3', 'your-rights', 'part-4', 'mixed-case', 'legal-2'];
  expect(headingIds(html)).toEqual(ids);
  expect(anchors(html)).toEqual(ids);
});

test('further down a page the headings are one level lower, and the header and the footer stay as they are', () => {
  const fields = { title: 'Conditions', parts: [{ title: 'Part' }] };
  const levels = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels(shown(fields))).toEqual([1, 2]);
  expect(levels(shown(fields, { level: 2 }))).toEqual([2, 3]);
  expect(levels(shown({ parts: fields.parts }, { level: 2 }))).toEqual([2]);
  expect(shown(fields)).toMatch(/data-short="" data-scene="" data-head="light"/);
  expect(shown(fields, { level: 2 })).not.toMatch(/data-(short|scene|head)=/);
});

test('an empty field leaves no element behind', () => {
  const html = shown({ updated: '', parts: [] }, { level: 2 });
  expect(html).not.toMatch(/<(h\d|p|nav|ol)\b/);
});
