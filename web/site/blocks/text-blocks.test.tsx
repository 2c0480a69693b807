import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blockList, isKnownBlock } from '#contract/blocks/block.ts';
import type { textBlocks } from '#contract/blocks/text-blocks.ts';
import { query } from '#web/api.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { aPost } from '../collections/blog/fixtures.ts';
import { partOf, viewOf } from './block-part.tsx';
import type { Place } from './block-view.ts';

type TextBlock = Exclude<keyof typeof textBlocks, 'legal'>;

const PICTURE = `/uploads/${'a'.repeat(32)}-1600x1000-cba47b.webp`;
const VIDEO = `/files/${'b'.repeat(32)}/a-walk.mp4`;
const CTA = { label: 'Say hello', href: '/contact' };

const looks: readonly [type: TextBlock, look: string, content: object][] = [
  ['text', 'column', { text: '<p>One.</p>' }],
  ['text', 'wide', { text: '<p>One.</p>' }],
  ['text-picture', 'right', { text: '<p>One.</p>', imageUrl: PICTURE, imageAlt: 'A dune' }],
  ['text-picture', 'left', { text: '<p>One.</p>', imageUrl: PICTURE, imageAlt: 'A dune' }],
  ['gallery', 'grid', { pictures: [{ imageUrl: PICTURE, imageAlt: 'A dune', caption: 'At dusk' }] }],
  ['gallery', 'row', { pictures: [{ imageUrl: PICTURE, imageAlt: 'A dune', caption: 'At dusk' }] }],
  ['numbers', 'light', { figures: [{ value: '71 %', label: 'book direct' }] }],
  ['numbers', 'night', { figures: [{ value: '71 %', label: 'book direct' }] }],
  ['logos', 'standard', { logos: [{ name: 'Camp Khuri', imageUrl: PICTURE }] }],
  ['call-to-action', 'dusk', { cta: CTA }],
  ['call-to-action', 'plain', { cta: CTA }],
  ['cards', 'three', { cards: [{ title: 'Fixed prices', href: '/pricing' }] }],
  ['cards', 'two', { cards: [{ title: 'Fixed prices', href: '/pricing' }] }],
  ['timeline', 'light', { moments: [{ date: '2019', title: 'The first site' }] }],
  ['timeline', 'night', { moments: [{ date: '2019', title: 'The first site' }] }],
  ['embed', 'standard', { url: 'https://vimeo.com/123456789', title: 'a walk' }],
  ['video', 'standard', { videoUrl: VIDEO, title: 'A walk', posterUrl: PICTURE }],
  ['form', 'standard', {}],
  ['posts', 'standard', {}],
];

