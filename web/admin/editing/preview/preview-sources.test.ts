import { expect, test } from 'vitest';
import { blog } from '#contract/collections/blog.ts';
import { portfolio } from '#contract/collections/portfolio.ts';
import { services } from '#contract/collections/services.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { FIRST_PAGES } from '#contract/constants.ts';
import { fixedPaths } from '#contract/kinds.ts';
import { composedRoute, matchRoute } from '#web/site/routes.ts';
import { recordPreview, sectionPreview } from './preview-sources.ts';

const names = Object.keys(sections) as SectionName[]; // the keys of `sections`

test.each(names)('the preview of %s answers exactly the API call of the page that shows it', (name) => {
  const source = sectionPreview(name);
  const [answer] = source.pinnedQueries({ heading: 'Typed' });
  expect(answer?.key).toEqual(query(`GET ${sections[name].path}`).queryKey);
  expect(answer?.value).toMatchObject({ heading: 'Typed' });
  expect(source.start).toBe(source.page);
  const isFirstPage = FIRST_PAGES.some((path) => path === source.page);
  expect(isFirstPage || matchRoute(source.page).route !== composedRoute).toBe(true);
});

test.each([
  ['a post', blog, '/blog/:slug'],
  ['a project', portfolio, '/portfolio/:slug'],
  ['a service', services, '/services/:slug'],
] as const)(
  'the preview frame of %s starts on an existing page and then opens the page of the record',
  (_, collection, path) => {
    const saved = recordPreview(collection, 'two-scripts');
    expect(saved.start).toBe(path.replace('/:slug', ''));
    expect([...fixedPaths, ...FIRST_PAGES]).toContain(saved.start);
    expect(matchRoute(saved.page)).toMatchObject({ route: { path }, params: { slug: 'two-scripts' } });
    const [answer] = saved.pinnedQueries({ title: 'Typed', slug: 'typed-slug' });
    expect(answer?.key).toEqual([`GET ${path}`, { slug: 'two-scripts' }, {}]);
    expect(answer?.value).toMatchObject({ title: 'Typed' });
    expect(matchRoute(recordPreview(collection, '').page).params.slug).toBeTruthy();
  },
);

test('a post that has not been saved has a reading time and a date', () => {
  const [answer] = recordPreview(blog, '').pinnedQueries({ content: `<p>${'word '.repeat(401)}</p>`, publishedAt: '' });
  expect(answer?.value).toMatchObject({ readingMinutes: 3, publishedAt: expect.stringMatching(/^\d{4}-/) });
});
