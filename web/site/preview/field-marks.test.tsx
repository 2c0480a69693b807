import { Parser } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { KnownBlock } from '#contract/blocks/block.ts';
import { blockKinds, type BlockType } from '#contract/blocks/index.ts';
import { blog, type BlogPostOnPage } from '#contract/collections/blog.ts';
import { portfolio, type PortfolioItem } from '#contract/collections/portfolio.ts';
import { reviews } from '#contract/collections/reviews.ts';
import { services } from '#contract/collections/services.ts';
import { testimonials } from '#contract/collections/testimonials.ts';
import type { ServiceReply } from '#contract/calls/services.ts';
import { metaOf, type Shape } from '#contract/field-meta.ts';
import { sections, type Footer, type SectionFields } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { AboutHead } from '#web/site/about/about-head.tsx';
import { blockViews } from '#web/site/blocks/block-views.ts';
import { componentOf, type AnyView } from '#web/site/blocks/block-view.ts';
import { page as blogPage } from '#web/site/collections/blog/list-page.tsx';
import { PostView } from '#web/site/collections/blog/post.tsx';
import { aPost } from '#web/site/collections/blog/fixtures.ts';
import { page as projectsPage } from '#web/site/collections/portfolio/list-page.tsx';
import { NoProjects } from '#web/site/collections/portfolio/no-projects.tsx';
import { ProjectView } from '#web/site/collections/portfolio/project.tsx';
import { ServiceHeader } from '#web/site/collections/services/service-header.tsx';
import { ServiceView } from '#web/site/collections/services/service-view.tsx';
import { FooterView } from '#web/site/layout/footer.tsx';
import { NotFoundPage } from '#web/site/not-found/not-found-page.tsx';
import { LinksView } from '#web/site/pricing/service-links.tsx';
import { Promo } from '#web/site/pricing/promo.tsx';
import { PlansView } from '#web/site/pricing/plans.tsx';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { Reviews } from '#web/site/reviews/reviews.tsx';
import { ServiceList } from '#web/site/services/service-list.tsx';
import { Testimonials } from '#web/site/testimonials/testimonials.tsx';
import { withPaths } from '#web/ui/field-path.ts';
import { StaticRouter } from '#web/ui/routing/router.tsx';

const PICTURE = `/uploads/${'a'.repeat(32)}-1600x1000-cba47b.webp`;
/** A word that only one field of this file has. */
const WORD = /zq\d+zq/g;
let words = 0;

/** Content with a word of its own in each text, and the path of each word. */
function filled(fields: Shape, path: string) {
  const paths = new Map<string, string>();
  const value = fill(z.strictObject(fields), fields, path, paths);
  return { value: withPaths(value, path) as Record<string, unknown>, paths };
}

function fill(schema: z.ZodType, shape: Shape | undefined, path: string, paths: Map<string, string>): unknown {
  const { widget, element } = metaOf(schema);
  if (shape) {
    const below = (key: string) => (path ? `${path}.${key}` : key);
    return Object.fromEntries(
      Object.entries(shape).map(([key, field]) => [key, fill(field, metaOf(field).shape, below(key), paths)]),
    );
  }
  const word = () => {
    const made = `zq${words++}zq`;
    paths.set(made, path);
    return made;
  };
  if (widget === 'tags') return [word(), word()];
  if (element) return [0, 1].map((index) => fill(element, metaOf(element).shape, `${path}.${index}`, paths));
  if (widget === 'html') return `<p>${word()}</p>`;
  if (widget === 'line' || widget === 'text' || widget === 'email') return word();
  if (widget === 'image') return PICTURE;
  if (widget === 'link') return '/contact';
  if (widget === 'number') return 1;
  if (widget === 'switch') return true;
  if (widget === 'choice' || widget === 'icon') return metaOf(schema).options?.[0] ?? '';
  if (['date', 'day', 'schedule'].includes(widget)) return '2026-03-12T09:00:00.000Z';
  return schema.safeParse(undefined).data ?? '';
}

/** Text for screen readers only, which nobody can click. */
const HIDDEN = 'visually-hidden';

const queries = new QueryClient();

function html(shown: ReactNode, client = queries): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location="/about">{shown}</StaticRouter>
    </QueryClientProvider>,
  );
}

/** The words that a page shows outside of an element with the path of their field, and the number of the others. */
function unmarked(page: string, paths: ReadonlyMap<string, string>) {
  const around: string[] = [];
  const faults: string[] = [];
  let marked = 0;
  const check = (text: string) => {
    for (const [word] of text.matchAll(WORD)) {
      const path = paths.get(word);
      if (path === undefined) continue; // of another record
      if (around.includes(path)) marked += 1;
      else if (!around.includes(HIDDEN)) faults.push(`${path} in ${text}`);
    }
  };
  const parser = new Parser({
    onopentag: (_, attributes) => {
      around.push(attributes.class === HIDDEN ? HIDDEN : (attributes['data-field'] ?? ''));
      check(attributes.placeholder ?? '');
    },
    ontext: check,
    onclosetag: () => around.pop(),
  });
  parser.write(page);
  parser.end();
  return { faults, marked };
}

function expectMarks(page: string, paths: ReadonlyMap<string, string>) {
  const { faults, marked } = unmarked(page, paths);
  expect(faults).toEqual([]);
  expect(marked).toBeGreaterThan(0);
}

const looks = Object.values(blockKinds).flatMap(({ name, looks: all }) =>
  Object.keys(all).map((look) => [name, look] as const),
);

