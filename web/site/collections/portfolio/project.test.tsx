import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { portfolio } from '#contract/collections/portfolio.ts';
import { galleryPictures } from './gallery-pictures.ts';
import { findNext } from './next-project.tsx';
import { ProjectView } from './project.tsx';

const whole = {
  client: 'Ravindra Bhati',
  projectDate: '2025-09-30T23:30:00.000Z',
  category: 'Booking',
  tags: ['Calendar', 'R&D'],
  techUsed: ['UPI', 'SVG maps'],
  makers: ['Ila Purohit', 'Kabir Solanki'],
  liveUrl: 'https://camp.example',
  externalUrl: '/blog/the-first-hour',
  coverImageUrl: '/uploads/cover-1280x960.webp',
  description: '<p>Eleven tents.</p>',
  gallery: [{ imageUrl: '/uploads/one.webp', caption: 'The season on one sheet' }],
  images: ['/uploads/two.webp'],
};

function shown(fields: object): string {
  const stamps = { _id: '1', version: 1, createdAt: '', updatedAt: '' };
  const project = portfolio.record.parse({ ...stamps, title: 'Camp Khuri', slug: 'camp-khuri', ...fields });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter>
        <ProjectView project={project} />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

test('the facts are client, makers, date, category, tags, tech and both links', () => {
  const html = shown(whole);
  for (const name of ['Client', 'Made by', 'Date', 'Category', 'Tags', 'Made with'])
    expect(html).toMatch(`>${name}</dt>`);
  expect(html).toContain('Ravindra Bhati');
  expect(html).toMatch(/Made by<\/dt>.*>Ila Purohit<.*>Kabir Solanki</);
  expect(html).toContain('href="/portfolio?category=Booking"');
  expect(html).toContain('href="/portfolio?tag=R%26D"');
  expect(html).toMatch(/<a href="https:\/\/camp\.example" target="_blank" rel="noopener"[^>]*>See the result/);
  expect(html).toMatch(/href="\/blog\/the-first-hour"[^>]*>Read more about it/);
});

test('a project without facts has no list of them', () => {
  expect(shown({ category: 'General' })).not.toContain('aria-label="Facts"');
  expect(shown({ category: 'General', client: 'Ravindra Bhati' })).not.toContain('Category');
});

test('the date shows month and year, in UTC', () => {
  expect(shown(whole)).toContain('<time dateTime="2025-09">September 2025</time>');
});

test('a missing fact is left out together with its label', () => {
  const html = shown({});
  for (const name of [
    'Client',
    'Made by',
    'Date',
    'Tags',
    'Made with',
    'See the result',
    'Read more about it',
    'Pictures',
  ]) {
    expect(html).not.toContain(name);
  }
  expect(html).not.toContain('<img');
});

test('renders the story as sanitised HTML', () => {
  expect(shown(whole)).toContain('<p>Eleven tents.</p>');
});

test('a summary that the story begins with is shown once, in the story', () => {
  const excerpt = 'Eleven tents by the dunes.';
  expect(shown({ excerpt, description: '<p>Booked out.</p>' })).toContain(excerpt);
  expect(shown({ excerpt, description: `<p>${excerpt} Booked out.</p>` }).split(excerpt)).toHaveLength(2);
});

test('the result and a short story stand beside a cover in portrait format, and else below it', () => {
  const result = '71 of 100 book on the site';
  const html = (size: string, description = '<p>Eleven tents.</p>') =>
    shown({ ...whole, result, description, coverImageUrl: `/uploads/cover-${size}.webp` });
  expect(html('1280x960')).toMatch(new RegExp(`Facts.*${result}.*Eleven tents`));
  expect(html('960x1280')).toMatch(new RegExp(`${result}.*Eleven tents.*Facts`));
  for (const long of [
    `<p>${'Eleven tents. '.repeat(60)}</p>`,
    '<h2>Eleven tents</h2>',
    '<p><a href="/">Eleven tents</a></p>',
  ]) {
    expect(html('960x1280', long)).toMatch(new RegExp(`${result}.*Facts.*Eleven tents`));
  }
});

test('without JavaScript a thumbnail links to its picture', () => {
  const html = shown(whole);
  expect(html).toMatch(
    /<a[^>]*href="\/uploads\/one\.webp"[^>]*aria-label="Open picture 1 of 2: The season on one sheet"/,
  );
  expect(html).toMatch(
    /<a[^>]*href="\/uploads\/two\.webp"[^>]*aria-label="Open picture 2 of 2: Camp Khuri, picture 2"/,
  );
  expect(html).not.toContain('role="button"');
});

test('shows each gallery picture and plain picture once, with its caption if it has one', () => {
  const pictures = galleryPictures({
    gallery: [
      { imageUrl: '/a.webp', caption: 'A' },
      { imageUrl: '', caption: 'lost' },
      { imageUrl: '/a.webp', caption: 'A again' },
    ],
    images: ['/b.webp', '/a.webp', '/b.webp', ''],
  });
  expect(pictures).toMatchObject([
    { src: '/a.webp', caption: 'A' },
    { src: '/b.webp', caption: '' },
  ]);
});

const slugs = (...names: string[]) => names.map((slug) => ({ slug }));

test('the next project follows in list order, wraps around at the end and is never the project itself', () => {
  const first = slugs('a', 'b');
  expect(findNext(slugs('b'), first, 'a')).toEqual({ slug: 'b' });
  expect(findNext(slugs('z'), first, 'y')).toEqual({ slug: 'z' });
  expect(findNext([], first, 'z')).toEqual({ slug: 'a' });
  expect(findNext([], slugs('a'), 'a')).toBeUndefined();
});
