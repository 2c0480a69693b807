import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { portfolio, type PortfolioItemInList } from '#contract/collections/portfolio.ts';
import { replyOf } from '#contract/sections/section.ts';
import { work as section } from '#contract/sections/work.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { workProjects } from './work-query.ts';
import { WorkView } from './work.tsx';

const stamps = { _id: 'a', version: 1, createdAt: '', updatedAt: '' };

function project(fields: object): PortfolioItemInList {
  return { ...parseLenient(replyOf(portfolio.fields), { title: 'Camp', slug: 'camp', ...fields }), ...stamps };
}

function shown(projects: PortfolioItemInList[], content: object = {}): string {
  const work = { ...section.fields.parse(content), version: 1, updatedAt: '' };
  return renderToStaticMarkup(
    <StaticRouter>
      <WorkView work={work} projects={projects} />
    </StaticRouter>,
  );
}

test('a card shows the result of a project, or its excerpt, or its category', () => {
  expect(shown([project({ result: '71 of 100 now book direct', excerpt: 'Tents.' })])).toContain(
    '71 of 100 now book direct',
  );
  expect(shown([project({ excerpt: 'Tents.' })])).toContain('Tents.');
  expect(shown([project({ category: 'Booking' })])).toContain('Booking');
});

test('without projects the section is not rendered; without a heading it is called Selected work', () => {
  expect(shown([], { heading: 'Four sites' })).toBe('');
  expect(shown([project({})])).toMatch(/<h2[^>]*>Selected work<\/h2>/);
});

test('the chosen projects are loaded in their order, or else the first four of the portfolio', () => {
  expect(
    workProjects({
      projects: [
        { slug: 'two', order: 0 },
        { slug: '', order: 1 },
        { slug: 'one', order: 2 },
      ],
    }),
  ).toEqual({
    slugs: 'two,one',
    brief: 'true',
  });
  expect(workProjects({ projects: [] })).toEqual({ limit: 4, brief: 'true' });
});