test.for(looks)('every text that a block shows has the path of its field: %s, %s', async ([type, look]) => {
  const { value, paths } = filled(blockKinds[type].fields, 'blocks.3.content');
  const view = blockViews[type] as unknown as AnyView;
  const { load } = componentOf({ look } as KnownBlock, view);
  const Component = await load();
  const place = { anchor: type, level: 2 } as const;
  const page = html(<Component {...{ content: value, look, place, data: dataOf(type) }} />);
  expectMarks(page, paths);
});

/** Without records these blocks show nothing. */
function dataOf(type: BlockType): Record<string, unknown> {
  if (type === 'work') return { projects: { items: [{ ...project(''), _id: 'p' }] } };
  if (type === 'posts') return { posts: { items: [aPost('dunes')] } };
  return {};
}

function project(path: string): PortfolioItem {
  return filled(portfolio.fields, path).value as PortfolioItem;
}

test('the records in a block have the paths of their own fields', () => {
  const all = new Map<string, string>();
  const record = (fields: Shape) => {
    const { value, paths } = filled(fields, 'id');
    for (const [word, path] of paths) all.set(word, path);
    return { ...value, stars: 5, _id: 'id' };
  };
  const place = { anchor: 'proof', level: 2 } as const;
  const review = { ...record(reviews.fields), source: '', sourceUrl: '' } as never;
  expectMarks(
    html(<Reviews content={{ heading: 'Reviews', showsWhenEmpty: true }} look="standard" data={{ reviews: [review], counts: undefined }} place={place} />), // prettier-ignore
    all,
  );
  const quote = record(testimonials.fields) as never;
  expectMarks(
    html(<Testimonials content={{ eyebrow: '', heading: 'Quotes', showsWhenEmpty: true }} look="standard" data={{ testimonials: [quote] }} place={place} />), // prettier-ignore
    all,
  );
});

test('every text of a section outside of the blocks has the path of its field', () => {
  const footer = filled(sections.footer.fields.shape, '');
  expectMarks(html(<FooterView footer={footer.value as unknown as Footer} />), footer.paths);
  const { value, paths } = filled(sections.pricing.fields.shape, '');
  const pricing = value as SectionFields<'pricing'>;
  expectMarks(html(<Promo promo={pricing.promo} />), paths);
  expectMarks(html(<PlansView pricing={pricing} />), paths);
  expect(html(<PlansView pricing={pricing} />)).toContain('data-field="plans.1.price"');
});

test('every text of a record on its page has the path of its field', () => {
  const post = filled(blog.fields, '');
  expectMarks(html(<PostView post={{ ...post.value, readingMinutes: 3 } as unknown as BlogPostOnPage} />), post.paths);
  const item = filled(portfolio.fields, '');
  expectMarks(html(<ProjectView project={item.value as PortfolioItem} />), item.paths);
  const service = filled(services.fields, '');
  expectMarks(html(<ServiceHeader service={service.value as ServiceReply} />), service.paths);
});

test('every small text of the pages has the path of its field, on each page that shows it', async () => {
  const { value, paths } = filled(sections['page-texts'].fields.shape, '');
  const client = new QueryClient();
  client.setQueryData(query('GET /page-texts').queryKey, value);
  const about = sections.about.fields.parse({});
  const item = portfolio.record.parse({
    ...{ _id: '1', version: 1, createdAt: '', updatedAt: '', title: 'Barn' },
    ...{ slug: 'barn', techUsed: ['Oak'], liveUrl: 'https://barn.example' },
  });
  const service = { ...services.record.parse({ _id: '1', version: 1, createdAt: '', updatedAt: '', title: 'Roofs', slug: 'roofs' }), portfolio: [], sections: [] }; // prettier-ignore
  const card = { title: 'Roofs', description: 'Of slate', href: '/roofs' };
  const cards = sections['service-section'].fields.parse({ cards: [card] }).cards;
  const place = { anchor: 'part', level: 1 } as const;
  const address = { category: '', tag: '', q: '', page: 1 };
  const pages = [
    <AboutHead key="about" about={about} level={1} />,
    <ServiceList key="list" content={{ ...sections['service-section'].fields.parse({}) }} look="rows" data={{ services: [], projects: undefined }} place={place} />, // prettier-ignore
    <projectsPage.Component key="projects" />,
    <NoProjects key="none" address={address} isPastEnd={false} />,
    <ProjectView key="project" project={item} />,
    <blogPage.Component key="blog" />,
    <PostView key="post" post={aPost('dunes') as BlogPostOnPage} />,
    <ServiceView key="service" service={service} />,
    <PlansView key="plans" pricing={sections.pricing.fields.parse({ plans: [{ title: 'One' }] })} />,
    <LinksView key="links" cards={cards} linkOf={() => '/'} own={value.pricingServices as object} />,
    <Reviews key="reviews" content={{ heading: 'Reviews', showsWhenEmpty: true }} look="standard" data={{ reviews: [], counts: undefined }} place={place} />, // prettier-ignore
    <Testimonials key="quotes" content={{ eyebrow: '', heading: 'Quotes', showsWhenEmpty: true }} look="standard" data={{ testimonials: [] }} place={place} />, // prettier-ignore
    <NotFoundPage key="missing" movedTo={null} />,
  ].map((shown) => html(shown, client));
  for (const page of pages) expectMarks(page, paths);
  const unseen = [...paths].filter(([word]) => !pages.some((page) => page.includes(word))).map(([, path]) => path);
  expect(unseen).toEqual([]);
});

test('what the public site shows has no paths', () => {
  const { value } = filled(sections.footer.fields.shape, '');
  const read = withoutPaths(value) as Footer;
  expect(html(<FooterView footer={read} />)).not.toContain('data-field');
});

function withoutPaths(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === '_path' ? undefined : part)));
}