async function shown(type: TextBlock, look: string, content: object, place: Partial<Place> = {}): Promise<string> {
  const [block] = blockList('Blocks').parse([{ type, look, content }]);
  const view = block && viewOf(block);
  if (!view || !isKnownBlock(block)) throw new Error(`No view of ${type}`);
  const Part = partOf(block, view);
  await Part.fetch();
  const queries = new QueryClient();
  const list = { items: [aPost('dunes')], page: 1, totalPages: 1, total: 1, limit: 3, tags: [] };
  for (const asked of [{}, { tag: 'sand' }]) {
    queries.setQueryData(query('GET /blog', { query: { limit: 3, brief: 'true', ...asked } }).queryKey, list);
  }
  const silence = query('GET /blog', { query: { limit: 3, brief: 'true', tag: 'silence' } });
  queries.setQueryData(silence.queryKey, { ...list, items: [] });
  queries.setQueryData(query('GET /retention').queryKey, { messagesDays: 90, leadsDays: 0, reviewsDays: 0 });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location="/offers">
        <Part block={block} place={{ anchor: type, level: 2, ...place }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return html.replace(/^<div[^>]*>(.*)<\/div>$/s, '$1');
}

test.for(looks)('%s, %s: its heading has the level and the anchor of its place', async ([type, look, content]) => {
  const html = await shown(type, look, { ...content, heading: 'Hello' }, { anchor: `${type}-2`, level: 1 });
  expect(html).toMatch(new RegExp(`<section[^>]* id="${type}-2"[^>]* aria-labelledby="${type}-2-heading"`));
  expect(html).toMatch(new RegExp(`<h1[^>]* id="${type}-2-heading"[^>]*>Hello</h1>|<h1 id="${type}-2-heading"`));
  const second = await shown(type, look, { ...content, heading: 'Hello' });
  expect(second).not.toContain('<h1');
  expect(second).toMatch(/<h2[^>]*>Hello<\/h2>/);
});

test.for(looks.filter(([type]) => type !== 'posts'))(
  '%s, %s: without a heading it has no empty one',
  async ([type, look, content]) => {
    const html = await shown(type, look, content);
    expect(html).toContain(`id="${type}"`);
    expect(html).not.toMatch(/<h\d[^>]*><\/h|-heading"/);
    expect(html).not.toContain('aria-labelledby');
  },
);

test.for(looks.filter(([type]) => !['form', 'posts'].includes(type)))(
  '%s, %s: without any content it is left out',
  async ([type, look]) => {
    expect(await shown(type, look, {})).toBe('');
  },
);

test.for(looks)('%s, %s: no style attribute, which the browser would block', async ([type, look, content]) => {
  expect(await shown(type, look, content)).not.toContain('style=');
});

test('posts at the beginning of a page are its headline also while there are none; elsewhere they are left out', async () => {
  const none = { heading: 'Hello', tag: 'silence' };
  expect(await shown('posts', 'standard', none, { level: 1 })).toMatch(/<h1[^>]*>Hello<\/h1>/);
  expect(await shown('posts', 'standard', none)).toBe('');
});

test('pictures have their description, and logos their name', async () => {
  expect(await shown('text-picture', 'left', { imageUrl: PICTURE, imageAlt: 'A dune' })).toContain('alt="A dune"');
  for (const look of ['grid', 'row']) {
    const pictures = [
      { imageUrl: PICTURE, imageAlt: 'A dune', caption: 'At dusk' },
      { imageUrl: PICTURE, caption: 'At noon' },
      { caption: 'Without a picture' },
    ];
    const html = await shown('gallery', look, { pictures });
    expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['A dune', '']);
    expect(html).toMatch(/<figcaption[^>]*>At dusk<\/figcaption>/);
  }
  const decorative = { imageUrl: PICTURE, imageAlt: 'A dune', imageAltSource: 'decorative' };
  expect(await shown('text-picture', 'left', decorative)).not.toContain('A dune');
  expect(await shown('gallery', 'grid', { pictures: [decorative] })).not.toContain('A dune');
  expect(await shown('logos', 'standard', { logos: [{ name: 'Camp Khuri', imageUrl: PICTURE }] })).toContain(
    'alt="Camp Khuri"',
  );
});

test('a logo without a picture is its name, and leads to its link', async () => {
  const html = await shown('logos', 'standard', { logos: [{ name: 'Camp Khuri', href: 'https://camp.example/' }] });
  expect(html).toMatch(/<a href="https:\/\/camp\.example\/" target="_blank"[^>]*><span[^>]*>Camp Khuri<\/span><\/a>/);
});

test('a row of pictures scrolls without a script, also by keyboard', async () => {
  const html = await shown('gallery', 'row', { heading: 'The office', pictures: [{ imageUrl: PICTURE }] });
  expect(html).toMatch(/tabindex="0" role="group" aria-label="The office"/);
});

test('a screen reader hears what a figure counts, then the figure', async () => {
  const html = await shown('numbers', 'light', { figures: [{ value: '71 %', label: 'book direct' }] });
  expect(html).toMatch(/<dt[^>]*>book direct<\/dt><dd[^>]*><span class="visually-hidden">71 %<\/span>/);
});

test('a quote names its speaker, and its last sentence stands out', async () => {
  const content = { text: 'They rebuilt it. It has not stopped since.', by: 'Ravindra Bhati', role: 'Camp Khuri' };
  for (const look of ['large', 'night']) {
    const html = await shown('quote', look, content, { anchor: 'quote-3' });
    expect(html).toMatch(/<section[^>]* id="quote-3" aria-label="Quote of Ravindra Bhati"/);
    expect(html).toMatch(/<blockquote.*They rebuilt it\.<span[^>]*> It has not stopped since\.<\/span>.*<figcaption/);
  }
  expect(await shown('quote', 'large', { by: 'Ravindra Bhati' })).toBe('');
});

test('a button is shown only with a label and a link', async () => {
  for (const look of ['dusk', 'plain']) {
    const content = { heading: 'Come in', cta: CTA, secondaryCta: { label: 'Prices', href: '' } };
    const links = [...(await shown('call-to-action', look, content)).matchAll(/<a [^>]*href="([^"]*)"/g)];
    expect(links.map(([, href]) => href)).toEqual(['/contact']);
  }
});

test('the title of a card leads to its link; without a title its text does', async () => {
  const cards = [
    { title: 'Fixed prices', description: 'Before we begin.', href: '/pricing' },
    { description: 'Only words.', href: '/about' },
    { title: 'Friday links' },
  ];
  for (const look of ['three', 'two']) {
    const html = await shown('cards', look, { heading: 'Habits', cards });
    expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/pricing"[^>]*>Fixed prices<\/a><\/h3>/);
    expect(html).toMatch(/<p[^>]*><a [^>]*href="\/about"[^>]*>Only words\.<\/a><\/p>/);
    expect(html).toMatch(/<h3[^>]*>Friday links<\/h3>/);
  }
});

test.for([
  [{ heading: 'Habits' }, 2, 'h3'],
  [{ heading: 'Habits' }, 1, 'h2'],
  [{}, 2, 'h2'],
] as const)('below %o on level %s, the title of a card is an %s', async ([words, level, tag]) => {
  const html = await shown('cards', 'three', { ...words, cards: [{ title: 'Fixed prices' }] }, { level });
  expect(html).toMatch(new RegExp(`<${tag}[^>]*>Fixed prices</${tag}>`));
});

test('a timeline is an ordered list; a moment without words is left out', async () => {
  const moments = [{ date: '2019', title: 'The first site' }, { date: '' }, { date: '2024', text: 'The tenth.' }];
  for (const look of ['light', 'night']) {
    const html = await shown('timeline', look, { heading: 'Our years', moments });
    expect(html).toMatch(/<ol[^>]*>.*2019.*<h3[^>]*>The first site<\/h3>.*2024.*The tenth\..*<\/ol>/s);
    expect(html.match(/<li/g)).toHaveLength(2);
  }
});

test('before a click, an embed loads nothing of the other site, and names it', async () => {
  const html = await shown('embed', 'standard', { url: 'https://vimeo.com/123456789', title: 'a walk' });
  expect(html).not.toMatch(/<iframe|src="https:/);
  expect(html).toMatch(/<button[^>]*>.*Show a walk<\/button>/);
  expect(html).toContain('It comes from player.vimeo.com, which then receives your network address.');
});

test('a video loads nothing but its poster before a visitor starts it, and never plays by itself', async () => {
  const html = await shown('video', 'standard', { videoUrl: VIDEO, title: 'A walk', posterUrl: PICTURE });
  const [video = ''] = /<video[^>]*>/.exec(html) ?? [];
  for (const part of [`src="${VIDEO}"`, 'controls=""', 'playsInline=""', 'preload="none"', 'aria-label="A walk"'])
    expect(video).toContain(part);
  expect(video).toMatch(/poster="\/uploads\/a+-1600x1000-cba47b\.1280\.webp"/);
  expect(video).not.toMatch(/autoplay|loop/i);
  const withOwn = await shown('video', 'standard', { videoUrl: `${VIDEO}#poster=${PICTURE}` });
  expect(withOwn).toMatch(/<video[^>]*poster=[^>]*preload="none"/);
  expect(await shown('video', 'standard', { videoUrl: VIDEO })).toMatch(/<video[^>]*preload="metadata"/);
});

test('the form has the fields, the honeypot and the period of the contact form, with its own words', async () => {
  const html = await shown('form', 'standard', { form: { submitLabel: 'Off it goes', emailPh: 'Where to?' } });
  for (const name of ['firstName', 'email', 'subject', 'message', 'companyWebsite']) {
    expect(html).toContain(`name="${name}"`);
  }
  expect(html).toContain('Off it goes');
  expect(html).toContain('placeholder="Where to?"');
  expect(html).toContain('We delete messages after 90 days.');
});

test('the latest posts lead to all posts, or to those with the same tag', async () => {
  expect(await shown('posts', 'standard', {})).toMatch(/href="\/blog".*All posts.*href="\/blog\/dunes"/);
  expect(await shown('posts', 'standard', { tag: 'sand' })).toMatch(/href="\/blog\?tag=sand".*All posts about sand/);
  expect(await shown('posts', 'standard', { count: 9 })).toBe(''); // these are not there
});
